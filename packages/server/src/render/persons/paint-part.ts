/** Elements of a picture as a sprite, no larger than what is seen of it. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { frameSent } from '../output/free-frames';
import { keepSkin } from '../sprites/keep-skin';
import { cleanEdges } from '../sprites/raster';

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
function inkOf(data: Uint8ClampedArray, side: number) {
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if ((data[(y * side + x) * 4 + 3] as number) > 2) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), y];
      }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** A square of a picture. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}
const WHOLE: Square = { x: 0, y: 0, side: UNITS };

/** `pictured`: pixels of the side of the whole picture; `within`: where all of it lies, in whole units. */
export async function paintPart(
  elements: readonly string[],
  defs: string,
  pictured: number,
  within: Square = WHOLE,
): Promise<Part | undefined> {
  if (elements.length === 0) return undefined;
  const pixels = Math.round((pictured * within.side) / UNITS);
  const side = pixels * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="${within.x} ${within.y} ${within.side} ${within.side}"><g fill="none">${elements.join('')}</g>${defs}</svg>`;
  const large = createCanvas(side, side);
  const drawn = large.getContext('2d');
  drawn.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const data = drawn.getImageData(0, 0, side, side);
  cleanEdges(data.data);
  drawn.putImageData(data, 0, 0);
  const ink = inkOf(data.data, side);
  frameSent(side * side * 12);
  if (ink === undefined) return undefined;
  // Whole pixels of the picture, with one of air: its edges stay soft when it is turned.
  const [x, y] = [Math.floor(ink.left / 2) - 1, Math.floor(ink.top / 2) - 1];
  const [width, height] = [Math.ceil(ink.width / 2) + 3, Math.ceil(ink.height / 2) + 3];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, -x, -y, pixels, pixels);
  const unit = within.side / pixels;
  return {
    canvas: keepSkin(canvas, canvas),
    ...{ x: within.x + x * unit, y: within.y + y * unit, width: width * unit, height: height * unit },
  };
}
