/** "We need an advert for Hollin Bakery": whose it is stands behind what is to be made. */
import type { Lexicon } from '../lexicon/lexicon';
import { givenName } from './given-name';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { withoutOpening } from './openings';
import { trimEndOf } from './trim-end';

const LEAST_WORDS = 2;

/** Whether a sentence asks for a film and says by name who it is for. */
export const namesWhose = (text: string, { ours }: Lexicon): boolean => {
  const whose = withoutOpening(text);
  const [first = '', ...others] = whose.split(' ');
  const bare = ours.has(first.toLowerCase()) ? others.join(' ') : whose;
  return whose !== text && visibleWords(nameAt(bare) ?? '') >= LEAST_WORDS;
};

/** 山田工務店の山田です: who writes says of what firm he is. */
const OF_FIRM = /^([\p{Script=Han}\p{Script=Katakana}ー・]{3,14})の[\p{Script=Han}]{1,4}(?:です|と申します)/u;

/** 小豆島のオリーブ農園「風の丘」です: who writes says how the house is called. */
const QUOTED_FIRM = /[「『]([^「」『』]{2,16})[」』](?:です|でございます|と申します|といいます)[。.]?$/u;

/** 味噌蔵「越後屋」の広報、小林です: who writes says what he is there. */
const OF_QUOTED =
  /[「『]([^「」『』]{2,16})[」』]の[\p{Script=Han}\p{Script=Katakana}ー]{1,8}[、,]?\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}(?:です|と申します)[。.]?$/u;

/** Whether a sentence says who writes, by name, and of what firm he is. */
export const namesWriter = (text: string): boolean => OF_QUOTED.test(text);

/** The name that a sentence to the maker says whom the film is for: "I have a perfumery in Jeddah called …". */
export const writersName = (text: string, lexicon: Lexicon): string | undefined =>
  OF_FIRM.exec(text)?.[1] ??
  QUOTED_FIRM.exec(text)?.[1] ??
  OF_QUOTED.exec(text)?.[1] ??
  (hasCase(text) ? undefined : givenName(trimEndOf(text, /[.!\s]/u), lexicon)?.name);

const hasCase = (text: string): boolean => /\p{Lu}|\p{Ll}/u.test(text);
