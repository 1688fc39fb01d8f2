/** A word that stands alone as a sentence and says nothing else: where a brief begins or ends with it, it is from whom that names. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { isForNobody } from './missable';
import { namesTime } from './patterns';
import { lowered } from './titled-words';

const LONE = /^\p{Lu}[\p{L}’'&-]{2,20}$/u;
/** "… 11 universities. Velo.": a name, and no word of the language or of a trade. */
export const isLoneName = (text: string, lexicon: Lexicon): boolean => {
  const { language, ordinary, hangs, starts, acts, greets, towns, announces, keywords, bank } = lexicon;
  const word = lowered(text, language);
  return (
    language !== 'de' &&
    LONE.test(text) &&
    ![ordinary, hangs, starts].some((known) => known.has(word)) &&
    !acts.includes(word) &&
    !greets.includes(word) &&
    !isOneOf(towns, word) &&
    announces.all(word).length === 0 &&
    bank?.names().all(word).length === 0 &&
    !(keywords !== undefined && isOneOf(keywords.tells, word)) &&
    !namesTime(word, language) &&
    !isForNobody(text, lexicon)
  );
};
