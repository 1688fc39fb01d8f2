/**
 * A text made ready for looking words up in it: in lower case, with straight apostrophes and narrow marks, and with where its words begin
 * and end. Positions are those of the text itself.
 */

export interface Folded {
  readonly text: string;
  /** As long as the text. */
  readonly lower: string;
  /** Whether a character is part of a word: a letter, a digit, a mark, or what joins two of them ("e-mail", "it's"). */
  readonly isWord: (at: number) => boolean;
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

/** 0: no part of a word, 1: part of one, 2: joins two, 3: of a script without spaces. */
const kinds = new Map<string, number>();
const kindOf = (character: string): number => {
  const known = kinds.get(character);
  if (known !== undefined) return known;
  const kind = character === "'" || character === '-' ? 2 : UNSPACED.test(character) ? 3 : WORD.test(character) ? 1 : 0;
  kinds.set(character, kind);
  return kind;
};

/** Whether a character is of a script that writes without spaces. */
export const isUnspacedAt = (lower: string, at: number): boolean => kindOf(lower.charAt(at)) === 3;

const fold = (text: string): Folded => {
  const lower = lowerCase(text);
  const isLetter = (at: number): boolean => at >= 0 && at < lower.length && kindOf(lower.charAt(at)) % 2 === 1;
  const joins = (at: number): boolean => kindOf(lower.charAt(at)) === 2 && isLetter(at - 1) && isLetter(at + 1);
  return { text, lower, isWord: (at) => isLetter(at) || joins(at) };
};

/** The same sentence is looked at for one thing after the other. */
const REMEMBERED = 32;
const known = new Map<string, Folded>();

/** The text, folded. */
export const folded = (text: string): Folded => {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= REMEMBERED) known.clear();
  const made = fold(text);
  known.set(text, made);
  return made;
};

/** Whether a word can begin here: after a space or a mark, or anywhere in a script without spaces. */
export const beginsWord = ({ lower, isWord }: Folded, at: number): boolean =>
  !isWord(at) || !isWord(at - 1) || isUnspacedAt(lower, at) || isUnspacedAt(lower, at - 1);

/** Whether a word can end before this place. */
export const endsWord = (text: Folded, at: number): boolean => at >= text.lower.length || beginsWord(text, at);

/** The end of the word that goes on here; `at` itself where none does. */
export const wordEnd = ({ lower, isWord }: Folded, at: number): number => {
  let end = at;
  while (end < lower.length && isWord(end)) end += 1;
  return end;
};
