/** A sheet of pictures with a name below each. */
import { loadImage } from '@napi-rs/canvas';
import type { Picture } from '../artwork/picture';
import { drawSheet } from './sheet';

export interface SheetEntry {
  readonly picture: Picture;
  /** What stands below it, the first line stronger. */
  readonly lines: readonly string[];
}

const PICTURE = 200;

/** A PNG; of no pictures a sheet that says so. */
export async function pictureSheet(entries: readonly SheetEntry[]): Promise<Buffer> {
  const cells = await Promise.all(
    entries.map(async ({ picture, lines }) => ({ picture: await loadImage(picture.bytes(PICTURE * 2)), lines })),
  );
  return drawSheet(cells, { columns: 4, cell: 280, picture: PICTURE, empty: 'No picture: type alone' });
}
