/** Rows of cells as lines whose columns stand below each other; in a terminal too narrow for them, lines are cut. */
import { fitText, widthOf } from './fit-text';
import { inOneLine } from './terminal-text';

const GAP = '  ';

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
