/**
 * The name that a brief ends with, alone or with where it is: "… Gabinet logopedyczny Słówko, Chełm.", „… Rinnenblitz, Raum Paderborn“.
 * What stands there signs, whatever else in the brief looks like a name.
 */
import { namesDay } from '../../../acting/facts/day';
import { isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { bare } from './bare';
import { isUnspaced, visibleWords } from './measure';
import { isStreet } from './name-pieces';
import { isAround } from './no-name';
import { isNoun } from './nouns-titled';
import { contactsIn, namesPrice, namesTime, withoutContacts } from './patterns';
import { isEnd, type Piece, piecesOf } from './pieces';
import { isSignOff } from './small-talk';
import { isGreeting, sells } from './wishes';

export interface ClosingName {
  readonly name: string;
  /** Whether where it is stands behind it. */
  readonly isPlaced: boolean;
  readonly isOfTrade: boolean;
}

const MOST_WORDS = 5;
/** A name, with small words within it, or behind what it is: "Oliebollen van Gerrit", "Gabinet logopedyczny Słówko". */
const TITLED =
  /^\p{Lu}[\p{L}\p{N}’'&.-]*(?:\s(?:&|\p{Ll}{1,3})(?=\s\p{Lu}|\s\p{Ll}{1,3}\s\p{Lu})|\s\p{Lu}[\p{L}\p{N}’'&.-]*)*$/u;
const KIND_AND_NAME = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}{4,}){1,2}(?:\s\p{Lu}[\p{L}’'-]*){1,2}$/u;

const isContact = ({ text }: Piece): boolean => contactsIn(text).length > 0 && visibleWords(withoutContacts(text)) < 2;

const PLACE =
  /^(?:\p{Ll}{1,4}\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Ll}{1,4}\s)?\p{Lu}[\p{L}’'-]+){0,2}(?:\s\p{Ll}\.\s?\p{Ll}\.?)?$/u;
const isPlace = (text: string, lexicon: Lexicon): boolean =>
  isAround(text, lexicon) ||
  isOneOf(lexicon.towns, text) ||
  isStreet(text, lexicon.language) ||
  (PLACE.test(text) && !namesTime(text, lexicon.language) && !isSaid(text, lexicon));

/** Words that everybody says, or things. */
const isSaid = (text: string, lexicon: Lexicon): boolean =>
  text.split(/\s+/u).every((word) => {
    const small = bare(word);
    return (
      lexicon.ordinary.has(small) || lexicon.hangs.has(small) || lexicon.starts.has(small) || isNoun(small, lexicon)
    );
  });

const mayClose = (text: string, isPlaced: boolean, lexicon: Lexicon): boolean => {
  const { language, towns, bank, starts, hosts, acts } = lexicon;
  const words = text.split(/\s+/u);
  const first = bare(words[0] ?? '');
  const isKind =
    KIND_AND_NAME.test(text) &&
    bank
      ?.names()
      .all(text)
      .some(({ start }) => start === 0) === true;
  return (
    (TITLED.test(text) || isKind) &&
    words.length <= MOST_WORDS &&
    /\p{Ll}/u.test(text) &&
    (words.length > 1 || isPlaced) &&
    !namesTime(text, language) &&
    !namesPrice(text) &&
    !isOneOf(towns, text) &&
    !isAround(text, lexicon) &&
    !isStreet(text, language) &&
    !isSaid(text, lexicon) &&
    (!starts.has(first) || hosts.has(first)) &&
    !acts.some((act) => text.toLowerCase().startsWith(`${act} `)) &&
    !sells(text, lexicon) &&
    !isGreeting(text, lexicon) &&
    !isSignOff(text) &&
    !words.some(
      (word) => isOneOf(BESIDE_NUMBERS.roads, word) || word.split(/[-–]/u).some((part) => namesDay(part, language)),
    )
  );
};

/** The pieces of the last sentence that is not how to reach somebody. */
const lastSentence = (pieces: readonly Piece[]): readonly Piece[] => {
  const last = pieces.findLastIndex((piece) => !isContact(piece));
  const begin = pieces.findLastIndex(({ opens }, at) => at <= last && isEnd(opens));
  return begin < 1 ? [] : pieces.slice(begin, last + 1);
};

/** The name in the last sentence of a brief, where that holds nothing else. */
export const closingName = (brief: string, lexicon: Lexicon): ClosingName | undefined => {
  const sentence = lastSentence(piecesOf(brief));
  const [piece, ...others] = sentence;
  if (piece === undefined || others.length > 2 || isUnspaced(piece.text)) return undefined;
  const isPlaced = others.length > 0;
  const { bank } = lexicon;
  // "Judith Arnold, Musikschule Suhl": who, and of what house.
  if (others.some(({ text }) => (bank?.names().all(text).length ?? 0) > 0)) return undefined;
  if (/[!?:]/u.test(piece.closes) || /["”»]/u.test(piece.opens)) return undefined;
  if (!others.every(({ text }) => isPlace(text, lexicon)) || !mayClose(piece.text, isPlaced, lexicon)) return undefined;
  return { name: piece.text, isPlaced, isOfTrade: (lexicon.bank?.names().all(piece.text).length ?? 0) > 0 };
};
