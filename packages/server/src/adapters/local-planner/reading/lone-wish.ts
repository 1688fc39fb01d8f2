/**
 * Briefs that are nothing but a wish, "A calm film for a bakery", or what it is for, "a bakery": it is what the film is about,
 * and the wish is no part of it.
 */
import { MAKERS } from '../languages/directives';
import type { Lexicon } from '../lexicon/lexicon';
import { beginsWithDeterminer } from './lists';
import { isUnspaced, visibleWords } from './measure';
import { withoutTrades } from './own-name';
import { contactsIn } from './patterns';
import { withoutBeginning } from './small-talk';
import { trimEndOf } from './trim-end';

/** More words say something of it. */
const MOST_WORDS = 12;
const MOST_LEFT = 5;
/** A sentence or a line goes on behind it, or a list does. */
const GOES_ON = /[\n,;:،؛：、]|[.!?。！？؟]\s*\S/u;

/** "a gym": what it is needs no article to sign. */
const withoutArticle = (thing: string, lexicon: Lexicon): string => {
  const bare = thing.replace(/^\S+\s/u, '');
  return beginsWithDeterminer(thing) && withoutTrades(bare, lexicon) === '' ? bare : thing;
};

/** What such a brief is for; another one as it is. */
export const withoutLoneWish = (brief: string, lexicon: Lexicon): string => {
  const text = trimEndOf(brief.trim(), /[.!?。！\s]/u);
  if (GOES_ON.test(text) || isUnspaced(text) || visibleWords(text) > MOST_WORDS) return brief;
  const told = withoutBeginning(text, MAKERS.alone);
  const isTold =
    told !== text && visibleWords(told) <= MOST_LEFT && !/\p{N}/u.test(told) && contactsIn(told).length === 0;
  const bare = withoutArticle(isTold ? told : text, lexicon);
  return bare === text ? brief : bare;
};
