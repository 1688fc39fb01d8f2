/**
 * Accounts for what a brief tells: which of its sentences a text, what a finished plan shows and says, does not hold. A
 * sentence counts as told when its numbers and addresses are there, and most of the words of each of its clauses.
 */
import { rememberingBeside } from '../../../wording/remembering';
import { contactsIn, localeOf } from '../reading/patterns';
import { segmenterOf } from '../reading/segmenter';

/** The share of a clause's words that must be there. */
const MOST = 0.6;
const CLAUSES = /[,;:](?!\p{N})|[()–—、，；：]|\s[-/]\s/gu;
/** "Customers say: “…”": what leads to a quotation is told by it. */
const SAYS = /^[^:："“„«「\p{N}]{2,40}[:：]\s?(?=["“„«「])/u;
/** Shorter words carry no meaning by themselves. */
const LEAST_LETTERS = 3;

interface Word {
  readonly text: string;
  readonly at: number;
}

/** Scripts without spaces: where their words end only Intl knows. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;
const SPACED = /\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)?/gu;

/** The words of a text and where they stand. All that is told is gone through twice: for what was left out, and for what was missed. */
const wordsOf = rememberingBeside((written: string, segmenter: Intl.Segmenter): readonly Word[] => {
  const words: Word[] = [];
  const text = written.toLowerCase();
  const rest = text.replace(UNSPACED, (run: string, at: number) => {
    for (const { segment, index, isWordLike } of segmenter.segment(run))
      if (isWordLike === true) words.push({ text: segment, at: at + index });
    return ' '.repeat(run.length);
  });
  for (const { 0: word, index } of rest.matchAll(SPACED)) words.push({ text: word, at: index });
  return words.sort((one, other) => one.at - other.at);
});

const holdsNumber = (word: string): boolean => /\p{N}/u.test(word);

/** Tells which sentences a text leaves out, wholly or in a fact of theirs. */
export const accountOf = (text: string, language: string): ((sentences: readonly string[]) => readonly string[]) => {
  const segmenter = segmenterOf('word', localeOf(language));
  const there = new Set(wordsOf(text, segmenter).map((word) => word.text));
  const lower = text.toLowerCase();
  const isShown = (words: readonly string[]): boolean => {
    const weighty = words.filter((word) => holdsNumber(word) || word.length > LEAST_LETTERS);
    const counted = weighty.length === 0 ? words : weighty;
    return counted.filter((word) => there.has(word)).length >= counted.length * MOST;
  };
  const isTold = (given: string): boolean => {
    const sentence = given.replace(SAYS, '');
    const words = wordsOf(sentence, segmenter);
    const ends = [...sentence.matchAll(CLAUSES)].map(({ index }) => index);
    const clauses: string[][] = [[]];
    for (const word of words) {
      while (word.at > (ends[clauses.length - 1] ?? Number.POSITIVE_INFINITY)) clauses.push([]);
      clauses.at(-1)?.push(word.text);
    }
    return (
      words.every((word) => !holdsNumber(word.text) || there.has(word.text)) &&
      contactsIn(sentence).every((contact) => lower.includes(contact.toLowerCase().replace(/^\((?=[^)]*$)/u, ''))) &&
      clauses.every(isShown)
    );
  };
  return (sentences) => sentences.filter((sentence) => !isTold(sentence));
};
