/** Finds what a brief asks viewers to do. */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { NUMBER } from './patterns';
import type { Thought } from './thought';

/** "Termine online buchen": more words tell how it is. */
const MOST_ASKING = 4;
const CALL_WEIGHTS = { call: 4, contact: 3 } as const;

/** "To arrange a visit, ring Bethan on …": the act stands inside the sentence. */
const asksInside = (text: string, { acts }: Lexicon): boolean => {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  return acts.some((act) => words.includes(` ${act} `));
};

/** The thought that tells viewers what to do: labelled, or the one with the most signs, the last among equals. */
export const chooseCall = (
  thoughts: readonly Thought[],
  labelled: ReadonlySet<number>,
  kind: 'ad' | 'training',
  lexicon: Lexicon,
): Thought | undefined => {
  let best: Thought | undefined;
  let bestWeight = 0;
  const isReached = thoughts.some(({ contact, kinds }) => contact !== undefined && !kinds.has('call'));
  for (const thought of thoughts) {
    const late = thought.order / Math.max(1, thoughts.length - 1);
    const invites = thought.contact !== undefined && asksInside(thought.text, lexicon);
    const asks =
      (thought.kinds.has('call') || invites) && kind === 'ad' && (late >= 0.5 || thought.kinds.has('contact'));
    // "Termine innerhalb von 5 Tagen" tells a fact where a number stands elsewhere.
    const [first = ''] = thought.text.toLowerCase().split(/\s/u, 1);
    const isFact =
      asks &&
      isReached &&
      thought.contact === undefined &&
      lexicon.nouns.has(first) &&
      (NUMBER.test(thought.text) || visibleWords(thought.text) > MOST_ASKING);
    const weight =
      (labelled.has(thought.order) ? 10 : 0) +
      (isFact ? 1 : asks ? CALL_WEIGHTS.call : 0) +
      (thought.kinds.has('contact') && (kind === 'ad' || late === 1) ? CALL_WEIGHTS.contact : 0) +
      (asks && !isFact ? late * 2 : 0);
    if (weight > 0 && weight >= bestWeight) [best, bestWeight] = [thought, weight];
  }
  return best;
};
