/** Steam, which is added up in a small picture: it looks as if each puff were drawn by itself. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { steamLayer } from '../../src/render/stage/steam';

const SIZE = 160;
const steam = { x: 80, foot: 120, width: 60, height: 90 };
const GROUND = '#30404c';

const pixelsOf = (draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void): Buffer => {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'low';
  context.fillStyle = GROUND;
  context.fillRect(0, 0, SIZE, SIZE);
  draw(context);
  return canvas.data();
};

const layer = () => steamLayer(steam.x, steam.foot, steam.width, steam.height, {});

/** The same, a gradient for each puff. */
const drawnOneByOne = (seconds: number): Buffer =>
  pixelsOf((context) => {
    const { x, foot, width, height } = steam;
    for (let plume = 0; plume < 3; plume += 1) {
      for (let puff = 0; puff < 16; puff += 1) {
        const life = (puff / 16 + seconds * 0.22 + plume * 0.37) % 1;
        const sway = Math.sin(life * 5 + plume * 2 + seconds * 1.3) * width * 0.16 * (0.3 + life);
        const alpha = Math.sin(Math.PI * life) * (1 - life * 0.4) * 0.085;
        const radius = width * (0.1 + 0.16 * life);
        const [left, top] = [x + (plume - 1) * width * 0.3 + sway, foot - life * height];
        const round = context.createRadialGradient(left, top, 0, left, top, radius);
        round.addColorStop(0, `rgba(255,255,255,${alpha})`);
        round.addColorStop(1, 'rgba(255,255,255,0)');
        context.fillStyle = round;
        context.fillRect(left - radius, top - radius, radius * 2, radius * 2);
      }
    }
  });

const apart = (one: Buffer, other: Buffer): number =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);

it('looks as if each puff were drawn', () => {
  const drawn = pixelsOf((context) => layer().live?.(context, 1.7));
  expect(
    apart(
      drawn,
      pixelsOf(() => undefined),
    ),
  ).toBeGreaterThan(30);
  expect(apart(drawn, drawnOneByOne(1.7))).toBeLessThanOrEqual(5);
});

it('is the same at a moment, whatever was shown before', () => {
  const one = layer();
  const at = (seconds: number): Buffer => pixelsOf((context) => one.live?.(context, seconds));
  const first = at(1.7);
  expect(at(2.1).equals(first)).toBe(false);
  expect(at(1.7).equals(first)).toBe(true);
});
