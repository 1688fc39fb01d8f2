/**
 * Whether the file of a picture is whole. Decoders draw what there is of one that was cut off, and leave the rest empty or
 * grey; nobody wants to see that. Only the structure of the file is read: nothing is decoded.
 */
import { crc32 } from 'node:zlib';

const CUT_OFF = 'is cut off: its end is missing';

const starts = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Chunks of length, name, data and a checksum, to the one that ends them. */
function pngProblem(bytes: Buffer): string | undefined {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return CUT_OFF;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IEND') return undefined;
    if (name === 'IDAT' && crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      return 'is damaged: its checksums are wrong';
    at = end + 4;
  }
  return CUT_OFF;
}

/** Segments with their lengths to the first scan; what ends the picture may be anywhere behind that. */
function jpegProblem(bytes: Buffer): string | undefined {
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isAlone = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (marker === 0xda) return bytes.includes('\xff\xd9', at, 'latin1') ? undefined : CUT_OFF;
    at += isAlone ? (marker === 0xff ? 1 : 2) : 2 + bytes.readUInt16BE(at + 2);
  }
  return CUT_OFF;
}

const webpProblem = (bytes: Buffer): string | undefined =>
  bytes.readUInt32LE(4) + 8 > bytes.length ? CUT_OFF : undefined;

/** Blocks of a GIF to the end of its first picture: no other is shown. */
function gifProblem(bytes: Buffer): string | undefined {
  const table = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + table(bytes[10] ?? 0);
  const skipBlocks = (): boolean => {
    while (at < bytes.length) {
      const length = bytes[at] ?? 0;
      at += 1 + length;
      if (length === 0) return true;
    }
    return false;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      at += 10 + table(bytes[at + 9] ?? 0) + 1;
      return skipBlocks() ? undefined : CUT_OFF;
    }
    if (kind !== 0x21) return undefined;
    at += 2;
    if (!skipBlocks()) return CUT_OFF;
  }
  return CUT_OFF;
}

/** A problem as the end of a sentence about the file; undefined for what is whole, or no such file. */
export function wholeProblem(bytes: Buffer): string | undefined {
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return pngProblem(bytes);
  if (starts(bytes, '\xff\xd8\xff')) return jpegProblem(bytes);
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return webpProblem(bytes);
  return starts(bytes, 'GIF8') ? gifProblem(bytes) : undefined;
}
