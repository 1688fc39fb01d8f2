import { widthOf } from './fit-text';

/**
 * Breaks a text between words into lines of at most so many columns; words that are wider are broken as well, unless they are
 * to stay `whole`, so that they can be copied.
 */
export const wrapText = (
  text: string,
  columns: number,
  { whole = false }: { readonly whole?: boolean } = {},
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
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
