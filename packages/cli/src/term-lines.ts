/** Terms, and what is said of each beside it, or below it where a terminal is narrow. */
import { widthOf } from './fit-text';
import { inOneLine } from './terminal-text';
import { wrapText } from './wrap-text';

/** What is said of a term needs so many columns beside it; in fewer it stands below. */
const ABOUT_AT_LEAST = 30;
const GAP = 2;
/** Further than its term, where it stands below. */
const BELOW = 4;

export interface Term {
  readonly term: string;
  readonly about: string;
}

interface Layout {
  /** How wide terms are that stand below each other. */
  readonly widest: number;
  readonly columns: number;
  /** Before each term. */
  readonly indent?: number;
}

export const termLines = ({ term, about }: Term, { widest, columns, indent = GAP }: Layout): readonly string[] => {
  const name = ' '.repeat(indent) + term;
  if (about === '') return [name];
  const beside = indent + widest + GAP;
  const isBeside = columns - beside >= ABOUT_AT_LEAST && widthOf(term) <= widest;
  const at = isBeside ? beside : indent + BELOW;
  const lines = wrapText(about, columns - at).map((line) => ' '.repeat(at) + line);
  return isBeside
    ? [name.padEnd(name.length + beside - widthOf(name)) + lines.join('\n').trimStart()]
    : [name, ...lines];
};

/** A list of terms for a terminal of so many columns; a pipe has any number of them. */
export const termList = (terms: readonly Term[], terminal: number | undefined = process.stdout.columns): string => {
  const columns = terminal || Number.POSITIVE_INFINITY;
  const shown = terms.map(({ term, about }) => ({ term: inOneLine(term), about: inOneLine(about) }));
  const widest = Math.max(0, ...shown.map(({ term }) => widthOf(term)));
  return shown.flatMap((one) => termLines(one, { widest, columns, indent: 0 })).join('\n');
};
