/** The words of a text, where each stands, and its folded form. An emoji is a word, too. */
import { fold } from './fold';
import type { WordLanguage } from './languages';

export interface Token {
  readonly text: string;
  readonly at: number;
  readonly folded: string;
}

/** Japanese has no spaces. */
const segmenters = new Map<WordLanguage, Intl.Segmenter>();
const segments = (text: string): { readonly text: string; readonly at: number }[] => {
  const segmenter = segmenters.get('ja') ?? new Intl.Segmenter('ja', { granularity: 'word' });
  segmenters.set('ja', segmenter);
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({ text: segment, at: index }));
};

const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;

/** One that words are written around, as `🍕`; what is written with letters is folded. */
const isEmoji = (text: string): boolean => /^\p{Extended_Pictographic}$/u.test(text);

export const tokensOf = (text: string, language: WordLanguage): readonly Token[] => {
  const found = (pattern: RegExp): { readonly text: string; readonly at: number }[] =>
    [...text.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }));
  const words = language === 'ja' ? [...segments(text), ...found(EMOJI)].sort((a, b) => a.at - b.at) : found(WORD);
  return words
    .map((word) => ({ ...word, folded: isEmoji(word.text) ? word.text : fold(word.text, language) }))
    .filter(({ folded }) => folded !== '');
};
