/** Things within things, as lines with branches. */
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

/** A value on one line. */
export const cell = (value: unknown): string => {
  if (value === undefined || value === null) return '-';
  return typeof value === 'string' ? inOnePiece(value) : JSON.stringify(value);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Any value of an answer. */
export const nodeOf = (name: string, value: unknown): TreeNode =>
  isObject(value)
    ? { text: name, children: Object.entries(value).map(([member, one]) => nodeOf(member, one)) }
    : { text: `${name}  ${cell(value)}` };
