/**
 * Breaks a text into lines of a measured width. Lines are balanced (the narrowest setting that needs no more lines), a
 * last line is never one short word when the text has room to avoid it, and a word wider than the line is cut between
 * graphemes. Scripts without spaces break between words, never before closing punctuation.
 */
export interface Token {
  readonly text: string;
  readonly width: number;
  readonly spaceBefore: boolean;
}

export interface Line {
  readonly text: string;
  readonly width: number;
}

export type Measure = (text: string) => number;

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const NO_LINE_START = /^[\p{Pe}\p{Pf}\p{Po}ー々ゝゞ～〜]/u;
const NO_LINE_END = /[\p{Ps}\p{Pi}]$/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function splitSpaceless(word: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && (NO_LINE_START.test(segment) || NO_LINE_END.test(last)))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

const splitWord = (word: string): string[] => {
  if (SPACELESS.test(word)) return splitSpaceless(word);
  if (word.length > 14) return word.split(/(?<=[-/_@.–—])(?=[\p{L}\p{N}])/u);
  return [word];
};

/** The unbreakable pieces of a text, measured. */
export function tokenize(text: string, measure: Measure): Token[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) =>
      splitWord(word).map((part, index) => ({ text: part, width: measure(part), spaceBefore: index === 0 })),
    );
}

/** Cuts the tokens that are wider than a line. */
function chop(tokens: readonly Token[], width: number, measure: Measure): Token[] {
  return tokens.flatMap((token) => {
    if (token.width <= width) return [token];
    const pieces: Token[] = [];
    let piece = '';
    for (const { segment } of graphemes.segment(token.text)) {
      if (piece !== '' && measure(piece + segment) > width) {
        pieces.push({ text: piece, width: measure(piece), spaceBefore: pieces.length === 0 && token.spaceBefore });
        piece = '';
      }
      piece += segment;
    }
    return [...pieces, { text: piece, width: measure(piece), spaceBefore: pieces.length === 0 && token.spaceBefore }];
  });
}

/** Ties the last two words together when the last is short, so that it is never left alone. */
function tieLast(tokens: readonly Token[], width: number, space: number): Token[] {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  if (tokens.length < 4 || last === undefined || before === undefined || !last.spaceBefore) return [...tokens];
  const tied = before.width + space + last.width;
  if (tied > width * 0.8) return [...tokens];
  return [
    ...tokens.slice(0, -2),
    { text: `${before.text} ${last.text}`, width: tied, spaceBefore: before.spaceBefore },
  ];
}

function greedy(tokens: readonly Token[], width: number, space: number): Line[] {
  const lines: { text: string; width: number }[] = [];
  for (const token of tokens) {
    const gap = token.spaceBefore ? space : 0;
    const line = lines.at(-1);
    if (line !== undefined && line.width + gap + token.width <= width) {
      line.text += (token.spaceBefore ? ' ' : '') + token.text;
      line.width += gap + token.width;
    } else lines.push({ text: token.text, width: token.width });
  }
  return lines;
}

/** Sets measured tokens into lines no wider than `width`. */
export function breakLines(tokens: readonly Token[], width: number, space: number, measure: Measure): Line[] {
  const pieces = tieLast(chop(tokens, width, measure), width, space);
  const first = greedy(pieces, width, space);
  if (first.length < 2) return first;
  let low = Math.max(width / first.length / 2, ...pieces.map((token) => token.width));
  let high = width;
  let best = first;
  for (let round = 0; round < 8 && high - low > width * 0.01; round += 1) {
    const middle = (low + high) / 2;
    const lines = greedy(pieces, middle, space);
    if (lines.length > first.length) low = middle;
    else {
      best = lines;
      high = middle;
    }
  }
  return best;
}
