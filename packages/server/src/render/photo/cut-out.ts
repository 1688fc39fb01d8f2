/** Cuts the subject of a picture out of its plain ground, with clean edges and without the shadow that it had there. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { brightness } from '../color/color';
import { clamp } from '../geometry';
import { frameSent } from '../output/free-frames';
import { settled } from '../output/settled';
import { type Ground, groundOf, levelAt } from './ground';
import { throughHoles } from './holes';

/** Levels by which ground may differ from what it is taken for. */
const NEAR = 13;
/** A shadow gets darker by at most so many levels from pixel to pixel, and keeps so much of the ground's light and hue. */
const SHADOW = { step: 4.5, least: 0.42, hue: 11 } as const;
/** Share of the picture that a subject takes. */
const SUBJECT = [0.02, 0.86] as const;
/** Less than so much of its outline's area filled, and the ground has run into the subject. */
const SOLID = 0.66;
/** Pieces smaller than this share of the largest are dust. */
const DUST = 0.012;
/** Share of the border that is transparent in a picture that is cut out already. */
const CLEAR = 0.7;

const isClear = (data: Uint8ClampedArray, width: number, height: number): boolean => {
  let [clear, all] = [0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += y === 0 || y === height - 1 ? 1 : width - 1) {
      all += 1;
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 16) clear += 1;
      if (width === 1) break;
    }
  return clear >= all * CLEAR;
};

/** 1 for ground that is reached from the border, 0 for what is left. `soft`: the picture, its noise smoothed. */
function reached(soft: Uint8ClampedArray, width: number, height: number, ground: Ground): Uint8Array {
  const found = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let [head, tail] = [0, 0];
  const light = (point: number): number =>
    brightness(soft[point * 4] ?? 0, soft[point * 4 + 1] ?? 0, soft[point * 4 + 2] ?? 0);
  const isGround = (point: number, from: number): boolean => {
    const [x, y] = [point % width, Math.floor(point / width)];
    const [gr, gg, gb] = [levelAt(ground[0], x, y), levelAt(ground[1], x, y), levelAt(ground[2], x, y)];
    const [r, g, b] = [soft[point * 4] ?? 0, soft[point * 4 + 1] ?? 0, soft[point * 4 + 2] ?? 0];
    if (Math.max(Math.abs(r - gr), Math.abs(g - gg), Math.abs(b - gb)) <= NEAR) return true;
    const share = brightness(r, g, b) / Math.max(1, brightness(gr, gg, gb));
    return (
      share >= SHADOW.least &&
      share < 1.03 &&
      Math.abs(r - g - share * (gr - gg)) <= SHADOW.hue &&
      Math.abs(g - b - share * (gg - gb)) <= SHADOW.hue &&
      Math.abs(light(point) - light(from)) <= SHADOW.step
    );
  };
  const visit = (point: number, from: number): void => {
    if (found[point] !== 0 || !isGround(point, from)) return;
    found[point] = 1;
    queue[tail++] = point;
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) visit(y * width + x, y * width + x);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) visit(y * width + x, y * width + x);
  while (head < tail) {
    const point = queue[head++] ?? 0;
    const x = point % width;
    if (x > 0) visit(point - 1, point);
    if (x < width - 1) visit(point + 1, point);
    if (point >= width) visit(point - width, point);
    if (point < width * (height - 1)) visit(point + width, point);
  }
  return found;
}

/** Makes ground of what is left in pieces too small to belong to the subject. Returns how many pixels are left. */
function withoutDust(ground: Uint8Array, width: number): number {
  const piece = new Int32Array(ground.length);
  const queue = new Int32Array(ground.length);
  const areas = [0];
  for (let start = 0; start < ground.length; start += 1) {
    if (ground[start] !== 0 || piece[start] !== 0) continue;
    const name = areas.length;
    let [head, tail] = [0, 0];
    piece[start] = name;
    queue[tail++] = start;
    while (head < tail) {
      const point = queue[head++] ?? 0;
      const x = point % width;
      const beside = [x > 0 ? point - 1 : -1, x < width - 1 ? point + 1 : -1, point - width, point + width];
      for (const next of beside) {
        if (next < 0 || next >= ground.length || ground[next] !== 0 || piece[next] !== 0) continue;
        piece[next] = name;
        queue[tail++] = next;
      }
    }
    areas.push(tail);
  }
  const least = Math.max(...areas) * DUST;
  let left = 0;
  for (let point = 0; point < ground.length; point += 1) {
    if (ground[point] !== 0) continue;
    if ((areas[piece[point] ?? 0] ?? 0) < least) ground[point] = 1;
    else left += 1;
  }
  return left;
}

/** How much of what lies between its outermost pixels, by row and by column, is subject. */
function solidity(ground: Uint8Array, width: number, height: number, area: number): number {
  const [lefts, rights] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)];
  const [tops, bottoms] = [new Int32Array(width).fill(height), new Int32Array(width).fill(-1)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (ground[y * width + x] !== 0) continue;
      if ((lefts[y] ?? 0) > x) lefts[y] = x;
      rights[y] = x;
      if ((tops[x] ?? 0) > y) tops[x] = y;
      bottoms[x] = y;
    }
  let within = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = lefts[y] ?? 0; x <= (rights[y] ?? -1); x += 1)
      if (y >= (tops[x] ?? 0) && y <= (bottoms[x] ?? -1)) within += 1;
  return within === 0 ? 0 : area / within;
}

/** Pixels from an edge to where nothing of the ground is mixed in. */
const MIXED = 2;

/**
 * Writes the subject's opacity: a pixel narrower than what was found, smooth, and free of the ground's colour, which is mixed
 * into the last pixels of an edge: they take the colour of those behind them, where there are any.
 */
function clean(data: Uint8ClampedArray, found: Uint8Array, width: number, height: number): void {
  const colours = new Uint8ClampedArray(data);
  const around = (x: number, y: number, reach: number, visit: (point: number) => void): void => {
    for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny += 1)
      for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx += 1) visit(ny * width + nx);
  };
  /** Ground, and what is so near to it that some of it is mixed in. */
  const mixed = new Uint8Array(found);
  for (let point = 0; point < found.length; point += 1) {
    const beside = [point - 1, point + 1, point - width, point + width];
    if (found[point] === 0 || beside.every((other) => found[other] !== 0)) continue;
    around(point % width, Math.floor(point / width), MIXED, (other) => {
      mixed[other] = 1;
    });
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const point = y * width + x;
      data[point * 4 + 3] = found[point] === 1 ? 0 : 255;
      if (found[point] === 1 || mixed[point] === 0) continue;
      let near = 0;
      around(x, y, 1, (other) => {
        near += found[other] ?? 0;
      });
      const share = clamp(1 - near / 5, 0, 1);
      data[point * 4 + 3] = Math.round(share * 255);
      if (share === 0) continue;
      const sums = [0, 0, 0, 0] as [number, number, number, number];
      around(x, y, MIXED + 1, (other) => {
        if (mixed[other] === 1) return;
        for (const channel of [0, 1, 2] as const) sums[channel] += colours[other * 4 + channel] ?? 0;
        sums[3] += 1;
      });
      if (sums[3] === 0) continue;
      for (const channel of [0, 1, 2] as const) data[point * 4 + channel] = Math.round(sums[channel] / sums[3]);
    }
}

function trimmed(canvas: Canvas, data: Uint8ClampedArray): Canvas | undefined {
  const { width, height } = canvas;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right - left < 2 || bottom - top < 2) return undefined;
  const made = createCanvas(right - left + 1, bottom - top + 1);
  const context = made.getContext('2d');
  context.drawImage(canvas, -left, -top);
  frameSent(width * height * 4);
  return settled(made);
}

/** The subject, trimmed, its picture's longer side at most `most` pixels; undefined when there is no plain ground around one. */
export function cutOut(picture: Image | Canvas, most: number): Canvas | undefined {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  if (Math.min(width, height) < 16) return undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  if (isClear(pixels.data, width, height)) return trimmed(canvas, pixels.data);
  const ground = groundOf(pixels.data, { width, height });
  if (ground === undefined) return undefined;
  const smooth = createCanvas(width, height);
  const soft = smooth.getContext('2d');
  soft.filter = 'blur(1px)';
  soft.drawImage(canvas, 0, 0);
  const smoothed = soft.getImageData(0, 0, width, height).data;
  const found = reached(smoothed, width, height, ground);
  const area = withoutDust(found, width);
  frameSent(width * height * 16);
  const share = area / (width * height);
  if (share < SUBJECT[0] || share > SUBJECT[1] || solidity(found, width, height, area) < SOLID) return undefined;
  throughHoles(found, smoothed, { width, height }, ground, area);
  clean(pixels.data, found, width, height);
  context.putImageData(pixels, 0, 0);
  return trimmed(canvas, pixels.data);
}
