/** Tells what trade a text speaks of, by the words that a bank knows for it. */
import { folded } from '../../../wording/folded';
import type { Match } from '../../../wording/phrases';
import { GENITIVES } from '../reading/lists';
import { type Bank, TRADES, type TradeName, type TradeWord } from './bank';
import { tradeOfSigns } from './signs';

/** How much less a word counts for each one before it: a brief begins with what it is about. */
const LATER = 0.04;
const LEAST = 0.3;
/** What is left of a word after a preposition: "scheduling for busy restaurants" is no restaurant's. */
const OTHERS = 0.4;
/** Words between a preposition and what it leads to. */
const REACH = 2;
/** Below it nothing is sure. */
const SURE = 0.7;
/** How much of its score a trade keeps that others have a part of: anybody may have a shop or products, and courses are held in everything. */
const SHARES: Readonly<Partial<Record<TradeName, number>>> = { shop: 0.5, education: 0.5 };
/** The same for a word that others are called by as well: a salon of glasses is no hairdresser's. */
const LOOSE = 0.72;
/** A course of nothing else is one all the same. */
const ALONE: TradeName = 'education';
/** Whoever looks for staff says so in the words of the house's trade; helpers are looked for as well. */
const FIRST: TradeName = 'jobs';
const UNLESS: TradeName = 'charity';
/** Trades of people's bodies, and words within which a brief says that it is of animals. */
const FOR_PEOPLE: readonly TradeName[] = ['health', 'hair', 'care'];
const EARLY = 4;
/** What a name of several words counts more than one of them. */
const PER_WORD = 0.5;

/** Scripts that have no words apart by spaces, or that write small ones as a part of the next. */
const WITHIN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

interface Place {
  readonly words: readonly string[];
  /** Index of the word that begins at a character or goes on there. */
  readonly indexAt: (character: number) => number;
}

const placesIn = (text: string): Place => {
  const found = [...text.matchAll(/[\p{L}\p{N}’'-]+/gu)];
  const indexes = new Uint32Array(text.length);
  found.forEach(({ index, 0: word }, at) => indexes.fill(at, index, index + word.length));
  return { words: found.map(([word]) => word), indexAt: (character) => indexes[character] ?? 0 };
};

const isOthers = (words: readonly string[], at: number, prepositions: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, at - REACH), at).some((word) => prepositions.has(word));

/** "la compagnie du Chat Perché": what a house is called after tells no trade. */
const CALLED_AFTER = /(?:^|\s)\p{Ll}{3,}\s(\p{Ll}{2,3})\s$/u;
const isCalledAfter = (text: string, start: number): boolean =>
  /^\p{Lu}/u.test(text.slice(start, start + 2)) &&
  GENITIVES.has(CALLED_AFTER.exec(text.slice(Math.max(0, start - LONGEST_BEFORE), start))?.[1] ?? '');
const LONGEST_BEFORE = 40;

/** Words before the only sign of a trade from which it tells too little: "Our village hall needs a new roof". */
const LATE = 4;

/** Names that are no part of a longer one at the same place: "طبي" within "تطبيق" is no word of its own. */
const ownWords = (named: readonly Match<TradeWord>[]): readonly Match<TradeWord>[] => {
  const longest = new Map<number, Match<TradeWord>>();
  for (const match of named)
    if (match.value.name.length > (longest.get(match.start)?.value.name.length ?? 0)) longest.set(match.start, match);
  let cover: Match<TradeWord> | undefined;
  return named.filter(({ start, end, value: { name, trade } }) => {
    const here = longest.get(start);
    if (cover === undefined || (here !== undefined && here.end > cover.end)) cover = here;
    const isPart = (other: Match<TradeWord> | undefined): boolean =>
      other !== undefined &&
      other.value.trade !== trade &&
      other.end >= end &&
      other.value.name !== name &&
      other.value.name.includes(name);
    return !WITHIN.test(name) || (!isPart(cover) && !isPart(here));
  });
};

/** How near another trade comes that nobody can tell which of the two a firm is of: then its lines could be wrong. */
const NEAR = 0.85;
/** Trades beside each other, whose lines fit either. */
const ALIKE: readonly ReadonlySet<TradeName>[] = [
  ['coffee', 'tea', 'bakery', 'sweets'],
  ['restaurant', 'bar'],
  ['coffee', 'bar'],
  ['hair', 'wellness', 'scent'],
  ['craft', 'fixing', 'repair'],
  ['auto', 'driving', 'repair'],
  ['travel', 'outdoors', 'visit', 'events'],
  ['health', 'care', 'wellness'],
  ['music', 'events'],
  ['cleaning', 'realestate', 'craft', 'hire'],
  ['pets', 'hair', 'health'],
  ['grocer', 'restaurant', 'flowers', 'bakery'],
  ['fitness', 'wellness', 'outdoors'],
].map((names) => new Set(names as TradeName[]));

const isDoubtful = (best: TradeName, score: number, scores: ReadonlyMap<TradeName, number>): boolean =>
  [...scores].some(
    ([other, near]) =>
      other !== best &&
      !(other in SHARES) &&
      near > score * NEAR &&
      !ALIKE.some((names) => names.has(best) && names.has(other)),
  );

const SHORT_KATAKANA = /^[\p{Script=Katakana}ー]{1,2}$/u;
const KATAKANA_END = /[\p{Script=Katakana}ー]$/u;

/** Of what begins at one place the longer name comes first. */
const byPlace = (one: Match<TradeWord>, other: Match<TradeWord>): number =>
  one.start - other.start || other.value.name.length - one.value.name.length;

/** The trade that is spoken of most, sooner words before later ones; `any` where none surely is. */
export const findTrade = (text: string, bank: Bank, prepositions: ReadonlySet<string> = new Set()): TradeName => {
  const { words, indexAt } = placesIn(folded(text).lower);
  const first = new Map<TradeWord, number>();
  const said = new Set<string>();
  for (const { start, end, value } of ownWords([...bank.names().all(text)].sort(byPlace))) {
    // "coffee" and "coffee*" are one sign of a trade.
    const sign = `${value.trade} ${value.name.replaceAll('*', '')} ${text.slice(start, end).toLowerCase()}`;
    // メンバー is no バー.
    if (SHORT_KATAKANA.test(value.name) && KATAKANA_END.test(text.slice(Math.max(0, start - 1), start))) continue;
    if (first.has(value) || said.has(sign)) continue;
    said.add(sign);
    first.set(value, start);
  }
  const scores = new Map<TradeName, number>();
  for (const [{ trade, name, isLoose }, start] of first) {
    const within = WITHIN.test(name);
    const at = within ? Math.floor(start / 2) : indexAt(start);
    const weight = 1 + PER_WORD * (name.split(' ').length - 1);
    const isOther = !within && (isOthers(words, at, prepositions) || isCalledAfter(text, start));
    const others = isOther ? OTHERS : 1;
    const share = (SHARES[trade] ?? 1) * (isLoose ? LOOSE : 1);
    scores.set(trade, (scores.get(trade) ?? 0) + weight * others * share * Math.max(LEAST, 1 - at * LATER));
  }
  if (scores.has(FIRST) && !scores.has(UNLESS)) return FIRST;
  // "Ostéopathe pour chevaux": what is done for animals early in a brief is done for nobody else.
  const beast = [...first].find(
    ([{ trade, isLoose }, start]) => trade === 'pets' && !isLoose && indexAt(start) <= EARLY,
  );
  if (beast !== undefined) for (const trade of FOR_PEOPLE) scores.delete(trade);
  if (beast !== undefined && scores.size === 1) return 'pets';
  let best: TradeName = 'any';
  let bestScore = SURE;
  for (const trade of TRADES) {
    const score = scores.get(trade) ?? 0;
    if (score > bestScore) [best, bestScore] = [trade, score];
  }
  // Those that are called so, such as a notary, are of no trade that has lines.
  if (best === 'any' && bestScore > SURE) return best;
  if (best !== 'any') {
    const signs = [...first].filter(([{ trade }]) => trade === best);
    const isLate =
      signs.length === 1 && signs.every(([{ name }, start]) => !WITHIN.test(name) && indexAt(start) >= LATE);
    return isLate || isDoubtful(best, bestScore, scores) ? 'any' : best;
  }
  const alone = (scores.get(ALONE) ?? 0) / (SHARES[ALONE] ?? 1);
  return alone > SURE ? ALONE : (tradeOfSigns(text) ?? best);
};
