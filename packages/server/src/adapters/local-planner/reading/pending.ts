/** "Leitung wird noch bekannt gegeben": what nobody knows yet sells nothing. A note tells it, and no card. */
import { holdsOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import type { Thought } from './thought';

/** A longer thought says more than that it is not known. */
const MOST_WORDS = 9;

const isPending = ({ text, list, quotation, contact, kinds }: Thought, { pending }: Lexicon): boolean =>
  [list, quotation, contact].every((part) => part === undefined) &&
  !kinds.has('price') &&
  !kinds.has('offer') &&
  visibleWords(text) <= MOST_WORDS &&
  holdsOneOf(pending, text);

/** The thoughts without those that say what is not known yet, as long as something is left. */
export const withoutPending = (thoughts: readonly Thought[], lexicon: Lexicon): readonly Thought[] => {
  const known = thoughts.filter((thought) => !isPending(thought, lexicon));
  return known.length === 0 ? thoughts : known;
};
