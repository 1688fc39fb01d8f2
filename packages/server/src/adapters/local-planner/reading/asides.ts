/**
 * Who writes to the maker of a film does it in a row: what stands between two such sentences, or after one at the brief's
 * end, and tells viewers nothing that they could act on, goes on with it: "Loud, fast, whisper it."
 */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { QUOTATION } from './patterns';
import type { Statement } from './sentences';
import { isForTheMaker, sells } from './wishes';

/** More words say something of their own. */
const MOST_WORDS = 9;

type Kind = 'maker' | 'viewers' | 'open';

const kindOf = ({ text, bullets }: Statement, lexicon: Lexicon, isDirected: (text: string) => boolean): Kind => {
  if (bullets !== undefined) return 'viewers';
  if (isForTheMaker(text, lexicon) || isDirected(text)) return 'maker';
  return sells(text, lexicon) || QUOTATION.test(text) || visibleWords(text) > MOST_WORDS ? 'viewers' : 'open';
};

/** The sentences that go on with what was said to the maker; `isDirected` tells of those that are so by their wording. */
export const asidesAmong = (
  statements: readonly Statement[],
  lexicon: Lexicon,
  isDirected: (text: string) => boolean,
): ReadonlySet<Statement> => {
  const kinds = statements.map((statement) => kindOf(statement, lexicon, isDirected));
  const asides = new Set<Statement>();
  statements.forEach((statement, at) => {
    if (kinds[at] !== 'open') return;
    const before = kinds.slice(0, at).findLast((kind) => kind !== 'open');
    const after = kinds.slice(at + 1).find((kind) => kind !== 'open');
    if (before === 'maker' && (after === 'maker' || after === undefined)) asides.add(statement);
  });
  return asides;
};
