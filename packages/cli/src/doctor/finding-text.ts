/** Findings for people: a mark, and below it what to do; wrapped where a terminal is that wide. */
import { hangText } from '../hang-text';
import type { Style } from '../io';
import type { Finding } from './finding';

const MARKS = { ok: '✓', warning: '!', problem: '✗' } as const;
const COLOURS = { ok: 'green', warning: 'cyan', problem: 'red' } as const;

const INDENT = '  ';

export const findingText = (
  { name, state, detail, next }: Finding,
  style: Style,
  columns: number | undefined = process.stdout.columns,
): string => {
  const told = hangText(`${name}: ${detail}`, columns, `${style[COLOURS[state]](MARKS[state])} `, INDENT);
  return next === undefined ? told : `${told}\n${hangText(next, columns, `${INDENT}→ `, `${INDENT}  `)}`;
};
