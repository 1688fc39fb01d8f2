/** "dachdeckermeister aus dem raum augsburg": a brief typed without capitals has those that its nouns are written with. */
import type { Lexicon } from '../lexicon/lexicon';

/** Of the words, at most so many have capitals in a brief that is typed without. */
const MOST_TITLED = 0.08;
/** Letters of what longer words end with, and of what stands before that. */
const LEAST_END = 5;
const LEAST_BEFORE = 3;
const WORD = /(?<![\p{L}\p{N}@._/-])\p{L}[\p{L}ß-]{2,}(?![\p{L}\p{N}@_/-]|\.\p{L})/gu;

/** Whether a word in small letters is a noun of a language that writes those with capitals. */
export const isNoun = (word: string, { nouns, nounEnds }: Lexicon): boolean => {
  if (nouns.has(word)) return true;
  if (nounEnds.some((end) => word.length > end.length + LEAST_BEFORE && word.endsWith(end))) return true;
  // "Sturmschäden" is a noun as its end is.
  for (let at = LEAST_BEFORE; at <= word.length - LEAST_END; at += 1) if (nouns.has(word.slice(at))) return true;
  return false;
};

/** The brief with its nouns as its language writes them, where it was typed without capitals. */
export const withNounsTitled = (brief: string, lexicon: Lexicon): string => {
  if (lexicon.nouns.size === 0) return brief;
  const words = brief.match(WORD) ?? [];
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * MOST_TITLED) return brief;
  return brief.replace(WORD, (word) => {
    const isOne =
      /^\p{Ll}/u.test(word) &&
      (isNoun(word, lexicon) || (word.includes('-') && isNoun(word.split('-').at(-1) ?? '', lexicon)));
    return isOne ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
  });
};
