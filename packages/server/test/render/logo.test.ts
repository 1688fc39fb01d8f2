/** Logos in every form that customers send: of any file, with their plain ground removed, safe, and seen on what they stand on. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standsAlone } from '../../src/render/beats/logo';
import { palette } from '../../src/render/color/palettes';
import { cardPalette } from '../../src/render/end-card/card-palette';
import { loadPicture } from '../../src/render/load-picture';
import { withoutGround } from '../../src/render/logo/without-ground';
import { drawnLogo, type LogoColors } from '../support/logos';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-logo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function loaded(bytes: Buffer | string): Promise<Image> {
  const path = join(folder, 'logo');
  await writeFile(path, bytes);
  const picture = await loadPicture(path);
  if ('problem' in picture) throw new Error(picture.problem);
  return picture.picture;
}

const FILES: Record<string, (canvas: Canvas) => Buffer> = {
  PNG: (canvas) => canvas.toBuffer('image/png'),
  JPEG: (canvas) => canvas.toBuffer('image/jpeg', 78),
  WebP: (canvas) => canvas.toBuffer('image/webp', 80),
};

const RED: LogoColors = { ground: '#b3202c', ink: '#ffffff', second: '#ffd9a0' };
const WHITE: LogoColors = { ground: '#ffffff', ink: '#1d5c3a', second: '#d98b1c' };

/** Opacity at a point of the logo as it was drawn; what is left begins at the ring, or at a bar. */
function alphaAt(logo: Image | Canvas, x: number, y: number): number {
  const context = createCanvas(1, 1).getContext('2d');
  // The ring reaches to 32 from the left, the tile to 30 from the top.
  context.drawImage(logo, 32 - x, 30 - y);
  return context.getImageData(0, 0, 1, 1).data[3] ?? 0;
}

describe('a plain ground', () => {
  it.each(
    Object.keys(FILES).flatMap((file) => [[file, 'white', WHITE] as const, [file, 'of another colour', RED] as const]),
  )('is removed, outside and in the counters of letters: %s, %s', async (file, _, colors) => {
    const bytes = FILES[file]?.(drawnLogo(colors)) ?? '';
    const { logo } = withoutGround(await loaded(bytes));
    // Compression blurs an edge by a few pixels.
    expect(Math.abs(logo.width - 358)).toBeLessThanOrEqual(6);
    expect(Math.abs(logo.height - 100)).toBeLessThanOrEqual(6);
    expect(alphaAt(logo, 140, 80), 'between letters').toBe(0);
    expect(alphaAt(logo, 80, 80), 'in a counter').toBe(0);
    expect(alphaAt(logo, 44, 80), 'the ring').toBeGreaterThan(245);
    expect(alphaAt(logo, 298, 80), 'the tile').toBeGreaterThan(245);
    expect(alphaAt(logo, 312, 80), 'what is written in the tile').toBeGreaterThan(245);
  });

  it('leaves no rim of its colour', async () => {
    const { logo } = withoutGround(
      await loaded(FILES['JPEG']?.(drawnLogo({ ...WHITE, ink: '#102a20', second: '#102a20' })) ?? ''),
    );
    const context = createCanvas(logo.width, logo.height).getContext('2d');
    context.fillStyle = '#102a20';
    context.fillRect(0, 0, logo.width, logo.height);
    context.drawImage(logo, 0, 0);
    const { data } = context.getImageData(0, 0, logo.width, 18);
    const brightest = data.reduce((most, level, at) => (at % 4 === 3 ? most : Math.max(most, level)), 0);
    expect(brightest).toBeLessThan(110);
  });

  it('that is transparent, or none, leaves the logo as it is', async () => {
    const clear = withoutGround(await loaded(drawnLogo({ ink: '#123b7a', second: '#e4572e' }).toBuffer('image/png')));
    expect([clear.logo.width, clear.logo.height]).toEqual([358, 100]);
    const slope = createCanvas(200, 100);
    const context = slope.getContext('2d');
    const gradient = context.createLinearGradient(0, 0, 200, 0);
    gradient.addColorStop(0, '#ff0000');
    gradient.addColorStop(1, '#0000ff');
    context.fillStyle = gradient;
    context.fillRect(0, 0, 200, 100);
    const kept = withoutGround(await loaded(slope.toBuffer('image/png')));
    expect([kept.logo.width, kept.logo.height]).toEqual([200, 100]);
    const even = createCanvas(60, 60);
    even.getContext('2d').fillRect(0, 0, 60, 60);
    expect(withoutGround(even).logo.width).toBe(60);
  });

  it('is none where a corner of the picture is of it and the rest is a photograph', () => {
    const photo = createCanvas(120, 120);
    const context = photo.getContext('2d');
    for (let at = 0; at < 14_400; at += 1) {
      context.fillStyle = `hsl(${(at * 137) % 360} 60% ${20 + ((at * 53) % 60)}%)`;
      context.fillRect(at % 120, Math.floor(at / 120), 1, 1);
    }
    expect(withoutGround(photo).logo.width).toBe(120);
  });
});

describe('an SVG logo', () => {
  const svg = (body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50">${body}<rect width="100" height="50" fill="#0a6b4e"/></svg>`;
  const PIXEL = `data:image/png;base64,${createCanvas(1, 1).toBuffer('image/png').toString('base64')}`;

  it.each([
    'http://127.0.0.1:9/x',
    'https://127.0.0.1:9/x',
    '//127.0.0.1:9/x',
    'file:///etc/hostname',
    PIXEL,
    'DATA:image/svg+xml,%3Csvg/%3E',
  ])('with a picture in it is refused, whatever it is from: %.24s', async (from) => {
    for (const name of ['href', 'xlink:href'])
      await expect(loaded(svg(`<image ${name}="${from}" width="9" height="9"/>`))).rejects.toThrow('picture of pixels');
  });

  it.each([
    ['a shape', (from: string) => `<use href="${from}#a"/>`],
    ['paint', (from: string) => `<circle r="9" fill="url(${from}#a)"/>`],
    ['paint in quotes', (from: string) => `<circle r="9" style="fill:url( '${from}#a' )"/>`],
    ['a filter', (from: string) => `<filter id="f"><feImage href="${from}"/></filter><circle r="9" filter="url(#f)"/>`],
    ['a style sheet', (from: string) => `<style>@import url(${from}); @import "${from}";</style>`],
    ['a font', (from: string) => `<style>@font-face{font-family:x;src:url(${from})}</style>`],
    ['a document', (from: string) => `<foreignObject><iframe src="${from}"/></foreignObject>`],
    ['a link', (from: string) => `<a xlink:href="${from}"><circle r="9"/></a>`],
  ])('is drawn without %s from elsewhere', async (_, body) => {
    for (const from of ['http://127.0.0.1:9/x', 'data:text/css,x']) {
      const picture = await loaded(svg(body(from)));
      expect([picture.width, picture.height]).toEqual([1600, 800]);
    }
  });
});

describe('on an end card', () => {
  const grounds: readonly (readonly [string, LogoColors, readonly string[]])[] = [
    ['of two colours', { ink: '#123b7a', second: '#e4572e' }, ['#123b7a', '#e4572e']],
    ['saved on white', WHITE, ['#1d5c3a']],
    ['saved on its own colour', RED, ['#b3202c']],
    ['white', { ink: '#ffffff', second: '#f6f0e0' }, ['#f4b400', '#333333']],
    ['black', { ink: '#0a0a0a', second: '#222222' }, []],
  ];
  it.each(grounds)('the ground suits a logo, so that it needs no plate: %s', (_, colors, brand) => {
    const { logo } = withoutGround(drawnLogo(colors));
    for (const film of [palette('paper'), palette('midnight')])
      expect(standsAlone(logo, cardPalette(logo, brand, film))).toBe(true);
  });
});
