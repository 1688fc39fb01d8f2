/** Whether a film is one that Vid's renderer wrote, by what its file has and those of other programs lack. */
import { closeSync, openSync, readSync } from 'node:fs';

/** The brands in the order and the version in which it writes them. */
const TYPE = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
/** Of a box: its length and its name. */
const BOX_HEAD = 8;
/** An index of hours of film is smaller. */
const INDEX_AT_MOST = 64 * 1024 * 1024;
/** A list of tags in which nothing stands: others name their encoder there. */
const NO_TAGS = Buffer.from('\0\0\0\x08ilst', 'latin1');

const read = (file: number, at: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, at));
};

/** Its index stands before the media, and no tag is in it. */
export const isOwnFilm = (path: string): boolean => {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const head = read(file, 0, TYPE.length + BOX_HEAD);
    if (!head.subarray(0, TYPE.length).equals(TYPE) || head.toString('latin1', TYPE.length + 4) !== 'moov')
      return false;
    const length = head.readUInt32BE(TYPE.length);
    if (length < BOX_HEAD || length > INDEX_AT_MOST) return false;
    const index = read(file, TYPE.length, length);
    const tags = index.lastIndexOf('udta');
    return index.length === length && (tags === -1 || index.subarray(tags).includes(NO_TAGS));
  } catch {
    return false;
  } finally {
    if (file !== undefined) closeSync(file);
  }
};
