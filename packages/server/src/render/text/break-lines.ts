/**
 * Breaks a text into lines of a measured width. Lines are as few as possible and as even as possible; a last line of one
 * short word, a figure without its unit and an article without its noun are avoided. A word wider than the line is cut
 * with hyphens. Scripts without spaces break between words, never before closing punctuation.
 */
import { chunksOf } from '../../wording/chunks';
import { cutWord } from './cut-word';
import { HARD, leans, TORN, tearCost } from './tear-cost';

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
/** An address of the web as people say it, which is read in one piece; a longer one is broken at its signs. */
const HOST = /^\p{P}?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\p{P}*$/u;
const LONG_HOST = 24;

/** Characters of a group of words that a narrow line may have to break. */
const LONG_GROUP = 7;

const groupsIn = (part: string): string[] =>
  chunksOf(part).flatMap((group) =>
    group.length <= LONG_GROUP ? [group] : [...words.segment(group)].map(({ segment }) => segment),
  );

function splitSpaceless(word: string): string[] {
  const parts: string[] = [];
  // A short name in brackets stays whole.
  const pieces = word
    .split(/([「『“《][^「」『』“”《》]{1,8}[」』”》])/u)
    .flatMap((part) => (/^[「『“《].*[」』”》]$/u.test(part) ? [part] : groupsIn(part)));
  for (const segment of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && (NO_LINE_START.test(segment) || NO_LINE_END.test(last)))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

const splitWord = (word: string): string[] => {
  if (SPACELESS.test(word)) return splitSpaceless(word);
  if (word.length <= LONG_HOST && HOST.test(word)) return [word];
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
  return tokens.flatMap((token, index) => {
    if (token.width <= width) return [token];
    // A part of an address is no word.
    const whole = token.spaceBefore && tokens[index + 1]?.spaceBefore !== false;
    return cutWord(token.text, width, measure, whole).map((text, at) => ({
      text,
      width: measure(text),
      spaceBefore: at === 0 && token.spaceBefore,
    }));
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

/** Whether what belongs together is torn between two lines. */
export function isTorn(line: Line, next: Line, from = TORN): boolean {
  const [before, last = ''] = ['', ...line.text.split(' ')].slice(-2);
  const spaced = !SPACELESS.test(line.text);
  return spaced && tearCost(last, next.text.split(' ')[0] ?? '', true, before) >= from;
}

/** Whether a line is a lone little word, or the last one a remnant: "for", "a". */
function limps({ text, width }: Line, isLast: boolean, widest: number): boolean {
  if (SPACELESS.test(text)) return [...text].length < 2;
  if (text.includes(' ')) return false;
  return leans(text) || (isLast && width < widest * 0.3);
}

/** Whether a number stands apart from its street or unit, or a title from its name. */
export const isSevered = (lines: readonly Line[]): boolean =>
  lines.some((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && isTorn(line, next, HARD);
  });

/** How many lines limp or tear something in two. */
export function countFlaws(lines: readonly Line[]): number {
  if (lines.length < 2) return 0;
  const widest = Math.max(...lines.map(({ width }) => width));
  // "No / excuses" is a rhythm, not a remnant.
  if (lines.length === 2 && lines.every(({ text }) => !text.includes(' '))) return 0;
  return lines.reduce((sum, line, at) => {
    const next = lines[at + 1];
    return sum + Number(limps(line, next === undefined, widest)) + Number(next !== undefined && isTorn(line, next));
  }, 0);
}

/** Setting in exactly `count` lines with the least unevenness; undefined when that is impossible. */
function even(
  tokens: readonly Token[],
  width: number,
  space: number,
  count: number,
): { readonly lines: Line[]; readonly cost: number } | undefined {
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
        const following = tokens[end];
        const tear =
          following === undefined
            ? 0
            : tearCost((tokens[end - 1] as Token).text, following.text, following.spaceBefore, tokens[end - 2]?.text);
        const lone =
          end - start === 1 && across < ideal * 0.6 ? (line === count ? 0.3 : leans(token.text) ? 0.4 : 0.16) : 0;
        const cost = before.cost + ((ideal - across) / width) ** 2 + tear + lone;
        const known = next[end];
        if (known === undefined || cost < known.cost) next[end] = { cost, starts: [...before.starts, start] };
      }
    }
    best = next;
  }
  const found = best[size];
  if (found === undefined) return undefined;
  const lines = found.starts.map((start, index) => {
    const parts = tokens.slice(start, found.starts[index + 1] ?? size);
    return {
      text: parts.map((part, at) => (at > 0 && part.spaceBefore ? ' ' : '') + part.text).join(''),
      width: parts.reduce((sum, part, at) => sum + part.width + (at > 0 && part.spaceBefore ? space : 0), 0),
    };
  });
  return { lines, cost: found.cost };
}

/** More pieces than this are a paragraph: greedy lines are even enough there. */
const EVEN_MOST = 60;
/** What one line more than needed costs, when it keeps together what would be torn. */
const EXTRA_LINE = 0.1;

/** Sets measured tokens into lines no wider than `width`. */
export function breakLines(tokens: readonly Token[], width: number, space: number, measure: Measure): Line[] {
  const pieces = chop(tokens, width * 1.002, measure);
  const first = greedy(pieces, width * 1.002, space);
  if (first.length < 2 || pieces.length > EVEN_MOST) return first;
  const set = even(pieces, width * 1.002, space, first.length);
  if (set === undefined) return first;
  if (countFlaws(set.lines) === 0 && set.cost < HARD) return set.lines;
  const longer = even(pieces, width * 1.002, space, first.length + 1);
  return longer !== undefined && longer.cost + EXTRA_LINE < set.cost ? longer.lines : set.lines;
}
