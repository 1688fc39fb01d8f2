/**
 * A picture as pixels, trimmed to what is seen of it. Drawn at twice the size: what filters leave beyond their edges
 * is taken away there, and the edges become smooth when it is scaled down.
 */
import { setImmediate } from 'node:timers/promises';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { smooth } from '../film/easing';
import { frameSent } from '../output/free-frames';
import { oneAtATime } from '../output/one-at-a-time';
import { settled, spent } from '../output/settled';

/** Alpha below the first is nothing, above the second is opaque. */
const EDGE = [0.32, 0.78] as const;
/** Alpha from which a pixel counts as seen. */
const SEEN = 24;

const sharpen = (share: number): number => smooth((share - EDGE[0]) / (EDGE[1] - EDGE[0]));

const ALPHAS = Uint8Array.from({ length: 256 }, (_, alpha) => Math.round(255 * sharpen(alpha / 255)));

/** Takes away what filters leave beyond their edges. */
export function cleanEdges(data: Uint8ClampedArray): void {
  for (let at = 3; at < data.length; at += 4) data[at] = ALPHAS[data[at] ?? 0] ?? 0;
}

/** The part of a canvas that is seen, in whole pixels. */
function seenBox(data: Uint8ClampedArray, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Each takes twenty times the memory of its sprite while it is drawn, and a film is cast from dozens. */
const alone = oneAtATime();

interface Rasterising {
  readonly clean: boolean;
  /** Radians by which it is turned. */
  readonly turned?: number;
}

/** How much larger the ground of a turned picture is, so that none of its corners is lost. */
const TURNED_ROOM = 1.3;

/** `picture`: the file, a drawing of so many pixels; `side`: the pixels of its longer side before it is trimmed. */
export const rasterise = (
  picture: (pixels: number) => Buffer,
  side: number,
  options: Rasterising,
): Promise<Canvas | undefined> =>
  alone(async () => {
    const sprite = await rasterised(picture, side, options);
    // What is done with is given back in the next turn of the event loop, and drawings are decoded without one.
    await setImmediate();
    return sprite;
  });

async function rasterised(
  picture: (pixels: number) => Buffer,
  side: number,
  options: Rasterising,
): Promise<Canvas | undefined> {
  const image = await loadImage(picture(side * 2));
  const scale = (side * 2) / Math.max(1, image.width, image.height);
  const { clean, turned = 0 } = options;
  const [width, height] = [image.width, image.height].map((own) => Math.max(1, Math.round(own * scale))) as [
    number,
    number,
  ];
  const room = turned === 0 ? 1 : TURNED_ROOM;
  const drawn = createCanvas(Math.round(width * room), Math.round(height * room));
  const context = drawn.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.translate(drawn.width / 2, drawn.height / 2);
  context.rotate(turned);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  const pixels = context.getImageData(0, 0, drawn.width, drawn.height);
  const { data } = pixels;
  if (clean) {
    cleanEdges(data);
    context.putImageData(pixels, 0, 0);
  }
  const seen = seenBox(data, drawn.width, drawn.height);
  if (seen === undefined) return undefined;
  const trimmed = createCanvas(Math.max(1, Math.ceil(seen.width / 2)), Math.max(1, Math.ceil(seen.height / 2)));
  const own = trimmed.getContext('2d');
  own.imageSmoothingQuality = 'high';
  own.drawImage(drawn, seen.x, seen.y, seen.width, seen.height, 0, 0, trimmed.width, trimmed.height);
  // The picture as it was decoded, as it was drawn, and its pixels.
  frameSent(drawn.width * drawn.height * 12);
  settled(trimmed);
  spent(drawn);
  return trimmed;
}
