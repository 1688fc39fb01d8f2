/**
 * What a phrase names: a picture of the user's own, else a concept, else a picture by its whole name, by the word that says what it is, or by a keyword of
 * few pictures. Only whole words count, in one of their forms; in German and Dutch also the last part of a compound.
 */
import { baseForms, pluralForms } from './base-forms';
import type { WordLanguage } from './languages';
import { UNSPOKEN } from './unspoken-words';
import type { Numbered, WordTable } from './word-table';

export type Kind = 'own' | 'concepts' | 'names' | 'heads' | 'keywords';

export interface Found {
  readonly kind: Kind;
  readonly numbers: readonly number[];
  /** The picture that a word of a concept has apart from the concept's. */
  readonly apart?: number;
  /** True when only the end of a compound was known. */
  readonly tail: boolean;
}

/** Letters of a compound's known end and of what stands before it, at least. */
const SHORTEST_TAIL = 5;
const SHORTEST_HEAD = 3;
/** Ends of words that may be of anything: a grave is looked after by no nurse, and a firm's van is no car that it sells. */
const OF_ANYTHING = /(?:pflege|wagen|bilder|lager|spiele|wellen?)$/u;

/** Forms of a phrase: an ending may change at its last word, and at its first where that is the noun. */
const formsOf = (words: readonly string[], language: WordLanguage): readonly string[] => {
  const separator = language === 'ja' ? '' : ' ';
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 1) return baseForms(first, language);
  const middle = words.slice(1, -1);
  return baseForms(first, language).flatMap((start) =>
    baseForms(last, language).map((end) => [start, ...middle, end].join(separator)),
  );
};

const numbersOf = (words: Numbered | undefined, form: string): readonly number[] | undefined =>
  words !== undefined && Object.hasOwn(words, form) ? words[form] : undefined;

const lookUp = (
  table: WordTable,
  forms: readonly string[],
  kinds: readonly Kind[],
): Omit<Found, 'tail'> | undefined => {
  for (const kind of kinds) {
    for (const form of forms) {
      const numbers = numbersOf(table[kind], form);
      const [apart] = (kind === 'concepts' && numbersOf(table.apart, form)) || [];
      if (numbers !== undefined) return { kind, numbers, ...(apart !== undefined && { apart }) };
    }
  }
  return undefined;
};

const findTail = (table: WordTable, word: string, language: WordLanguage): Found | undefined => {
  if (language !== 'de' && language !== 'nl') return undefined;
  for (let at = SHORTEST_HEAD; at <= word.length - SHORTEST_TAIL; at++) {
    const tail = word.slice(at);
    if (UNSPOKEN[language].folded.has(tail) || OF_ANYTHING.test(tail)) continue;
    const found = lookUp(table, [tail], ['concepts', 'names']);
    if (found !== undefined) return { ...found, tail: true };
  }
  return undefined;
};

/**
 * `words` are folded. What is a name in any form goes before what only goes with a picture. Keywords must be written as
 * they are, or name several: their other forms are too often other words.
 */
export function findPhrase(table: WordTable, words: readonly string[], language: WordLanguage): Found | undefined {
  const [exact = '', ...others] = formsOf(words, language);
  const plurals = words.length === 1 ? pluralForms(exact, language) : [];
  const found =
    lookUp(table, [exact, ...others, ...plurals], ['own']) ??
    lookUp(table, [exact], ['concepts', 'names']) ??
    lookUp(table, others, ['concepts', 'names']) ??
    lookUp(table, plurals, ['names']) ??
    lookUp(table, [exact, ...others, ...plurals], ['heads']) ??
    lookUp(table, [exact, ...plurals], ['keywords']);
  if (found !== undefined) return { ...found, tail: false };
  return words.length === 1 ? findTail(table, exact, language) : undefined;
}
