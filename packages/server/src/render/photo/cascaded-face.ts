/** Finds a face seen from the front as Viola and Jones do: by boxes that are lighter and darker, in stages that most places fail soon. */
import { type FaceCascade, faceCascade } from '../../artwork/face-cascade';
import type { Box } from '../geometry';
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

interface Stage {
  readonly threshold: number;
  /** Threshold, below, else, for each stump. */
  readonly stumps: Float64Array;
  /** Where the boxes of each stump begin. */
  readonly begins: Int32Array;
  /** Of each box: its corner, from there to its right and to its lower side, and its weight. */
  readonly corners: Int32Array;
  readonly weights: Float64Array;
}

/** The stages for squares of a size, in a picture whose sums have rows of `across`. */
function sized({ side, stages }: FaceCascade, wide: number, across: number): Stage[] {
  const scale = wide / side;
  return stages.map(({ threshold, stumps }) => {
    const begins = new Int32Array(stumps.length + 1);
    const [corners, weights]: [number[], number[]] = [[], []];
    for (const [at, stump] of stumps.entries()) {
      const boxes = Array.from({ length: (stump.length - 3) / 5 }, (_, box) => {
        const [x = 0, y = 0, w = 0, h = 0, weight = 0] = stump.slice(3 + box * 5, 8 + box * 5);
        const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
        return { left, top, w: Math.round(w * scale), h: Math.round(h * scale), weight };
      });
      // What rounding gave to one side is taken off the first box, so that an even place comes to nothing.
      const others = boxes.slice(1).reduce((sum, { w, h, weight }) => sum + w * h * weight, 0);
      for (const [nth, { left, top, w, h, weight }] of boxes.entries()) {
        corners.push(top * across + left, w, h * across);
        weights.push(nth === 0 ? -others / (w * h) : weight);
      }
      begins[at + 1] = weights.length;
    }
    return {
      ...{ threshold, begins, corners: Int32Array.from(corners), weights: Float64Array.from(weights) },
      stumps: Float64Array.from(stumps.flatMap((stump) => stump.slice(0, 3))),
    };
  });
}

/** Whether the square at a place of the sums passes all stages. */
function passes(stages: readonly Stage[], sums: Float64Array, at: number, scaled: number): boolean {
  for (const { threshold, stumps, begins, corners, weights } of stages) {
    let worth = 0;
    for (let stump = 0; stump < begins.length - 1; stump += 1) {
      let sum = 0;
      for (let box = begins[stump] as number; box < (begins[stump + 1] as number); box += 1) {
        const corner = at + (corners[box * 3] as number);
        const right = corners[box * 3 + 1] as number;
        const down = corners[box * 3 + 2] as number;
        sum +=
          ((sums[corner] as number) -
            (sums[corner + right] as number) -
            (sums[corner + down] as number) +
            (sums[corner + down + right] as number)) *
          (weights[box] as number);
      }
      worth += stumps[stump * 3 + (sum < (stumps[stump * 3] as number) * scaled ? 1 : 2)] as number;
    }
    if (worth < threshold) return false;
  }
  return true;
}

interface Find {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

function findsIn(lights: Lights, cascade: FaceCascade): Find[] {
  const { width, height } = lights;
  const across = width + 1;
  const [sums, squares] = [sumsOf(lights.values, lights), sumsOf(lights.values, lights, (light) => light * light)];
  const finds: Find[] = [];
  for (let size = cascade.side; size <= Math.min(width, height); size *= GROWS) {
    const wide = Math.round(size);
    const stages = sized(cascade, wide, across);
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
        if (passes(stages, sums, at, spread * area)) finds.push({ x, y, wide });
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
