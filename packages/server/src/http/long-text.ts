/**
 * The inside of one JSON text that may be very long, decoded while it arrives: UTF-8 and escapes, piece by piece, so that
 * no step takes longer than its piece is. ASCII without escapes, which images are sent as, is taken as it is.
 */
import { isAscii } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';

const BACKSLASH = '\\';
/** Characters of the longest escape, `\uXXXX`. */
const LONGEST_ESCAPE = 6;
/** Bytes that are decoded at once: enough for pieces that the collector need not move. */
const PIECE = 256 * 1024;

/** What stands escaped in a text, or not at all. */
const NOT_PLAIN = /[\0-\x1f"\\]/;

/** How much of a text can be decoded before an escape that its end cuts off. */
const wholeEscapes = (text: string): number => {
  const last = text.lastIndexOf(BACKSLASH);
  if (last < 0 || last < text.length - LONGEST_ESCAPE) return text.length;
  let start = last;
  while (text[start - 1] === BACKSLASH) start -= 1;
  const isEscaped = (last - start) % 2 === 1;
  const length = text[last + 1] === 'u' ? LONGEST_ESCAPE : 2;
  return isEscaped || text.length - last >= length ? text.length : last;
};

export interface LongText {
  /** @throws {SyntaxError} it is no JSON text */
  add(bytes: Uint8Array): void;
  /** @throws {SyntaxError} it is no JSON text */
  end(): string;
}

export const createLongText = (): LongText => {
  const decoder = new StringDecoder('utf8');
  const pieces: string[] = [];
  /** A text that is in one chunk is decoded where it stands; of others pieces are gathered, always in the same memory. */
  let first: Uint8Array | undefined;
  let piece: Buffer | undefined;
  let gathered = 0;
  let rest = '';
  const take = (text: string): void => {
    rest += text;
    const cut = wholeEscapes(rest);
    if (cut > 0) pieces.push(JSON.parse(`"${rest.slice(0, cut)}"`) as string);
    rest = rest.slice(cut);
  };
  /** Whether all that was decoded stands for itself. */
  let plain = true;
  const decode = (bytes: Buffer): void => {
    const text = plain && isAscii(bytes) ? bytes.toString('latin1') : undefined;
    plain = text !== undefined && !NOT_PLAIN.test(text);
    if (plain && text !== undefined) pieces.push(text);
    else take(decoder.write(bytes));
  };
  const gather = (bytes: Uint8Array): void => {
    piece ??= Buffer.allocUnsafe(PIECE);
    for (let from = 0; from < bytes.length; ) {
      const part = bytes.subarray(from, from + PIECE - gathered);
      piece.set(part, gathered);
      gathered += part.length;
      from += part.length;
      if (gathered === PIECE) {
        decode(piece);
        gathered = 0;
      }
    }
  };
  return {
    add: (bytes) => {
      if (first === undefined && piece === undefined) {
        first = bytes;
        return;
      }
      if (first !== undefined) gather(first);
      first = undefined;
      gather(bytes);
    },
    end: () => {
      const last = first ?? piece?.subarray(0, gathered) ?? new Uint8Array();
      decode(Buffer.from(last.buffer, last.byteOffset, last.length));
      take(decoder.end());
      if (rest !== '') throw new SyntaxError('the text ends within an escape');
      return pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
    },
  };
};
