/** Things within things, as lines with branches. */
import { withLocalTime } from '../local-time';
import { inOnePiece } from '../terminal-text';
import { wrapText } from '../wrap-text';

export interface TreeNode {
  readonly text: string;
  readonly children?: readonly TreeNode[] | undefined;
}

const BRANCH = 3;

/** Lines of a node and of what is below it, of at most so many columns. */
export const treeText = ({ text, children = [] }: TreeNode, columns: number = Number.POSITIVE_INFINITY): string => {
  const goesOn = children.length > 0 ? '\n│  ' : '\n   ';
  return [
    wrapText(text, Math.max(columns - BRANCH, 2 * BRANCH)).join(goesOn),
    ...children.map((child, at) => {
      const isLast = at === children.length - 1;
      const below = treeText(child, columns - BRANCH).replaceAll('\n', isLast ? '\n   ' : '\n│  ');
      return `${isLast ? '└─' : '├─'} ${below}`;
    }),
  ].join('\n');
};

/** So many columns has a terminal; a pipe has any number. */
export const answerColumns = (): number =>
  process.stdout.columns > 0 ? process.stdout.columns : Number.POSITIVE_INFINITY;

/** A value on one line; times as a clock on the wall shows them. */
export const cell = (value: unknown): string => {
  if (value === undefined || value === null) return '-';
  return typeof value === 'string' ? inOnePiece(withLocalTime(value)) : JSON.stringify(value);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Any value of an answer; members of the wire are told in words. */
export const nodeOf = (member: string, value: unknown): TreeNode => {
  const name = inOnePiece(member).replaceAll('_', ' ');
  return isObject(value)
    ? { text: name, children: Object.entries(value).map(([inner, one]) => nodeOf(inner, one)) }
    : { text: `${name}  ${cell(value)}` };
};
