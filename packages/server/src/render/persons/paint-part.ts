/** Elements of a picture as a sprite, no larger than what is seen of it. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { Box } from '../geometry';
import { frameSent } from '../output/free-frames';
import { keepSkin } from '../sprites/keep-skin';
import { cleanEdges } from '../sprites/raster';
import type { Bounds } from './split-person';

/** Units across a picture. */
export const UNITS = 32;

/** A sprite, and where it lies in its picture. */
export interface Part {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around what is seen. */
function inkOf(data: Uint8ClampedArray, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4 + 3] as number) > 2) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), y];
      }
  return right < 0 ? undefined : { left, top, right, bottom };
}

/** A square of a picture. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}
const WHOLE: Square = { x: 0, y: 0, side: UNITS };

/** Units around what is drawn, for its strokes and what filters soften. */
const AIR = 1.5;

/** The part of a square, drawn so large, that may be painted on: in pixels, two of which are one of the sprite. */
function regionOf({ x, y, side: across }: Square, side: number, bounds: Bounds | undefined): Box {
  if (bounds === undefined) return { x: 0, y: 0, width: side, height: side };
  const perUnit = side / across;
  const least = (unit: number): number => Math.max(0, Math.floor((unit * perUnit) / 2) * 2);
  const most = (unit: number): number => Math.min(side, Math.ceil((unit * perUnit) / 2) * 2);
  const [left, top] = [least(bounds.left - AIR - x), least(bounds.top - AIR - y)];
  return { x: left, y: top, width: most(bounds.right + AIR - x) - left, height: most(bounds.bottom + AIR - y) - top };
}

/** `pictured`: pixels of the side of the whole picture; `within`: where all of it lies, in whole units; `bounds`: about where, if that is known. */
export async function paintPart(
  elements: readonly string[],
  defs: string,
  pictured: number,
  within: Square = WHOLE,
  bounds?: Bounds,
): Promise<Part | undefined> {
  if (elements.length === 0) return undefined;
  const pixels = Math.round((pictured * within.side) / UNITS);
  const side = pixels * 2;
  const region = regionOf(within, side, bounds);
  const { width: across, height: down } = region;
  const box = [region.x, region.y, across, down].map((at) => (at * within.side) / side) as [
    number,
    number,
    number,
    number,
  ];
  const view = `${within.x + box[0]} ${within.y + box[1]} ${box[2]} ${box[3]}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${across}" height="${down}" viewBox="${view}"><g fill="none">${elements.join('')}</g>${defs}</svg>`;
  const large = createCanvas(across, down);
  const drawn = large.getContext('2d');
  drawn.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const data = drawn.getImageData(0, 0, across, down);
  cleanEdges(data.data);
  drawn.putImageData(data, 0, 0);
  const ink = inkOf(data.data, across, down);
  frameSent(across * down * 12);
  if (ink === undefined) return undefined;
  const isCut =
    (ink.left === 0 && region.x > 0) ||
    (ink.top === 0 && region.y > 0) ||
    (ink.right === across - 1 && region.x + across < side) ||
    (ink.bottom === down - 1 && region.y + down < side);
  if (isCut) return paintPart(elements, defs, pictured, within);
  // Whole pixels of the picture, with one of air: its edges stay soft when it is turned.
  const [x, y] = [Math.floor((region.x + ink.left) / 2) - 1, Math.floor((region.y + ink.top) / 2) - 1];
  const [width, height] = [
    Math.ceil((ink.right - ink.left + 1) / 2) + 3,
    Math.ceil((ink.bottom - ink.top + 1) / 2) + 3,
  ];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, region.x / 2 - x, region.y / 2 - y, across / 2, down / 2);
  const unit = within.side / pixels;
  return {
    canvas: keepSkin(canvas, canvas),
    ...{ x: within.x + x * unit, y: within.y + y * unit, width: width * unit, height: height * unit },
  };
}
