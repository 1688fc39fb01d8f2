/**
 * What a near look says of a thought that its whole look then says: a beginning that is right by itself. "Open Tuesday" is wrong
 * where "to Sunday" follows, and "Tea for" is nothing without its price.
 */
import { namesDay } from '../../acting/facts/day';
import { leans } from '../text/tear-cost';

/** Where a thought may be broken off, best first. */
const BREAKS = [
  /[,;:–—](?=\s)|[。、，]/u,
  /\s+(?=(?:for|in|at|with|from|and|that|on|by|für|in|mit|bei|und|pour|avec|dans|et|para|con|en|y|per|com|e|voor|met|en|dla|z|i)\s)/iu,
] as const;

/** Words before a break that are looked at, and after it. */
const NEAR = 2;
/** A beginning is at least so many characters, and at most this share of the whole. */
const SHORTEST = 5;
const LONGEST_SHARE = 0.7;

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
  for (const pattern of BREAKS) {
    const at = pattern.exec(headline)?.index ?? 0;
    const begins = headline.slice(0, at).trim();
    const fits = [...begins].length >= SHORTEST && at < headline.length * LONGEST_SHARE;
    if (fits && !hangs(begins) && !tellsFigure(begins, headline.slice(at), language)) return begins;
  }
  return headline;
}

/** The words of a near look: a headline that has more below it is said by itself where it is something by itself. */
export function opening(headline: string, lines: readonly string[], language: string): string {
  const [next] = lines;
  if (next === undefined) return beginning(headline, language);
  return hangs(headline) ? `${headline} ${next}` : headline;
}
