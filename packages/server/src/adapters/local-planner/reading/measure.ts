/**
 * How long a text is, to the eye and to the ear. Scripts that write without spaces are counted by characters: two of
 * them weigh as much as one word.
 */

import { remembering } from '../../../wording/remembering';
import { figuresSaid } from './number-words';
import { segmenterOf } from './segmenter';

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
const HANGUL = /\p{Script=Hangul}/gu;
const SPOKEN_WORDS_PER_SECOND = 2.5;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words that contain a letter or a digit; scripts without spaces count half a word a character. */
export const visibleWords = remembering((text: string): number => {
  const unspaced = count(text, UNSPACED);
  const rest = unspaced === 0 ? text : text.replace(UNSPACED, ' ');
  return unspaced / 2 + rest.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
});

/** Whether the text is mostly written without spaces. */
export const isUnspaced = remembering(
  (text: string): boolean => count(text, UNSPACED) * 2 > count(text, /[\p{L}\p{N}]/gu),
);

/** Words of addresses that are said beside those that are seen. */
const addressWords = (text: string): number => count(text, /\S[.@]\p{L}\S/gu) * 1.5;

/** A text without Hangul, and the words that a voice needs time for in that. */
const withoutHangul = (text: string): readonly [rest: string, words: number] => {
  const syllables = count(text, HANGUL);
  return [syllables === 0 ? text : text.replace(HANGUL, ' '), syllables / 2];
};

/** Words as a voice needs time for them: numbers and addresses take longer than they look. */
export const spokenWords = (text: string): number => {
  const [rest, words] = withoutHangul(text);
  const figures = figuresSaid(rest);
  return visibleWords(figures.rest) + words + figures.words + addressWords(text);
};

/** The same of a voice that hurries over figures. */
const hurriedWords = (text: string): number => {
  const [rest, words] = withoutHangul(text);
  return visibleWords(rest) + words + count(text, /\p{Nd}/gu) / 4 + addressWords(text);
};

/** Silence at the ends of a scene, in seconds. */
const BREATH = 0.4;
/** A voice may run this much over the measure before it sounds hurried. */
const TOLERANCE = 1.05;

/** Seconds in which a scene is heard with ease. */
export const secondsToSay = (text: string): number => spokenWords(text) / SPOKEN_WORDS_PER_SECOND + BREATH;

/** Seconds in which a scene can just be said: the voice hurries, and goes on for a moment under the next picture. */
export const leastSecondsToSay = (text: string): number =>
  hurriedWords(text) / SPOKEN_WORDS_PER_SECOND / TOLERANCE + BREATH / 2;

const SECONDS_TO_LOOK = 0.5;
const WORDS_READ_PER_SECOND = 4;

/** Seconds in which lines are read that come one after the other. */
export const secondsToRead = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + SECONDS_TO_LOOK + visibleWords(line) / WORDS_READ_PER_SECOND, 0);

const SECONDS_TO_RECALL = 0.25;
const WORDS_RECALLED_PER_SECOND = 8;

/** Seconds in which lines that were read before are recalled. */
export const secondsToReadAgain = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + SECONDS_TO_RECALL + visibleWords(line) / WORDS_RECALLED_PER_SECOND, 0);

/** Splits at graphemes so that no piece is longer than `max`; for "words" that no line could hold. */
export const hardWrap = (text: string, max: number): string[] => {
  if (text.length <= max) return [text];
  const pieces: string[] = [];
  // Only the graphemes at the cuts are looked for: walking over all of them takes most of the time of a long text.
  const graphemes = segmenterOf('grapheme').segment(text);
  let start = 0;
  while (text.length - start > max) {
    const { index = start, segment = '' } = graphemes.containing(start + max) ?? {};
    const end = index > start ? index : index + segment.length;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return start === text.length ? pieces : [...pieces, text.slice(start)];
};
