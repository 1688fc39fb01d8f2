/** Texts on a terminal: how wide they are there, and cut so that they fit. */
import { isPlain } from './plain-text';

/** Columns of a character: none for marks, two for what may be wide, so that a guess is never too narrow. */
const columnsOf = (character: string): number => {
  if (/^[\p{M}\p{Cf}]$/u.test(character)) return 0;
  return (character.codePointAt(0) ?? 0) >= 0x1100 && !/^[\u2000-\u2bff]$/.test(character) ? 2 : 1;
};

/** Columns that a text takes at most. */
export const widthOf = (text: string): number => [...text].reduce((sum, character) => sum + columnsOf(character), 0);

/** The text, or its beginning and an ellipsis, in so many columns. */
export const fitText = (text: string, columns: number): string => {
  if (widthOf(text) <= columns) return text;
  const ellipsis = isPlain() && columns > 3 ? '...' : '…';
  let room = columns - ellipsis.length;
  const kept = [...text].filter((character) => {
    room -= columnsOf(character);
    return room >= 0;
  });
  return columns < 1 ? '' : `${kept.join('').trimEnd()}${ellipsis}`;
};
