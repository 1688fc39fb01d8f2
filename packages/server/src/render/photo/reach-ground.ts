/** The ground of a picture, as far as it goes on from its border: what is as light as it is, and the shadows on it. */
import { brightness } from '../color/color';
import type { Size } from '../geometry';
import { type Ground, isLike, levelAt } from './ground';

/** A shadow gets darker by at most so many levels from pixel to pixel, and keeps so much of the ground's light and hue. */
const SHADOW = { step: 4.5, least: 0.42, hue: 6 } as const;

/**
 * Light that falls on dark ground gets brighter by at most so many levels from pixel to pixel, and by so many in all; it keeps
 * the hue. On pale ground a pale subject would be taken for it.
 */
const LIGHT = { ground: 120, step: 1.6, most: 70, hue: 9 } as const;

/** 1 for ground that is reached from the border, 0 for what is left. `soft`: the picture, its noise smoothed. */
export function reached(soft: Uint8ClampedArray, { width, height }: Size, ground: Ground): Uint8Array {
  const found = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let [head, tail] = [0, 0];
  const light = (point: number): number =>
    brightness(soft[point * 4] ?? 0, soft[point * 4 + 1] ?? 0, soft[point * 4 + 2] ?? 0);
  const isGround = (point: number, from: number): boolean => {
    const [x, y] = [point % width, Math.floor(point / width)];
    const [gr, gg, gb] = [levelAt(ground[0], x, y), levelAt(ground[1], x, y), levelAt(ground[2], x, y)];
    const [r, g, b] = [soft[point * 4] ?? 0, soft[point * 4 + 1] ?? 0, soft[point * 4 + 2] ?? 0];
    if (isLike(r - gr, g - gg, b - gb)) return true;
    const [red, blue] = [Math.abs(r - gr - (g - gg)), Math.abs(g - gg - (b - gb))];
    const own = brightness(gr, gg, gb);
    const share = brightness(r, g, b) / Math.max(1, own);
    const more = light(point) - own;
    const isLit =
      own <= LIGHT.ground &&
      more >= 0 &&
      more <= LIGHT.most &&
      red <= LIGHT.hue &&
      blue <= LIGHT.hue * 2 &&
      Math.abs(light(point) - light(from)) <= LIGHT.step;
    if (isLit) return true;
    return (
      share >= SHADOW.least &&
      share < 1.03 &&
      Math.abs(r - g - share * (gr - gg)) <= SHADOW.hue &&
      Math.abs(g - b - share * (gg - gb)) <= SHADOW.hue &&
      Math.abs(light(point) - light(from)) <= SHADOW.step
    );
  };
  const visit = (point: number, from: number): void => {
    if (found[point] !== 0 || !isGround(point, from)) return;
    found[point] = 1;
    queue[tail++] = point;
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) visit(y * width + x, y * width + x);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) visit(y * width + x, y * width + x);
  while (head < tail) {
    const point = queue[head++] ?? 0;
    const x = point % width;
    if (x > 0) visit(point - 1, point);
    if (x < width - 1) visit(point + 1, point);
    if (point >= width) visit(point - width, point);
    if (point < width * (height - 1)) visit(point + width, point);
  }
  return found;
}
