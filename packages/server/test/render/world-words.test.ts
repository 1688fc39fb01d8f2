/** What is written over a place leaves its subject clear: it is not paled beside them, and does not sink behind them. */
import { createCanvas } from '@napi-rs/canvas';
import { ASPECTS } from '@vid/sdk/contract';
import { expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { hex } from '../../src/render/color/color';
import { Affine, look } from '../../src/render/film/transform';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { randomFor } from '../../src/render/random';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { stockOf } from '../../src/render/stage/stock-of';
import { lensOf, viewOf } from '../../src/render/worlds/view';
import { worldWords } from '../../src/render/worlds/words-on-world';
import { firstScene, jobOf } from './fixtures';

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

it.each(ASPECTS)('keeps the hat of whoever is looked at from near in the frame of %s', async (aspect) => {
  const prompts = ['A cook in a kitchen', 'A farmer in a field', 'A construction worker in a warehouse'];
  const stock = stockOf(openArtwork(), 'en');
  for (const prompt of prompts) {
    const job = jobOf([{ type: 't2v_fast', prompt: `${prompt}. Zoom in`, script: 'Roasted here', duration: 8 }], {
      aspect,
    });
    const input = (await prepareScenes(job, stock)).scenes[0]?.input;
    if (input?.world === undefined) throw new Error('no place');
    const { layers } = sceneFilm(input, 't2v_fast');
    const head = layers.find(({ keeps }) => keeps !== undefined);
    const lens = head?.lens;
    if (head === undefined || lens === undefined) throw new Error('nobody is seen');
    for (let seconds = 0; seconds < 8; seconds += 0.25) {
      const camera = new Affine();
      look(camera, lens, 1, seconds);
      expect(camera.at(head.box.x, head.box.y).y).toBeGreaterThan(0);
    }
  }
});
