/** Where a brief in capitals says where: its streets, each with the town behind it. */
import { isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import { namesStreet } from './patterns';
import { titled } from './titled-words';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const wordsTitled = (text: string, language: string): string =>
  text.replace(/\p{L}+/gu, (word) => titled(word, language));

/** Parts of a sentence that are an address: "12, RUE DES LILAS". */
const MOST_STREET = 7;
export const isStreet = (part: string, language: string): boolean =>
  part.trim().split(/\s+/u).length <= MOST_STREET && namesStreet(wordsTitled(part, language));

/** "AV. GETÚLIO VARGAS": the stop of a short form ends no part. */
const SHORT = /(?:^|[\s,])(\p{L}{1,4})$/u;
const LONGEST_SHORT = 6;
const isShortForm = (before: string): boolean => {
  const [, word = ''] = SHORT.exec(before) ?? [];
  return [BESIDE_NUMBERS.abbreviations, BESIDE_NUMBERS.mayEnd].some((forms) => word !== '' && isOneOf(forms, word));
};

const MARK = /[,.!?:\n|•·–—]|\s-\s/gu;
const ENDS = /[.!?:\n]/gu;
const partedBy = (brief: string, marks: RegExp): readonly Span[] => {
  const parts: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of brief.matchAll(marks)) {
    if (mark === '.' && isShortForm(brief.slice(Math.max(0, index - LONGEST_SHORT), index))) continue;
    parts.push({ start, end: index });
    start = index + mark.length;
  }
  return [...parts, { start, end: brief.length }];
};

const partsIn = (brief: string): readonly Span[] => partedBy(brief, MARK);
/** The sentences of a brief; a short form ends none. */
export const sentencesIn = (brief: string): readonly Span[] => partedBy(brief, ENDS);

/** What parts a street from its town, and what stands behind that. */
const BESIDE = /^(?:[,–—|\s]|\s-\s)$/u;
const LETTERS = /^\s?\p{Lu}[\p{L}’' -]*$/u;

/** Streets of a brief, with the towns behind them; `isTown` tells whether a few words may be one. */
export const streetsIn = (brief: string, language: string, isTown: (text: string) => boolean): readonly Span[] => {
  const parts = partsIn(brief);
  return parts.flatMap((part, at) => {
    const text = brief.slice(part.start, part.end);
    if (!/\p{N}/u.test(text) || !isStreet(text, language)) return [];
    const next = parts[at + 1];
    const town = next === undefined ? '' : brief.slice(next.start, next.end);
    const isBeside = next !== undefined && BESIDE.test(brief.slice(part.end, next.start));
    // "C/ MAYOR 3, PAN, BOLLERÍA": what a comma follows may be the first of several things.
    const isLast = next !== undefined && brief.charAt(next.end) !== ',';
    return isBeside && isLast && LETTERS.test(town) && isTown(town) ? [part, next] : [part];
  });
};
