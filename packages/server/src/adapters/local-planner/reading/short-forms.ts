/** Short forms of messages written out: "pls make a vid 4 my shop, open til 9 2nite". What viewers read is spelled for them. */
import { isOneOf, type Match } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { standsApart } from './apart';

/** One letter is a short form only beside others, and a figure beside letters: "vitamin d", "from 2 to 4". */
const LEAST_BESIDE = 2;
const FIGURE = /^\p{N}$/u;

/** Letters that are a word of no language in which they stand for one. */
const NEVER_ALONE = /^[nqruw]$/u;

const wordBefore = (text: string, start: number): string => /(\S+)\s$/u.exec(text.slice(0, start))?.[1] ?? '';
const wordBehind = (text: string, end: number): string => /^\s(\S+)/u.exec(text.slice(end))?.[1] ?? '';

/** Whether it is typed as messages are: small, or with one capital at the beginning. */
const isTyped = (found: string): boolean =>
  !/\p{Lu}/u.test(found.slice(1)) && (found.length > 1 || !/\p{Lu}/u.test(found));

export const withShortFormsWritten = (brief: string, { typed, hangs, reaches }: Lexicon): string => {
  const found = typed
    .all(brief)
    .filter(({ start, end }) => standsApart(brief, start, end) && isTyped(brief.slice(start, end)));
  if (found.length === 0) return brief;
  const begins = new Set(found.map(({ start }) => start));
  const ends = new Set(found.map(({ end }) => end));
  const isAlone = found.every(({ start, end }) => FIGURE.test(brief.slice(start, end)));
  const isMeant = ({ start, end }: Match<string>): boolean => {
    const short = brief.slice(start, end);
    if (short.length > 1) return true;
    const next = wordBehind(brief, end).toLowerCase();
    // "2 d la mañana": a small word follows.
    const isCounted = !ends.has(start - 1) && /\p{N}/u.test(wordBefore(brief, start)) && !hangs.has(next);
    if ((found.length < LEAST_BESIDE && !NEVER_ALONE.test(short)) || isAlone || isCounted) return false;
    // "come 2 u", "4 my shop": a figure leads to somebody.
    return (
      !FIGURE.test(short) ||
      ((begins.has(end + 1) || hangs.has(next) || reaches.has(next)) && !isOneOf(BESIDE_NUMBERS.until, next))
    );
  };
  let [text, from] = ['', 0];
  for (const match of found) {
    const { start, end, value } = match;
    if (start < from || !isMeant(match)) continue;
    const isCapital = /^\p{Lu}/u.test(brief.slice(start, end));
    text += brief.slice(from, start) + (isCapital ? value.charAt(0).toUpperCase() + value.slice(1) : value);
    from = end;
  }
  return text + brief.slice(from);
};
