/**
 * Towns and houses of a brief in capitals by what leads to them: "MÉDIATHÈQUE DE FIGEAC", "PELUQUERÍA EN ALCORISA.", "ÉCOLE
 * JULES-FERRY".
 */
import { folded } from '../../../wording/folded';
import { isOneOf } from '../../../wording/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import type { Span } from './capital-streets';
import { datesOf } from './dates-written';

/** Words of a town that begins with "saint". */
const MOST_WORDS = 3;
const LONGEST = 60;
const LEAST_LETTERS = 3;
const PART = /^\s(\p{Lu}[\p{Lu}’'-]*(?:\s\p{Lu}[\p{Lu}’'-]*){0,6})(\s?[,.!?:;\n|(–—]|\s-\s|$)?/u;

/** Whether words can't begin a name: small ones, dates, trades, verbs and what is found behind a preposition. */
const isElse = (words: readonly string[], lexicon: Lexicon): boolean => {
  const { unseated, townHeads, starts, hangs, and, bank, acts, keywords, language } = lexicon;
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  const isHead = townHeads.has(first) && second !== '' && !hangs.has(second);
  const text = words.join(' ');
  return (
    ([starts, hangs, and].some((small) => small.has(first)) && !isHead) ||
    first.length < LEAST_LETTERS - (isHead ? 1 : 0) ||
    (unseated.at(folded(text), 0).length > 0 && !isHead) ||
    acts.includes(first) ||
    (keywords !== undefined && isOneOf(keywords.tells, first)) ||
    datesOf(language).has(first) ||
    bank
      ?.names()
      .all(text)
      .some(({ start }) => start === 0) === true
  );
};

const isTown = (words: readonly string[], { towns }: Lexicon): boolean => isOneOf(towns, words.join(' ').toLowerCase());

/** "SOROCABA", "SÃO ROQUE", and towns of several words that are known. */
const isWhole = (words: readonly string[], lexicon: Lexicon): boolean => {
  const [first = ''] = words;
  const most = lexicon.townHeads.has(first.toLowerCase()) ? MOST_WORDS : 1;
  return isTown(words, lexicon) || (words.length > 0 && words.length <= most && !isElse(words, lexicon));
};

/** How many words of the text are a town's name, or two towns', behind a preposition: it leads to many things, to a town where nothing follows. */
const countBehindPreposition = (words: readonly string[], ends: boolean, lexicon: Lexicon): number => {
  const at = words.findIndex((word) => lexicon.and.has(word.toLowerCase()));
  const sides = at < 0 ? [words] : [words.slice(0, at), words.slice(at + 1)];
  return ends && sides.every((side) => isWhole(side, lexicon)) ? words.length : 0;
};

/** Characters of a conjunction between two towns, with its spaces. */
const LONGEST_JOINT = 6;

const spanBehind = (
  brief: string,
  start: number,
  lexicon: Lexicon,
  count: (words: readonly string[], ends: boolean) => number,
): readonly Span[] => {
  const [, part = '', end] = PART.exec(brief.slice(start, start + LONGEST)) ?? [];
  const words = part.split(' ');
  const at = words.findIndex((word) => lexicon.and.has(word.toLowerCase()));
  const first = at < 0 ? words : words.slice(0, at);
  if (part === '' || (isElse(words, lexicon) && !isTown(first, lexicon))) return [];
  const length = words.slice(0, count(words, end !== undefined)).join(' ').length;
  return length === 0 ? [] : [{ start, end: start + 1 + length }];
};

/** The towns and houses of a brief in capitals. */
export const townsIn = (brief: string, lexicon: Lexicon): readonly Span[] => {
  const { seats, saints, premises, townHeads, keywords } = lexicon;
  const own = ([first = '']: readonly string[]): number => (townHeads.has(first.toLowerCase()) ? 2 : 1);
  const towns = seats.all(brief).flatMap(({ start, end }) => {
    const isPreposition = !brief.slice(start, end).includes(' ');
    return spanBehind(brief, end, lexicon, (words, ends) =>
      isPreposition ? countBehindPreposition(words, ends, lexicon) : own(words),
    );
  });
  const named = premises.all(brief).flatMap(({ end }) =>
    spanBehind(brief, end, lexicon, (words) =>
      // "SALLE MUNICIPALE" says of what kind it is.
      keywords !== undefined && isOneOf(keywords.trails, (words[0] ?? '').toLowerCase()) ? 0 : own(words),
    ),
  );
  // "ROMERÍA DE SAN BENITO"
  const blessed = saints
    .all(brief)
    .flatMap(({ start, end }) => spanBehind(brief, end, lexicon, () => 1).map((span) => ({ start, end: span.end })));
  // "TRIESTE E MONFALCONE": a town behind one that is known.
  const beside = lexicon.towns.all(brief).flatMap(({ end }) => {
    const [joint = '', word = ''] = /^\s(\p{L}{1,3})(?=\s)/u.exec(brief.slice(end, end + LONGEST_JOINT)) ?? [];
    return lexicon.and.has(word.toLowerCase())
      ? spanBehind(brief, end + joint.length, lexicon, (words, ends) => (ends && words.length === 1 ? 1 : 0))
      : [];
  });
  return [...towns, ...named, ...blessed, ...beside];
};
