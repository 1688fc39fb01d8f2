/**
 * Unpacks data URIs strictly: what is damaged is refused, never repaired. The text is anybody's and may have millions of
 * characters: it is read once, by its bytes, and in pieces between which others have their turn.
 */
import type { MediaKind, MediaType } from '../../ports/dialer';
import { createTurns } from '../../turns';
import { acceptMedia, SNIFFED_BYTES } from './sniff-media';

export type UnpackedDataUri =
  | { readonly ok: true; readonly type: MediaType; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: 'bad-media' | 'too-large'; readonly message: string };

export const isDataUri = (url: string): boolean => /^data:/i.test(url);

/** Characters before the comma. */
const LONGEST_TYPE = 256;
/** Characters that one byte can take, percent-encoded. */
const WIDEST_BYTE = 3;
/** Bytes that are read in one turn: a few milliseconds. */
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

/** Strict base64, with white space anywhere; undefined for anything else. Uses up the bytes. */
async function base64Decoded(bytes: Buffer): Promise<Buffer | undefined> {
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
  if (!valid || (pads > 0 ? end % 4 !== 0 : end % 4 === 1)) return undefined;
  return Buffer.from(bytes.toString('latin1', 0, end), 'base64');
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
  if (/[^\0-\x7f]/.test(data)) return refuse('The data URI is no ASCII; encode the file again, in base64.');
  const plain = await percentDecoded(Buffer.from(data, 'latin1'));
  const bytes = /;\s*base64$/.test(declared) ? await base64Decoded(plain) : plain;
  if (bytes === undefined) return refuse('The data URI is not valid base64; encode the file again.');
  if (bytes.length === 0) return refuse('The data URI is empty; put the file after the comma.');
  if (bytes.length > maxBytes) return tooLarge;
  const media = acceptMedia(bytes.subarray(0, SNIFFED_BYTES), accept);
  return media.type === undefined ? refuse(media.problem) : { ok: true, type: media.type, bytes };
}
