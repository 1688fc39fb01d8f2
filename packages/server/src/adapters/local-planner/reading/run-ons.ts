/**
 * People who type in one breath put commas where sentences end: "Bexley Glass in Tulsa, chips fixed in 30 minutes, most plans
 * cover it 100%, call 555 0142". Where several of such parts tell a fact of their own, each is a sentence.
 */
import type { Kind } from '@vid/sdk/contract';
import { folded } from '../../../wording/folded';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { isOneDay } from './one-day';
import { contactsIn, namesPrice, namesTime } from './patterns';
import type { Statement } from './sentences';
import { leans, standsAlone } from './split-thought';

/** Shorter sentences are read whole. */
const LEAST_WORDS: Readonly<Record<Kind, number>> = { ad: 10, training: 16 };
const LEAST_PARTS = 3;
const LEAST_FACTS = 2;
/** Fewer words without a figure go on with what stands before: "switches, smoke alarms". */
const LEAST_ALONE = 3;
/** A part of so many words is a sentence, whatever it begins with. */
const LONG = 9;

const PART_ENDS = /(?<=[,،、，])\s+|(?<=[、，])/u;
const FIGURE = /\p{N}/u;
const OPENERS = /[(（「『“„«]/gu;
const CLOSERS = /[)）」』”»]/gu;

const tellsFact = (part: string, { offers, language }: Lexicon): boolean =>
  FIGURE.test(part) ||
  namesPrice(part) ||
  contactsIn(part).length > 0 ||
  namesTime(part, language) ||
  offers.some((sign) => ` ${part.toLowerCase()} `.includes(sign));

/** "6 € a child, free for parents": it is the price's. */
const isFree = (piece: string, { offers }: Lexicon): boolean =>
  !/\p{N}/u.test(piece) && offers.some((sign) => piece.toLowerCase().startsWith(`${sign.trim()} `));

const firstWord = (piece: string): string => piece.split(/\s/u, 1)[0]?.toLowerCase() ?? '';

const isOpen = (text: string): boolean => (text.match(OPENERS)?.length ?? 0) > (text.match(CLOSERS)?.length ?? 0);

/** "Dayton, Ohio", "March 18, 2026", "On Tuesday, 2 June, we …": names and dates of several parts, and what they begin. */
const goesOn = (before: string, piece: string, lexicon: Lexicon, isFirst: boolean): boolean => {
  const bare = before.replace(/[,،、，]$/u, '');
  // Behind a whole sentence a day begins nothing: "…, every Tuesday at 19:30, 7.50 a night".
  // So does a thing and its price: "100 g skeins £22, knit night on Thursdays".
  const isApart =
    !isFirst &&
    visibleWords(piece) > LEAST_ALONE &&
    ((namesTime(bare, lexicon.language) && /\p{N}/u.test(bare)) ||
      (namesPrice(bare) && !namesPrice(piece) && visibleWords(bare) > 1 && !lexicon.and.has(firstWord(piece))));
  const named = lexicon.language !== 'de' && /\p{Lu}\p{L}+$/u.test(bare) && /^\p{Lu}\p{Ll}/u.test(piece);
  return (
    named ||
    isOneDay(bare, piece, lexicon.language) ||
    /^(?:19|20)\p{N}{2}(?!\p{N})/u.test(piece) ||
    (visibleWords(bare) < LONG && !standsAlone(bare, lexicon) && !isApart)
  );
};

const LEAST_LISTED = 3;

/** "Sat 20 June 12-3, bouncy castle, raffle, BBQ": things in a row behind a figure are a list of their own. */
const listedAt = (pieces: readonly string[], at: number, lexicon: Lexicon): number => {
  if (at === 0 || !/\p{N}[^\s]*$/u.test((pieces[at - 1] ?? '').replace(/[,،、，]$/u, ''))) return 0;
  const isThing = (piece: string): boolean =>
    visibleWords(piece) <= LEAST_ALONE &&
    !/^\p{Lu}\p{Ll}/u.test(piece) &&
    !tellsFact(piece, lexicon) &&
    !leans(piece, lexicon) &&
    !lexicon.and.has(piece.split(/\s/u, 1)[0]?.toLowerCase() ?? '');
  const end = pieces.findIndex((piece, index) => index >= at && !isThing(piece));
  const count = (end < 0 ? pieces.length : end) - at;
  return count < LEAST_LISTED ? 0 : count;
};

/** "…, come along!" */
const asks = (piece: string, { acts }: Lexicon): boolean =>
  piece.includes(' ') && acts.some((act) => piece.toLowerCase().startsWith(`${act} `));

/** "…, Haddenham, 7.30pm": an hour is of what stands before it. */
const HOUR_ALONE = /^\p{N}{1,2}(?:[:.h]\p{N}{2})?\s?(?:[ap]m|uhr|uur|h)[,.]?$/iu;

const LONGEST_PRICED = 50;
/** "25 euro a persona, bambini 15": what costs a bare number is told beside the price with its unit. */
const PRICED_BARE = /^\p{L}{3,}(?:\s\p{L}+)?\s\p{N}{1,3}(?:[.,]\p{N}{2})?[,.]?$/u;

const TOWN_LEADS = /^\p{Lu}[\p{L}-]+:\s/u;
const MOST_NAME = 4;

const isLittle = (part: string): boolean => visibleWords(part) < LEAST_ALONE && contactsIn(part).length === 0;

/** Parts that can stand alone; what cannot goes on with the part before it. */
const partsOf = (text: string, lexicon: Lexicon): string[] => {
  const parts: string[] = [];
  const pieces = text.split(PART_ENDS);
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const listed = listedAt(pieces, at, lexicon);
    if (listed > 0) {
      parts.push(pieces.slice(at, at + listed).join(' '));
      at += listed - 1;
      continue;
    }
    const last = parts.at(-1);
    // "Metzgerei Brandl, Regensburg: …": who and where lead to the rest.
    if (last !== undefined && parts.length === 1 && TOWN_LEADS.test(piece) && visibleWords(last) <= MOST_NAME) {
      parts[0] = `${last} ${piece}`;
      continue;
    }
    const first = piece.split(/\s/u, 1)[0]?.toLowerCase() ?? '';
    // "…, 18 €/kg, and I receive visitors": what somebody does behind a price is a sentence.
    const does =
      lexicon.and.has(first) &&
      last !== undefined &&
      namesPrice(last) &&
      lexicon.resumes.at(folded(piece), first.length + 1).length > 0;
    const leansBack =
      /^[(（]/u.test(piece) ||
      HOUR_ALONE.test(piece) ||
      (PRICED_BARE.test(piece) &&
        last !== undefined &&
        last.length <= LONGEST_PRICED &&
        namesPrice(last) &&
        !namesPrice(piece)) ||
      leans(piece, lexicon) ||
      (lexicon.and.has(first) && !does) ||
      (visibleWords(piece) < LEAST_ALONE && !tellsFact(piece, lexicon) && !asks(piece, lexicon)) ||
      (last !== undefined && namesPrice(last) && isFree(piece, lexicon));
    // "£180 a week, ages 16+, book on …": what says little goes with the fact before it, not with whom to call.
    const before = parts.at(-2);
    if (last !== undefined && before !== undefined && !leansBack && isLittle(last) && contactsIn(piece).length > 0) {
      parts.splice(-2, 2, `${before} ${last}`);
      parts.push(piece);
      continue;
    }
    if (
      last !== undefined &&
      (isOpen(last) || leansBack || (!does && goesOn(last, piece, lexicon, parts.length === 1)))
    )
      parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(does ? piece.slice(first.length + 1) : piece);
  }
  return parts;
};

/** "We look for a nursery teacher for our house in Lüneburg, 30 hours, a kind team": a sentence, and facts in a row behind it. */
const withFactsBehind = (statement: Statement, lexicon: Lexicon, kind: Kind): readonly Statement[] => {
  const [first = '', second = '', ...others] = statement.text.split(PART_ENDS);
  const isRow = [second, ...others].every(
    (piece) => visibleWords(piece) <= LEAST_ALONE && !leans(piece, lexicon) && !lexicon.and.has(firstWord(piece)),
  );
  if (
    kind !== 'ad' ||
    isOpen(first) ||
    others.length === 0 ||
    visibleWords(first) < LONG ||
    !FIGURE.test(second) ||
    !isRow
  )
    return [statement];
  return [first.replace(/[,،、，]$/u, ''), [second, ...others].join(' ')].map((text) => ({ text }));
};

/** The sentences of a statement: itself, or the parts of one that was written in one breath. */
export const withRunOnsApart = (
  statement: Statement,
  lexicon: Lexicon,
  kind: Kind,
  leastFacts = LEAST_FACTS,
): readonly Statement[] => {
  const { text, bullets } = statement;
  if (bullets !== undefined || visibleWords(text) < LEAST_WORDS[kind]) return [statement];
  const parts = partsOf(text, lexicon);
  const facts = parts.filter((part) => tellsFact(part, lexicon)).length;
  // How to reach somebody ends what was written in one breath.
  const isReached = contactsIn(parts.at(-1) ?? '').length > 0;
  // What is long and typed without capitals is more than one scene can say.
  const isTyped =
    kind === 'ad' && /\p{Ll}|\p{Script=Arabic}/u.test(text) && !/\p{Lu}/u.test(text) && visibleWords(text) >= LONG * 2;
  const isLong = isTyped && parts.length > 1 && (facts >= leastFacts || parts.some((part) => namesPrice(part)));
  if (!isLong && (parts.length < LEAST_PARTS || (facts < leastFacts && !isReached)))
    return withFactsBehind(statement, lexicon, kind);
  return parts.map((part) => ({ text: part.replace(/[,،、，]$/u, '') }));
};
