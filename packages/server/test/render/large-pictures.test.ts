/** Large pictures are halved before the render, whatever kind of file they are, and look as they did. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { halveLarge } from '../../src/render/large-pictures/halve-large';
import { halvePicture, type PictureTools } from '../../src/render/large-pictures/halve-picture';
import { jobOf } from './fixtures';
import { ffmpegPath } from './in-process';

const folder = mkdtempSync(join(tmpdir(), 'vid-large-'));
let tools: PictureTools;
beforeAll(async () => {
  tools = { ffmpeg: await ffmpegPath(), signal: new AbortController().signal, stallMs: 20_000 };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of coloured steps that ffmpeg writes; `shape`: its size. */
async function made(name: string, args: readonly string[], shape = '98x67'): Promise<string> {
  const path = join(folder, name);
  const source = ['-f', 'lavfi', '-i', `testsrc2=s=${shape}:r=1`, '-frames:v', '1'];
  await promisify(execFile)(tools.ffmpeg, ['-v', 'error', '-y', ...source, ...args, path]);
  return path;
}

/** Its pixels as red, green, blue and opacity, drawn at a size. */
async function pixels(path: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const picture = await loadImage(await readFile(path));
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;

const HALF_SEEN = "format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='if(lt(X,48),255,if(lt(X,72),90,0))'";
const KINDS: Readonly<Record<string, readonly [name: string, args: readonly string[]]>> = {
  'a PNG': ['rgb.png', ['-pix_fmt', 'rgb24']],
  'a PNG with opacity': ['rgba.png', ['-vf', HALF_SEEN]],
  'a PNG with a palette': ['palette.png', ['-pix_fmt', 'pal8']],
  'a PNG of greys': ['grey.png', ['-pix_fmt', 'gray']],
  'a PNG of black and white': ['bits.png', ['-pix_fmt', 'monob']],
  'a PNG of greys with opacity': ['ya.png', ['-vf', HALF_SEEN, '-pix_fmt', 'ya8']],
  'a PNG of sixteen bits': ['deep.png', ['-pix_fmt', 'rgb48be']],
  ...Object.fromEntries(
    ['none', 'sub', 'up', 'avg', 'paeth', 'mixed'].map((way) => [
      `a PNG filtered by ${way}`,
      [`${way}.png`, ['-pix_fmt', 'rgb24', '-pred', way]],
    ]),
  ),
  'an interlaced GIF': ['a.gif', []],
  'a JPEG': ['a.jpg', ['-pix_fmt', 'yuvj420p', '-q:v', '2']],
};

describe('half of a picture', () => {
  it.each(Object.entries(KINDS))('shows what the whole shows: %s', async (_kind, [name, args]) => {
    const from = await made(name, args);
    const to = `${from}.half`;
    expect(await halvePicture(tools, from, to)).toBe(true);
    const half = await loadImage(await readFile(to));
    expect(Math.abs(half.width - 49) + Math.abs(half.height - 33.5)).toBeLessThanOrEqual(1);
    expect(difference(await pixels(to, 49, 33), await pixels(from, 49, 33))).toBeLessThan(12);
  });

  it('lies as it was held, and keeps what its colours mean', async () => {
    const plain = await readFile(await made('held.jpg', ['-pix_fmt', 'yuvj420p', '-q:v', '2']));
    // Of EXIF only which side is up: a quarter to the right.
    const exif = Buffer.from('Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1');
    const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    const from = join(folder, 'turned.jpg');
    await writeFile(from, Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)]));
    const to = join(folder, 'turned-half.jpg');
    expect(await halvePicture(tools, from, to)).toBe(true);
    expect((await readFile(to)).includes(exif)).toBe(true);
    expect(difference(await pixels(to, 34, 49), await pixels(from, 34, 49))).toBeLessThan(12);
  });

  it('is not made of what is broken, or by an ffmpeg that cannot', async () => {
    const png = await made('broken.png', ['-pix_fmt', 'rgb24']);
    const bytes = await readFile(png);
    await writeFile(png, bytes.subarray(0, bytes.length - 40));
    expect(await halvePicture(tools, png, `${png}.half`)).toBe(false);
    const jpeg = await made('able.jpg', ['-pix_fmt', 'yuvj420p']);
    expect(await halvePicture({ ...tools, ffmpeg: join(folder, 'no-ffmpeg') }, jpeg, `${jpeg}.half`)).toBe(false);
  });
});

describe('a job', () => {
  it('has its large pictures halved, and no others', async () => {
    const large = await made('large.jpg', ['-pix_fmt', 'yuvj420p', '-q:v', '9'], '4200x4000');
    const small = await made('small.png', []);
    const job = jobOf(
      [
        { type: 'i2v_fast', prompt: 'A valley', duration: 1, refImageUrl: 'large' },
        { type: 'footage', prompt: 'A clip', duration: 1, videoUrl: 'clip' },
      ],
      { media: { large, small, clip: large }, productImageUrl: 'small' },
    );
    const { media } = await halveLarge(job, tools, folder);
    expect(media).toEqual({ small, clip: large, large: expect.stringContaining('half') as string });
    expect(await loadImage(await readFile(media['large'] ?? ''))).toMatchObject({ width: 2100, height: 2000 });
  });
});
