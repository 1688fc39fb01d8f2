/** Pictures become sprites: trimmed, with clean edges, lit, and blurred only where it is asked for. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { brightness, saturation } from '../../src/render/color/color';
import { keepSkin } from '../../src/render/sprites/keep-skin';
import { relit } from '../../src/render/sprites/light';
import { rasterise } from '../../src/render/sprites/raster';
import { blurred, colourOf, hueOf, silhouette, tinted } from '../../src/render/sprites/soft';
import { spriteLight } from '../../src/render/worlds/cast-world';
import { dusked } from '../../src/render/worlds/dusked';
import { lightOf } from '../../src/render/worlds/light';
import { readPrompt } from '../../src/render/worlds/reading';

const svg = (body: string) => (pixels: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}">${body}</svg>`,
  );

const pixel = (canvas: Canvas, x: number, y: number): number[] => [
  ...canvas.getContext('2d').getImageData(x, y, 1, 1).data,
];

const made = async (body: string, side = 64, clean = true): Promise<Canvas> => {
  const sprite = await rasterise(svg(body), side, { clean });
  if (sprite === undefined) throw new Error('nothing is seen');
  return sprite;
};

describe('rasterise', () => {
  it('trims a picture to what is seen of it', async () => {
    const sprite = await made('<rect x="8" y="4" width="16" height="8" fill="#f00"/>');
    expect([sprite.width, sprite.height]).toEqual([32, 16]);
    expect(pixel(sprite, 16, 8)).toEqual([255, 0, 0, 255]);
  });

  it('takes away what filters leave around a picture, unless it is to be kept', async () => {
    const faint = '<rect width="32" height="32" fill="#00f" opacity="0.2"/><rect x="8" y="8" width="16" height="16"/>';
    expect((await made(faint)).width).toBe(32);
    expect((await made(faint, 64, false)).width).toBe(64);
  });

  it('takes bitmaps, small and large, at the size that is wanted', async () => {
    for (const side of [20, 400]) {
      const bitmap = createCanvas(side, side / 2);
      bitmap.getContext('2d').fillRect(0, 0, side, side / 2);
      const sprite = await rasterise(() => bitmap.toBuffer('image/png'), 64, { clean: false });
      expect(sprite).toMatchObject({ width: 64, height: 32 });
    }
  });

  it('tells when there is nothing to see', async () => {
    expect(await rasterise(svg(''), 32, { clean: true })).toBeUndefined();
  });
});

describe('light', () => {
  it('comes from the upper left and leaves the outline as it is', async () => {
    const plain = await made('<rect x="4" y="4" width="24" height="24" fill="#888"/>');
    const light = { key: { r: 255, g: 250, b: 240 }, shade: { r: 20, g: 0, b: 40 }, rim: { r: 255, g: 255, b: 255 } };
    const lit = relit(plain, { ...light, strength: 1 });
    expect([lit.width, lit.height]).toEqual([plain.width, plain.height]);
    const [upper = 0] = pixel(lit, 8, 8);
    const [lower = 255] = pixel(lit, 40, 40);
    expect(upper).toBeGreaterThan(lower + 20);
    expect(pixel(lit, 24, 24)[3]).toBe(255);
  });
});

describe('soft copies', () => {
  it('have room for their blur', async () => {
    const sprite = await made('<rect x="8" y="8" width="16" height="16" fill="#0a0"/>');
    const { canvas, pad } = blurred(sprite, 4);
    expect(canvas.width).toBe(sprite.width + 2 * pad);
    expect(pixel(canvas, pad - 2, canvas.height / 2)[3]).toBeGreaterThan(0);
  });

  it('are of one colour, or take on another with their shades', async () => {
    const sprite = await made(
      '<rect width="16" height="32" fill="#444"/><rect x="16" width="16" height="32" fill="#ccc"/>',
    );
    expect(pixel(silhouette(sprite, { r: 9, g: 8, b: 7 }), 5, 5)).toEqual([9, 8, 7, 255]);
    expect(colourOf(sprite)).toBeLessThan(0.05);
    const warm = tinted(sprite, { r: 255, g: 120, b: 40 }, 1);
    expect(colourOf(warm)).toBeGreaterThan(0.2);
    expect(pixel(warm, 50, 20)[0]).toBeGreaterThan(pixel(warm, 10, 20)[0] ?? 255);
  });
});

describe('skin', () => {
  const LIGHTS = [lightOf(readPrompt('A street at night', 'en')), lightOf(readPrompt('A street at dusk', 'en'))];
  const TONES = ['#e8b39b', '#926063', '#3f2631'];
  it.each(TONES.flatMap((tone) => LIGHTS.map((light) => ({ tone, light }))))(
    'has its own colour in any light: $tone, $light.time',
    async ({ tone, light }) => {
      const own = await made(`<rect width="32" height="32" fill="${tone}"/>`);
      const before = pixel(own, 32, 32);
      const [r = 0, g = 0, b = 0] = pixel(keepSkin(own, dusked(relit(own, spriteLight(light)), light)), 32, 32);
      expect(hueOf(r, g, b)).toBeGreaterThan(8);
      expect(hueOf(r, g, b)).toBeLessThan(36);
      expect(saturation({ r, g, b })).toBeGreaterThan(0.24);
      expect(brightness(r, g, b)).toBeGreaterThan(brightness(before[0] ?? 0, before[1] ?? 0, before[2] ?? 0) * 0.65);
    },
  );

  it('leaves cloth in the colour of the hour', async () => {
    const [night] = LIGHTS;
    if (night === undefined) throw new Error('no light');
    const shirt = await made('<rect width="32" height="32" fill="#c8d4f0"/>');
    const lit = () => dusked(relit(shirt, spriteLight(night)), night);
    expect(pixel(keepSkin(shirt, lit()), 32, 32)).toEqual(pixel(lit(), 32, 32));
  });
});
