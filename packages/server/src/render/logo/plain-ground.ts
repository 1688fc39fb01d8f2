/** The one colour that surrounds a logo: what its whole border is of, but for the noise of compression. */
import type { Rgb } from '../color/color';

/** Levels by which noise differs from the ground, and the share of the border that must be of it. */
const NOISE = 14;
const MOSTLY = 0.97;

export const levelsApart = (data: Uint8ClampedArray, pixel: number, { r, g, b }: Rgb): number =>
  Math.max(
    Math.abs((data[pixel * 4] ?? 0) - r),
    Math.abs((data[pixel * 4 + 1] ?? 0) - g),
    Math.abs((data[pixel * 4 + 2] ?? 0) - b),
  );

function* borderOf(width: number, height: number): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 0; y < height; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Undefined where the border is of several colours, or not opaque. */
export function plainGround(data: Uint8ClampedArray, width: number, height: number): Rgb | undefined {
  const border = [...borderOf(width, height)];
  if (border.some((pixel) => (data[pixel * 4 + 3] ?? 0) < 250)) return undefined;
  const channel = (at: number): number => median(border.map((pixel) => data[pixel * 4 + at] ?? 0));
  const ground = { r: channel(0), g: channel(1), b: channel(2) };
  const plain = border.filter((pixel) => levelsApart(data, pixel, ground) <= NOISE).length;
  return plain >= border.length * MOSTLY ? ground : undefined;
}
