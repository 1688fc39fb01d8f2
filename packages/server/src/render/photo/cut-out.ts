/** Cuts the subject of a picture out of its plain ground, with clean edges and without the shadow that it had there. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { clamp } from '../geometry';
import { frameSent } from '../output/free-frames';
import { settled } from '../output/settled';
import { groundOf } from './ground';
import { throughHoles } from './holes';
import { outlineOf, withoutDust } from './outline';
import { paleSubject } from './pale-subject';
import { reached } from './reach-ground';

/** Share of the picture that a subject takes. */
const SUBJECT = [0.02, 0.86] as const;
/** Less than so much of its outline's area filled, and the ground has run into the subject. */
const SOLID = 0.66;
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
  const size = { width, height };
  const found = reached(smoothed, size, ground);
  const area = withoutDust(found, width);
  frameSent(width * height * 16);
  const share = area / (width * height);
  const pale = paleSubject(smoothed, size, found);
  if (pale === undefined) {
    const solid = area / Math.max(1, outlineOf(found, size, 'both').area);
    if (share < SUBJECT[0] || share > SUBJECT[1] || solid < SOLID) return undefined;
    throughHoles(found, smoothed, size, ground, area);
  }
  clean(pixels.data, pale ?? found, width, height);
  context.putImageData(pixels, 0, 0);
  return trimmed(canvas, pixels.data);
}
