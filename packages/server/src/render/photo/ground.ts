/** The plain ground of a studio picture: one colour, or a slope of light, all around the subject. */
import type { Size } from '../geometry';

/** A channel at (x, y): `at` + x · `across` + y · `down`. */
interface Plane {
  readonly at: number;
  readonly across: number;
  readonly down: number;
}

export type Ground = readonly [Plane, Plane, Plane];

/** Width of the border that is looked at, as a share of the shorter side. */
const BORDER = 0.025;
/** Levels by which a border pixel may differ from the ground, first roughly and then closely. */
const CLOSE = [48, 26, 15] as const;
/** Share of the border that must be ground: a subject may reach out of the picture at one side. */
const MOSTLY = 0.74;
/** About so many pixels of the border are looked at. */
const LOOKS = 5000;

export const levelAt = ({ at, across, down }: Plane, x: number, y: number): number => at + x * across + y * down;

/** Levels by which ground may differ from what it is taken for, and its hue: what is as light and warmer is a subject. */
const NEAR = 13;
const NEAR_HUE = 6;

/** Whether what is so many levels off the ground in each channel is taken for it. */
export const isLike = (red: number, green: number, blue: number): boolean =>
  Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) <= NEAR &&
  Math.max(Math.abs(red - green), Math.abs(green - blue)) <= NEAR_HUE;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Least squares, where x and y are hardly dependent on one another: a border goes all around. */
function fitted(points: readonly number[], width: number, level: (point: number) => number): Plane {
  const count = Math.max(1, points.length);
  const mean = (of: (point: number) => number): number => points.reduce((sum, point) => sum + of(point), 0) / count;
  const [mx, my, ml] = [mean((point) => point % width), mean((point) => Math.floor(point / width)), mean(level)];
  let [xx, yy, xy, xl, yl] = [0, 0, 0, 0, 0];
  for (const point of points) {
    const [dx, dy, dl] = [(point % width) - mx, Math.floor(point / width) - my, level(point) - ml];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
    xl += dx * dl;
    yl += dy * dl;
  }
  const by = xx * yy - xy * xy;
  const [across, down] = by < 1 ? [0, 0] : [(xl * yy - yl * xy) / by, (yl * xx - xl * xy) / by];
  return { at: ml - across * mx - down * my, across, down };
}

/** `data`: pixels of four bytes. Undefined when the border is not plain. */
export function groundOf(data: Uint8ClampedArray, { width, height }: Size): Ground | undefined {
  const rim = Math.max(2, Math.round(Math.min(width, height) * BORDER));
  const border: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += y < rim || y >= height - rim || x < rim ? 1 : Math.max(1, width - rim - x)) {
      const isBorder = y < rim || y >= height - rim || x < rim || x >= width - rim;
      if (isBorder) border.push(y * width + x);
    }
  const every = Math.max(1, Math.floor(border.length / LOOKS));
  const all = border.filter((_, at) => at % every === 0);
  const level = (channel: number) => (point: number) => data[point * 4 + channel] ?? 0;
  const flat = (channel: number): Plane => ({ at: median(all.map(level(channel))), across: 0, down: 0 });
  let ground: Ground = [flat(0), flat(1), flat(2)];
  let inside: readonly number[] = all;
  for (const most of CLOSE) {
    const fits = (point: number): boolean =>
      ground.every(
        (plane, channel) =>
          Math.abs(level(channel)(point) - levelAt(plane, point % width, Math.floor(point / width))) <= most,
      );
    inside = all.filter(fits);
    if (inside.length < all.length * 0.5) return undefined;
    ground = [fitted(inside, width, level(0)), fitted(inside, width, level(1)), fitted(inside, width, level(2))];
  }
  return inside.length >= all.length * MOSTLY ? ground : undefined;
}
