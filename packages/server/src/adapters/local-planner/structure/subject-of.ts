/** What a film is about, as it is signed: without whose it is, and with the capitals that its language has. */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from '../reading/measure';
import { capitalised } from '../reading/thought';

/** Words up to which what is typed without capitals is the name of a thing. */
const MOST_TYPED = 5;

/** Words that say whose it is. */
const MOST_OWNING = 2;

/** "Our bakery in Leeds" is shown as "Bakery in Leeds". */
export const subjectOf = (given: string, { ours, hangs, language }: Lexicon): string => {
  // Typed without capitals in German, a name of a thing has none of its own.
  const isTyped = language === 'de' && !/\p{Lu}/u.test(given.slice(1)) && visibleWords(given) <= MOST_TYPED;
  const text = isTyped
    ? given.replace(/(?<=^|\s)\p{Ll}+(?=\s|$)/gu, (word) => (hangs.has(word) ? word : capitalised(word, language)))
    : given;
  const words = text.split(/\s+/u);
  // "Il mio negozio": an article and whose it is.
  const start = words.slice(0, MOST_OWNING).findIndex((word) => !ours.has(word.toLowerCase()));
  const bare = words.slice(start < 0 ? MOST_OWNING : start).join(' ') || text;
  return capitalised(bare.replace(/^(?:うちの|私の|当店の)|(?:です|でございます)$/gu, ''), language);
};
