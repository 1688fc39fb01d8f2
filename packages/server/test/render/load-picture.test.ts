/** Pictures are judged by the size that they announce, before anything of them is decoded. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPicture } from '../../src/render/load-picture';

const u16 = (value: number): number[] => [value >> 8, value & 255];
const u16le = (value: number): number[] => u16(value).reverse();
const u24le = (value: number): number[] => [value & 255, (value >> 8) & 255, value >> 16];
const text = (value: string): number[] => [...Buffer.from(value, 'latin1')];

/** Files that end behind the header that announces their size. */
const headers: Readonly<Record<string, (width: number, height: number) => number[]>> = {
  PNG: (width, height) => [
    ...text('\x89PNG\r\n\x1a\n'),
    ...[0, 0, 0, 13],
    ...text('IHDR'),
    ...[0, 0, ...u16(width), 0, 0, ...u16(height)],
    ...[1, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  JPEG: (width, height) => [
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, ...u16(height), ...u16(width), 1, 1, 0x11, 0],
    ...[0xff, 0xd9],
  ],
  GIF: (width, height) => [...text('GIF89a'), ...u16le(width), ...u16le(height), 0, 0, 0],
  WebP: (width, height) => [
    ...[...text('RIFF'), 22, 0, 0, 0, ...text('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0],
    ...[...u24le(width - 1), ...u24le(height - 1)],
  ],
};

describe('a picture', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vid-picture-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const load = async (bytes: Uint8Array, most?: number) => {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    return loadPicture(path, most);
  };
  const drawn = (width: number, height: number): Buffer => createCanvas(width, height).toBuffer('image/jpeg', 50);

  it.each(Object.keys(headers))('that announces too much is not decoded: %s', async (kind) => {
    for (const [width, height] of [
      [10_000, 10_000],
      [16_000, 16_000],
    ] as const) {
      const bytes = Uint8Array.from(headers[kind]?.(width, height) ?? []);
      expect(await load(bytes)).toEqual({
        problem: `is too large to draw (${width}×${height}, at most 60 megapixels and 30000 a side)`,
      });
    }
  });

  it('that is too long is not decoded, however thin it is', async () => {
    expect(await load(Uint8Array.from(headers['PNG']?.(60_000, 2) ?? []))).toMatchObject({
      problem: expect.stringContaining('too large'),
    });
  });

  it.each([
    ['a BMP', `BM${'\0'.repeat(60)}`],
    ['a PNG without a size', '\x89PNG\r\n\x1a\n'],
  ])('that is %s is not read', async (_what, bytes) => {
    expect(await load(Buffer.from(bytes, 'latin1'))).toMatchObject({
      problem: expect.stringContaining('is not an image that can be read'),
    });
  });

  it.each([
    [
      'holds a bitmap from elsewhere',
      '<image href="http://127.0.0.1/x.png" width="9" height="9"/>',
      'picture of pixels',
    ],
    ['draws itself', '<g id="a"><use href="#a"/></g>', 'within itself'],
    ['is damaged', '<g>', 'not an SVG'],
    ['is nested without end', '<g>'.repeat(200) + '</g>'.repeat(200), 'nested'],
  ])('that is an SVG which %s is not drawn', async (_what, body, problem) => {
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`;
    expect(await load(Buffer.from(svg))).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  it('that is an SVG is drawn without what is not a drawing, at a size of its own', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="x()"><script>x()</script>' +
      '<style>@import url(http://127.0.0.1/a.css); .a{fill:#00ff00}</style><rect class="a" width="40" height="20"/></svg>';
    const loaded = await load(Buffer.from(svg));
    if (!('picture' in loaded)) throw new Error(loaded.problem);
    expect(loaded).toMatchObject({ picture: { width: 1600, height: 800 } });
    const context = createCanvas(1, 1).getContext('2d');
    context.drawImage(loaded.picture, 0, 0);
    expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([0, 255, 0, 255]);
  });

  it('that fits is kept as it is', async () => {
    expect(await load(drawn(600, 400))).toMatchObject({ picture: { width: 600, height: 400 } });
  });

  it('is held to fewer pixels where it is kept longer', async () => {
    expect(await load(drawn(600, 400), 239_999)).toEqual({
      problem: 'is too large to draw (600×400, at most 0.239999 megapixels and 30000 a side)',
    });
  });
});
