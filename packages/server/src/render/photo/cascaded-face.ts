/** Finds a face seen from the front as Viola and Jones do: by boxes that are lighter and darker, in stages that most places fail soon. */
import { type FaceCascade, faceCascade } from '../../artwork/face-cascade';
import type { Box } from '../geometry';
import { sizedCascade } from './sized-cascade';
import { sumsOf } from './sums-of';

/** The light of a picture, 0 to 255, row by row. */
export interface Lights {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** From one size to the next, and the steps in which a face is looked for, as a share of its width. */
const GROWS = 1.1;
const STEP = 0.06;
/** How many finds that are alike make a face. */
const LEAST_ALIKE = 5;
/** From so many on it is one in whatever light. */
const SURELY_ALIKE = 10;
/** From brows to chin, as shares of the square that is found. */
const FACE: Box = { x: 0.13, y: 0.17, width: 0.74, height: 0.84 };

interface Find {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

function findsIn(lights: Lights, cascade: FaceCascade): Find[] {
  const { width, height } = lights;
  const across = width + 1;
  const [sums, squares] = [sumsOf(lights.values, lights), sumsOf(lights.values, lights, (light) => light * light)];
  const sized = sizedCascade(cascade, sums, across);
  const finds: Find[] = [];
  for (let size = cascade.side; size <= Math.min(width, height); size *= GROWS) {
    const wide = Math.round(size);
    sized.setSize(wide);
    const step = Math.ceil(wide * STEP);
    const area = wide * wide;
    const over = (all: Float64Array, at: number): number =>
      (all[at] as number) -
      (all[at + wide] as number) -
      (all[at + wide * across] as number) +
      (all[at + wide * across + wide] as number);
    for (let y = 0; y + wide <= height; y += step)
      for (let x = 0; x + wide <= width; x += step) {
        const at = y * across + x;
        const mean = over(sums, at) / area;
        const spread = Math.sqrt(Math.max(1, over(squares, at) / area - mean * mean));
        if (sized.passes(at, spread * area)) finds.push({ x, y, wide });
      }
  }
  return finds;
}

const isAlike = (one: Find, other: Find): boolean =>
  Math.abs(one.x + one.wide / 2 - other.x - other.wide / 2) < 0.2 * one.wide &&
  Math.abs(one.y + one.wide / 2 - other.y - other.wide / 2) < 0.2 * one.wide &&
  Math.max(one.wide, other.wide) < 1.4 * Math.min(one.wide, other.wide);

/**
 * The face's box, from brows to chin, in shares of the picture: of several that may be one by their colours, `isOne`, the one that is
 * told best.
 */
export function cascadedFace(lights: Lights, isOne: (box: Box) => boolean, cascade = faceCascade()): Box | undefined {
  if (cascade === undefined) return undefined;
  const { width, height } = lights;
  const boxOf = (finds: readonly Find[]): Box => {
    const mean = (of: (find: Find) => number): number => finds.reduce((sum, find) => sum + of(find), 0) / finds.length;
    const [x, y, wide] = [mean((find) => find.x), mean((find) => find.y), mean((find) => find.wide)];
    return {
      x: (x + FACE.x * wide) / width,
      y: (y + FACE.y * wide) / height,
      width: (FACE.width * wide) / width,
      height: (FACE.height * wide) / height,
    };
  };
  const finds = findsIn(lights, cascade);
  return finds
    .map((one) => finds.filter((other) => isAlike(one, other)))
    .filter((alike) => alike.length >= LEAST_ALIKE)
    .sort((one, other) => other.length - one.length)
    .map((alike) => ({ box: boxOf(alike), isSure: alike.length >= SURELY_ALIKE }))
    .find(({ box, isSure }) => isSure || isOne(box))?.box;
}
