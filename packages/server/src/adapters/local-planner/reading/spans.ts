/**
 * Where in a brief something stands that was read from it. What was read has lost marks, capitals and line ends, so that its
 * words are looked for one after the other; the search goes on where the last one ended.
 */

export interface Span {
  /** UTF-16 units from the brief's beginning. */
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}]+/gu;

interface Token extends Span {
  readonly word: string;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ index, 0: word }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** Words of the brief that may stand between two of what was read. */
const MOST_SKIPPED = 3;
/** The share of words that must be found. */
const FOUND = 0.7;
/** Places at which one search begins, and words of it that are looked for. */
const MOST_STARTS = 24;
const MOST_WORDS = 80;

/** Finds texts in a brief; each search takes the time of what is looked for. */
export const spansIn = (brief: string): ((text: string) => Span | undefined) => {
  const tokens = tokensOf(brief);
  const places = new Map<string, number[]>();
  tokens.forEach(({ word }, at) => {
    const known = places.get(word);
    if (known === undefined) places.set(word, [at]);
    else known.push(at);
  });
  return (text) => {
    const words = tokensOf(text)
      .slice(0, MOST_WORDS)
      .map(({ word }) => word);
    const [first = ''] = words;
    for (const start of (places.get(first) ?? []).slice(0, MOST_STARTS)) {
      let at = start;
      let found = 1;
      for (const word of words.slice(1)) {
        const next = tokens.slice(at + 1, at + 2 + MOST_SKIPPED).findIndex((token) => token.word === word);
        if (next < 0) continue;
        at += next + 1;
        found += 1;
      }
      const least = words.length * FOUND;
      const begin = tokens[start];
      const end = tokens[at];
      if (found >= least && begin !== undefined && end !== undefined) return { start: begin.start, end: end.end };
    }
    return undefined;
  };
};
