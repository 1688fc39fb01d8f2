/**
 * Unpacks data URIs strictly: what is damaged is refused, never repaired. The text is anybody's and may have millions of
 * characters: it is read in pieces between which others have their turn. Base64 without anything between its digits, which
 * is what programs write, is decoded natively; whatever that does not take is read byte by byte.
 */
import { createHash } from 'node:crypto';
import type { MediaKind, MediaType, MediaVerdict } from '../../ports/dialer';
import { createTurns } from '../../turns';
import { acceptMedia, SNIFFED_BYTES } from './sniff-media';

export type UnpackedDataUri =
  | {
      readonly ok: true;
      readonly type: MediaType;
      readonly bytes: Buffer;
      /** SHA-256 of the bytes, in hex. */
      readonly digest: string;
    }
  | { readonly ok: false; readonly reason: 'bad-media' | 'too-large'; readonly message: string };

export const isDataUri = (url: string): boolean => /^data:/i.test(url);

/** Characters before the comma. */
const LONGEST_TYPE = 256;
/** Characters that one byte can take, percent-encoded. */
const WIDEST_BYTE = 3;
/** Characters or bytes that are read in one turn: a few milliseconds. Four characters of base64 are three bytes. */
const PIECE = 512 * 1024;
/** All texts of the process queue up here, so that many of them are as gentle as one. */
const turns = createTurns();

const PERCENT = 0x25;
const PAD = 0x3d;

/** The value of each hex digit, 16 for what is none. */
const HEX = Uint8Array.from({ length: 256 }, (_, byte) => {
  const value = Number.parseInt(String.fromCharCode(byte), 16);
  return Number.isNaN(value) ? 16 : value;
});
const DIGIT = 1;
const BLANK = 2;
/** What each byte is to base64; 0 for what it does not know. */
const BASE64 = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return /[A-Za-z0-9+/]/.test(character) ? DIGIT : /[\t\n\f\r ]/.test(character) ? BLANK : 0;
});

const refuse = (message: string): UnpackedDataUri => ({ ok: false, reason: 'bad-media', message });

/** Calls back for piece after piece of so many bytes, in turns of their own; stops when the callback says false. */
async function inTurns(length: number, piece: (from: number, to: number) => boolean): Promise<boolean> {
  for (let from = 0; from < length; from += PIECE) {
    if (from > 0) await turns.next();
    if (!piece(from, Math.min(length, from + PIECE))) return false;
  }
  return true;
}

/** Whether every character is one byte as UTF-8, which is counted natively. */
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

/** The bytes of ASCII text; undefined for anything else. */
async function asciiBytes(text: string): Promise<Buffer | undefined> {
  const bytes = Buffer.allocUnsafe(text.length);
  const ascii = await inTurns(text.length, (from, to) => {
    const piece = text.slice(from, to);
    bytes.write(piece, from, 'latin1');
    return isAscii(piece);
  });
  return ascii ? bytes : undefined;
}

/** Undoes percent-encoding in place; an escape that is none stands for itself. */
async function percentDecoded(bytes: Buffer): Promise<Buffer> {
  if (!bytes.includes(PERCENT)) return bytes;
  let end = 0;
  let next = 0;
  await inTurns(bytes.length, (_, to) => {
    while (next < to) {
      let byte = bytes[next] ?? 0;
      if (byte === PERCENT && next + 2 < bytes.length) {
        const high = HEX[bytes[next + 1] ?? 0] ?? 16;
        const low = HEX[bytes[next + 2] ?? 0] ?? 16;
        if (high < 16 && low < 16) {
          byte = high * 16 + low;
          next += 2;
        }
      }
      bytes[end] = byte;
      end += 1;
      next += 1;
    }
    return true;
  });
  return bytes.subarray(0, end);
}

/** Leaves out white space in place; undefined when anything but digits, and padding at the end, is left. */
async function digitsOf(bytes: Buffer): Promise<Buffer | undefined> {
  let end = 0;
  let pads = 0;
  const valid = await inTurns(bytes.length, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      const kind = BASE64[byte] ?? 0;
      if (kind === BLANK) continue;
      if (byte === PAD) pads += 1;
      else if (kind !== DIGIT || pads > 0) return false;
      if (pads > 2) return false;
      bytes[end] = byte;
      end += 1;
    }
    return true;
  });
  return valid ? bytes.subarray(0, end) : undefined;
}

/** Decodes base64 that holds nothing but its digits and padding; undefined for anything else. */
async function base64Decoded(
  length: number,
  textOf: (from: number, to: number) => string,
): Promise<Buffer | undefined> {
  const end = textOf(Math.max(0, length - 2), length);
  const pads = end === '==' ? 2 : end.endsWith('=') ? 1 : 0;
  const digits = length - pads;
  if (pads > 0 ? length % 4 !== 0 : digits % 4 === 1) return undefined;
  const bytes = Buffer.allocUnsafe(Math.floor((digits * 3) / 4));
  const valid = await inTurns(digits, (from, to) => {
    const piece = textOf(from, to);
    // The decoder passes over what it does not know, takes the digits of another alphabet too, and of a wide character
    // a half.
    const whole = bytes.write(piece, (from / 4) * 3, 'base64') === Math.floor((piece.length * 3) / 4);
    return whole && !piece.includes('-') && !piece.includes('_') && isAscii(piece);
  });
  return valid ? bytes : undefined;
}

/** What the text after the comma stands for, or why it stands for nothing. */
async function decoded(data: string, isBase64: boolean): Promise<Buffer | string> {
  const quick = isBase64 ? await base64Decoded(data.length, (from, to) => data.slice(from, to)) : undefined;
  if (quick !== undefined) return quick;
  const ascii = await asciiBytes(data);
  if (ascii === undefined) return 'The data URI is no ASCII; encode the file again, in base64.';
  const plain = await percentDecoded(ascii);
  if (!isBase64) return plain;
  const digits = await digitsOf(plain);
  const bytes = digits && (await base64Decoded(digits.length, (from, to) => digits.toString('latin1', from, to)));
  return bytes ?? 'The data URI is not valid base64; encode the file again.';
}

async function digestOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  await inTurns(bytes.length, (from, to) => {
    hash.update(bytes.subarray(from, to));
    return true;
  });
  return hash.digest('hex');
}

/** The bytes of a data URI, with their type by content. The declared type must be of the accepted kind as well. */
export async function unpackDataUri(
  uri: string,
  accept: MediaKind,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<UnpackedDataUri> {
  const comma = uri.slice(0, LONGEST_TYPE + 1).indexOf(',');
  if (comma === -1) return refuse('The data URI has no comma after its type; send data:<type>;base64,<data>.');
  const declared = uri.slice('data:'.length, comma).trim().toLowerCase();
  if (!declared.startsWith(`${accept}/`)) {
    return refuse(`The data URI does not declare an ${accept}; send data:${accept}/<type>;base64,<data>.`);
  }
  const tooLarge = {
    ok: false,
    reason: 'too-large',
    message: `The data URI holds more than ${maxBytes} bytes; send a smaller file.`,
  } as const;
  // A fragment is no part of the data, as everywhere in URLs.
  const fragment = uri.indexOf('#', comma);
  const data = uri.slice(comma + 1, fragment === -1 ? uri.length : fragment);
  if (data.length > maxBytes * WIDEST_BYTE) return tooLarge;
  if (data.length > PIECE) await turns.next();
  const bytes = await decoded(data, /;\s*base64$/.test(declared));
  if (typeof bytes === 'string') return refuse(bytes);
  if (bytes.length === 0) return refuse('The data URI is empty; put the file after the comma.');
  if (bytes.length > maxBytes) return tooLarge;
  const media = acceptMedia(bytes.subarray(0, SNIFFED_BYTES), accept);
  if (media.type === undefined) return refuse(media.problem);
  return { ok: true, type: media.type, bytes, digest: await digestOf(bytes) };
}

/** The file of a data URI, or why it is none. */
export async function judgeDataUri(uri: string, accept: MediaKind, maxBytes?: number): Promise<MediaVerdict> {
  const unpacked = await unpackDataUri(uri, accept, maxBytes);
  if (!unpacked.ok) return { ok: false, reason: 'media', message: unpacked.message };
  return { ok: true, file: { name: unpacked.digest, bytes: unpacked.bytes } };
}
