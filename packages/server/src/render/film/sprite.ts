/** A layer's picture: as much of it as is painted and ever seen, and the part of it that hides whatever is behind. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../geometry';
import { frameSent } from '../output/free-frames';
import { settled, spent } from '../output/settled';
import type { Layer } from './film';
import { spareEllipses } from './spare-ellipses';

spareEllipses();

export interface Sprite {
  readonly canvas: Canvas;
  /** Where the canvas lies, in whole pixels of the layer's own place. */
  readonly box: Box;
  /** Where it is opaque throughout, in the same pixels. */
  readonly solid?: Box;
}

/** Of a picture that is so empty only the painted part is kept. */
const WORTH_TRIMMING = 0.9;
/** Pixels at both sides of a plane that need not be opaque: a box of whole pixels reaches beyond what is painted in it. */
const EDGE = 2;
/** Rows by which what is opaque is taken for smaller: between rows, the first one is mixed with the one above. */
const BETWEEN = 2;

interface Found {
  /** Undefined when nothing is painted. */
  readonly painted: Box | undefined;
  readonly solid: Box | undefined;
}

/** The part of a canvas on which something is painted, in whole pixels; undefined without any. */
export function paintedPart(canvas: Canvas): Box | undefined {
  const bytes = canvas.data();
  const { width, height } = canvas;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);
  frameSent(bytes.length);
  return lookAt(words, { x: 0, y: 0, width, height }, 0).painted;
}

/** Looks at each pixel's opacity; `words` are pixels, their opacity in the highest byte. `edge`: pixels at both sides that may be transparent. */
function lookAt(words: Uint32Array, { width, height }: Box, edge: number): Found {
  let [left, top, right, bottom] = [width, height, -1, -1];
  let run = 0;
  let best = { from: 0, rows: 0 };
  for (let y = 0; y < height; y += 1) {
    const [start, end] = [y * width, (y + 1) * width];
    let [every, any] = [0xffffffff, 0];
    for (let at = start + edge; at < end - edge; at += 1) {
      const word = words[at] ?? 0;
      every &= word;
      any |= word;
    }
    run = width > 2 * edge && every >>> 24 === 255 ? run + 1 : 0;
    if (run > best.rows) best = { from: y - run + 1, rows: run };
    for (let side = 0; side < Math.min(edge, width); side += 1)
      any |= (words[start + side] ?? 0) | (words[end - 1 - side] ?? 0);
    if (any >>> 24 === 0) continue;
    top = Math.min(top, y);
    bottom = y;
    for (let x = 0; x < left; x += 1) if ((words[start + x] ?? 0) >>> 24 !== 0) left = x;
    for (let x = width - 1; x > right; x -= 1) if ((words[start + x] ?? 0) >>> 24 !== 0) right = x;
  }
  return {
    painted: right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    solid:
      best.rows > 2 * BETWEEN
        ? { x: edge, y: best.from + BETWEEN, width: width - 2 * edge, height: best.rows - 2 * BETWEEN }
        : undefined,
  };
}

const shifted = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** Paints the part of a layer that is in `box`, for good. */
export function spriteOf(layer: Layer, box: Box, frame: number): Sprite {
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  context.save();
  context.translate(layer.box.x - box.x, layer.box.y - box.y);
  layer.paint(context, frame);
  context.restore();
  // What is painted anew later needs all of its room.
  if (layer.frames > 1) return { canvas, box };
  const bytes = canvas.data();
  const { painted, solid } = lookAt(
    new Uint32Array(bytes.buffer, bytes.byteOffset, box.width * box.height),
    box,
    layer.lens === undefined ? 0 : EDGE,
  );
  frameSent(bytes.length);
  const whole: Sprite = { canvas, box, ...(solid === undefined ? {} : { solid: shifted(solid, box.x, box.y) }) };
  const kept = painted ?? { x: 0, y: 0, width: 1, height: 1 };
  if (kept.width * kept.height > box.width * box.height * WORTH_TRIMMING) return { ...whole, canvas: settled(canvas) };
  const trimmed = createCanvas(kept.width, kept.height);
  const own = trimmed.getContext('2d');
  own.drawImage(canvas, -kept.x, -kept.y);
  frameSent(bytes.length);
  settled(trimmed);
  spent(canvas);
  return { ...whole, canvas: trimmed, box: shifted(kept, box.x, box.y) };
}

/** Paints the next picture of a layer that has many. */
export function repaint(layer: Layer, { canvas }: Sprite, frame: number): void {
  const context = canvas.getContext('2d');
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.save();
  layer.paint(context, frame);
  context.restore();
}
