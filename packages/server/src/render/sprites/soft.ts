/** Blurred copies and silhouettes of sprites, made once: a blur that is made for each frame costs more than the frame. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness, css, type Rgb, saturation } from '../color/color';
import { settled } from '../output/settled';

/** A sprite with the room around it that its blur takes, in pixels of the sprite. */
export interface Soft {
  readonly canvas: Canvas;
  readonly pad: number;
}

export function blurred(sprite: Canvas, radius: number): Soft {
  const pad = Math.ceil(radius * 2.5);
  const canvas = createCanvas(sprite.width + 2 * pad, sprite.height + 2 * pad);
  const context = canvas.getContext('2d');
  context.filter = `blur(${radius.toFixed(2)}px)`;
  context.drawImage(sprite, pad, pad);
  context.filter = 'none';
  return { canvas: settled(canvas), pad };
}

export function silhouette(sprite: Canvas, color: Rgb): Canvas {
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = css(color);
  context.fillRect(0, 0, canvas.width, canvas.height);
  return settled(canvas);
}

/** A sprite in another colour, its light and shade kept. */
export function tinted(sprite: Canvas, color: Rgb, amount: number): Canvas {
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite, 0, 0);
  context.globalCompositeOperation = 'color';
  context.globalAlpha = amount;
  context.fillStyle = css(color);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(sprite, 0, 0);
  return settled(canvas);
}

const means = new WeakMap<Canvas, Rgb>();

/** The colour that a sprite has in the mean of what is seen of it. */
export function meanColour(sprite: Canvas): Rgb {
  const known = means.get(sprite);
  if (known !== undefined) return known;
  const side = 24;
  const small = createCanvas(side, side);
  const context = small.getContext('2d');
  context.drawImage(sprite, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const sum = { r: 0, g: 0, b: 0, seen: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    sum.r += (data[at] ?? 0) * alpha;
    sum.g += (data[at + 1] ?? 0) * alpha;
    sum.b += (data[at + 2] ?? 0) * alpha;
    sum.seen += alpha;
  }
  const share = 1 / Math.max(sum.seen, 1e-6);
  const mean = { r: sum.r * share, g: sum.g * share, b: sum.b * share };
  means.set(sprite, mean);
  return mean;
}

/** How much colour a sprite has, 0 (grey) to 1, over what is seen of it. */
export function colourOf(sprite: Canvas): number {
  const side = 24;
  const small = createCanvas(side, side);
  const context = small.getContext('2d');
  context.drawImage(sprite, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  let [sum, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    sum += saturation({ r, g, b }) * alpha;
    seen += alpha;
  }
  return seen === 0 ? 0 : sum / seen;
}

/** Degrees of hue between a colour and the one that a thing mostly has, within which it is taken for it. */
const SAME_HUE = 46;

export function hueOf(r: number, g: number, b: number): number {
  const high = Math.max(r, g, b);
  const span = high - Math.min(r, g, b);
  if (span === 0) return 0;
  const turn = high === r ? ((g - b) / span) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return (turn * 60 + 360) % 360;
}

/** Below so much of the most frequent hue, another one is a detail. */
const GLASSY = 0.2;
/** Hues of glass and sky, which are seldom the colour of a thing. */
const GLASS = [185, 235] as const;

/** A thing in another colour: only what has its main colour changes, not its glass, its wheels or its eyes. */
export function recoloured(sprite: Canvas, color: Rgb): Canvas {
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  const weights = new Float64Array(36);
  const hasColour = Math.max(color.r, color.g, color.b) - Math.min(color.r, color.g, color.b) > 24;
  const look = (at: number) => {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    return { r, g, b, much: Math.max(r, g, b) - Math.min(r, g, b) };
  };
  for (let at = 0; at < data.length; at += 16) {
    const { r, g, b, much } = look(at);
    const bin = Math.floor(hueOf(r, g, b) / 10);
    if ((data[at + 3] ?? 0) > 128) weights[bin] = (weights[bin] ?? 0) + much;
  }
  const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
  const bodies = weights.map((weight, bin) => (bin * 10 >= GLASS[0] && bin * 10 < GLASS[1] ? 0 : weight));
  const [most, mostSeen] = [Math.max(...bodies), Math.max(...weights)];
  // Of what is blue all over, blue is the colour.
  const main = (most > mostSeen * GLASSY ? bodies.indexOf(most) : weights.indexOf(mostSeen)) * 10 + 5;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) === 0) continue;
    const { r, g, b, much } = look(at);
    const away = apart(hueOf(r, g, b), main);
    if (away > SAME_HUE || much < 24) continue;
    // As light as it was beside its own colour, so that light and shade stay.
    const light = brightness(r, g, b) / 255;
    const lift = (light - 0.58) * (hasColour ? 0.85 : 0.7);
    const target = (part: number): number =>
      lift >= 0 ? part + (255 - part) * Math.min(1, lift * 1.6) : part * (1 + lift * 1.7);
    const amount = Math.min(1, (much - 24) / 50) * Math.min(1, (SAME_HUE - away) / 14);
    data[at] = r + (target(color.r) - r) * amount;
    data[at + 1] = g + (target(color.g) - g) * amount;
    data[at + 2] = b + (target(color.b) - b) * amount;
  }
  context.putImageData(pixels, 0, 0);
  return settled(canvas);
}
