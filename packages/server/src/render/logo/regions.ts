/** The connected regions of a picture whose pixels are of two kinds. */

export interface Regions {
  /** The number of each pixel's region. */
  readonly at: Int32Array;
  readonly list: readonly Region[];
}

export interface Region {
  readonly isGround: boolean;
  readonly area: number;
  /** Whether it reaches the border of the picture. */
  readonly isOutside: boolean;
  /** The region of the other kind that it was first met beside; -1 for none. */
  readonly beside: number;
}

/** `ground`: 1 for ground, 0 for what is on it. */
export function regionsOf(ground: Uint8Array, width: number): Regions {
  const lastRow = ground.length - width;
  const at = new Int32Array(ground.length).fill(-1);
  const queue = new Int32Array(ground.length);
  const list: Region[] = [];
  const near = new Int32Array(4);
  for (let start = 0; start < ground.length; start += 1) {
    if (at[start] !== -1) continue;
    const kind = ground[start];
    const name = list.length;
    // Whatever is left of the first pixel of a region, read row by row, is what it lies in.
    const beside = start % width === 0 ? -1 : (at[start - 1] ?? -1);
    let [head, tail, isOutside] = [0, 0, false];
    at[start] = name;
    queue[tail++] = start;
    while (head < tail) {
      const pixel = queue[head++] ?? 0;
      const x = pixel % width;
      if (x === 0 || x === width - 1 || pixel < width || pixel >= lastRow) isOutside = true;
      near[0] = x > 0 ? pixel - 1 : -1;
      near[1] = x < width - 1 ? pixel + 1 : -1;
      near[2] = pixel - width;
      near[3] = pixel + width;
      for (const next of near) {
        if (next < 0 || next >= ground.length || at[next] !== -1 || ground[next] !== kind) continue;
        at[next] = name;
        queue[tail++] = next;
      }
    }
    list.push({ isGround: kind === 1, area: tail, isOutside, beside });
  }
  return { at, list };
}
