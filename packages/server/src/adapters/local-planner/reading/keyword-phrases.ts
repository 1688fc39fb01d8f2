/**
 * Cuts a row of words that no mark parts into phrases: at towns, prices and addresses, at what its language knows to begin or to
 * end something, and nowhere within several words that belong together.
 */
import { isOneOf, type PhraseIndex } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Keywords } from '../lexicon/keywords';
import type { Lexicon } from '../lexicon/lexicon';
import { GENITIVES } from './lists';
import { capitalised } from './thought';

/** Stands where an address or a number does, which is told apart. */
export const CONTACT = '|';

export type UnitKind = 'word' | 'whole' | 'town' | 'count' | 'open' | 'contact';

/** A word of the row, or several that nothing parts. */
interface Unit {
  readonly kind: UnitKind;
  readonly text: string;
}

export interface KeywordPhrase {
  readonly text: string;
  readonly isTown: boolean;
}

/** More words that nothing is known of are no one thing. */
const MOST_UNKNOWN = 3;
const PAIR = 2;
const ALWAYS_OPEN = /^(?:24\s?[/x-]\s?7|7j?\/[72]4?j?|24\s?h\/24(?:h|u)?|24\s?h(?:rs?)?|24u|7d\/7)$/iu;
const COUNT = /^(?:\p{Sc}\s?)?\p{N}[\p{N}.,:–-]*[+ºª°]?(?:\p{Sc}|%)?$|^\p{Lu}{0,3}\p{Sc}$/u;
const MONEY = /\p{Sc}/u;
/** "l'heure", "d'expérience". */
const ELIDED = /^[dl]['’]\p{L}/iu;

export const isOffered = (text: string, { offers }: Lexicon): boolean =>
  offers.some((sign) => ` ${text.toLowerCase()} `.includes(sign));

export const bareWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}\s’'/%&-]/gu, '');

/** How many words each phrase of an index has that stands in a row, by its first word: the longest. */
const placesOf = (words: readonly string[], index: PhraseIndex<true>): ReadonlyMap<number, number> => {
  const text = words.join(' ');
  const at = new Map<number, number>();
  let [word, place] = [0, 0];
  for (const { length } of words) {
    at.set(place, word);
    word += 1;
    place += length + 1;
  }
  const found = new Map<number, number>();
  for (const { start, end } of index.all(text)) {
    const first = at.get(start);
    const next = end === text.length ? words.length : at.get(end + 1);
    if (first !== undefined && next !== undefined) found.set(first, Math.max(found.get(first) ?? 0, next - first));
  }
  return found;
};

const isMoneyWord = (word = ''): boolean => isOneOf(BESIDE_NUMBERS.currencies, bareWord(word));
const isAnd = (word: string, { and }: Lexicon): boolean => and.has(bareWord(word));

/** "bath and bristol", "south london", "Leeds and surrounding areas". */
const townAt = (
  words: readonly string[],
  at: number,
  towns: ReadonlyMap<number, number>,
  { around, sides }: Readonly<Record<'around' | 'sides', ReadonlyMap<number, number>>>,
  lexicon: Lexicon,
): number => {
  let end = at + (sides.get(at) ?? 0);
  if (end === at && at > 0 && isAnd(words[at + 1] ?? '', lexicon) && towns.has(at + 2)) end += 1;
  else end += towns.get(end) ?? 0;
  if (!towns.has(at) && !towns.has(end) && !isAnd(words[end] ?? '', lexicon) && !towns.has(end - 1)) return 0;
  while (isAnd(words[end] ?? '', lexicon) && towns.has(end + 1)) end += 1 + (towns.get(end + 1) ?? 0);
  return end + (around.get(end) ?? 0) - at;
};

const isJoining = (word: string, { and, starts, hangs }: Lexicon): boolean =>
  [and, starts, hangs].some((small) => small.has(bareWord(word)));

const titled = (word: string, { and, starts, hangs, language }: Lexicon): string =>
  [and, starts, hangs].some((small) => small.has(word)) ? word : capitalised(word, language);

/** The words of a row, those together that nothing parts. */
export const unitsOf = (words: readonly string[], lexicon: Lexicon, keywords: Keywords): readonly Unit[] => {
  const towns = placesOf(words, lexicon.towns);
  const whole = placesOf(words, keywords.whole);
  const beside = { around: placesOf(words, keywords.around), sides: placesOf(words, keywords.sides) };
  const units: Unit[] = [];
  const add = (kind: UnitKind, at: number, size: number): number => {
    const typed = words.slice(at, at + size);
    units.push({ kind, text: (kind === 'town' ? typed.map((word) => titled(word, lexicon)) : typed).join(' ') });
    return at + size;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? CONTACT;
    const known = whole.get(at) ?? 0;
    const town = known > 0 ? 0 : townAt(words, at, towns, beside, lexicon);
    if (known > 0) at = add('whole', at, known);
    else if (word === CONTACT) at = add('contact', at, 1);
    else if (town > 0) at = add('town', at, town);
    else if (ALWAYS_OPEN.test(word)) at = add('open', at, 1);
    // "5 bis 10" is one number.
    else if (COUNT.test(word) && isJoining(next, lexicon) && COUNT.test(words[at + 2] ?? '') && !MONEY.test(word))
      at = add('count', at, PAIR + 1);
    else if (COUNT.test(word)) {
      const counts =
        !MONEY.test(word) &&
        /^\p{L}/u.test(next) &&
        !isJoining(next, lexicon) &&
        !towns.has(at + 1) &&
        !whole.has(at + 1);
      at = add('count', at, counts || isMoneyWord(next) || isAmount(word, next) ? PAIR : 1);
    } else at = add('word', at, 1);
  }
  return units;
};

const isPrice = ({ text, kind }: Unit): boolean =>
  kind === 'count' && (MONEY.test(text) || text.split(' ').some((word) => isMoneyWord(word)));

/** Both are of one thing, or of several: "exames nacionais". */
const agree = (one: string, other: string): boolean => one.endsWith('s') === other.endsWith('s');

/** "R$ 90", "18 €". */
const isAmount = (word: string, next: string): boolean =>
  COUNT.test(next) &&
  MONEY.test(word) !== MONEY.test(next) &&
  /^\p{N}+(?:[.,]\p{N}+)?$/u.test(MONEY.test(word) ? next : word);

/** Whether a unit goes on with the phrase before it. */
const goesOn = (
  phrase: readonly Unit[],
  unit: Unit,
  next: Unit | undefined,
  lexicon: Lexicon,
  known: Keywords,
): boolean => {
  const last = phrase.at(-1);
  const [first] = phrase;
  if (first === undefined || last === undefined) return false;
  if ([last, unit].some(({ kind }) => kind === 'town' || kind === 'contact')) return false;
  const [left, right] = [bareWord(last.text), bareWord(unit.text)];
  const begins = (text: string): boolean => isOneOf(known.begins, text);
  const leads = (text: string): boolean => isOneOf(known.leads, text);
  const trails = (text: string): boolean => isOneOf(known.trails, text);
  const isSmall = (text: string): boolean =>
    !begins(text) &&
    (lexicon.starts.has(text) || lexicon.hangs.has(text) || lexicon.and.has(text) || GENITIVES.has(text));
  if (isSmall(left) || (last.kind === 'word' && begins(left))) return true;
  if (isOneOf(known.alone, right) && !leads(left)) return false;
  if (unit.kind === 'open' || last.kind === 'open') return last.kind === 'open' && (trails(right) || isSmall(right));
  if (isPrice(unit)) {
    const isOfNext = next !== undefined && isOneOf(known.per, bareWord(next.text));
    return leads(left) || !(isOfNext || phrase.some(({ kind }) => kind === 'count'));
  }
  if (unit.kind === 'count') return leads(left);
  if (last.kind === 'count' && isOneOf(known.per, right)) return true;
  if (unit.kind === 'whole' && trails(right) && begins(bareWord(first?.text ?? ''))) return true;
  if (unit.kind === 'whole') return leads(left) && !begins(right) && !begins(right.split(' ', 1)[0] ?? '');
  // "first lesson free"
  const isGiven = trails(right) && phrase.length > 1 && leads(bareWord(first?.text ?? ''));
  if (begins(right) && !isGiven) return false;
  if (isGiven) return true;
  if (isSmall(right) || ELIDED.test(right)) return true;
  if (first.kind === 'count' && phrase.length > 1) return false;
  if (isOffered(right, lexicon) && !leads(right)) return true;
  const isTold = phrase.some(({ text }) => isSmall(bareWord(text)));
  if (trails(right) && !trails(left) && !isTold && (!known.bends || agree(left, right))) return true;
  if (trails(right) && known.compounds) return true;
  if (leads(left)) return !leads(right) || isOneOf(known.ahead, left);
  // What takes a word behind it has none at the end: "ilk ders ücretsiz".
  if (leads(right) && (next === undefined || next.kind === 'contact') && !known.compounds) return true;
  if (last.kind === 'whole' || last.kind === 'count' || !known.compounds)
    return leansByCase(phrase, unit, lexicon, known);
  if (/^\p{Lu}\p{Ll}/u.test(unit.text) !== /^\p{Lu}\p{Ll}/u.test(last.text) && phrase.length > 1) return false;
  const isLate = phrase.length > 1 && isOneOf(known.late, left);
  return !(isTold || isLate || isOneOf(known.ends, left));
};

/** "Manuelle Therapie", "kleine Reparaturen": in German what is small goes with the noun behind it. */
const leansByCase = (phrase: readonly Unit[], unit: Unit, { language }: Lexicon, { trails }: Keywords): boolean => {
  const [left = '', right] = [phrase.at(-1)?.text, unit.text];
  return language === 'de' && /^\p{Ll}{3}/u.test(left) && /^\p{Lu}/u.test(right) && !isOneOf(trails, bareWord(left));
};

/** What is known of no word of: pairs, for most things are called by two words, and the rest as it was typed. */
const shortened = (phrase: readonly Unit[]): readonly (readonly Unit[])[] => {
  if (phrase.length <= MOST_UNKNOWN || phrase.some(({ kind }) => kind !== 'word')) return [phrase];
  return [phrase.slice(0, PAIR), ...shortened(phrase.slice(PAIR))];
};

/** The phrases of a row, in its order. */
export const phrasesOfRow = (
  words: readonly string[],
  lexicon: Lexicon,
  keywords: Keywords,
): readonly KeywordPhrase[] => {
  const units = unitsOf(words, lexicon, keywords);
  const trades = new Set(
    (lexicon.bank?.names().all(words.join(' ')) ?? []).map(({ start, end }) => words.join(' ').slice(start, end)),
  );
  const grouped: Unit[][] = [];
  for (const [at, unit] of units.entries()) {
    const phrase = grouped.at(-1);
    // "piano tuner bath": the trade that a row begins with is one thing.
    const isTrade = grouped.length === 1 && trades.has(phrase?.map(({ text }) => text).join(' ') ?? '');
    const endsTrade =
      isTrade && keywords.compounds && !isOneOf(keywords.ends, bareWord(unit.text)) && !trades.has(unit.text);
    const isFirstPrice = grouped.length === 1 && isPrice(unit);
    // "coiffeuse à domicile"
    const isHow = isTrade && unit.kind === 'whole' && isJoining(unit.text.split(' ', 1)[0] ?? '', lexicon);
    const goes =
      phrase !== undefined &&
      !endsTrade &&
      !isFirstPrice &&
      (isHow || goesOn(phrase, unit, units[at + 1], lexicon, keywords));
    if (goes) phrase.push(unit);
    else grouped.push([unit]);
  }
  return grouped
    .flatMap((phrase) => (keywords.compounds ? shortened(phrase) : [phrase]))
    .filter(([first]) => first?.kind !== 'contact')
    .map((phrase) => ({
      text: phrase.map(({ text }) => text).join(' '),
      isTown: phrase[0]?.kind === 'town',
    }));
};
