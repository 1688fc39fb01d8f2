/**
 * A logo without the plain ground that it was saved on, as JPEG always does: white, or any other colour. The counters of
 * letters are ground as well; what is written within a badge is not. Without a plain ground it stays as it is.
 */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import type { Rgb } from '../color/color';
import { clamp } from '../geometry';
import { frameSent } from '../output/free-frames';
import { settled } from '../output/settled';
import { levelsApart, plainGround } from './plain-ground';
import { type Regions, regionsOf } from './regions';

/** Pixels of the longer side at most: more than any film shows. */
const LONGEST = 1600;
/** Levels from which a pixel is no ground, noise included. */
const SEEN = 24;
/** What is on the ground takes so much of the picture; else the ground is the picture, or the picture is full. */
const SHARE = [0.002, 0.97] as const;
/** A letter has at most so many counters; what holds more is a badge, and they are what is written in it. */
const COUNTERS = 2;
/** Specks so small, as shares of the picture, are noise, unless they are strong. */
const SPECK = 0.00002;
const STRONG = 90;
/** Pixels around an edge within which it is smooth. */
const EDGE = 2;
/** Shares of the subject's colour in a pixel at and below which it is ground, and from which it is none. */
const CLEAN = [0.25, 0.9] as const;
/** A smaller share says too little of what colour the subject has. */
const LEAST_PART = 0.3;

export interface BareLogo {
  readonly logo: Image | Canvas;
}

/** Which pixels go: 1 for ground outside and in counters. */
function goes(ground: Uint8Array, { at, list }: Regions): Uint8Array {
  const held = list.map(() => 0);
  for (const { isGround, isOutside, beside } of list)
    if (isGround && !isOutside && beside >= 0) held[beside] = (held[beside] ?? 0) + 1;
  const gone = list.map(
    ({ isGround, isOutside, beside }) => isGround && (isOutside || (held[beside] ?? 0) <= COUNTERS),
  );
  return ground.map((_, pixel) => (gone[at[pixel] ?? 0] === true ? 1 : 0));
}

/** Makes ground of specks that compression left on it; `apart` is how far each pixel is from the ground's colour. */
function withoutSpecks(apart: Uint8Array, ground: Uint8Array, width: number): void {
  const { at, list } = regionsOf(ground, width);
  const strength = list.map(() => 0);
  for (let pixel = 0; pixel < ground.length; pixel += 1) {
    const name = at[pixel] ?? 0;
    strength[name] = Math.max(strength[name] ?? 0, apart[pixel] ?? 0);
  }
  const least = Math.max(2, ground.length * SPECK);
  const isSpeck = list.map(
    ({ isGround, area }, name) => !isGround && ((strength[name] ?? 0) < STRONG ? area < least * 12 : area < least / 2),
  );
  for (let pixel = 0; pixel < ground.length; pixel += 1) if (isSpeck[at[pixel] ?? 0] === true) ground[pixel] = 1;
}

/** Where ground has gone beside it, a pixel is opaque by how far it is from the ground's colour, and freed of that. */
function clear(data: Uint8ClampedArray, apart: Uint8Array, gone: Uint8Array, width: number, color: Rgb): void {
  const height = gone.length / width;
  const levels = [color.r, color.g, color.b];
  for (let pixel = 0; pixel < gone.length; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const [left, right] = [Math.max(0, x - EDGE), Math.min(width - 1, x + EDGE)];
    const bottom = Math.min(height - 1, y + EDGE);
    let [touches, most] = [false, 0];
    for (let row = Math.max(0, y - EDGE); row <= bottom; row += 1)
      for (let near = row * width + left; near <= row * width + right; near += 1) {
        if (gone[near] === 1) touches = true;
        else most = Math.max(most, apart[near] ?? 0);
      }
    if (!touches) continue;
    const share = most <= SEEN ? (gone[pixel] === 1 ? 0 : 1) : clamp((apart[pixel] ?? 0) / most, 0, 1);
    const alpha = clamp((share - CLEAN[0]) / (CLEAN[1] - CLEAN[0]), 0, 1);
    data[pixel * 4 + 3] = Math.round(alpha * 255);
    if (alpha === 0 || share === 1) continue;
    const part = Math.max(share, LEAST_PART);
    for (const [channel, level] of levels.entries())
      data[pixel * 4 + channel] = level + ((data[pixel * 4 + channel] ?? 0) - level) / part;
  }
}

/** Without the empty margin, which would make it small. */
function trimmed(canvas: Canvas, data: Uint8ClampedArray): Canvas | undefined {
  const { width, height } = canvas;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
    }
  if (right < left) return undefined;
  const made = createCanvas(right - left + 1, bottom - top + 1);
  const context = made.getContext('2d');
  context.drawImage(canvas, -left, -top);
  frameSent(width * height * 4);
  return settled(made);
}

export function withoutGround(picture: Image | Canvas): BareLogo {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // At its own size it is not to be sampled anew.
  context.imageSmoothingEnabled = scale < 1;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  const color = plainGround(data, width, height);
  if (color === undefined) return { logo: trimmed(canvas, data) ?? picture };
  const apart = Uint8Array.from({ length: width * height }, (_, pixel) => levelsApart(data, pixel, color));
  const ground = apart.map((levels) => (levels < SEEN ? 1 : 0));
  withoutSpecks(apart, ground, width);
  const gone = goes(ground, regionsOf(ground, width));
  const left = 1 - gone.reduce((sum, one) => sum + one, 0) / gone.length;
  if (left < SHARE[0] || left > SHARE[1]) return { logo: picture };
  clear(data, apart, gone, width, color);
  context.putImageData(pixels, 0, 0);
  return { logo: trimmed(canvas, data) ?? picture };
}
