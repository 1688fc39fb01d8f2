/** The shortest form in which a thought can be said and still be whole: the voice says that, and the cards show the rest. */
import { leastSecondsToSay, visibleWords } from '../reading/measure';
import { breaksWithin, phrasesOf, STRENGTH } from '../reading/phrases';
import type { Reading } from '../reading/read-brief';
import { standsAlone } from '../reading/split-thought';
import { type Thought, withoutStop } from '../reading/thought';

/** Fewer words of a sentence say nothing by themselves. */
const LEAST_WORDS = 4;
const MOST_WORDS = 24;

/** An aside in brackets is read and not heard. */
const withoutAsides = (text: string): string =>
  text.replaceAll(/\s*[(（][^()（）]{0,200}[)）]/gu, '').replaceAll(/\s+(?=[,.;:!?])/gu, '');

/** Beginnings of a sentence that are sentences, the shortest first; the last is the whole without its asides. */
export const tellings = (text: string, { lexicon }: Reading): string[] => {
  const bare = withoutAsides(text);
  const phrases = phrasesOf(bare, lexicon);
  const begun = breaksWithin(phrases, MOST_WORDS)
    .filter(({ at, before, words }) => {
      const { strength = 0 } = phrases[at] ?? {};
      return words >= LEAST_WORDS && strength >= STRENGTH.comma && standsAlone(before, lexicon);
    })
    .map(({ before }) => withoutStop(before));
  return [...begun, bare];
};

/** Seconds that a scene of this thought needs at least: its shortest telling, or the lead of its list. */
export const leastSecondsOf = (thought: Thought, reading: Reading): number => {
  const { text, list, quotation } = thought;
  if (quotation !== undefined) return leastSecondsToSay(quotation.words);
  if (list !== undefined && (list.bullets === true || list.ordered))
    return leastSecondsToSay(visibleWords(list.lead) > 1 ? list.lead : (list.items[0] ?? ''));
  return leastSecondsToSay(tellings(text, reading)[0] ?? text);
};
