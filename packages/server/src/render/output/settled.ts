/**
 * What is painted on a canvas is noted down until somebody reads it, and the notes stay, with every picture that was drawn
 * in them: a small sprite then keeps all the large ones alive that it was made of. Read twice, with anything noted in
 * between, a canvas lets go of them and keeps its own pixels.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** The same canvas, of which only its pixels are kept; for what is drawn on no more. */
export function settled(canvas: Canvas): Canvas {
  const context = canvas.getContext('2d');
  const reader = createCanvas(1, 1).getContext('2d');
  for (let reading = 0; reading < 2; reading += 1) {
    context.save();
    context.restore();
    // Whoever draws it reads it, without a copy of its pixels.
    reader.drawImage(canvas, 0, 0);
  }
  return canvas;
}
