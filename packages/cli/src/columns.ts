/** Rows of cells as lines whose columns stand below each other; in a terminal too narrow for them, lines are cut. */
import { fitText, widthOf } from './fit-text';
import { inOneLine } from './terminal-text';
import { wrapText } from './wrap-text';

const GAP = '  ';
/** Columns above which a cell is a text that may be broken. */
const LONG = 24;
/** Stands for a space at which no line ends. */
const UNBROKEN = '\u00a0';

/** Spaces before what belongs to the line above. */
const INDENT = '  ';

/**
 * A table, or, where the reader has too few columns for it, a block for each row: its first cell whole, and below it the
 * others with their headings. Nothing is cut that somebody may have to copy.
 */
export const alignOrStack = (
  [headings = [], ...rows]: readonly (readonly string[])[],
  terminal = process.stdout.columns,
): string => {
  const table = alignColumns([headings, ...rows], 0);
  if (!(terminal > 0) || table.split('\n').every((line) => widthOf(line) <= terminal)) return table;
  return rows
    .flatMap(([first = '', ...others]) => {
      const named = others.flatMap((cell, at) => {
        const text = inOneLine(cell);
        const value = widthOf(text) > LONG ? text : text.replaceAll(' ', UNBROKEN);
        return value === '' || value === '-' ? [] : [`${(headings[at + 1] ?? '').toLowerCase()}${UNBROKEN}${value}`];
      });
      const lines = wrapText(named.join(', '), Math.max(1, terminal - INDENT.length), { whole: true });
      return [inOneLine(first), ...lines.map((line) => `${INDENT}${line.replaceAll(UNBROKEN, ' ')}`)];
    })
    .join('\n');
};

/** Lines for people. `terminal` is how many columns a reader has; without it nothing is cut. */
export const alignColumns = (rows: readonly (readonly string[])[], terminal = process.stdout.columns): string => {
  const widths: number[] = [];
  const lines = rows.map((row) => row.map(inOneLine));
  for (const row of lines)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  return lines
    .map((row) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))))
    .map((cells) => cells.join(GAP).trimEnd())
    .map((line) => (terminal > 0 ? fitText(line, terminal) : line))
    .join('\n');
};
