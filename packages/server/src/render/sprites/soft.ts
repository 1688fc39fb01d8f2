/** Blurred copies and silhouettes of sprites, made once: a blur that is made for each frame costs more than the frame. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, type Rgb, saturation } from '../color/color';

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
  return { canvas, pad };
}

export function silhouette(sprite: Canvas, color: Rgb): Canvas {
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = css(color);
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
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
  return canvas;
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
