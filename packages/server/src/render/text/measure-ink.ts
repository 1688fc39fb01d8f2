/**
 * What a line of text takes: its advance, and how far its ink reaches, in pixels from where it begins on its baseline. The
 * ink is painted and looked at, since what Skia tells of it is wrong for some scripts, and differently in each version.
 */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

export interface Ink {
  /** The advance. */
  readonly width: number;
  /** How far the ink reaches before the start (0 when it does not), and from the start to its right end (the advance at least). */
  readonly before: number;
  readonly after: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Room for ink around the line, in em: before and after it, above its baseline and below. */
const BESIDE = 0.8;
const ABOVE = 1.8;
const BELOW = 1.2;

/** Larger lines are looked at in small. */
const MOST_PIXELS = 150_000;

/** The rectangle of pixels that are not empty, or undefined when all are. */
function painted(pixels: Uint32Array, width: number): { x0: number; y0: number; x1: number; y1: number } | undefined {
  const height = pixels.length / width;
  let [x0, y0, x1, y1] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let first = 0;
    while (first < width && pixels[row + first] === 0) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while (pixels[row + last] === 0) last -= 1;
    x0 = Math.min(x0, first);
    x1 = Math.max(x1, last);
    y0 = Math.min(y0, y);
    y1 = y;
  }
  return y1 < 0 ? undefined : { x0, y0, x1: x1 + 1, y1: y1 + 1 };
}

let shared: Canvas | undefined;

/** A canvas of at least this size, empty: the same one as long as it is large enough. */
function sheet(width: number, height: number): SKRSContext2D {
  if (shared === undefined || shared.width < width || shared.height < height)
    shared = createCanvas(Math.max(width, shared?.width ?? 0), Math.max(height, shared?.height ?? 0));
  const context = shared.getContext('2d');
  context.resetTransform();
  context.clearRect(0, 0, shared.width, shared.height);
  return context;
}

/** Measures text that `prepare` sets in a type of this size, aligned to the left. */
export function measureInk(prepare: (context: SKRSContext2D) => void, text: string, size: number): Ink {
  const ruler = sheet(1, 1);
  prepare(ruler);
  const { width } = ruler.measureText(text);
  const room = { width: width + 2 * BESIDE * size, height: (ABOVE + BELOW) * size };
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (room.width * room.height)));
  const [across, down] = [Math.ceil(room.width * scale) + 1, Math.ceil(room.height * scale) + 1];
  const context = sheet(across, down);
  context.scale(scale, scale);
  prepare(context);
  context.fillStyle = '#000';
  context.fillText(text, BESIDE * size, ABOVE * size);
  const { buffer } = context.getImageData(0, 0, across, down).data;
  const found = painted(new Uint32Array(buffer), across);
  if (found === undefined) return { width, before: 0, after: width, ascent: 0, descent: 0 };
  return {
    width,
    before: Math.max(0, BESIDE * size - found.x0 / scale),
    after: Math.max(width, found.x1 / scale - BESIDE * size),
    ascent: ABOVE * size - found.y0 / scale,
    descent: found.y1 / scale - ABOVE * size,
  };
}
