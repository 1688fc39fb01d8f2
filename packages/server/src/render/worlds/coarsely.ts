/** What moves out of focus: drawn small in each frame, and as much of it enlarged as is there. */
import type { Canvas } from '@napi-rs/canvas';
import type { Context } from '../film/film';
import { paintedPart } from '../film/sprite';
import type { Size } from '../geometry';

/** Pixels around what is painted, into which enlarging it smoothly reaches. */
const SMOOTH = 3;

export function coarsely(
  { width, height }: Size,
  blur: number,
  make: (w: number, h: number) => Canvas,
  draw: (context: Context, seconds: number) => void,
): (context: Context, seconds: number) => void {
  const less = Math.max(2, blur * 0.5);
  let small: Canvas | undefined;
  return (context, seconds) => {
    small ??= make(Math.ceil(width / less), Math.ceil(height / less));
    const own = small.getContext('2d');
    own.clearRect(0, 0, small.width, small.height);
    own.save();
    own.scale(1 / less, 1 / less);
    draw(own, seconds);
    own.restore();
    const part = paintedPart(small);
    if (part === undefined) return;
    const x = Math.max(0, part.x - SMOOTH);
    const y = Math.max(0, part.y - SMOOTH);
    const across = Math.min(small.width, part.x + part.width + SMOOTH) - x;
    const down = Math.min(small.height, part.y + part.height + SMOOTH) - y;
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, x, y, across, down, x * less, y * less, across * less, down * less);
  };
}
