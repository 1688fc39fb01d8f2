/** How a word that was typed in capitals is written where a language tells ordinary words from names: "SALE AT OAKWOOD FURNITURE". */
import type { Lexicon } from '../lexicon/lexicon';
import { isNoun } from './nouns-titled';

const ENDS = /(?:(?:e?s|e?d|ing|ly|er|ers|est)|['’]s)$/u;
const LEAST_STEM = 3;

/** A form of an ordinary word is one as well: "tickets", "baked". */
export const isOrdinary = (word: string, { ordinary, starts, hangs, and, language }: Lexicon): boolean => {
  const known = (form: string): boolean => ordinary.has(form) || starts.has(form) || hangs.has(form) || and.has(form);
  if (known(word)) return true;
  if (language !== 'en') return false;
  const stem = word.replace(ENDS, '');
  // "running", "cities"
  const forms = [
    stem,
    `${stem}e`,
    stem.replace(/(?<=(\p{L}))\1$/u, ''),
    word.replace(/ies$/u, 'y'),
    word.replace(/s$/u, ''),
  ];
  return forms.some((form) => form.length >= LEAST_STEM && form !== word && known(form));
};

/** Whoever is addressed so has a capital: an advert speaks of nobody else. */
const ADDRESSED: Readonly<Record<string, ReadonlySet<string>>> = { de: new Set(['sie', 'ihnen']) };

/** Whether a word keeps its capital; `isBehindName` tells that the word before it is part of a name. */
export const hasCapital = (word: string, isBehindName: boolean, lexicon: Lexicon): boolean =>
  ADDRESSED[lexicon.language]?.has(word) === true ||
  isNoun(word, lexicon) ||
  (isBehindName && lexicon.titled.has(word)) ||
  !isOrdinary(word, lexicon);

/** Whether a word is a name or part of one. */
export const isNamePart = (word: string, isBehindName: boolean, lexicon: Lexicon): boolean =>
  ADDRESSED[lexicon.language]?.has(word) !== true && !isNoun(word, lexicon) && hasCapital(word, isBehindName, lexicon);
