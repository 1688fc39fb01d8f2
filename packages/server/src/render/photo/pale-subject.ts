/**
 * A subject in the colour of its ground, such as a white bottle on white: the ground runs into it, but its edges are sharp
 * where they show at all, and the shadow beside it is not. It is whatever lies between them.
 */
import { brightness } from '../color/color';
import type { Size } from '../geometry';
import { outlineOf, withoutDust } from './outline';

/** Levels over two pixels from which there is an edge: more than the noise of a photograph, or a soft shadow. */
const SHARP = 6;
/** How much larger than what was found at first it must be. */
const LARGER = 1.15;
/** Share of the picture that it takes, and of the box around it that it must: what has arms is no bottle. */
const SHARE = [0.03, 0.8] as const;
const FILLED = 0.6;
/** What its hull has more than its outline, up to this share of it a piece, is a gap of the outline; more is its shape. */
const GAP = 0.004;

/** 0 where there is an edge. */
function edgesOf(soft: Uint8ClampedArray, { width, height }: Size): Uint8Array {
  const light = new Float32Array(width * height);
  for (let point = 0; point < light.length; point += 1)
    light[point] = brightness(soft[point * 4] ?? 0, soft[point * 4 + 1] ?? 0, soft[point * 4 + 2] ?? 0);
  const edges = new Uint8Array(width * height).fill(1);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const point = y * width + x;
      const across = Math.abs((light[point + 1] ?? 0) - (light[point - 1] ?? 0));
      const down = Math.abs((light[point + width] ?? 0) - (light[point - width] ?? 0));
      if (Math.max(across, down) >= SHARP) edges[point] = 0;
    }
  return edges;
}

type Point = readonly [x: number, y: number];

/** One side of the hull of points that are sorted by y, the left or the right. */
function chain(points: readonly Point[], side: 1 | -1): Point[] {
  const made: Point[] = [];
  for (const point of points) {
    for (let last = made.at(-1), before = made.at(-2); last && before; last = made.at(-1), before = made.at(-2)) {
      const [ax, ay] = [last[0] - before[0], last[1] - before[1]];
      const [bx, by] = [point[0] - before[0], point[1] - before[1]];
      if ((ax * by - ay * bx) * side < 0) break;
      made.pop();
    }
    made.push(point);
  }
  return made;
}

const crossing = (line: readonly Point[], y: number): number => {
  const at = line.findIndex(([, other]) => other >= y);
  const [x, until] = line[at] ?? [0, 0];
  const [before, from] = line[at - 1] ?? [x, until];
  return until === from ? x : before + ((x - before) * (y - from)) / (until - from);
};

/** Fills what is missing at the corners of an outline. */
function filled(outline: Uint8Array, { width, height }: Size, area: number): Uint8Array {
  const [lefts, rights]: [Point[], Point[]] = [[], []];
  for (let y = 0; y < height; y += 1) {
    const row = outline.subarray(y * width, (y + 1) * width);
    const left = row.indexOf(0);
    if (left < 0) continue;
    lefts.push([left, y]);
    rights.push([row.lastIndexOf(0), y]);
  }
  const [left, right] = [chain(lefts, 1), chain(rights, -1)];
  const missing = new Uint8Array(outline.length).fill(1);
  for (const [, y] of lefts)
    for (let x = Math.ceil(crossing(left, y)); x <= crossing(right, y); x += 1)
      if (outline[y * width + x] === 1) missing[y * width + x] = 0;
  const large = new Uint8Array(missing);
  withoutDust(large, width, area * GAP);
  return outline.map((is, point) => (missing[point] === 0 && large[point] === 1 ? 0 : is));
}

/** `found`: what was taken for ground at first. Undefined when there is no more of a subject than the rest. */
export function paleSubject(soft: Uint8ClampedArray, size: Size, found: Uint8Array): Uint8Array | undefined {
  const edges = edgesOf(soft, size);
  withoutDust(edges, size.width);
  // What has gaps in its rows has none in its columns, or is closed all around.
  const { outline, area, box } = outlineOf(outlineOf(edges, size, 'either').outline, size, 'both');
  const before = outlineOf(found, size, 'either').area;
  const share = area / outline.length;
  const fits = area >= before * LARGER && share >= SHARE[0] && share <= SHARE[1] && area >= box * FILLED;
  return fits ? filled(outline, size, area) : undefined;
}
