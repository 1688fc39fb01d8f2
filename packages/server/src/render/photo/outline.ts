/** What is left of a picture without its ground: its dust, and the outline around it. In all masks 1 is ground. */
import type { Size } from '../geometry';

/** Pieces smaller than this share of the largest are dust. */
const DUST = 0.012;

/** Makes ground of what is left in pieces too small to belong to the subject, or of less than `most` pixels. Returns how many are left. */
export function withoutDust(ground: Uint8Array, width: number, most?: number): number {
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
  const least = most ?? Math.max(...areas) * DUST;
  let left = 0;
  for (let point = 0; point < ground.length; point += 1) {
    if (ground[point] !== 0) continue;
    if ((areas[piece[point] ?? 0] ?? 0) < least) ground[point] = 1;
    else left += 1;
  }
  return left;
}

interface Outline {
  readonly outline: Uint8Array;
  /** How much lies within, and within the box around it. */
  readonly area: number;
  readonly box: number;
}

/**
 * What lies between the outermost pixels of a subject, by row and by column: by both, or by either where its outline has
 * gaps.
 */
export function outlineOf(ground: Uint8Array, { width, height }: Size, by: 'both' | 'either'): Outline {
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
  const [left, right] = [Math.min(...lefts), Math.max(...rights)];
  const [top, bottom] = [Math.min(...tops), Math.max(...bottoms)];
  const outline = new Uint8Array(ground.length).fill(1);
  let area = 0;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const across = x >= (lefts[y] ?? 0) && x <= (rights[y] ?? -1);
      const down = y >= (tops[x] ?? 0) && y <= (bottoms[x] ?? -1);
      if (!(by === 'both' ? across && down : across || down)) continue;
      outline[y * width + x] = 0;
      area += 1;
    }
  return { outline, area, box: Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1) };
}
