/**
 * The raw body, without copying it: text stays text, and any view becomes the bytes that it shows. Anything else was
 * parsed or wrapped by somebody, and is refused instead of being turned back into bytes.
 */
import type { VerificationCode } from '../errors/codes';

/** Text is signed as its UTF-8 bytes. */
export type Body = { readonly text: string } | { readonly bytes: Uint8Array };

const UTF8_BYTES_PER_UNIT = 3;
const encoder = new TextEncoder();

export const readBody = (rawBody: unknown, maxBytes: number): Body | VerificationCode => {
  if (rawBody === undefined || rawBody === null || rawBody === '') return 'body_missing';
  if (typeof rawBody === 'string') return isTooLong(rawBody, maxBytes) ? 'body_too_large' : { text: rawBody };
  const bytes = bytesOf(rawBody);
  if (!bytes) return 'body_already_parsed';
  if (bytes.length === 0) return 'body_missing';
  return bytes.length > maxBytes ? 'body_too_large' : { bytes };
};

/** Whether the text takes more than so many bytes; encodes it only when its length does not tell. */
const isTooLong = (text: string, maxBytes: number): boolean =>
  text.length > maxBytes || (text.length * UTF8_BYTES_PER_UNIT > maxBytes && encoder.encode(text).length > maxBytes);

/** The bytes of a buffer or view of any realm, or undefined. Detached and shrunk ones count as empty. */
export const bytesOf = (value: unknown): Uint8Array | undefined => {
  try {
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      // Another thread could change shared memory between the hash and the parser.
      return tagOf(value.buffer) === 'SharedArrayBuffer' ? bytes.slice() : bytes;
    }
    return tagOf(value) === 'ArrayBuffer' ? new Uint8Array(value as ArrayBuffer) : undefined;
  } catch {
    return new Uint8Array(0);
  }
};

/** Not `instanceof`, which fails for buffers of another realm (test runners, vm contexts). */
const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice('[object '.length, -1);
