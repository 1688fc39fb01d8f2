/**
 * What is painted on a canvas is noted down until somebody reads it, and the notes stay, with every picture that was drawn
 * in them: a small sprite then keeps all the large ones alive that it was made of. Read twice, with anything noted in
 * between, a canvas lets go of them and keeps its own pixels.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** The same canvas, of which only its pixels are kept; for what is drawn on no more. */
export function settled(canvas: Canvas): Canvas {
  const context = canvas.getContext('2d');
  const reader = createCanvas(1, 1);
  const reading = reader.getContext('2d');
  for (let times = 0; times < 2; times += 1) {
    context.save();
    context.restore();
    // Whoever draws it reads it, without a copy of its pixels.
    reading.drawImage(canvas, 0, 0);
  }
  // What the reader has noted holds the canvas's pixels for as long as it has its own.
  spent(reader);
  return canvas;
}

/** Gives the pixels of a canvas back at once, which is drawn no more; whatever it was drawn on has been settled. */
export function spent(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
