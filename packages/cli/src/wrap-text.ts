import { widthOf } from './fit-text';

/** Whether a word opens or closes what stands in backquotes. */
const isOneSided = (word: string): boolean => word.split('`').length % 2 === 0;

interface Line {
  readonly columns: number;
  readonly whole: boolean;
}

/** A command at the end of a sentence needs no backquotes. */
const COMMAND_AT_END = /^(.*?:) (vid .*)$/;

/** The words of a text; a command is one, where a line can hold it or it is to stay whole, so that it can be copied. */
const wordsOf = (text: string, { columns, whole }: Line): readonly string[] => {
  const [, before = text, command] = COMMAND_AT_END.exec(text) ?? [];
  const joined = (parts: readonly string[]): readonly string[] => {
    const one = parts.join(' ');
    return whole || widthOf(one) <= columns ? [one] : parts;
  };
  const words: string[] = [];
  let open: readonly string[] = [];
  for (const word of before.split(' ')) {
    const closes = open.length > 0 && isOneSided(word);
    open = open.length > 0 || isOneSided(word) ? [...open, word] : open;
    if (open.length === 0) words.push(word);
    if (!closes) continue;
    words.push(...joined(open));
    open = [];
  }
  return [...words, ...open, ...(command === undefined ? [] : joined(command.split(' ')))];
};

/** Scripts with wide characters have no spaces: their lines end anywhere. */
const isWide = (word: string): boolean => widthOf(word) > [...word].length;

interface Wrapping {
  /** Whether commands that are wider than a line stay whole, so that they can be copied. */
  readonly whole?: boolean;
  /** Whether words that are wider than a line are cut, as in a cell of a table. */
  readonly cut?: boolean;
}

/**
 * Breaks a text between words into lines of at most so many columns; commands stay whole where a line holds
 * them. A word that is wider stands alone: an address or a path is to be copied.
 */
export const wrapText = (
  text: string,
  columns: number,
  { whole = false, cut = false }: Wrapping = {},
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text, { columns, whole })) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (widthOf(joined) <= columns) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const isCut = cut || (!whole && isWide(word));
    line = isCut ? '' : word;
    for (const character of isCut ? word : '') {
      if (line !== '' && widthOf(line + character) > columns) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
};
