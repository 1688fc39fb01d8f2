/**
 * Whether a brief is about a trade, or only touches on it: the coffee after a class, the bags that are brought along. What it is
 * about it says at its beginning, or in more than one word.
 */
import { asides, isDone } from './asides';
import { CERTAIN } from './certain-trade';
import { directionOf, type Trade } from './directions';
import { type Said, SPECIAL } from './film-subjects';
import type { Subject } from './stock';

/** A first sentence of fewer characters is a name, a question or a day: the next one counts with it. */
const SHORT = 24;
const SENTENCE = /[^.!?。！？\n]*[.!?。！？\n]*/uy;

/** A character of Japanese says as much as two. */
const lengthOf = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) * 1.2;

/** Where the beginning of a text ends that starts at a place. */
function endOfBeginning(text: string, from: number): number {
  let end = from;
  while (end < text.length && lengthOf(text.slice(from, end)) < SHORT) {
    SENTENCE.lastIndex = end;
    end += SENTENCE.exec(text)?.[0].length ?? text.length;
  }
  return end;
}

/** Tells of places in what is read whether they are where it says what it is about: its title, or its brief's beginning. */
export function beginningOf({ text, titled = 0, brief = text.length }: Said): (at: number) => boolean {
  const ends = endOfBeginning(text, brief);
  return (at) => at < titled || (at >= brief && at < ends);
}

export function isRooted(trade: Trade, said: Said, subjects: readonly Subject[]): boolean {
  const isAside = asides(said.text);
  const isBeginning = beginningOf(said);
  const own = subjects.filter(
    ({ score, trade: of, at }) => score >= SPECIAL && directionOf(of) === trade && !isAside(at),
  );
  return new Set(own.map(({ words }) => words.toLowerCase())).size > 1 || own.some(({ at }) => isBeginning(at));
}

/** Letters of a word that has no second meaning, by script. */
const isLong = (words: string): boolean => {
  if (/\p{L}[\s-]\p{L}/u.test(words)) return true;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return [...words].length > 1;
  return [...words].length >= (/\p{Script=Arabic}/u.test(words) ? 6 : 9);
};
/** From here on a word was known whole, and not by its end. */
const WHOLE = 2.45;

const isRepeated = (words: string, text: string): boolean => {
  const [own, all] = [words.toLowerCase(), text.toLowerCase()];
  const first = all.indexOf(own);
  return first >= 0 && all.includes(own, first + own.length);
};

/**
 * Whether what a film is about is told so surely that it may be seen where nothing is named: by several words, by one that is said
 * again, by one that can mean nothing else, or by the one that it begins with, if nothing else is spoken of. A single short word may
 * have another meaning: a chantier is also a dig.
 */
export function isTold(trade: Trade | undefined, said: Said, subjects: readonly Subject[]): boolean {
  const { text, brief = text.length } = said;
  const isAside = asides(text);
  const isBeginning = beginningOf(said);
  const special = subjects.filter(({ score, at }) => score >= SPECIAL && !isAside(at));
  const own = special.filter(({ trade: of }) => directionOf(of) === trade);
  const isAlone = special.every(
    ({ trade: of, at }) => of === undefined || directionOf(of) === trade || isDone(text, at),
  );
  return (
    new Set(own.map(({ words }) => words.toLowerCase())).size > 1 ||
    own.some(({ words, score }) => (score >= WHOLE && isLong(words)) || isRepeated(words, text.slice(brief))) ||
    (isAlone && own.some(({ concept, score, at }) => concept !== undefined && score >= CERTAIN && isBeginning(at)))
  );
}
