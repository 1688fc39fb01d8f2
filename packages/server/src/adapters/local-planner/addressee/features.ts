/**
 * What a classifier sees of a clause: its words, how they begin and end, how letters and words follow one another, and what
 * kinds of things stand in it. Each is a place in one table of weights.
 */
import { hashOf } from './hash';

/** Places in the table. */
export const PLACES = 1 << 16;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;
const MOST_CHARACTERS = 240;

/** A full stop is there or not as people type. */
const ENDS = /[\s.。۔]+$/u;

/** Accents and case tell nothing about who is spoken to, and people leave them out. */
const plain = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .replace(ENDS, '')
    .replace(/\p{N}+/gu, '0');

/** Kinds of things that sell wherever they stand: names, prices, hours, addresses, and questions and shouts. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['name', /[\p{Ll}\p{N},]\s(?:&\s)?\p{Lu}[\p{Ll}’'&]/u],
  ['names', /\p{Lu}[\p{L}’'&-]+\s(?:&\s|de\s|of\s)?\p{Lu}[\p{Ll}’'&]/u],
  ['price', /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|%|euro|円|zł|tl\b)/iu],
  ['hour', /\p{N}{1,2}[:.hu]\p{N}{2}|\p{N}\s?(?:am|pm|uhr|h)(?!\p{L})/iu],
  ['phone', /\p{N}(?:[\s()./-]?\p{N}){6,}/u],
  ['address', /[\p{L}\p{N}]\.[a-z]{2,7}(?:\/|$|[\s,])|@/iu],
  ['quoted', /[“"«„「『]/u],
  ['asks', /[?？]/u],
  ['shouts', /[!！]/u],
];

/** A clause's places in the table, without doubles. */
export const featuresOf = (clause: string): readonly number[] => {
  const text = plain(clause);
  const places = new Set<number>();
  const add = (kind: string, value: string): unknown => places.add(hashOf(`${kind}${value}`) & (PLACES - 1));
  const words = text.match(WORD) ?? [];
  for (const [at, word] of words.entries()) {
    add('w', word);
    add('b', `${words[at - 1] ?? '^'} ${word}`);
    if (UNSPACED.test(word)) {
      for (const size of [1, 2, 3, 4])
        for (let from = 0; from + size <= word.length; from += 1) add('c', word.slice(from, from + size));
      add('e', word.slice(-3));
    } else {
      if (word.length > 4) add('p', word.slice(0, 4));
      if (word.length > 4) add('s', word.slice(-3));
      const framed = `<${word}>`;
      for (let from = 0; from + 4 <= framed.length; from += 1) add('c', framed.slice(from, from + 4));
    }
  }
  add('f', words[0] ?? '');
  add('l', words.at(-1) ?? '');
  add('f2', words.slice(0, 2).join(' '));
  add('l2', words.slice(-2).join(' '));
  for (const [kind, sign] of KINDS) if (sign.test(clause.slice(0, MOST_CHARACTERS))) add('k', kind);
  add('n', String(Math.min(12, words.length)));
  return [...places];
};
