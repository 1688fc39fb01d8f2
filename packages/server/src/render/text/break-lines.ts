/**
 * Breaks a text into lines of a measured width. Lines are as few as possible and as even as possible; a last line of one
 * short word, a figure without its unit and an article without its noun are avoided. A word wider than the line is cut
 * between graphemes. Scripts without spaces break between words, never before closing punctuation.
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

/** Greedy setting: as many pieces on each line as fit. */
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

/** Words that lean on the next one, in the languages that this is cheap to know for. */
const LEANING =
  /^(?:an?|the|of|to|in|on|at|by|for|and|or|with|from|your|our|der|die|das|ein|eine|und|mit|le|la|les|un|une|de|du|des|et|el|los|las|una|y|con|di|il|e|per|no|not|who|that|is|are|kein|keine|nicht|pas|ne|qui|que|sin|non)$/i;

/** How bad it is to end a line after this piece: a figure belongs to its unit, an article to its noun; a comma is good. */
function tearCost(last: Token, next: Token): number {
  if (/[,;:.!?–—،؛]$/u.test(last.text)) return -0.07;
  if (/\d$/.test(last.text) && next.spaceBefore && !LEANING.test(next.text) && [...next.text].length <= 8) return 0.12;
  if (LEANING.test(last.text)) return 0.08;
  return LEANING.test(next.text) ? -0.03 : 0;
}

/** Whether a line is a lone little word, or the last one a remnant: "for", "a". */
export function limps(lines: readonly Line[]): boolean {
  const widest = Math.max(...lines.map(({ width }) => width));
  return (
    lines.length > 1 &&
    lines.some(({ text, width }, at) => {
      if (SPACELESS.test(text)) return at === lines.length - 1 && [...text].length < 2;
      if (text.includes(' ')) return false;
      return LEANING.test(text) || (at === lines.length - 1 && width < widest * 0.3);
    })
  );
}

/** Setting in exactly `count` lines with the least unevenness; undefined when that is impossible. */
function even(tokens: readonly Token[], width: number, space: number, count: number): Line[] | undefined {
  const total = tokens.reduce(
    (sum, token, index) => sum + token.width + (index > 0 && token.spaceBefore ? space : 0),
    0,
  );
  const ideal = total / count;
  const size = tokens.length;
  // best[end]: the least cost of setting the first `end` pieces in the lines so far, and where the last line begins.
  let best: { cost: number; starts: readonly number[] }[] = [{ cost: 0, starts: [] }];
  for (let line = 1; line <= count; line += 1) {
    const next: { cost: number; starts: readonly number[] }[] = [];
    for (let end = line; end <= size - (count - line); end += 1) {
      let across = 0;
      for (let start = end - 1; start >= line - 1; start -= 1) {
        const token = tokens[start] as Token;
        const follower = tokens[start + 1];
        across += token.width + (start + 1 < end && follower?.spaceBefore ? space : 0);
        if (across > width && start < end - 1) break;
        const before = best[start];
        if (before === undefined) continue;
        const tear = end < size ? tearCost(tokens[end - 1] as Token, tokens[end] as Token) : 0;
        const lone = end - start === 1 && across < ideal * 0.6 ? (line === count ? 0.3 : 0.16) : 0;
        const cost = before.cost + ((ideal - across) / width) ** 2 + tear + lone;
        const known = next[end];
        if (known === undefined || cost < known.cost) next[end] = { cost, starts: [...before.starts, start] };
      }
    }
    best = next;
  }
  const starts = best[size]?.starts;
  return starts?.map((start, index) => {
    const parts = tokens.slice(start, starts[index + 1] ?? size);
    return {
      text: parts.map((part, at) => (at > 0 && part.spaceBefore ? ' ' : '') + part.text).join(''),
      width: parts.reduce((sum, part, at) => sum + part.width + (at > 0 && part.spaceBefore ? space : 0), 0),
    };
  });
}

/** More pieces than this are a paragraph: greedy lines are even enough there. */
const EVEN_MOST = 60;

/** Sets measured tokens into lines no wider than `width`. */
export function breakLines(tokens: readonly Token[], width: number, space: number, measure: Measure): Line[] {
  const pieces = chop(tokens, width * 1.002, measure);
  const first = greedy(pieces, width * 1.002, space);
  if (first.length < 2 || pieces.length > EVEN_MOST) return first;
  return even(pieces, width * 1.002, space, first.length) ?? first;
}
