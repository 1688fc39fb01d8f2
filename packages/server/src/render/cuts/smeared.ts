/** A picture as a camera sees it that flies past: blurred along its way, and only along it. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** How many times smaller it is kept: what is blurred has no detail to lose. */
const SHRINK = 2;
/** Pixels from one copy to the next, and how many there are at most. */
const STEP = 5;
const MOST_COPIES = 12;

/** `pixels`: how far it is smeared. The picture itself where that is nothing. */
export function smeared(picture: Canvas, pixels: number, along: 'x' | 'y'): Canvas {
  const copies = Math.min(MOST_COPIES, Math.round(pixels / STEP) + 1);
  if (copies < 2) return picture;
  const [width, height] = [Math.ceil(picture.width / SHRINK), Math.ceil(picture.height / SHRINK)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // From both sides of its place, and first in it: that one fills the whole.
  const order = Array.from({ length: copies }, (_, copy) => (copy % 2 === 0 ? 1 : -1) * Math.ceil(copy / 2));
  for (const [copy, way] of order.entries()) {
    context.globalAlpha = 1 / (copy + 1);
    const shift = (way * pixels) / copies / SHRINK;
    context.drawImage(picture, along === 'x' ? shift : 0, along === 'y' ? shift : 0, width, height);
  }
  return canvas;
}
