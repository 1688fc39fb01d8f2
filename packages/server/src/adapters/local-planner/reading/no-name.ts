/** What looks like a name and is none: where something is found, whom a letter greets, a part of a longer name, a brief of a few words. */
import { isOneOf, phrases } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { withoutTrades } from './own-name';
import { isPlaceName } from './place-names';
import { isGreeting } from './wishes';

/** Where things are found and sold: none of them is whoever writes. */
const ELSEWHERE = phrases(
  'app store|apple app store|google play|play store|google|google maps|etsy|ebay|amazon|airbnb|booking|tripadvisor|spotify|youtube|instagram|facebook|tiktok|whatsapp|linkedin|pinterest|zoom|paypal|iphone|macbook|powerpoint|chatgpt|snapchat|telegram|messenger',
);

/** Words of a brief that is what it is about: "wedding photographer Lake District". */
const MOST_WORDS = 5;

/** Characters before a name among which the word stands that it goes on from. */
const LONGEST_BEFORE = 80;
/** "Grundschule Nord": where nouns have capitals one word behind another is the rest of a name. */
const isRest = (name: string, brief: string, { language }: Lexicon): boolean => {
  if (language !== 'de') return false;
  const at = Math.max(0, brief.indexOf(name));
  const before = brief.slice(Math.max(0, at - LONGEST_BEFORE), at);
  return visibleWords(name) === 1 && /[^.!?:\n\s]\s+\p{Lu}[\p{L}’'-]+\s$/u.test(before) && !/^\S+\s$/u.test(before);
};

/** "Kleine Pension": what a house is like, bent as adjectives are, and what it is. */
const isWhat = (name: string, lexicon: Lexicon): boolean => {
  const [like = '', ...what] = name.split(' ');
  return (
    what.length > 0 &&
    lexicon.language === 'de' &&
    /^\p{L}{3,}e[rs]?$/u.test(like) &&
    withoutTrades(what.join(' '), lexicon) === ''
  );
};

/** "Okolice Łomży", "Alrededores de Astorga": where somebody is, about. */
export const isAround = (name: string, { keywords, and }: Lexicon): boolean => {
  const [first = ''] = name.toLowerCase().split(' ', 1);
  return keywords !== undefined && ['', ...and].some((joint) => isOneOf(keywords.around, `${joint} ${first}`.trim()));
};

/** "App Store ve Google Play'de": several of them, bent or joined. */
export const isElsewhere = (name: string): boolean =>
  name
    .split(/\s(?:\p{Ll}{1,3}|&|\+)\s|,\s|\s?[/|]\s?/u)
    .every((part) => isOneOf(ELSEWHERE, part.replace(/['’]\p{Ll}{1,4}$/u, '')));

/** Whether what was found in a brief names nobody. */
export const isNoName = (name: string, brief: string, lexicon: Lexicon): boolean =>
  isPlaceName(name, brief, lexicon) ||
  isElsewhere(name) ||
  isAround(name, lexicon) ||
  isGreeting(name, lexicon) ||
  isRest(name, brief, lexicon) ||
  isWhat(name, lexicon) ||
  // "Damen Herren Kinder": nouns that everybody has.
  (lexicon.language === 'de' && name.split(/[\s,]+/u).every((word) => lexicon.nouns.has(word.toLowerCase()))) ||
  (visibleWords(brief) <= MOST_WORDS && !/[.,:;!?|\n–—]/u.test(brief.trim()) && /\s\p{Ll}|^\p{Ll}/u.test(brief));
