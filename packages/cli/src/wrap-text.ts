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

/**
 * Breaks a text between words into lines of at most so many columns; commands stay whole where a line holds
 * them. Words and commands that are wider are broken as well, unless they are
 * to stay `whole`, so that they can be copied.
 */
export const wrapText = (
  text: string,
  columns: number,
  { whole = false }: { readonly whole?: boolean } = {},
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
    line = whole ? word : '';
    for (const character of whole ? '' : word) {
      if (line !== '' && widthOf(line + character) > columns) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
};
