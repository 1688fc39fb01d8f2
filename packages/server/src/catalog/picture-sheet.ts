/** A sheet of pictures with a name below each. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from '../artwork/picture';

export interface SheetEntry {
  readonly picture: Picture;
  /** What stands below it, the first line stronger. */
  readonly lines: readonly string[];
}

const COLUMNS = 4;
const CELL = 280;
const PICTURE = 200;
const LINE = 22;
const HEIGHT = PICTURE + 2 * LINE + 40;
const INK = '#20242c';
const SOFT = '#6b7280';

/** A PNG; of no pictures a sheet that says so. */
export async function pictureSheet(entries: readonly SheetEntry[]): Promise<Buffer> {
  const columns = Math.min(COLUMNS, Math.max(1, entries.length));
  const canvas = createCanvas(columns * CELL, Math.max(1, Math.ceil(entries.length / columns)) * HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6f4ef';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.fillStyle = INK;
  context.font = '600 17px sans-serif';
  if (entries.length === 0) context.fillText('No picture: type alone', CELL / 2, HEIGHT / 2, CELL - 20);
  for (const [at, { picture, lines }] of entries.entries()) {
    const [left, top] = [(at % columns) * CELL, Math.floor(at / columns) * HEIGHT];
    const image = await loadImage(picture.bytes(PICTURE * 2));
    const scale = PICTURE / Math.max(image.width, image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    context.drawImage(image, left + (CELL - width) / 2, top + 20 + (PICTURE - height) / 2, width, height);
    for (const [row, text] of lines.entries()) {
      context.fillStyle = row === 0 ? INK : SOFT;
      context.font = `${row === 0 ? 600 : 400} 17px sans-serif`;
      context.fillText(text, left + CELL / 2, top + 20 + PICTURE + (row + 1) * LINE, CELL - 20);
    }
  }
  return canvas.toBuffer('image/png');
}
