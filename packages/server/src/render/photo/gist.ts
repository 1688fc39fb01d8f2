/** What a picture shows, roughly: where there is much to see, and where it is empty. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { brightness } from '../color/color';
import { type Box, clamp, type Size } from '../geometry';

export interface Gist {
  readonly width: number;
  readonly height: number;
  /** How much is lost where something lies over it: edges, and what has the colour of skin. 0 to about 1 a cell. */
  readonly weight: Float32Array;
  /** Levels of light, 0 to 255. */
  readonly light: Float32Array;
}

/** Cells of the longer side. */
const SIDE = 96;

const isSkin = (r: number, g: number, b: number): boolean =>
  r > 95 && g > 40 && b > 20 && r > g && g > b && r - g > 12 && r - b > 25 && r - b < 140;

export function gistOf(picture: Image | Canvas): Gist {
  const scale = SIDE / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(2, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1)
    light[at] = brightness(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0);
  const weight = new Float32Array(width * height);
  const seen = (x: number, y: number): number => light[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const edge = Math.hypot(seen(x + 1, y) - seen(x - 1, y), seen(x, y + 1) - seen(x, y - 1)) / 110;
      const skin = isSkin(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0) ? 0.3 : 0;
      weight[at] = Math.min(1, edge) + skin;
    }
  return { width, height, weight, light };
}

/** How much more is lost where a face is covered. */
const FACE = 1.5;

/** The same with a face in it, which is given in shares of the picture. */
export function withFace(gist: Gist, face: Box | undefined): Gist {
  if (face === undefined) return gist;
  const { width, height } = gist;
  const weight = gist.weight.map((own, at) => {
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    const isIn = x > face.x && x < face.x + face.width && y > face.y && y < face.y + face.height;
    return isIn ? own + FACE : own;
  });
  return { ...gist, weight };
}

/** Mean of a map over a box in shares of the picture. */
export function meanIn({ width, height }: Gist, map: Float32Array, box: Box): number {
  const [left, top] = [Math.floor(clamp(box.x, 0, 1) * width), Math.floor(clamp(box.y, 0, 1) * height)];
  const right = Math.max(left + 1, Math.ceil(clamp(box.x + box.width, 0, 1) * width));
  const bottom = Math.max(top + 1, Math.ceil(clamp(box.y + box.height, 0, 1) * height));
  let sum = 0;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += map[y * width + x] ?? 0;
  return sum / ((right - left) * (bottom - top));
}

/** How much of a picture that fills a frame is lost where something lies over it. */
export const busyIn =
  (gist: Gist, { width, height }: Size) =>
  (box: Box): number =>
    meanIn(gist, gist.weight, {
      ...{ x: box.x / width, y: box.y / height },
      ...{ width: box.width / width, height: box.height / height },
    });

/** The middle of what there is to see, in shares. */
export function focusOf({ width, height, weight }: Gist): { readonly x: number; readonly y: number } {
  let [sum, x, y] = [1e-6, 0.5e-6, 0.5e-6];
  for (let at = 0; at < weight.length; at += 1) {
    const strong = (weight[at] ?? 0) ** 2;
    sum += strong;
    x += strong * (((at % width) + 0.5) / width);
    y += strong * ((Math.floor(at / width) + 0.5) / height);
  }
  return { x: x / sum, y: y / sum };
}

/** The part of a picture of another shape that shows most, in shares: as large as it can be, its sides `ratio` to one another. */
export function bestCrop(gist: Gist, own: number, ratio: number): Box {
  const [width, height] = own > ratio ? [ratio / own, 1] : [1, own / ratio];
  const steps = 24;
  let best: Box = { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
  let most = Number.NEGATIVE_INFINITY;
  for (let step = 0; step <= steps; step += 1) {
    const at = step / steps;
    const box = { x: (1 - width) * at, y: (1 - height) * at, width, height };
    // What is at the edges of a crop is cut, what is in its middle is shown.
    const middle = {
      ...{ x: box.x + width * 0.2, y: box.y + height * 0.2 },
      ...{ width: width * 0.6, height: height * 0.6 },
    };
    const worth = meanIn(gist, gist.weight, box) + meanIn(gist, gist.weight, middle) - Math.abs(at - 0.5) * 0.01;
    if (worth > most) [most, best] = [worth, box];
  }
  return best;
}

/** What a part of a picture shows. */
export function partOf(gist: Gist, box: Box): Gist {
  const [left, top] = [Math.floor(box.x * gist.width), Math.floor(box.y * gist.height)];
  const width = Math.max(1, Math.min(gist.width - left, Math.round(box.width * gist.width)));
  const height = Math.max(1, Math.min(gist.height - top, Math.round(box.height * gist.height)));
  const cut = (map: Float32Array): Float32Array =>
    Float32Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return map[(top + y) * gist.width + left + x] ?? 0;
    });
  return { width, height, weight: cut(gist.weight), light: cut(gist.light) };
}
