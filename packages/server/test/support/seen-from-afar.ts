/** What is seen of a frame from afar, in few bits: robust against what machines round differently, not against what moves. */
import { createCanvas } from '@napi-rs/canvas';
import { frameComposer } from '../../src/render/film/compose-frame';
import type { Film } from '../../src/render/film/film';

const [ACROSS, DOWN] = [13, 12];
/** Smaller differences are of grain and rounding. */
const STEP = 9;

/** Of 144 bits: what other machines round differently stays below, and what moved by a twentieth of the frame above. */
export const SAME = 8;

/** Of each of 12 × 12 places whether the one to its right is brighter, as hexadecimal digits. */
export function seenFromAfar(film: Film, seconds: number): string {
  const composer = frameComposer(film);
  composer.compose(Math.round(seconds * 30));
  const grid = createCanvas(ACROSS, DOWN);
  const context = grid.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const half = createCanvas(ACROSS * 8, DOWN * 8);
  half.getContext('2d').drawImage(composer.canvas, 0, 0, half.width, half.height);
  context.drawImage(half, 0, 0, ACROSS, DOWN);
  const { data } = context.getImageData(0, 0, ACROSS, DOWN);
  const light = (x: number, y: number): number =>
    [0, 1, 2].reduce((sum, channel) => sum + (data[(y * ACROSS + x) * 4 + channel] ?? 0), 0);
  const bits = Array.from({ length: DOWN * (ACROSS - 1) }, (_, at) => {
    const [x, y] = [at % (ACROSS - 1), Math.floor(at / (ACROSS - 1))];
    return light(x, y) + STEP < light(x + 1, y) ? '1' : '0';
  }).join('');
  return (bits.match(/.{4}/gu) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}

/** How many bits of two such hashes differ. */
export const bitsApart = (one: string, other: string): number =>
  [...one].reduce((sum, digit, at) => {
    const differs = Number.parseInt(digit, 16) ^ Number.parseInt(other[at] ?? '0', 16);
    return sum + [...differs.toString(2)].filter((bit) => bit === '1').length;
  }, 0);
