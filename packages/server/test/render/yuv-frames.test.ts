import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assembled } from '../../../../scripts/assemble.mjs';
import { yuvFrames } from '../../src/render/output/yuv/yuv-frames';
import { randomFor } from '../../src/render/random';

const clampByte = (value: number): number => Math.min(255, Math.max(0, value));

/** BT.709 as it is written, in floating point; the colour of a block is that of its four pixels together. */
function expected(rgba: Uint8Array, width: number, height: number) {
  const at = (x: number, y: number) => [0, 1, 2].map((channel) => (rgba[(y * width + x) * 4 + channel] ?? 0) / 255);
  const luma = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const brightness: number[] = [];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) brightness.push(16 + 219 * luma(at(x, y)));
  const [blues, reds]: [number[], number[]] = [[], []];
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const four = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
      const mean = [0, 1, 2].map((channel) => four.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / 4);
      blues.push(128 + (224 * ((mean[2] ?? 0) - luma(mean))) / 1.8556);
      reds.push(128 + (224 * ((mean[0] ?? 0) - luma(mean))) / 1.5748);
    }
  return [...brightness, ...blues, ...reds].map(clampByte);
}

const noise = (bytes: number): Uint8Array => {
  const random = randomFor(7, 'noise');
  return Uint8Array.from({ length: bytes }, (_, at) => (at % 4 === 3 ? 255 : Math.floor(random() * 256)));
};

const farthest = (one: Uint8Array, other: readonly number[]): number =>
  other.reduce((most, value, at) => Math.max(most, Math.abs(value - (one[at] ?? -1))), 0);

it('assembles to the committed programs (node scripts/assemble.mjs)', async () => {
  const programs = await assembled();
  expect(programs).toHaveLength(2);
  for (const { path, text } of programs) expect(readFileSync(path, 'utf8')).toBe(text);
});

it.each([
  [4, 2],
  [6, 4],
  [8, 6],
  [54, 30],
  [16, 10],
])('gives the brightness and the colours of %i × %i pixels', (width, height) => {
  const rgba = noise(width * height * 4);
  const frames = yuvFrames({ width, height }, height);
  frames.put(rgba, 0);
  expect(frames.frame()).toHaveLength((width * height * 3) / 2);
  expect(farthest(frames.frame(), expected(rgba, width, height))).toBeLessThanOrEqual(0.51);
});

it('reaches both ends of the range, and no further', () => {
  const [width, height] = [8, 2];
  const corners = [0xff000000, 0xffffffff, 0xff0000ff, 0xff00ff00, 0xffff0000, 0xff00ffff, 0xffff00ff, 0xffffff00];
  for (const corner of corners) {
    const rgba = new Uint8Array(Uint32Array.from({ length: width * height }, () => corner).buffer);
    const frames = yuvFrames({ width, height }, height);
    frames.put(rgba, 0);
    expect(farthest(frames.frame(), expected(rgba, width, height))).toBeLessThanOrEqual(0.51);
    expect(Math.min(...frames.frame())).toBeGreaterThanOrEqual(16);
    expect(Math.max(...frames.frame())).toBeLessThanOrEqual(240);
  }
});

it('is the same in parts, and keeps the frame before for as long as it is taken', () => {
  const [width, height, rows] = [10, 14, 4];
  const [first, second] = [
    noise(width * height * 4),
    noise(width * height * 4)
      .reverse()
      .map((byte, at) => (at % 4 === 3 ? 255 : byte)),
  ];
  const inParts = yuvFrames({ width, height }, rows);
  const fill = (rgba: Uint8Array): Uint8Array => {
    inParts.next();
    for (let top = 0; top < height; top += rows)
      inParts.put(rgba.subarray(top * width * 4, Math.min(height, top + rows) * width * 4), top);
    return inParts.frame();
  };
  const whole = (rgba: Uint8Array): Uint8Array => {
    const frames = yuvFrames({ width, height }, height);
    frames.put(rgba, 0);
    return frames.frame().slice();
  };
  const one = fill(first);
  const other = fill(second);
  expect([...one]).toEqual([...whole(first)]);
  expect([...other]).toEqual([...whole(second)]);
});
