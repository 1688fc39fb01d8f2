/**
 * The built-in picture sets. The index is read when the first picture is asked for; a picture's body is read from its set's
 * file, and uncompressed, when its SVG is.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { VectorPicture } from './picture';
import type { PictureIndex, PictureSet, Place } from './picture-index';

const readBody = (file: string, [offset, length]: Place): string => {
  const packed = Buffer.alloc(length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, packed, 0, length, offset);
  } finally {
    closeSync(descriptor);
  }
  return inflateRawSync(packed).toString();
};

const documentOf = (body: string, width: number, height: number, pixels: number): string => {
  const scale = pixels / Math.max(width, height);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  );
};

export interface BuiltPictures {
  readonly find: (name: string, set?: PictureSet) => VectorPicture | undefined;
  readonly names: (set: PictureSet) => readonly string[];
}

/** `folder` is where the build left the pictures, and must hold them. */
export function builtPictures(folder: string): BuiltPictures {
  let index: PictureIndex | undefined;
  const sets = (): PictureIndex => {
    index ??= JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as PictureIndex;
    return index;
  };
  const find = (name: string, set?: PictureSet): VectorPicture | undefined => {
    if (set === undefined) return find(name, 'fluent') ?? find(name, 'noto');
    const { side, at } = sets()[set];
    const place = Object.hasOwn(at, name) ? at[name] : undefined;
    if (place === undefined) return undefined;
    const [, , width = side, height = side] = place;
    const svg = (pixels = Math.max(width, height)): string =>
      documentOf(readBody(join(folder, `${set}.bin`), place), width, height, pixels);
    return { name, set, type: 'svg', svg, bytes: (pixels) => Buffer.from(svg(pixels)) };
  };
  return { find, names: (set) => Object.keys(sets()[set].at) };
}
