/** Layers of a world painted otherwise: what a style does to their shapes, once, and to their time. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Curve } from '../../film/curve';
import type { Context, Layer, Lens, Move } from '../../film/film';
import { clamp } from '../../geometry';
import { frameSent } from '../../output/free-frames';
import { settled, spent } from '../../output/settled';

/** Whether it is a picture that is painted once, and no light that lies over others. */
const isPicture = ({ frames, live, blend }: Layer): boolean =>
  frames === 1 && live === undefined && blend === undefined;

/** Copies of a picture that are made on the way, and are then done with. */
const COPIES = 4;

/**
 * `change` gets the layer's picture with `margin` around it, and draws what is to be seen instead. Only the part that the
 * context has room for is painted: a picture may be cut to what is ever seen of it.
 */
export function repainted(layer: Layer, margin: number, change: (own: Canvas, context: Context) => void): Layer {
  if (!isPicture(layer)) return layer;
  const pad = Math.ceil(margin);
  const { box } = layer;
  const size = { width: box.width + pad * 2, height: box.height + pad * 2 };
  return {
    ...layer,
    box: { x: box.x - pad, y: box.y - pad, ...size },
    paint: (context, frame) => {
      const { e, f } = context.getTransform();
      const [left, top] = [Math.max(0, Math.floor(-e) - pad), Math.max(0, Math.floor(-f) - pad)];
      const width = Math.min(size.width, Math.ceil(context.canvas.width - e) + pad) - left;
      const height = Math.min(size.height, Math.ceil(context.canvas.height - f) + pad) - top;
      if (width < 1 || height < 1) return;
      const own = createCanvas(width, height);
      const inner = own.getContext('2d');
      inner.save();
      inner.translate(pad - left, pad - top);
      layer.paint(inner, frame);
      inner.restore();
      context.translate(left, top);
      change(settled(own), context);
      settled(context.canvas);
      spent(own);
      frameSent(width * height * 4 * COPIES);
    },
  };
}

/** A picture's shape, or a part of it, in white; large ones are made smaller, since their edges are soft anyway. */
export interface Mask {
  readonly canvas: Canvas;
  /** Its pixels for each of the picture's. */
  readonly scale: number;
}

/** Pixels from which a shape is worked on at half the size. */
const LARGE = 200_000;

const blank = ({ canvas }: Mask): Canvas => createCanvas(canvas.width, canvas.height);

/** The shape of a picture: opaque where it is at all solid, nothing where it is only shade or glow. */
export function maskOf(picture: Canvas, blur = 0): Mask {
  const scale = picture.width * picture.height > LARGE ? 0.5 : 1;
  const canvas = createCanvas(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
  const context = canvas.getContext('2d');
  if (blur > 0) context.filter = `blur(${(blur * scale).toFixed(2)}px)`;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  context.filter = 'none';
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  const [low, high] = blur > 0 ? [0.42, 0.6] : [0.62, 0.86];
  const alphas = Uint8Array.from({ length: 256 }, (_, alpha) =>
    Math.round(255 * clamp((alpha / 255 - low) / (high - low), 0, 1)),
  );
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let at = 0; at < words.length; at += 1) words[at] = ((alphas[(words[at] ?? 0) >>> 24] ?? 0) << 24) | 0xffffff;
  context.putImageData(pixels, 0, 0);
  return { canvas, scale };
}

/** A mask in one colour. */
export function inColour(mask: Mask, color: string): Mask {
  const canvas = blank(mask);
  const context = canvas.getContext('2d');
  context.drawImage(mask.canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { ...mask, canvas };
}

/** The edge of a mask that turns to a side: the mask without itself, shifted by pixels of the picture and blurred. */
export function edgeOf(mask: Mask, dx: number, dy: number, blur: number, color: string): Mask {
  const canvas = blank(mask);
  const context = canvas.getContext('2d');
  context.drawImage(mask.canvas, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.filter = `blur(${(blur * mask.scale).toFixed(2)}px)`;
  context.drawImage(mask.canvas, dx * mask.scale, dy * mask.scale);
  context.filter = 'none';
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { ...mask, canvas };
}

/** Draws a mask as large as its picture, shifted by pixels of it. */
export function put(context: Context, { canvas, scale }: Mask, dx = 0, dy = 0): void {
  context.drawImage(canvas, dx, dy, canvas.width / scale, canvas.height / scale);
}

type Retimed = (curve: Curve) => Curve;

const moveIn = (move: Move, timed: Retimed): Move => {
  const { anchor, pops, ...curves } = move;
  const changed = Object.entries(curves).map(([name, curve]) => [name, timed(curve)]);
  return {
    ...(Object.fromEntries(changed) as Omit<Move, 'anchor' | 'pops'>),
    ...(anchor === undefined ? {} : { anchor }),
    ...(pops === undefined ? {} : { pops }),
  };
};

/** What a camera that is moved elsewhere saw before is not seen after that, however long a picture stands. */
function lensIn(lens: Lens, retimed: Retimed): Lens {
  const own = retimed((seconds) => seconds);
  const at = (seconds: number): number => Math.max(own(seconds), lens.cuts?.findLast((cut) => cut <= seconds) ?? -1);
  const timed: Retimed = (curve) => (seconds) => curve(at(seconds));
  return {
    ...lens,
    zoom: timed(lens.zoom),
    x: timed(lens.x),
    y: timed(lens.y),
    ...(lens.roll === undefined ? {} : { roll: timed(lens.roll) }),
  };
}

const RETIMED = new WeakMap<Lens, Map<number, Lens>>();

/** One lens stays one: what it sees may then be painted as one picture. */
function lensAt(lens: Lens, rate: number, timed: Retimed): Lens {
  const known = RETIMED.get(lens) ?? new Map<number, Lens>();
  RETIMED.set(lens, known);
  const made = known.get(rate) ?? lensIn(lens, timed);
  known.set(rate, made);
  return made;
}

/** A layer that only moves from one to the next of so many pictures a second. */
export function stepped(layer: Layer, rate: number): Layer {
  const at = (seconds: number): number => Math.floor(seconds * rate + 1e-6) / rate;
  const timed: Retimed = (curve) => (seconds) => curve(at(seconds));
  const { move, lens, live } = layer;
  return {
    ...layer,
    ...(move === undefined ? {} : { move: moveIn(move, timed) }),
    ...(lens === undefined ? {} : { lens: lensAt(lens, rate, timed) }),
    ...(live === undefined ? {} : { live: (context: Context, seconds: number) => live(context, at(seconds)) }),
  };
}
