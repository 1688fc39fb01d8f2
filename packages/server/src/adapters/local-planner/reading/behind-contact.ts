/** "… yer ayırtmak için 0532 555 01 47 keçilinin yeri": who types without capitals signs behind how to reach them. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { bare } from './bare';
import { contactsIn, namesTime } from './patterns';
import { titled } from './titled-words';
import { isMakers } from './wishes';

/** Words of a name. */
const LEAST_WORDS = 2;
const MOST_WORDS = 4;
/** Characters of a brief's end in which it is signed. */
const LONGEST_END = 120;
const WORDS = /^[\s,]{1,3}(\p{Ll}[\p{L}’'&-]*(?:\s[\p{Ll}&][\p{L}’'&-]*){1,3})[.\s]*$/u;

/** The name that stands behind the last address or number of a brief and ends it. */
export const nameBehindContact = (brief: string, lexicon: Lexicon): string | undefined => {
  const end = brief.trimEnd().slice(-LONGEST_END);
  const contact = contactsIn(end).at(-1);
  if (contact === undefined) return undefined;
  const name = WORDS.exec(end.slice(end.lastIndexOf(contact) + contact.length))?.[1] ?? '';
  const words = name.split(/\s+/u).map(bare);
  const { hangs, starts, and, ordinary, acts, keywords, endings, language } = lexicon;
  const says = words.some(
    (word) =>
      [hangs, starts, and, ordinary].some((known) => known.has(word)) ||
      acts.includes(word) ||
      endings.includes(` ${word}`) ||
      (keywords !== undefined && isOneOf(keywords.tells, word)),
  );
  const isName = words.length >= LEAST_WORDS && words.length <= MOST_WORDS && !says && !namesTime(name, language);
  return isName && !isMakers(name, lexicon)
    ? name.replace(/\p{L}[\p{L}’']*/gu, (word) => titled(word, language))
    : undefined;
};
