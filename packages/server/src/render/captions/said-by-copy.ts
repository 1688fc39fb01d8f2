/** Whether what is said in a moment stands on the screen already. */
import type { Film } from '../film/film';
import { shownAt } from '../film/steady';
import type { SaidWord } from './said-word';
import { clausesOf } from './sentences';

/** The share of what is said from which both are the same. */
const SAME = 0.5;
/** That of a clause, and how many words it has at least: a few words are in both by chance. */
const CLAUSE_SAME = 0.9;
const CLAUSE_WORDS = 3;
/** Letters from which a word is found across the end of a line. */
const LONG_WORD = 8;
/** Seconds between two looks at the screen, and around a sentence. */
const EVERY = 0.25;
const AROUND = 0.4;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '');

/** Every line that is written on the screen between two moments. */
function copyBetween({ layers }: Film, from: number, until: number): string {
  const written = layers.filter(({ text }) => text !== undefined);
  const moments = Array.from({ length: Math.ceil((until - from) / EVERY) + 1 }, (_, at) => from + at * EVERY);
  return written
    .filter((layer) => moments.some((seconds) => shownAt(layer, seconds) !== undefined))
    .map(({ text }) => plain(text ?? ''))
    .join(' ');
}

/** What of a sentence is not on the screen already: all of it or nothing, but for a clause that is there as it is said. */
export function notOnScreen<Word extends SaidWord>(film: Film, sentence: readonly Word[]): Word[] {
  if (isSaidByCopy(film, sentence, SAME)) return [];
  const isThere = (clause: readonly Word[]): boolean =>
    clause.length >= CLAUSE_WORDS && clause.length < sentence.length && isSaidByCopy(film, clause, CLAUSE_SAME);
  return clausesOf(sentence)
    .filter((clause) => !isThere(clause))
    .flat();
}

/** Of a sentence as a whole: words that both have by chance are no reason. */
function isSaidByCopy(film: Film, sentence: readonly SaidWord[], share: number): boolean {
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (first === undefined || last === undefined) return false;
  const copy = copyBetween(film, first.start - AROUND, last.end + AROUND);
  if (copy.trim() === '') return false;
  const known = new Set(copy.split(/\s+/u));
  const run = copy.replace(/\s+/gu, '');
  const parts = sentence.flatMap(({ text }) => plain(text).split(/\s+/u)).filter((part) => part !== '');
  // A long word may stand in two lines: an address is broken at its dot.
  const isLong = (part: string): boolean => UNSPACED.test(part) || [...part].length >= LONG_WORD;
  const same = parts.filter((part) => known.has(part) || (isLong(part) && run.includes(part)));
  const letters = (all: readonly string[]): number => all.reduce((sum, part) => sum + [...part].length, 0);
  return letters(same) >= share * letters(parts);
}
