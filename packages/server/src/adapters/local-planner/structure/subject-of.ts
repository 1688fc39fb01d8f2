/** What a film is about, as it is signed: without whose it is, and with the capitals that its language has. */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from '../reading/measure';
import { capitalised } from '../reading/thought';

/** Words up to which what is typed without capitals is the name of a thing. */
const MOST_TYPED = 5;

/** "Our bakery in Leeds" is shown as "Bakery in Leeds". */
export const subjectOf = (given: string, { ours, hangs, language }: Lexicon): string => {
  // Typed without capitals in German, a name of a thing has none of its own.
  const isTyped = language === 'de' && !/\p{Lu}/u.test(given.slice(1)) && visibleWords(given) <= MOST_TYPED;
  const text = isTyped
    ? given.replace(/(?<=^|\s)\p{Ll}+(?=\s|$)/gu, (word) => (hangs.has(word) ? word : capitalised(word, language)))
    : given;
  const [first = '', ...rest] = text.split(/\s+/u);
  const bare = ours.has(first.toLowerCase()) && rest.length > 0 ? rest.join(' ') : text;
  return capitalised(bare.replace(/^(?:うちの|私の|当店の)/u, ''), language);
};
