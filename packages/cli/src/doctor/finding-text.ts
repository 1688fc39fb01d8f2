/** Findings for people: a mark, and below it what to do; wrapped where a terminal is that wide. */
import type { Style } from '../io';
import { wrapText } from '../wrap-text';
import type { Finding } from './finding';

const MARKS = { ok: '✓', warning: '!', problem: '✗' } as const;
const COLOURS = { ok: 'green', warning: 'cyan', problem: 'red' } as const;

const INDENT = '  ';

/** Lines of which all but the first are set in, so that they are not taken for marks. */
export const hang = (text: string, columns: number | undefined, first: string, rest: string): string => {
  const lines = columns ? wrapText(text, Math.max(10, columns - rest.length)) : [text];
  return lines.map((line, at) => `${at === 0 ? first : rest}${line}`).join('\n');
};

export const findingText = (
  { name, state, detail, next }: Finding,
  style: Style,
  columns: number | undefined = process.stdout.columns,
): string => {
  const told = hang(`${name}: ${detail}`, columns, `${style[COLOURS[state]](MARKS[state])} `, INDENT);
  return next === undefined ? told : `${told}\n${hang(next, columns, `${INDENT}→ `, `${INDENT}  `)}`;
};
