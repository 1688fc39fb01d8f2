/**
 * The raw body, without copying it: text stays text, and any view becomes the bytes that it shows. Anything else was
 * parsed or wrapped by somebody, and is refused instead of being turned back into bytes.
 */
import type { VerificationCode } from '../errors/codes';

/** Text is signed as its UTF-8 bytes. */
export type Body = string | Uint8Array;

/** The body as text or bytes; undefined when it is neither, empty when there is none. */
export const readBody = (rawBody: unknown): Body | undefined => {
  if (typeof rawBody === 'string') return rawBody;
  return rawBody === undefined || rawBody === null ? '' : bytesOf(rawBody);
};

export const bodyProblem = (body: Body, maxBytes: number): VerificationCode | undefined => {
  if (body.length === 0) return 'body_missing';
  return isTooLong(body, maxBytes) ? 'body_too_large' : undefined;
};

const UTF8_BYTES_PER_UNIT = 3;
export const encoder = new TextEncoder();

/** Whether the body takes more than so many bytes. Text is encoded only when its length does not tell. */
const isTooLong = (body: Body, maxBytes: number): boolean =>
  body.length > maxBytes ||
  (typeof body === 'string' && body.length * UTF8_BYTES_PER_UNIT > maxBytes && encoder.encode(body).length > maxBytes);

/** The bytes of a buffer or view of any realm, or undefined. Detached and shrunk ones count as empty. */
export const bytesOf = (value: unknown): Uint8Array | undefined => {
  try {
    if (!ArrayBuffer.isView(value)) return isArrayBuffer(value) ? new Uint8Array(value) : undefined;
    const { buffer, byteOffset, byteLength } = value;
    // A class of the caller may call its length what it likes; the limit and the copy go by the bytes.
    const isPlain = value instanceof Uint8Array && value.length === byteLength;
    const bytes = isPlain ? value : new Uint8Array(buffer, byteOffset, byteLength);
    // Another thread could change shared memory between the hash and the parser. (That of another realm looks like it.)
    return buffer instanceof ArrayBuffer ? bytes : new Uint8Array(bytes);
  } catch {
    return new Uint8Array();
  }
};

/** Not `instanceof`, which fails for buffers of another realm (test runners, vm contexts). */
const isArrayBuffer = (value: unknown): value is ArrayBuffer => ({}).toString.call(value) === '[object ArrayBuffer]';
