/**
 * A text made ready for looking words up in it: in lower case, with straight apostrophes and narrow marks, and with where its words begin
 * and end. Positions are those of the text itself.
 */
import { remembering } from './remembering';

export interface Folded {
  readonly text: string;
  /** As long as the text. */
  readonly lower: string;
  /** Whether a character is part of a word: a letter, a digit, a mark, or what joins two of them ("e-mail", "it's"). */
  readonly isWord: (at: number) => boolean;
  /** Whether a word can begin here, and so one end before: after a space or a mark, or anywhere in a script without spaces. */
  readonly beginsWord: (at: number) => boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that write without spaces: any of their characters may begin a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u;

const sameLength = (text: string, lower: string): string =>
  lower.length === text.length
    ? lower
    : Array.from({ length: text.length }, (_, at) => {
        const small = text.charAt(at).toLowerCase();
        return small.length === 1 ? small : small.charAt(0);
      }).join('');

const lowerCase = (text: string): string =>
  sameLength(text, text.toLowerCase()).replaceAll('’', "'").replaceAll('：', ':').replaceAll('，', ',');

/** What a character is to a word: no part of one, a part, what joins two parts, or a script without spaces. */
const NONE = 1;
const PART = 2;
const JOINS = 3;
const FREE = 4;

/** By UTF-16 unit; 0 where none was looked at. */
const kinds = new Uint8Array(0x1_00_00);
const kindAt = (lower: string, at: number): number => {
  const unit = lower.charCodeAt(at);
  const known = kinds[unit] ?? NONE;
  if (known !== 0) return known;
  const character = lower.charAt(at);
  const joins = character === "'" || character === '-';
  const kind = joins ? JOINS : UNSPACED.test(character) ? FREE : WORD.test(character) ? PART : NONE;
  kinds[unit] = kind;
  return kind;
};

const fold = (text: string): Folded => {
  const lower = lowerCase(text);
  const word = new Uint8Array(lower.length + 1);
  const begins = new Uint8Array(lower.length + 1).fill(1);
  const isLetter = (at: number): boolean => at >= 0 && at < lower.length && kindAt(lower, at) % 2 === 0;
  for (let at = 0; at < lower.length; at += 1) {
    const kind = kindAt(lower, at);
    word[at] = kind % 2 === 0 || (kind === JOINS && isLetter(at - 1) && isLetter(at + 1)) ? 1 : 0;
    const free = kind === FREE || (at > 0 && kindAt(lower, at - 1) === FREE);
    begins[at] = word[at] === 1 && at > 0 && word[at - 1] === 1 && !free ? 0 : 1;
  }
  return { text, lower, isWord: (at) => word[at] === 1, beginsWord: (at) => begins[at] !== 0 };
};

/** The text, folded. */
export const folded = remembering(fold);

/** The end of the word that goes on here; `at` itself where none does. */
export const wordEnd = ({ lower, isWord }: Folded, at: number): number => {
  let end = at;
  while (end < lower.length && isWord(end)) end += 1;
  return end;
};
