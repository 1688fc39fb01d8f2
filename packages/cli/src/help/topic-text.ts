/** A topic of `vid help`: what it says, as data, and as lines for a terminal. */
import { widthOf } from '../fit-text';
import { wrapText } from '../wrap-text';

export interface TopicText {
  /** Sentences before the terms. */
  readonly intro: string;
  readonly terms: readonly { readonly term: string; readonly about: string }[];
  /** Sentences behind them. */
  readonly outro?: string;
}

/** Lines are read no more easily when they are longer. */
const MAX_COLUMNS = 100;
/** What is said of a term needs so many beside it; in fewer it stands below. */
const ABOUT_AT_LEAST = 30;
const GAP = 2;

/** The text for a terminal of so many columns. */
export const topicLines = ({ intro, terms, outro }: TopicText, columns: number): string => {
  const width = Math.min(columns, MAX_COLUMNS);
  const indent = Math.max(...terms.map(({ term }) => widthOf(term))) + 2 * GAP;
  const isBeside = width - indent >= ABOUT_AT_LEAST;
  const at = isBeside ? indent : 3 * GAP;
  const lines = terms.flatMap(({ term, about }) => {
    const [first = '', ...further] = wrapText(about, width - at).map((line) => ' '.repeat(at) + line);
    const name = ' '.repeat(GAP) + term;
    return isBeside ? [name.padEnd(indent) + first.trimStart(), ...further] : [name, first, ...further];
  });
  const around = (text: string): readonly string[] => wrapText(text, width);
  return [...around(intro), '', ...lines, ...(outro === undefined ? [] : ['', ...around(outro)])].join('\n');
};
