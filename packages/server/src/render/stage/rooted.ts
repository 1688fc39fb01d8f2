/**
 * Whether a brief is about a trade, or only touches on it: the coffee after a class, the bags that are brought along. What it is
 * about it says at its beginning, or in more than one word.
 */
import { asides } from './asides';
import { directionOf, type Trade } from './directions';
import { type Said, SPECIAL } from './film-subjects';
import type { Subject } from './stock';

/** A first sentence of fewer characters is a name, a question or a day: the next one counts with it. */
const SHORT = 28;
const SENTENCE = /[^.!?。！？\n]*[.!?。！？\n]*/uy;

/** Where the beginning of a text ends that starts at a place. */
function endOfBeginning(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < SHORT) {
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
