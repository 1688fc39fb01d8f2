/** The one place that everything for people passes on its way to stdout and stderr. */
import { inAscii, isPlain, withPlainSigns } from './plain-text';
import { forTerminal } from './terminal-text';

/** The text as people may see it: no control characters of strangers, and ASCII where nothing else is understood. */
export const forPeople = (text: string): string => forTerminal(isPlain() ? inAscii(text) : text);

/** Writes a line of an answer. A program that reads it through a pipe gets names as they are. */
export const writeAnswer = (text: string): void => {
  const plain = isPlain() && process.stdout.isTTY !== true;
  process.stdout.write(plain ? forTerminal(withPlainSigns(text)) : forPeople(text));
};

/** Writes movements of the cursor, this program's own; only for a terminal. */
export const writeControl = (sequence: string): void => {
  process.stdout.write(sequence);
};

/** Calls back when all of the answer has been taken. */
export const whenWritten = (done: () => void): void => {
  process.stdout.write('', done);
};

/** Writes what accompanies an answer. */
export const writeNote = (text: string): void => {
  process.stderr.write(forPeople(text));
};

const asJsonEscape = (units: string): string =>
  [...Array(units.length).keys()].map((at) => `\\u${units.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** The same value, written so that a terminal may show it: JSON by itself leaves control and hidden characters as they are. */
export const toJson = (value: unknown, space?: number): string =>
  JSON.stringify(value, null, space).replaceAll(
    isPlain() ? /[^\x00-\x7e]/g : /[\x7f-\x9f\p{Zl}\p{Zp}]|(?![\u200c-\u200f\u061c\u{e0020}-\u{e007f}])\p{Cf}/gu,
    asJsonEscape,
  );
