/** What is written over a place leaves its subject clear: it is not paled beside them, and does not sink behind them. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { hex } from '../../src/render/color/color';
import { randomFor } from '../../src/render/random';
import { lensOf, viewOf } from '../../src/render/worlds/view';
import { worldWords } from '../../src/render/worlds/words-on-world';
import { firstScene } from './fixtures';

it.each([
  { width: 540, height: 960 },
  { width: 540, height: 540 },
])('keeps the foot of a subject above words when the camera is near it, in %o', (size) => {
  const view = viewOf(size, true, true, true);
  const reading = { camera: 'push', pace: 1 } as Parameters<typeof lensOf>[0];
  const { centre, zoom } = lensOf(reading, view, size, 4, randomFor(1, 'camera'));
  const foot = view.floor + 540 * 0.03;
  const near = centre.y + (foot - centre.y) * (zoom(4) + 0.46);
  expect(near - foot).toBeLessThan(540 * 0.035);
});

it('leaves a wide picture as it is beside short words', async () => {
  const { setting } = await firstScene({ type: 't2v_fast', prompt: 'A kitchen', duration: 4 }, { aspect: '16:9' });
  const { width } = setting.size;
  const tone = { ink: hex('#111111'), ground: hex('#ffffff'), rise: [0.34, 0.82, 0.95] } as const;
  const [ground] = worldWords('Two words', setting, tone);
  const canvas = createCanvas(width, Math.ceil(ground?.box.height ?? 0));
  ground?.paint(canvas.getContext('2d'), 0);
  const alphaAt = (x: number): number =>
    canvas.getContext('2d').getImageData(Math.round(width * x), canvas.height - 4, 1, 1).data[3] ?? 0;
  expect(alphaAt(0.1)).toBeGreaterThan(200);
  expect(alphaAt(0.68)).toBeLessThan(20);
});
