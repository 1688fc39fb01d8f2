/** What of a brief's pieces may be a name, a street, a house, or say what somebody is. */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { bare } from './bare';
import { GENITIVES } from './lists';
import { visibleWords } from './measure';
import { withoutTrades } from './own-name';
import { contactsIn, namesPrice, namesStreet, namesTime } from './patterns';
import { isEnd, type Piece } from './pieces';
import { isGreeting } from './wishes';

/** Words of a name, and letters of the small ones in it. */
const MOST_WORDS = 5;
const SMALL = /^(?:\p{Ll}{1,4}|&|[+])$/u;
const TITLED = /^(?:[dl][’'])?\p{Lu}[\p{L}\p{M}’'.&-]*$/u;

const isTitle = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return (
    words.length <= MOST_WORDS &&
    TITLED.test(words[0] ?? '') &&
    TITLED.test(words.at(-1) ?? '') &&
    words.every((word) => TITLED.test(word) || SMALL.test(word)) &&
    /\p{Ll}/u.test(text)
  );
};

/** "14 Market Row", "Promenada 3", "Lange Straße 18": where something is, with the number of its house. */
const HOUSE =
  /^(?:\p{Lu}\p{L}+\s)?\p{N}{1,4}\p{L}?\s(?:\p{Ll}{1,3}\s)?\p{Lu}\p{L}+|^(?:\p{Lu}[\p{L}’'.-]+\s){1,3}\p{N}{1,4}\p{L}?$/u;
/** "rúa Real 15": what a street is called in small letters stands before its name. */
const SMALL_STREET = /^\p{Ll}{2,}\s(?:\p{Ll}{1,3}\s)?(?:\p{Lu}[\p{L}’'.-]+\s){1,3}\p{N}{1,4}\p{L}?$/u;
export const isStreet = (text: string, language: string): boolean =>
  !namesTime(text, language) &&
  contactsIn(text).length === 0 &&
  (SMALL_STREET.test(text) || (!namesPrice(text) && (namesStreet(text) || HOUSE.test(text))));

/** "… in Bamberg": where it is stands behind what it is. */
const AT_TOWN = /\s(\p{Ll}{1,4})\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u;
const withoutTown = (text: string): string =>
  text.replace(AT_TOWN, (place, leads: string) => (GENITIVES.has(leads) ? place : ''));
/** Words before a noun among which it says whose it is. */
const REACH = 4;

/** How surely what stands before says what the name is the name of. */
export const kindBefore = (text: string, { ours, bank }: Lexicon): number => {
  const said = withoutTown(text);
  const words = said.split(/\s+/u).slice(-REACH);
  const tail = words.join(' ');
  const isTrade =
    bank
      ?.names()
      .all(tail)
      .some(({ end }) => visibleWords(tail.slice(end + LONGEST_REST)) <= MOST_REST) === true;
  const isOwned = words.slice(0, -1).some((word) => ours.has(bare(word)));
  return (isTrade ? 2 : 0) + (isOwned && /^\p{L}/u.test(words.at(-1) ?? '') ? 1 : 0);
};
/** Letters that a word goes on behind what its trade is called. */
const LONGEST_REST = 4;
/** "una libreria per bambini": words that say of what kind it is. */
const MOST_REST = 2;

/** "Lodziarnia w Kołobrzegu": what somebody is, and where. */
export const saysWhat = (name: string, lexicon: Lexicon): boolean =>
  !/^\p{Lu}\p{L}+[’']\p{Lu}\p{L}+$/u.test(name) && withoutTrades(withoutTown(name), lexicon) === '';

/** A piece that may be a name at all. */
export const mayName = ({ text }: Piece, lexicon: Lexicon): boolean => {
  const { language, towns, nouns } = lexicon;
  const words = text.split(/\s+/u);
  return (
    isTitle(text) &&
    !namesTime(text, language) &&
    !isOneOf(towns, text) &&
    !namesStreet(text) &&
    !saysWhat(text, lexicon) &&
    !words.every((word) => nouns.has(bare(word))) &&
    !lexicon.acts.some((act) => text.toLowerCase().startsWith(`${act} `)) &&
    !isGreeting(text, lexicon) &&
    // "Chez Momo" is called after whose it is.
    (!lexicon.starts.has(bare(words[0] ?? '')) || lexicon.hosts.has(bare(words[0] ?? '')))
  );
};

/** みどり商店、福岡市: a house by how its name ends, alone before a mark. */
const LONGEST_UNSPACED = 10;
export const isHouse = ({ text, opens }: Piece, { titled }: Lexicon): boolean =>
  isEnd(opens) &&
  text.length <= LONGEST_UNSPACED &&
  [...titled].some((end) => {
    const at = text.indexOf(end);
    const called = text.slice(at + end.length);
    const isNoun =
      (at > 0 || (at === 0 && KANA.test(called))) && !PARTICLES.test(text.slice(0, at)) && text.length > end.length + 1;
    // 仕立て直し工房いろは: how it is called stands behind what it is.
    return isNoun && (called === '' || (end.length > 1 && KANA.test(called)));
  });
const PARTICLES = /[はがをにでともへ\p{N}]/u;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,4}$/u;
