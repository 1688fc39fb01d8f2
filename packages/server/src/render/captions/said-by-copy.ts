/** Whether what is said in a moment stands on the screen already. */
import type { Film } from '../film/film';
import { shownAt } from '../film/steady';
import type { SaidWord } from './said-word';

/** The share of what is said from which both are the same. */
const SAME = 0.5;
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

/** Of a sentence as a whole: words that both have by chance are no reason. */
export function isSaidByCopy(film: Film, sentence: readonly SaidWord[]): boolean {
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (first === undefined || last === undefined) return false;
  const copy = copyBetween(film, first.start - AROUND, last.end + AROUND);
  if (copy.trim() === '') return false;
  const known = new Set(copy.split(/\s+/u));
  const run = copy.replace(/\s+/gu, '');
  const parts = sentence.flatMap(({ text }) => plain(text).split(/\s+/u)).filter((part) => part !== '');
  const same = parts.filter((part) => (UNSPACED.test(part) ? run.includes(part) : known.has(part)));
  const letters = (all: readonly string[]): number => all.reduce((sum, part) => sum + [...part].length, 0);
  return letters(same) >= SAME * letters(parts);
}
