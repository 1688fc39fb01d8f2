/**
 * Accounts for what a brief tells: which of its sentences a text, what a finished plan shows and says, does not hold. A
 * sentence counts as told when its numbers and addresses are there, and most of the words of each of its clauses.
 */
import { contactsIn, localeOf } from '../reading/patterns';
import { segmenterOf } from '../reading/segmenter';

/** The share of a clause's words that must be there. */
const MOST = 0.6;
const CLAUSES = /[,;:](?!\p{N})|[()–—、，；：]|\s[-/]\s/gu;
const HOLDS_WORDS = /[\p{L}\p{N}]/u;
/** Shorter words carry no meaning by themselves. */
const LEAST_LETTERS = 3;

interface Word {
  readonly text: string;
  readonly at: number;
}

/** Long runs of marks become one space of their length: each mark would be a segment of its own. */
const withoutOrnaments = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\p{M}\s]{3,}/gu, (marks) => ' '.repeat(marks.length));

/** The words of a text and where they stand; what has no letter and no digit is not even looked at. */
const wordsOf = (text: string, locale: string): Word[] =>
  HOLDS_WORDS.test(text)
    ? [...segmenterOf('word', locale).segment(withoutOrnaments(text.toLowerCase()))].flatMap(
        ({ segment, index, isWordLike }) => (isWordLike === true ? [{ text: segment, at: index }] : []),
      )
    : [];

const holdsNumber = (word: string): boolean => /\p{N}/u.test(word);

/** The sentences that a text leaves out, wholly or in a fact of theirs. */
export const leftUntold = (sentences: readonly string[], text: string, language: string): readonly string[] => {
  const locale = localeOf(language);
  const there = new Set(wordsOf(text, locale).map((word) => word.text));
  const lower = text.toLowerCase();
  const isShown = (words: readonly string[]): boolean => {
    const weighty = words.filter((word) => holdsNumber(word) || word.length > LEAST_LETTERS);
    const counted = weighty.length === 0 ? words : weighty;
    return counted.filter((word) => there.has(word)).length >= counted.length * MOST;
  };
  const isTold = (sentence: string): boolean => {
    const words = wordsOf(sentence, locale);
    const ends = [...sentence.matchAll(CLAUSES)].map(({ index }) => index);
    const clauses: string[][] = [[]];
    for (const word of words) {
      while (word.at > (ends[clauses.length - 1] ?? Number.POSITIVE_INFINITY)) clauses.push([]);
      clauses.at(-1)?.push(word.text);
    }
    return (
      words.every((word) => !holdsNumber(word.text) || there.has(word.text)) &&
      contactsIn(sentence).every((contact) => lower.includes(contact.toLowerCase())) &&
      clauses.every(isShown)
    );
  };
  return sentences.filter((sentence) => !isTold(sentence));
};
