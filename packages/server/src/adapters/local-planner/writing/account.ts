/**
 * Accounts for what a brief tells: which of its sentences a finished plan neither shows nor says. A sentence counts as told
 * when its numbers and addresses are there, and most of its words.
 */
import type { PlannedScene } from '../../../ports/planner';
import { contactsIn, localeOf } from '../reading/patterns';
import { segmenterOf } from '../reading/segmenter';

/** The share of a clause's words that must be there. */
const MOST = 0.6;
const CLAUSES = /[,;:()–—、，；：]\s*|\s[-/]\s/u;
/** Shorter words carry no meaning by themselves. */
const LEAST_LETTERS = 3;

const wordsOf = (text: string, locale: string): string[] =>
  [...segmenterOf('word', locale).segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

const holdsNumber = (word: string): boolean => /\p{N}/u.test(word);

/** The sentences of `told` that scenes leave out, wholly or in a fact of theirs. */
export const leftUntold = (
  told: readonly string[],
  scenes: readonly PlannedScene[],
  language: string,
): readonly string[] => {
  const locale = localeOf(language);
  const text = scenes.map(({ prompt, script = '' }) => `${prompt}\n${script}`).join('\n');
  const there = new Set(wordsOf(text, locale));
  const lower = text.toLowerCase();
  const share = (clause: string): number => {
    const words = wordsOf(clause, locale);
    const weighty = words.filter((word) => holdsNumber(word) || word.length > LEAST_LETTERS);
    const counted = weighty.length === 0 ? words : weighty;
    return counted.length === 0 ? 1 : counted.filter((word) => there.has(word)).length / counted.length;
  };
  const isTold = (sentence: string): boolean =>
    wordsOf(sentence, locale).every((word) => !holdsNumber(word) || there.has(word)) &&
    contactsIn(sentence).every((contact) => lower.includes(contact.toLowerCase())) &&
    sentence.split(CLAUSES).every((clause) => share(clause) >= MOST);
  return told.filter((sentence) => !isTold(sentence));
};
