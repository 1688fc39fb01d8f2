/**
 * Reads JSON as it arrives, within bounds. What is too deep or too much is known at the byte that is too much, before
 * its part of the document is parsed. Long texts are set aside and decoded while they arrive, long lists and objects are
 * parsed run by run; what is parsed at the end is small. So a body of many megabytes is taken in steps of one chunk.
 */
import type { JsonLimits } from './body-limits';
import { JsonFrame, RUN } from './json-frame';
import { createLongText, type LongText } from './long-text';

/** What is wrong with a document, as words that follow its name. */
export interface Unreadable {
  readonly ok: false;
  readonly kind: 'invalid' | 'too-complex' | 'too-large';
  readonly problem: string;
}

/** A value, or what is wrong with the document. */
export type JsonReading = { readonly ok: true; readonly value: unknown } | Unreadable;

export interface JsonReader {
  /** Takes a chunk; what is wrong with the document as soon as that is certain. */
  add(chunk: Uint8Array): Unreadable | undefined;
  end(): JsonReading;
}

/** Bytes of a text that may stay in the frame. */
const SHORT_TEXT = 1024;
/** How what stands for other things begins in the frame: a text of the document that begins alike is set aside. */
const ASIDE_SOURCE = Buffer.from(String.raw`\u0000`);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;
const COLON = 0x3a;

const unreadable = (kind: Unreadable['kind'], problem: string): Unreadable => ({ ok: false, kind, problem });
const INVALID = unreadable('invalid', 'is not valid JSON');
const EMPTY = unreadable('invalid', 'is empty: send a JSON object');

const count = (number: number): string => number.toLocaleString('en');

export const createJsonReader = (limits: JsonLimits, runBytes = RUN): JsonReader => {
  const frame = new JsonFrame(runBytes);
  let depth = 0;
  let values = 1;
  let bare = 0;
  let inText = false;
  /** Whether a backslash stands before the next byte of a text. */
  let escaped = false;
  let long: LongText | undefined;

  /** The index of the quote that ends a text, or the length of the chunk. */
  const endOfText = (chunk: Uint8Array, from: number): number => {
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote < 0 ? chunk.length : quote;
    // What is long is images, which have no escapes: looking for one is much quicker than going byte by byte.
    if (!escaped && !chunk.subarray(from, end).includes(BACKSLASH)) return end;
    let at = from;
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (escaped) escaped = false;
      else if (byte === BACKSLASH) escaped = true;
      else if (byte === QUOTE) break;
    }
    return at;
  };

  const staysInFrame = (chunk: Uint8Array, from: number, end: number): boolean =>
    end < chunk.length &&
    end - from <= SHORT_TEXT &&
    !(chunk[from] === BACKSLASH && ASIDE_SOURCE.equals(chunk.subarray(from, from + ASIDE_SOURCE.length)));

  const tooMuch = (byte: number): Unreadable | undefined => {
    bare += 1;
    if (bare > limits.bare)
      return unreadable('too-large', `has more than ${count(limits.bare)} bytes outside its texts`);
    switch (byte) {
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > limits.depth) return unreadable('too-complex', `is nested more than ${limits.depth} deep`);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        return undefined;
      case COMMA:
      case COLON:
        break;
      default:
        return undefined;
    }
    values += 1;
    if (values <= limits.values) return undefined;
    return unreadable('too-complex', `has more than ${count(limits.values)} values and names of members`);
  };

  const add = (chunk: Uint8Array): Unreadable | undefined => {
    /** Where that begins which is neither in the frame nor set aside. */
    let kept = 0;
    let at = 0;
    while (at < chunk.length) {
      if (!inText) {
        const byte = chunk[at] ?? 0;
        const problem = tooMuch(byte);
        if (problem !== undefined) return problem;
        if (byte === OPEN_LIST || byte === OPEN_OBJECT) frame.open(byte === OPEN_LIST, at + 1 - kept);
        else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) frame.close();
        else if (byte === COMMA && frame.endsRun(at - kept)) {
          frame.push(chunk.subarray(kept, at));
          kept = at;
          try {
            frame.parseRun();
          } catch {
            return INVALID;
          }
        }
        at += 1;
        inText = byte === QUOTE;
        continue;
      }
      const end = endOfText(chunk, at);
      if (long !== undefined || !staysInFrame(chunk, at, end)) {
        if (long === undefined) frame.push(chunk.subarray(kept, at));
        long ??= createLongText();
        try {
          long.add(chunk.subarray(at, end));
          if (end < chunk.length) {
            frame.pushText(long.end());
            long = undefined;
          }
        } catch {
          return INVALID;
        }
        kept = end;
      }
      if (end === chunk.length) return undefined;
      inText = false;
      at = end + 1;
    }
    frame.push(chunk.subarray(kept));
    return undefined;
  };

  return {
    add,
    end: () => {
      try {
        const document = frame.end();
        return document === undefined ? EMPTY : { ok: true, value: document.value };
      } catch {
        return INVALID;
      }
    },
  };
};

/** What is too deep or too much in a document that is here already. */
export const beyondLimits = (document: Uint8Array, limits: JsonLimits): string | undefined => {
  const found = createJsonReader(limits).add(document);
  return found === undefined || found.kind === 'invalid' ? undefined : found.problem;
};
