/** Sheets of `vid catalog` are PNGs with a mark of their own, so that none takes the place of somebody's picture. */
import type { FileKind } from './file-kind';

/** Of the signature and the chunk that comes first in every PNG. */
const HEADER_BYTES = 33;

/** A whole chunk of text: its length, its name, a keyword that others know and what it says, and the checksum of that. */
const MARK = Buffer.from('\0\0\0\x14tEXtSoftware\0vid catalog\x3b\x59\xb8\x6f', 'latin1');

export const SHEET: FileKind = {
  name: 'a sheet of vid catalog',
  begins: (head) => head.toString('latin1', 1, 4) === 'PNG' && head.subarray(HEADER_BYTES).indexOf(MARK) === 0,
};

/** The same picture with the mark. */
export const asSheet = (png: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, HEADER_BYTES), MARK, png.subarray(HEADER_BYTES)]);
