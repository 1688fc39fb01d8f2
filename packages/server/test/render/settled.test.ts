/** Sprites keep their own pixels, and nothing of the pictures that they were made of. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { STILL } from '../../src/render/film/film';
import { spriteOf } from '../../src/render/film/sprite';
import { settled, spent } from '../../src/render/output/settled';
import { rasterise } from '../../src/render/sprites/raster';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="3" fill="red"/></svg>',
);
const [WIDE, HIGH] = [1000, 2000];
const COUNT = 6;
const LARGE_BYTES = WIDE * HIGH * 4;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is found is given back in the next turn, and only then lets go of what it held itself. */
const free = async (): Promise<void> => {
  for (let look = 0; look < 2; look += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Bytes of memory for each of so many things that are made and kept. */
async function bytesOf(make: () => unknown): Promise<number> {
  const kept: unknown[] = [];
  // The first is made of memory that all others use again.
  kept.push(await make());
  await free();
  const before = process.memoryUsage.rss();
  for (let count = 0; count < COUNT; count += 1) {
    kept.push(await make());
    await free();
  }
  return (process.memoryUsage.rss() - before) / (kept.length - 1);
}

const painted = (width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgba(200, 40, 60, 0.7)';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#123456';
  context.arc(width / 2, height / 2, width / 3, 0, 7);
  context.fill();
  return canvas;
};

describe('what is painted and kept', () => {
  it('lets go of what it was painted with', async () => {
    const sprite = () => {
      const large = painted(WIDE, HIGH);
      const box = { x: 0, y: 0, width: 60, height: 60 };
      const paint = (context: ReturnType<Canvas['getContext']>) => context.drawImage(large, 0, 0);
      return spriteOf({ box, paint, frames: 1, masked: false, enter: STILL }, box, 0);
    };
    expect(await bytesOf(sprite)).toBeLessThan(LARGE_BYTES / 2);
    expect(await bytesOf(() => rasterise(() => SVG, 500, { clean: false }))).toBeLessThan(LARGE_BYTES / 2);
  });

  it('gives the pixels of what it was made of back at once, without a look at all objects', () => {
    const kept: Canvas[] = [];
    const make = (): void => {
      const large = settled(painted(WIDE, HIGH));
      const small = createCanvas(60, 60);
      small.getContext('2d').drawImage(large, 0, 0);
      kept.push(settled(small));
      spent(large);
    };
    make();
    const before = process.memoryUsage.rss();
    for (let count = 0; count < COUNT; count += 1) make();
    expect((process.memoryUsage.rss() - before) / COUNT).toBeLessThan(LARGE_BYTES / 2);
    // Undrawn pixels are transparent: it keeps what it was drawn with.
    expect(kept.every((canvas) => canvas.data()[3] !== 0)).toBe(true);
  });

  it('is the same picture, and can be drawn on', () => {
    const [one, other] = [painted(30, 40), settled(painted(30, 40))];
    expect(other.data().equals(one.data())).toBe(true);
    for (const canvas of [one, other]) canvas.getContext('2d').clearRect(3, 4, 9, 9);
    expect(other.data().equals(one.data())).toBe(true);
    expect(other.data().equals(painted(30, 40).data())).toBe(false);
  });
});
