/** "Quotes by phone: 06 12 55 01 08. Karim": a name alone beside how to reach somebody says whose number it is, and signs the film. */
import type { Lexicon } from '../lexicon/lexicon';
import { bareJoined } from './bare';
import { isChannel, isContactLabel } from './contact-labels';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { isAround } from './no-name';
import type { Thought } from './thought';

const MOST_WORDS = 2;

/** The thought that is nothing but that name. */
export const whoseNumber = (
  thoughts: readonly Thought[],
  call: Thought | undefined,
  lexicon: Lexicon,
): Thought | undefined => {
  const { bank, language, towns, ordinary, nouns } = lexicon;
  return call?.contact === undefined
    ? undefined
    : thoughts.find(
        ({ text, kinds, order }) =>
          kinds.size === 0 &&
          Math.abs(order - call.order) === 1 &&
          visibleWords(text) <= MOST_WORDS &&
          nameAt(text) === text &&
          // "Txt 07700 …": how, and not whom.
          !isContactLabel(text) &&
          !isChannel(bareJoined(text)) &&
          !isAround(text, lexicon) &&
          !/\p{N}/u.test(text) &&
          // Where all nouns have capitals one alone is seldom a name.
          (language !== 'de' || visibleWords(text) === MOST_WORDS) &&
          !ordinary.has(text.toLowerCase()) &&
          // "Alle Kassen": what everybody says, and a noun.
          !(nouns.size > 0 && ordinary.has(text.split(' ', 1)[0]?.toLowerCase() ?? '')) &&
          towns.all(text).length === 0 &&
          (bank?.names().all(text).length ?? 0) === 0,
      );
};
