/** What films are cast from takes many times the memory of a sprite while it is drawn: one at a time, and all of it is given back. */
import type * as Canvases from '@napi-rs/canvas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PALETTE_NAMES, palette } from '../../src/render/color/palettes';
import { rasterise } from '../../src/render/sprites/raster';
import type { Figure } from '../../src/render/stage/stock';
import { wardrobe } from '../../src/render/stage/wardrobe';

const made = vi.hoisted(() => ({ canvases: [] as Canvases.Canvas[], mostBytes: 0 }));

const bytesOf = (canvases: readonly Canvases.Canvas[]): number =>
  canvases.reduce((bytes, { width, height }) => bytes + width * height * 4, 0);

vi.mock('@napi-rs/canvas', async (original) => {
  const module = await original<typeof Canvases>();
  return {
    ...module,
    createCanvas: (width: number, height: number) => {
      const canvas = module.createCanvas(width, height);
      made.canvases.push(canvas);
      made.mostBytes = Math.max(made.mostBytes, bytesOf(made.canvases));
      return canvas;
    },
  };
});

const COUNT = 12;
const SIZE = { width: 360, height: 640 };
/** What is drawn to make one sprite: it and its picture, at twice the size, with their shades. */
const SPRITES_IN_ONE = 10;
/** What is looked at in small to know colours. */
const SMALL_BYTES = 40_000;

const drawing = (pixels: number, hue: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}">` +
      `<circle cx="16" cy="16" r="16" fill="hsl(${hue}, 60%, 50%)"/></svg>`,
  );

const figures = Array.from(
  { length: COUNT },
  (_, at): Figure => ({ name: `thing ${at}`, set: 'fluent', bytes: (pixels = 32) => drawing(pixels, at * 30) }),
);

beforeEach(() => {
  made.canvases.length = 0;
  made.mostBytes = 0;
});

describe('what a film is cast from', () => {
  it('holds the sprites, and what one of them is made of', async () => {
    const dress = wardrobe(palette(PALETTE_NAMES[0]), SIZE);
    const casts = await Promise.all(
      figures.map((hero) => dress({ hero, isNamed: true, props: [], lines: new Map(), leads: new Map() })),
    );
    const sprites = casts.flatMap((cast) => (cast === undefined ? [] : [cast.hero]));
    expect(sprites).toHaveLength(COUNT);
    const [first] = sprites;
    const one = first === undefined ? 0 : bytesOf([first]);
    expect(bytesOf(made.canvases)).toBeLessThan(bytesOf(sprites) + COUNT * SMALL_BYTES);
    expect(made.mostBytes).toBeLessThan(bytesOf(sprites) + SPRITES_IN_ONE * one + COUNT * SMALL_BYTES);
  });

  it('lets the loop turn after each drawing, since what is done with goes then', async () => {
    const turns: number[] = [];
    let turn = 0;
    const next = (): void => {
      turn += 1;
      if (turn < 100) setImmediate(next);
    };
    setImmediate(next);
    await Promise.all(
      Array.from({ length: COUNT }, (_, at) =>
        rasterise(
          (pixels) => {
            turns.push(turn);
            return drawing(pixels, at);
          },
          20,
          { clean: true },
        ),
      ),
    );
    expect(new Set(turns).size).toBe(COUNT);
  });
});
