/** What a lesson repeats from its own scenes: a checklist before the end, and what to remember at the end. */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from '../reading/measure';
import type { Thought } from '../reading/thought';

export interface Rehearsal {
  readonly check?: Thought;
  readonly recap?: Thought;
}

const MOST_ITEMS = 4;
const ITEM_WORDS = 10;
const ENOUGH_FOR_BOTH = 6;

const asList = (kind: 'check' | 'recap', lead: string, items: readonly string[], order: number): Thought => ({
  text: lead === '' ? items.join(', ') : lead,
  order,
  kinds: new Set([kind, 'list'] as const),
  list: { lead, items, ordered: false },
  refersBack: false,
});

const spread = (items: readonly string[], most: number): string[] =>
  items.length <= most ? [...items] : items.slice(items.length - most);

/** Makes the checklist and the recap of a lesson; short thoughts are repeated as they stand. */
export const rehearse = (thoughts: readonly Thought[], lexicon: Lexicon): Rehearsal => {
  const short = thoughts
    .slice(1)
    .filter(({ list, kinds, text }) => list === undefined && !kinds.has('contact') && visibleWords(text) <= ITEM_WORDS)
    .map(({ text }) => text);
  if (short.length < 2) return {};
  const last = thoughts.length;
  const { check = '', remember = '' } = lexicon.phrases ?? {};
  if (short.length < ENOUGH_FOR_BOTH) return { recap: asList('recap', remember, spread(short, MOST_ITEMS), last) };
  const middle = Math.ceil(short.length / 2);
  return {
    check: asList('check', check, spread(short.slice(0, middle), MOST_ITEMS), last - 1),
    recap: asList('recap', remember, spread(short.slice(middle), MOST_ITEMS), last),
  };
};
