/**
 * Bytes that somebody wrote as a text. UTF-8 is what is expected; UTF-16 that says so by its byte order mark, as editors and
 * shells of Windows write it, can be mistaken for nothing else and is read too. All else would be sent, and paid for, as rubbish.
 */
import { binaryKind } from './binary-kind';

export interface DecodedText {
  /** Without its byte order mark. */
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16';
}

/** Why bytes are no text, and what to do about it. */
export interface NoText {
  readonly problem: string;
  readonly next: string;
}

const MARKS: readonly (readonly [mark: readonly number[], label: string, encoding: DecodedText['encoding']])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8', 'UTF-8'],
  [[0xff, 0xfe], 'utf-16le', 'UTF-16'],
  [[0xfe, 0xff], 'utf-16be', 'UTF-16'],
];

/** Bytes that are looked at to tell one encoding from another. */
const SAMPLE = 4096;

/** Undefined where the bytes are not in the encoding. */
const decode = (bytes: Uint8Array, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const lineOf = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(0, at).reduce((lines, byte) => lines + (byte === 0x0a ? 1 : 0), 1);

/** Where UTF-8 ends: the longest beginning that is whole, but for a character that is cut. */
const firstWrong = (bytes: Uint8Array): number => {
  const isFine = (end: number): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [fine, wrong] = [0, bytes.length];
  while (wrong - fine > 1) {
    const middle = (fine + wrong) >> 1;
    if (isFine(middle)) fine = middle;
    else wrong = middle;
  }
  return fine;
};

/** Whether every other byte is NUL, as in UTF-16 of most western texts. */
const looksLikeUtf16 = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, SAMPLE);
  const nuls = [0, 1].map((odd) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [fewer = 0, more = 0] = nuls.sort((a, b) => a - b);
  return sample.length >= 4 && more > sample.length / 4 && fewer <= more / 8;
};

const SAVE_AS_UTF8 = 'Save it as UTF-8 (in Windows PowerShell: Set-Content -Encoding utf8)';

/** The text, or why the bytes are none. What stands in them is never told: it may be a key. */
export const decodeText = (bytes: Uint8Array): DecodedText | NoText => {
  const [mark, label, encoding] = MARKS.find(([start]) => start.every((byte, at) => bytes[at] === byte)) ?? [
    [],
    'utf-8',
    'UTF-8',
  ];
  const text = decode(bytes.subarray(mark.length), label);
  const nul = text?.indexOf('\0') ?? -1;
  if (text !== undefined && nul === -1) return { text, encoding };
  const kind = encoding === 'UTF-16' ? undefined : binaryKind(bytes);
  if (kind !== undefined)
    return { problem: `is ${kind.name}, not a text`, next: kind.unpack ?? 'Name the file that holds it.' };
  if (encoding === 'UTF-16')
    return { problem: 'begins as UTF-16 does, and is no text in it', next: `${SAVE_AS_UTF8}.` };
  if (looksLikeUtf16(bytes))
    return {
      problem: 'is UTF-16 without a byte order mark',
      next: `${SAVE_AS_UTF8}; iconv -f utf-16le -t utf-8 FILE makes one of it.`,
    };
  if (text !== undefined)
    return {
      problem: `is no text: there is a NUL character in line ${text.slice(0, nul).split('\n').length}`,
      next: 'Check that it is the file that you mean, or take the character out.',
    };
  return {
    problem: `is not UTF-8: line ${lineOf(bytes, firstWrong(bytes))} has bytes that mean nothing there`,
    next: `${SAVE_AS_UTF8}; where it is Latin-1, iconv -f latin1 -t utf-8 FILE makes one of it.`,
  };
};
