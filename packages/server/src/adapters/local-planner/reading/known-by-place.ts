/**
 * A name that is known by what stands around it, whatever the sentence says of it: "my wife's alterations shop, Stitch in Time, 14
 * Market Row", "our driving school (Green Light, Swansea)", "Lodziarnia Mroźna, Promenada 3". Each sign counts for it; few are not enough.
 */
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { bare } from './bare';
import { closingName } from './closing-name';
import { isUnspaced, visibleWords } from './measure';
import { isHouse, isStreet, kindBefore, mayName, saysWhat } from './name-pieces';
import { namedAfter } from './named-after';
import { isElsewhere } from './no-name';
import { isNoun } from './nouns-titled';
import { contactsIn } from './patterns';
import { isEnd, MOST_LOOKED_AT, type Piece, piecesOf } from './pieces';
import { trimEndOf } from './trim-end';

/** "Rénov'Eau, Limoges." and "Kerr Tyres, Ayr": a name and its town, and nothing else; whoever is quoted has one as well. */
const townBehind = (pieces: readonly Piece[], at: number, { towns, bank }: Lexicon, isShouted: boolean): number => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (piece === undefined || next === undefined || !isEnd(piece.opens) || QUOTED.test(piece.opens)) return 0;
  if (piece.closes !== ',' || !isEnd(next.closes)) return 0;
  // "STONEYARD BREWERY, KELSO": what it is tells that a word behind it is where.
  const isFirm = isShouted && visibleWords(next.text) === 1 && (bank?.names().all(piece.text).length ?? 0) > 0;
  return isFirm || isOneOf(towns, next.text) ? 3 : 0;
};
const QUOTED = /["”»]/u;

/** "Möbel Hansen, seit 1987": whoever tells since when they are there. */
const SINCE = /^\p{L}+(?:\s\p{Ll}+)?\s(?:1[5-9]|20)\p{N}{2}$|^(?:1[5-9]|20)\p{N}{2}[’'](?:den|dan|ten|tan)\s\p{Ll}+$/u;
const sinceBehind = (pieces: readonly Piece[], at: number): number =>
  pieces[at]?.closes === ',' && SINCE.test(pieces[at + 1]?.text ?? '') ? 3 : 0;

/** "Hélène Vasseur, écrivain public à Rouen.": a name, and what somebody is. */
const whatBehind = (pieces: readonly Piece[], at: number, { bank, starts }: Lexicon): number => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (piece === undefined || next === undefined || !isEnd(piece.opens) || QUOTED.test(piece.opens)) return 0;
  const [first = ''] = next.text.split(' ', 1);
  const isWhat =
    /^\p{Ll}{4,}/u.test(next.text) && !starts.has(first) && isEnd(next.closes) && !/\p{N}/u.test(next.text);
  // What stands before how to reach somebody signs.
  const contact = pieces[at + 2]?.text;
  const signs = contact !== undefined && contactsIn(contact).length > 0 ? 1 : 0;
  // "Cosecha 2025, extracción en frío": a year is of no name.
  return piece.closes === ',' &&
    isWhat &&
    !/\p{N}/u.test(piece.text) &&
    (bank?.names().all(piece.text).length ?? 0) === 0
    ? 2 + signs
    : 0;
};

/** Signs from which a name is one. */
const SURE = 4;

const signsOf = (pieces: readonly Piece[], at: number, lexicon: Lexicon, isShouted: boolean): number => {
  const piece = pieces[at];
  if (piece === undefined) return 0;
  if (isUnspaced(piece.text)) return isHouse(piece, lexicon) ? SURE : 0;
  if (!mayName(piece, lexicon)) return 0;
  const { text, opens, closes } = piece;
  const before = /^[,(（:–—-]/u.test(opens) ? kindBefore(pieces[at - 1]?.text ?? '', lexicon) : 0;
  const street = /^[,(（\n]/u.test(closes) && isStreet(pieces[at + 1]?.text ?? '', lexicon.language) ? 3 : 0;
  // « On a vendu la voiture » (Ève et Karim): who is quoted is no firm.
  if (/^[(（]/u.test(opens) && /[»”"]\s*$/u.test(pieces[at - 1]?.text ?? '')) return 0;
  // What stands behind a street is a town.
  if (isStreet(pieces[at - 1]?.text ?? '', lexicon.language) && street === 0) return 0;
  const isSaid = text.split(/\s+/u).every((word) => lexicon.ordinary.has(bare(word)) || lexicon.hangs.has(bare(word)));
  // "Cafe with nice cakes" says what there is; before a street "Stitch in Time" is a name.
  const isLed = text.split(/\s+/u).some((word) => lexicon.starts.has(word));
  if (isLed && street === 0) return 0;
  // Of two trades side by side neither is the other's name.
  const town = street > 0 ? 0 : Math.max(townBehind(pieces, at, lexicon, isShouted), sinceBehind(pieces, at));
  // Where all words have capitals only where it is tells a name.
  if (isShouted && street === 0 && town === 0) return 0;
  const isOwn = (before === 0 || street > 0) && (lexicon.bank?.names().all(text).length ?? 0) > 0;
  return (
    before +
    street +
    town +
    whatBehind(pieces, at, lexicon) +
    (before > 0 && /^[(（]/u.test(opens) ? 1 : 0) +
    (isOwn ? 2 : 0) -
    (isSaid ? 1 : 0) +
    (isEnd(opens) ? 1 : 0) +
    (visibleWords(text) > 1 && lexicon.language !== 'de' ? 1 : 0)
  );
};

/** "BinBuddies": nobody writes another word so. */
const JOINED = /(?<![\p{L}\p{N}@./])\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}@]|\.\p{L})/gu;
const joinedName = (brief: string, { and }: Lexicon): string | undefined =>
  [...brief.slice(0, MOST_LOOKED_AT).matchAll(JOINED)]
    // "works with Gesden and OrisDent": one of several is another's.
    .filter(
      ({ index }) => !and.has(/(\p{L}+)\s$/u.exec(brief.slice(Math.max(0, index - LONGEST_JOINT), index))?.[1] ?? ''),
    )
    .map(([name]) => name)
    .find((name) => !isElsewhere(name));
const LONGEST_JOINT = 8;

/** The piece of a brief that most speaks for, where enough does; `found` stays where it is one for which enough does. */
const bestPiece = (brief: string, lexicon: Lexicon, isShouted: boolean, found?: string): string | undefined => {
  const pieces = piecesOf(brief);
  let [best, most] = ['', SURE - 1];
  for (const [at, { text }] of pieces.entries()) {
    const signs = signsOf(pieces, at, lexicon, isShouted);
    if (signs >= SURE && found !== undefined && text.includes(found)) return undefined;
    if (signs > most) [best, most] = [text, signs];
  }
  return best === '' ? undefined : trimEndOf(best, /[.\s]/u);
};

const knownByPlace = (brief: string, lexicon: Lexicon, isShouted: boolean): string | undefined =>
  bestPiece(brief, lexicon, isShouted) ?? joinedName(brief, lexicon);

/** Whether a name tells of what trade it is; another one may be what the firm gives: "Diploma A, B en C. Zwemschool De Kikker, …". */
const isOfTrade = (name: string, { bank }: Lexicon): boolean => (bank?.names().all(name).length ?? 0) > 0;

/** The name that the brief ends with, where what was found only stands before what it does, is a thing, or was shouted. */
const closes = (found: string, brief: string, lexicon: Lexicon, isShouted: boolean): string | undefined => {
  const closing = closingName(brief, lexicon);
  if (closing === undefined || closing.name.includes(found) || found.includes(closing.name)) return undefined;
  const { name, isPlaced } = closing;
  const last = found.split(' ').at(-1) ?? '';
  // "Opa Gerrit bakte … Oliebollen van Gerrit.": a house is called after who is told of.
  const isAfter = name.endsWith(` ${last}`) && /^\s\p{Ll}/u.test(brief.slice(brief.indexOf(found) + found.length));
  const isThing = !isOfTrade(found, lexicon) || isShouted;
  return isAfter || ((isPlaced || closing.isOfTrade) && isThing) ? name : undefined;
};

/** A house by its trade and its place, where what was found is of no trade and only looks like a name. */
const surerThan = (found: string, brief: string, lexicon: Lexicon, isShouted: boolean): string | undefined => {
  if (isShouted || isOfTrade(found, lexicon)) return undefined;
  const best = bestPiece(brief, lexicon, isShouted, found);
  // "Ürün Kodu: VB40": what leads to something is a label.
  const isLabel = best !== undefined && /^\s?[:：]/u.test(brief.slice(brief.indexOf(best) + best.length));
  return best !== undefined && !isLabel && isOfTrade(best, lexicon) && !best.includes(found) ? best : undefined;
};

/** "Holzwerk Allgäu": where nouns have capitals, a word that is none ends a name. */
const endsOnName = (name: string, lexicon: Lexicon): boolean => {
  const last = bare(name.split(' ').at(-1) ?? '');
  // "Kuchenbuffet vom Elternbeirat": what is led to by a small word is no name yet.
  const isPlain = name.split(' ').every((word) => !lexicon.starts.has(bare(word)) && !lexicon.hangs.has(bare(word)));
  return isPlain && name.includes(' ') && !isNoun(last, lexicon) && !lexicon.ordinary.has(last);
};

/** Where nobody was found it signs; where what was found says what somebody is, it does with where it is. */
const closingOf = (found: string | undefined, brief: string, lexicon: Lexicon): string | undefined => {
  const closing = closingName(brief, lexicon);
  const isSure =
    closing !== undefined &&
    (closing.isPlaced ||
      closing.isOfTrade ||
      (found === undefined && (lexicon.nouns.size === 0 || endsOnName(closing.name, lexicon))));
  return isSure ? closing.name : undefined;
};

/** A street before a name: then that is a town. */
const isTownOf = (name: string, brief: string, { language }: Lexicon): boolean => {
  const before = piecesOf(brief.slice(0, Math.max(0, brief.indexOf(name)))).at(-1)?.text ?? '';
  return before !== '' && isStreet(before, language);
};

/** "Anna e Giulio": two who run a house. */
const isCouple = (name: string, { and }: Lexicon): boolean => {
  const [, joint = ''] = /^\p{Lu}\p{Ll}+\s(\p{Ll}{1,3})\s\p{Lu}\p{Ll}+$/u.exec(name) ?? [];
  return and.has(joint);
};

/**
 * The name that was found, or the one that its place tells where what was found is no name of anybody. `isSure`: whether the brief
 * itself says that it is one, or its address does.
 */
export const nameByPlace = (
  found: string | undefined,
  brief: string,
  lexicon: Lexicon,
  isShouted = false,
  isSure = true,
): string | undefined => {
  if (found !== undefined && !saysWhat(found, lexicon) && !isTownOf(found, brief, lexicon) && !isCouple(found, lexicon))
    return isSure
      ? found
      : (closes(found, brief, lexicon, isShouted) ?? surerThan(found, brief, lexicon, isShouted) ?? found);
  const known =
    closingOf(found, brief, lexicon) ??
    knownByPlace(brief, lexicon, isShouted) ??
    (found === undefined ? namedAfter(brief, lexicon) : undefined);
  return known === undefined || (found !== undefined && known.includes(found)) ? found : known;
};
