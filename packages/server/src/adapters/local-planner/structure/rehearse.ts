/** What a lesson repeats from its own scenes: a checklist before the end, and what to remember at the end. */
import type { Lexicon } from '../lexicon/lexicon';
import type { ItemList } from '../reading/lists';
import { spokenWords, visibleWords } from '../reading/measure';
import { breaksWithin, phrasesOf, STRENGTH } from '../reading/phrases';
import { standsAlone } from '../reading/split-thought';
import { type Thought, withoutStop } from '../reading/thought';

export interface Rehearsal {
  readonly check?: Thought;
  readonly recap?: Thought;
}

const MOST_ITEMS = 4;
const MOST_STEPS = 6;
const ITEM_WORDS = 10;
const LEAST_ITEM = 3;
const ENOUGH_FOR_BOTH = 6;
const SAID_IN_ONE_SCENE = 25;

const asList = (kind: 'check' | 'recap', lead: string, items: readonly string[], order: number): Thought => ({
  text: lead === '' ? items.join(', ') : lead,
  order,
  kinds: new Set([kind, 'list'] as const),
  list: { lead, items, ordered: false },
  refersBack: false,
});

/** The last items that can be said in one scene after its headline, in their order. */
const lastOf = (items: readonly string[], lead: string): string[] => {
  const kept: string[] = [];
  let words = spokenWords(lead);
  for (const item of [...items].reverse()) {
    const more = words + spokenWords(item);
    if (kept.length === MOST_ITEMS || more > SAID_IN_ONE_SCENE) continue;
    words = more;
    kept.unshift(item);
  }
  return kept;
};

/** A rule as it is remembered: without the clause that only says when, or why. */
const inShort = (text: string, lexicon: Lexicon): string => {
  if (visibleWords(text) <= ITEM_WORDS) return text;
  const phrases = phrasesOf(text, lexicon);
  const begun = breaksWithin(phrases, ITEM_WORDS).filter(
    ({ at, before, words }) =>
      words >= LEAST_ITEM &&
      visibleWords(before.split(/[:：]\s/u).at(-1) ?? '') >= LEAST_ITEM &&
      (phrases[at]?.strength ?? 0) >= STRENGTH.preposition &&
      standsAlone(before, lexicon),
  );
  const strong = begun.findLast(({ at }) => (phrases[at]?.strength ?? 0) >= STRENGTH.comma) ?? begun.at(-1);
  return strong === undefined ? text : withoutStop(strong.before);
};

/** Makes the checklist and the recap of a lesson; short thoughts are repeated as they stand, a procedure as a whole. */
export const rehearse = (thoughts: readonly Thought[], lexicon: Lexicon, procedure?: ItemList): Rehearsal => {
  if (procedure !== undefined && procedure.items.length <= MOST_STEPS) {
    const lead = lexicon.phrases?.remember ?? procedure.lead;
    const recap = asList('recap', lead, procedure.items, thoughts.length);
    return { recap: { ...recap, list: { lead, items: procedure.items, ordered: true, bullets: true } } };
  }
  const short = thoughts
    .slice(1)
    .filter(({ list, sides, kinds }) => list === undefined && sides === undefined && !kinds.has('contact'))
    .map(({ text }) => inShort(text, lexicon))
    .filter((text) => visibleWords(text) <= ITEM_WORDS);
  if (short.length < 2) return {};
  const last = thoughts.length;
  const { check = '', remember = '' } = lexicon.phrases ?? {};
  if (short.length < ENOUGH_FOR_BOTH) return { recap: asList('recap', remember, lastOf(short, remember), last) };
  const middle = Math.ceil(short.length / 2);
  return {
    check: asList('check', check, lastOf(short.slice(0, middle), check), last - 1),
    recap: asList('recap', remember, lastOf(short.slice(middle), remember), last),
  };
};
