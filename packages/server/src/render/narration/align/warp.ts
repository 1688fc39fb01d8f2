/** Finds which moment of one voice is which of another that says the same: the cheapest way through both. */

/** How far the paces of both may drift apart where not said, and at least in moments. */
const BAND = 0.15;
const LEAST_BAND = 60;
/** What it costs to stand still in one of them. */
const STEP = 0.3;
/** A step in both goes further than one in either, so that what is unlike costs more on it. */
const BOTH = 1.5;

export interface Warp {
  /** For each moment of the first, the middle of those of the second that go with it. */
  readonly moments: Float64Array;
  /** By moment; lower is more alike. */
  readonly cost: number;
}

const distance = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += ((one[at] as number) - (other[at] as number)) ** 2;
  return Math.sqrt(sum);
};

/** `band`: how far the paces may drift apart, as a share of the longer. */
export function warp(one: readonly Float64Array[], other: readonly Float64Array[], band = BAND): Warp {
  const [rows, columns] = [one.length, other.length];
  const reach = Math.max(LEAST_BAND, Math.ceil(band * Math.max(rows, columns)));
  const width = 2 * reach + 1;
  // Only what is near the straight way is kept: a row holds the columns around its own.
  const costs = new Float64Array(rows * width).fill(Number.POSITIVE_INFINITY);
  const steps = new Uint8Array(rows * width);
  const firstOf = (row: number): number => Math.round((row * columns) / rows) - reach;
  const costAt = (row: number, column: number): number => {
    if (row < 0 || column < 0) return Number.POSITIVE_INFINITY;
    const at = column - firstOf(row);
    return at < 0 || at >= width ? Number.POSITIVE_INFINITY : (costs[row * width + at] as number);
  };
  for (let row = 0; row < rows; row += 1) {
    const first = firstOf(row);
    for (let column = Math.max(0, first); column <= Math.min(columns - 1, first + width - 1); column += 1) {
      const own = distance(one[row] as Float64Array, other[column] as Float64Array);
      const both = row === 0 && column === 0 ? own : costAt(row - 1, column - 1) + BOTH * own;
      const down = costAt(row - 1, column) + STEP + own;
      const along = costAt(row, column - 1) + STEP + own;
      const least = Math.min(both, down, along);
      const at = row * width + column - first;
      costs[at] = least;
      steps[at] = least === both ? 0 : least === down ? 1 : 2;
    }
  }
  const [first, last] = [new Float64Array(rows), new Float64Array(rows).fill(-1)];
  let [row, column] = [rows - 1, columns - 1];
  const cost = costAt(row, column) / (rows + columns);
  while (row >= 0 && column >= 0) {
    if (last[row] === -1) last[row] = column;
    first[row] = column;
    const step = steps[row * width + column - firstOf(row)];
    if (step !== 2) row -= 1;
    if (step !== 1) column -= 1;
  }
  return { moments: first.map((from, at) => (from + Math.max(from, last[at] as number)) / 2), cost };
}

/** Where a moment of the first voice is in the second, both in seconds. */
export const warped = ({ moments }: Warp, seconds: number, hop: number): number => {
  const place = Math.max(0, Math.min(moments.length - 1, seconds / hop));
  const [low, share] = [Math.floor(place), place % 1];
  const [from, to] = [moments[low] ?? 0, moments[Math.min(moments.length - 1, low + 1)] ?? 0];
  return (from + (to - from) * share) * hop;
};
