/** Ground that is seen through a subject: within a handle or a ring. What is merely printed on it in the ground's colour stays. */
import { type Ground, isLike, levelAt } from './ground';

/** Levels by which what is seen through may differ from the ground all in all. */
const MEAN = 5;
/** Shares of the subject's area that a hole takes. */
const AREA = [0.004, 0.6] as const;
/** Nothing stands in a hole: a label has print in it. Share of its area. */
const PRINT = 0.006;
/** What fills so much of the box around it is a label, and no hole: share of the box. */
const SQUARE = 0.96;
/** What is around a hole is thin: this share of its border is no farther from what lies outside than this share of the subject's side. */
const THIN = { border: 0.35, reach: 0.17 } as const;

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** How far each pixel is from the ground outside, along rows and columns. */
function distances(found: Uint8Array, { width, height }: Frame): Int32Array {
  const far = new Int32Array(found.length);
  const step = (point: number, from: number): void => {
    if ((far[from] ?? 0) + 1 < (far[point] ?? 0)) far[point] = (far[from] ?? 0) + 1;
  };
  for (let point = 0; point < far.length; point += 1) {
    far[point] = found[point] === 1 ? 0 : width + height;
    if (point % width > 0) step(point, point - 1);
    if (point >= width) step(point, point - width);
  }
  for (let point = far.length - 1; point >= 0; point -= 1) {
    if (point % width < width - 1) step(point, point + 1);
    if (point < width * (height - 1)) step(point, point + width);
  }
  return far;
}

/** The pixels that belong together with one, as far as `belongs`; each is asked once. */
function patchAt(start: number, width: number, belongs: (point: number) => boolean): number[] {
  const patch = [start];
  for (const point of patch) {
    const x = point % width;
    for (const next of [x > 0 ? point - 1 : -1, x < width - 1 ? point + 1 : -1, point - width, point + width])
      if (next >= 0 && belongs(next)) patch.push(next);
  }
  return patch;
}

/** How much of the box around a patch it fills. */
function squareness(patch: readonly number[], width: number): number {
  let [left, top, right, bottom]: [number, number, number, number] = [width, Number.POSITIVE_INFINITY, 0, 0];
  for (const point of patch) {
    const [x, y] = [point % width, Math.floor(point / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return patch.length / ((right - left + 1) * (bottom - top + 1));
}

/** How many pixels within a patch's outline, row by row and column by column, are not of it. */
function printed(patch: readonly number[], width: number): number {
  const own = new Set(patch);
  const rows = new Map<number, [number, number]>();
  const columns = new Map<number, [number, number]>();
  for (const point of patch) {
    const [x, y] = [point % width, Math.floor(point / width)];
    const row: readonly [number, number] = rows.get(y) ?? [x, x];
    const column: readonly [number, number] = columns.get(x) ?? [y, y];
    rows.set(y, [Math.min(row[0], x), Math.max(row[1], x)]);
    columns.set(x, [Math.min(column[0], y), Math.max(column[1], y)]);
  }
  let others = 0;
  for (const [y, [from, until]] of rows)
    for (let x = from; x <= until; x += 1) {
      const [top, bottom] = columns.get(x) ?? [0, -1];
      if (y > top && y < bottom && !own.has(y * width + x)) others += 1;
    }
  return others;
}

/** Makes ground of holes in `found`; `area`: pixels of the subject. Returns how many are left. */
export function throughHoles(
  found: Uint8Array,
  soft: Uint8ClampedArray,
  frame: Frame,
  ground: Ground,
  area: number,
): number {
  const { width } = frame;
  const off = (point: number, channel: 0 | 1 | 2): number =>
    (soft[point * 4 + channel] ?? 0) - levelAt(ground[channel], point % width, Math.floor(point / width));
  const isNear = (point: number): boolean => isLike(off(point, 0), off(point, 1), off(point, 2));
  const seen = new Uint8Array(found);
  const belongs = (point: number): boolean => {
    if (point >= seen.length || seen[point] !== 0 || !isNear(point)) return false;
    seen[point] = 1;
    return true;
  };
  let far: Int32Array | undefined;
  let left = area;
  for (let start = 0; start < found.length; start += 1) {
    if (!belongs(start)) continue;
    const patch = patchAt(start, width, belongs);
    if (patch.length < area * AREA[0] || patch.length > area * AREA[1]) continue;
    const mean = (of: 0 | 1 | 2): number => patch.reduce((sum, point) => sum + off(point, of), 0) / patch.length;
    if (([0, 1, 2] as const).some((of) => Math.abs(mean(of)) > MEAN)) continue;
    if (squareness(patch, width) > SQUARE) continue;
    if (printed(patch, width) > patch.length * PRINT) continue;
    far ??= distances(found, frame);
    const own = new Set(patch);
    const border = patch.filter((point) => [1, -1, width, -width].some((way) => !own.has(point + way)));
    const reach = Math.sqrt(area) * THIN.reach;
    const thin = border.filter((point) => (far?.[point] ?? 0) <= reach);
    if (thin.length < border.length * THIN.border) continue;
    for (const point of patch) found[point] = 1;
    left -= patch.length;
  }
  return left;
}
