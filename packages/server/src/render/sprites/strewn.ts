/** A picture all over a surface, one beside another: as a pattern shows it, at a tenth of what a pattern takes to be drawn. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Context } from '../film/film';
import { settled } from '../output/settled';

/** Draws it from the origin on; nothing may turn or enlarge the context. */
export function strewn(picture: Canvas): (context: Context, across: number, down: number) => void {
  const { width, height } = picture;
  // A pattern is smoothed, also where it need not be.
  const tile = createCanvas(width, height);
  const own = tile.getContext('2d');
  own.fillStyle = own.createPattern(picture, 'repeat');
  own.fillRect(0, 0, width, height);
  settled(tile);
  return (context, across, down) => {
    for (let y = 0; y < down; y += height) for (let x = 0; x < across; x += width) context.drawImage(tile, x, y);
  };
}
