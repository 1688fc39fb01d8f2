/** A topic of `vid help`: what it says, as data, and as lines for a terminal. */
import { widthOf } from '../fit-text';
import { type Term, termLines } from '../term-lines';
import { wrapText } from '../wrap-text';

export interface TopicText {
  /** Sentences before the terms. */
  readonly intro: string;
  readonly terms: readonly Term[];
  /** Sentences behind them. */
  readonly outro?: string;
}

/** Lines are read no more easily when they are longer. */
const MAX_COLUMNS = 100;

/** The text for a terminal of so many columns. */
export const topicLines = ({ intro, terms, outro }: TopicText, columns: number): string => {
  const width = Math.min(columns, MAX_COLUMNS);
  const widest = Math.max(...terms.map(({ term }) => widthOf(term)));
  const lines = terms.flatMap((one) => termLines(one, { widest, columns: width }));
  const around = (text: string): readonly string[] => wrapText(text, width);
  return [...around(intro), '', ...lines, ...(outro === undefined ? [] : ['', ...around(outro)])].join('\n');
};
