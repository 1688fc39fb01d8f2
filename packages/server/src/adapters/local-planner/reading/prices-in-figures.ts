/** "From forty pounds" as "from 40 pounds": a price in words is read as one, and shown in figures. */
import { toCardinal as de } from 'n2words/de-DE';
import { toCardinal as en } from 'n2words/en-GB';
import { toCardinal as es } from 'n2words/es-ES';
import { toCardinal as fr } from 'n2words/fr-FR';
import { toCardinal as it } from 'n2words/it-IT';
import { toCardinal as nl } from 'n2words/nl-NL';
import { toCardinal as pl } from 'n2words/pl-PL';
import { toCardinal as pt } from 'n2words/pt-PT';
import { toCardinal as sv } from 'n2words/sv-SE';
import { toCardinal as tr } from 'n2words/tr-TR';
import { BESIDE_NUMBERS } from '../languages/numbers';

const SPELL: Readonly<Record<string, (value: number) => string>> = { de, en, es, fr, it, nl, pl, pt, sv, tr };

/** Prices in words are round where they are high. */
const ALL_TO = 999;
const STEP = 100;
const HIGHEST = 20_000;
/** Words of the longest: "two hundred and thirty-five". */
const MOST_WORDS = 6;

const JOINING = /(?<=\s)(?:and|och|e|a)\s/gu;
const lettersOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(JOINING, '')
    .replace(/[^\p{L}]/gu, '');
/** "Hundert" is "einhundert", "a hundred" one. */
const ONE = /^(?:ein|one|en)(?=hund|tausend|thousand|tusen)/u;

const known = new Map<string, ReadonlyMap<string, number>>();

const numbersOf = (language: string): ReadonlyMap<string, number> => {
  const before = known.get(language);
  if (before !== undefined) return before;
  const spell = SPELL[language];
  const made = new Map<string, number>();
  const add = (value: number): void => {
    const word = lettersOf(spell?.(value) ?? '');
    const bare = word.replace(ONE, '');
    for (const form of [word, bare, ...(bare === word ? [] : [`a${bare}`])]) if (form !== '') made.set(form, value);
  };
  if (spell !== undefined) {
    for (let value = 2; value <= ALL_TO; value += 1) add(value);
    for (let value = ALL_TO + 1; value <= HIGHEST; value += STEP) add(value);
  }
  known.set(language, made);
  return made;
};

/** The longest number in words that ends a text: where it begins, and what it is. */
const numberBefore = (text: string, numbers: ReadonlyMap<string, number>): readonly [number, number] | undefined => {
  const words = [...text.matchAll(/[\p{L}\p{M}-]+/gu)].slice(-MOST_WORDS);
  for (const { index } of words) {
    const value = numbers.get(lettersOf(text.slice(index)));
    if (value !== undefined) return [index, value];
  }
  return undefined;
};

/** Characters in which that stands. */
const REACH = 60;

export const withPricesInFigures = (brief: string, language: string): string => {
  if (!(language in SPELL)) return brief;
  let [text, from] = ['', 0];
  for (const { start } of BESIDE_NUMBERS.currencies.all(brief)) {
    const begin = Math.max(from, start - REACH);
    const before = brief.slice(begin, start);
    if (!/\p{L}\s$/u.test(before)) continue;
    const found = numberBefore(before.trimEnd(), numbersOf(language));
    if (found === undefined) continue;
    text += `${brief.slice(from, begin + found[0])}${found[1]} `;
    from = start;
  }
  return text + brief.slice(from);
};
