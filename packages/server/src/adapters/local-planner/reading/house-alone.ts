/**
 * A house that signs a brief in a script with spaces and without capitals: a sentence that says nothing but how it is called, and at most where it is.
 * "مشغل سلمى، نابلس." What it is stands first and tells that what follows is its name.
 */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { bare } from './bare';
import { isUnspaced, visibleWords } from './measure';
import { leadOf, withoutTrades } from './own-name';
import { contactsIn, namesPrice, namesTime } from './patterns';
import { trimEndOf } from './trim-end';
import { sells } from './wishes';

/** Words of a name, and of where its house is. */
const MOST_NAMED = 5;
const LEAST_NAMED = 2;
const MOST_PLACE = 5;

/** What somebody says of themselves: a verb. */
const tells = (text: string, { keywords, acts }: Lexicon): boolean =>
  text.split(/\s+/u).some((word) => keywords !== undefined && isOneOf(keywords.tells, bare(word))) ||
  acts.some((act) => text.startsWith(act));

/** "مركز خطوة للعلاج الطبيعي", and not "مركز تجميل في جدة", which many are. */
const isNamed = (lead: string, lexicon: Lexicon, isLast: boolean): boolean => {
  const { houses, starts } = lexicon;
  const words = lead.split(/\s+/u);
  const place = words.findIndex((word, at) => at > 0 && starts.has(bare(word)));
  const name = words.slice(1, place < 0 ? undefined : place).join(' ');
  return (
    houses.has(bare(words[0] ?? '')) &&
    words.length >= LEAST_NAMED &&
    words.length <= MOST_NAMED &&
    place !== 1 &&
    // "جمعية حرف." at the end signs, whatever its name means.
    (withoutTrades(name, lexicon) !== '' || (isLast && place < 0))
  );
};

/** The house that a sentence names and says no more of. */
export const houseAlone = (text: string, lexicon: Lexicon, isLast = false): string | undefined => {
  const said = trimEndOf(text, /[.。!！\s]/u);
  if (
    /\p{Lu}|\p{Ll}/u.test(said) ||
    /[?؟？]/u.test(text) ||
    contactsIn(leadOf(said).lead).length > 0 ||
    namesPrice(leadOf(said).lead)
  )
    return undefined;
  if (isUnspaced(said)) return undefined;
  const { lead, rest } = leadOf(said);
  // "أكاديمية الموج للسباحة، مدربات للبنات، ٤٥ دينار": what has a name of its own may go on with what it offers.
  const isOwnName = rest !== '' && isNamed(lead, lexicon, false);
  const isPlace =
    isOwnName || (visibleWords(rest) <= MOST_PLACE && !namesTime(rest, lexicon.language) && !sells(rest, lexicon));
  return isPlace && isNamed(lead, lexicon, isLast) && !sells(lead, lexicon) && !tells(lead, lexicon) ? lead : undefined;
};
