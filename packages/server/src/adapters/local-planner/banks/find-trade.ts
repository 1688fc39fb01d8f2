/** Tells what trade a text speaks of, by the words that a bank knows for it. */
import type { Bank, TradeName } from './bank';

/** How much less a word counts for each one before it: a brief begins with what it is about. */
const LATER = 0.04;
const LEAST = 0.3;
/** What is left of a word after a preposition: "scheduling for busy restaurants" is no restaurant's. */
const OTHERS = 0.4;
/** Words between a preposition and what it leads to. */
const REACH = 2;
/** Below it nothing is sure. */
const SURE = 0.7;
/** Anybody may have a shop or products. */
const BROAD: ReadonlySet<TradeName> = new Set(['shop']);
const BROAD_SHARE = 0.5;
/** What a name of several words counts more than one of them. */
const PER_WORD = 0.5;

const WRITTEN_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ARABIC = /\p{Script=Arabic}/u;

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}’'-]+/gu) ?? []).map((word) => word.replaceAll("'", '’'));

const matches = (word: string, pattern: string): boolean => {
  const [before, after] = [pattern.startsWith('*'), pattern.endsWith('*')];
  const core = pattern.slice(before ? 1 : 0, after ? -1 : undefined);
  if (before && after) return word.includes(core);
  if (before) return word.endsWith(core);
  return after ? word.startsWith(core) : word === core;
};

/** Where a name of one word or several stands first; undefined where it does not. */
const placeOf = (name: string, words: readonly string[]): number | undefined => {
  const parts = name.split(' ');
  const at = words.findIndex((_, start) => parts.every((part, next) => matches(words[start + next] ?? '', part)));
  return at < 0 ? undefined : at;
};

/** Scripts whose words are not apart by spaces, or that write articles as a part of the word, are looked through whole. */
const placeWithin = (pattern: string, text: string): number | undefined => {
  const at = text.indexOf(pattern);
  return at < 0 ? undefined : Math.floor(at / 2);
};

const isOthers = (words: readonly string[], at: number, prepositions: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, at - REACH), at).some((word) => prepositions.has(word));

/** The trade that is spoken of most, sooner words before later ones; `any` where none surely is. */
export const findTrade = (text: string, bank: Bank, prepositions: ReadonlySet<string> = new Set()): TradeName => {
  const lower = text.toLowerCase();
  const words = wordsOf(lower);
  let best: TradeName = 'any';
  let bestScore = SURE;
  for (const [trade, patterns] of bank.words) {
    let score = 0;
    for (const pattern of patterns) {
      const within = WRITTEN_WITHOUT_SPACES.test(pattern) || ARABIC.test(pattern);
      const at = within ? placeWithin(pattern, lower) : placeOf(pattern, words);
      if (at === undefined) continue;
      const weight = 1 + PER_WORD * (pattern.split(' ').length - 1);
      const others = !within && isOthers(words, at, prepositions) ? OTHERS : 1;
      score += weight * others * Math.max(LEAST, 1 - at * LATER);
    }
    if (BROAD.has(trade)) score *= BROAD_SHARE;
    if (score > bestScore) [best, bestScore] = [trade, score];
  }
  return best;
};
