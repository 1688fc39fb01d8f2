/**
 * What a near look says of a thought that its whole look then says: a beginning that is right by itself. "Open Tuesday" is wrong
 * where "to Sunday" follows, and "Tea for" is nothing without its price.
 */
import { namesDay } from '../../acting/facts/day';
import { leans } from '../text/tear-cost';

/** Where a thought may be broken off: between clauses alone. "Contracts read" says nothing of "Contracts read in plain words". */
const BREAK = /[,;:–—](?=\s)|[。、，]/u;

/** Words before a break that are looked at, and after it. */
const NEAR = 2;
/** A beginning is at least so many characters, and at most this share of the whole. */
const SHORTEST = 5;
const LONGEST_SHARE = 0.7;

const SPACELESS = /[\p{Script=Han}\p{Script=Kana}\p{Script=Thai}]/u;

const isAddress = (text: string): boolean => /^\S+\.\p{L}{2,}\S*$/u.test(text);

const lastWord = (text: string): string => /[\p{L}\p{N}]+$/u.exec(text)?.[0] ?? '';
/** Whether something must follow: a beginning that ends so is none. */
const hangs = (text: string): boolean => leans(lastWord(text));

/** Whether a figure, a day or a month is near a break: what is told in numbers is told whole. */
function tellsFigure(before: string, after: string, language: string): boolean {
  const isClause = /^[,;:–—。、，]/u.test(after);
  const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}\p{Sc}]/u.test(word));
  const around = [
    ...(isClause ? [] : wordsOf(before).slice(-NEAR)),
    ...wordsOf(after).slice(0, isClause ? 1 : NEAR),
  ].join(' ');
  return /\p{N}|\p{Sc}/u.test(around) || namesDay(around, language);
}

/** The beginning of a thought, or all of it, so that it is finished in the next shot. */
function beginning(headline: string, language: string): string {
  const at = BREAK.exec(headline)?.index ?? 0;
  const begins = headline.slice(0, at).trim();
  const isOne = /^[\p{L}\p{N}'’-]+$/u.test(begins) && !SPACELESS.test(begins);
  const fits = !isOne && [...begins].length >= SHORTEST && at < headline.length * LONGEST_SHARE;
  return fits && !hangs(begins) && !tellsFigure(begins, headline.slice(at), language) ? begins : headline;
}

/** Whether a line is where somebody is reached: a number or an address. */
const isReached = (line: string): boolean => /^[+(]?\p{N}/u.test(line) || isAddress(line);

/** "Call", "Book": one word that asks to act says nothing without what to call or where to book. */
const isCall = (headline: string, next: string): boolean =>
  !/\s/u.test(headline.trim()) && !SPACELESS.test(headline) && isReached(next);

/**
 * The words of a near look: a headline that has more below it is said by itself where it is something by itself. What asks to act
 * is led to by who asks; undefined where nobody is named: an address is too long a word for a beginning.
 */
export function opening(headline: string, lines: readonly string[], language: string): string | undefined {
  const [next] = lines;
  if (next === undefined) return beginning(headline, language);
  if (isCall(headline, next)) return lines.slice(1).find((line) => !isReached(line));
  return hangs(headline) ? `${headline} ${next}` : headline;
}
