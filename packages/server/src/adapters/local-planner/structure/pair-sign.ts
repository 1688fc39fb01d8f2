/** What signs a film that two people tell of: what they do. */
import { folded } from '../../../wording/folded';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from '../reading/measure';
import { capitalised } from '../reading/thought';
import { isSign } from './is-sign';
import { headOf } from './said-in';

const LEAST_WORDS = 2;
const MOST_WORDS = 6;

/** "Mi padre y yo arreglamos relojes antiguos en Oviedo": what two do, where the verb says that they do. */
export const doneByPair = (text: string, { owns, resumes, hangs, starts, language }: Lexicon): string | undefined => {
  const words = text.split(/\s+/u);
  const verb = words.findIndex(
    (word, at) =>
      at > 1 &&
      at <= MOST_WHO &&
      resumes.at(folded(word), 0).some(({ end }) => end === word.length) &&
      isPairAt(words, at, owns?.pairs),
  );
  const [next = ''] = words.slice(verb + 1);
  const told = headOf(words.slice(verb + 1).join(' ')).replace(/\s\p{Ll}+\s\p{N}{4}$/u, '');
  const isThing = verb > 0 && !hangs.has(next) && !starts.has(next) && /^\p{Ll}/u.test(next);
  return isThing && visibleWords(told) >= LEAST_WORDS && visibleWords(told) <= MOST_WORDS && isSign(told)
    ? capitalised(told, language)
    : undefined;
};
const MOST_WHO = 5;
const isPairAt = (words: readonly string[], at: number, pairs: readonly string[] = []): boolean => {
  const who = ` ${words.slice(0, at).join(' ').toLowerCase()} `;
  return pairs.some((pair) => who.endsWith(` ${pair} `) || who.startsWith(` ${pair} `));
};
