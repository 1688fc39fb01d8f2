/** The words of a text, where each stands, and its folded form. */
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

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export const tokensOf = (text: string, language: WordLanguage): readonly Token[] => {
  const words =
    language === 'ja' ? segments(text) : [...text.matchAll(WORD)].map((match) => ({ text: match[0], at: match.index }));
  return words.map((word) => ({ ...word, folded: fold(word.text, language) })).filter(({ folded }) => folded !== '');
};
