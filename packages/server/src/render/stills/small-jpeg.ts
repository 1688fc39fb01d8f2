/** A frame as a small JPEG that never has more than so many bytes. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { STILL_LIMITS, type StillPicture } from '../../ports/still-drawer';

/** The best that fits is taken. */
const QUALITIES = [86, 76, 64, 50, 36, 22];

/** Half as large again and again: what is shrunk in one step loses its thin lines. */
function shrunk(canvas: Canvas, width: number, height: number): Canvas {
  let from = canvas;
  while (from.width > width * 2) {
    const half = createCanvas(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    half.getContext('2d').drawImage(from, 0, 0, half.width, half.height);
    from = half;
  }
  const small = createCanvas(width, height);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, width, height);
  return small;
}

export async function smallJpeg(canvas: Canvas): Promise<StillPicture> {
  for (let side: number = STILL_LIMITS.longSide; ; side = Math.round(side * 0.7)) {
    const scale = Math.min(1, side / Math.max(canvas.width, canvas.height));
    const size = { width: Math.round(canvas.width * scale), height: Math.round(canvas.height * scale) };
    const small = shrunk(canvas, size.width, size.height);
    for (const quality of QUALITIES) {
      const jpeg = await small.encode('jpeg', quality);
      if (jpeg.length <= STILL_LIMITS.bytes) return { jpeg, ...size };
    }
  }
}
