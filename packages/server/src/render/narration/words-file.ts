import type { FilmWord } from '../../ports/renderer';

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** `NAME.words.json`: when each word of a film is spoken. */
export const wordsFile = (language: string, words: readonly FilmWord[]): string =>
  `${JSON.stringify({
    language,
    words: words.map(({ text, start, end, scene }) => ({
      text,
      start: toMilliseconds(start),
      end: toMilliseconds(end),
      scene,
    })),
  })}\n`;
