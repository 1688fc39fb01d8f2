/**
 * Which words are shown together, and where their lines end. Each sentence is divided as a whole, so that lines are even,
 * nothing that belongs together is torn, and no cue is gone before it was read. Pure; widths are in em.
 */
import { HARD, leans, tearCost } from '../text/tear-cost';
import type { SaidWord } from './said-word';
import { sentencesOf } from './sentences';

export interface CueWord extends SaidWord {
  readonly width: number;
  /** Whether a space is before it, where something is. */
  readonly apart: boolean;
}

/** What is between two words that stand apart, a space and more, and between two that don't. */
export interface Spacing {
  readonly space: number;
  readonly gap: number;
  readonly close: number;
}

export interface CueRules {
  readonly mostWords: number;
  readonly mostLines: 1 | 2;
  /** Of a line. */
  readonly width: number;
  readonly spacing: Spacing;
}

export interface Cue {
  readonly lines: readonly (readonly CueWord[])[];
}

/** How much worse it is to tear something between two cues than between two lines. */
const APART = 2.5;
/** What each cue costs: few that are full are better than many. */
const EACH = 0.16;
/** What a second less than that costs which a cue takes to be read. */
const SHORT = { seconds: 0.5, cost: 0.8 } as const;
/** What a word by itself costs among cues of several, and one that leans on the next. */
const LONE = { word: 0.1, leaning: 0.25 } as const;

export const between = ({ gap, space, close }: Spacing, word: Pick<CueWord, 'apart'> | undefined): number =>
  word?.apart === true ? space + gap : close;

export const lineWidth = (words: readonly CueWord[], spacing: Spacing): number =>
  words.reduce((sum, word, at) => sum + word.width + (at > 0 ? between(spacing, word) : 0), 0);

const tearBetween = (words: readonly CueWord[], at: number): number => {
  const [last, next] = [words[at - 1], words[at]];
  if (last === undefined || next === undefined) return 0;
  // Only the last part of a word that holds a space leans on what follows.
  return tearCost(last.text.split(' ').at(-1) ?? '', next.text, next.apart, words[at - 2]?.text);
};

interface Setting {
  readonly cost: number;
  readonly lines: readonly (readonly CueWord[])[];
}

/** Words in one line or two; undefined when they don't fit. */
function setWords(words: readonly CueWord[], { width, spacing, mostLines }: CueRules): Setting | undefined {
  const whole = lineWidth(words, spacing);
  // A word that is wider is set smaller.
  if (whole <= width || words.length === 1) return { cost: 0.04 * (1 - Math.min(1, whole / width)), lines: [words] };
  if (mostLines === 1) return undefined;
  let best: Setting | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at), words.slice(at)];
    const [first = 0, second = 0] = lines.map((line) => lineWidth(line, spacing));
    if (Math.max(first, second) > width) continue;
    const cost = 0.5 * ((first - second) / width) ** 2 + tearBetween(words, at);
    if (best === undefined || cost < best.cost) best = { cost, lines };
  }
  return best;
}

/** How many words count: those that nothing may tear apart are one. */
const countOf = (words: readonly CueWord[]): number =>
  words.reduce((sum, _word, at) => sum + (at > 0 && tearBetween(words, at) >= HARD ? 0 : 1), 0);

const seconds = (words: readonly CueWord[]): number => (words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0);

function divide(sentence: readonly CueWord[], rules: CueRules): Cue[] {
  let best: { readonly cost: number; readonly cues: readonly Cue[] }[] = [{ cost: 0, cues: [] }];
  for (let end = 1; end <= sentence.length; end += 1) {
    let found: { readonly cost: number; readonly cues: readonly Cue[] } | undefined;
    for (let start = end - 1; start >= 0; start -= 1) {
      const words = sentence.slice(start, end);
      if (words.length > 1 && countOf(words) > rules.mostWords) break;
      const set = setWords(words, rules);
      const before = best[start];
      if (set === undefined || before === undefined) continue;
      const hurried = rules.mostWords === 1 ? 0 : SHORT.cost * Math.max(0, SHORT.seconds - seconds(words));
      const last = words.at(-1)?.text ?? '';
      const lone = rules.mostWords === 1 || words.length > 1 ? 0 : leans(last) ? LONE.leaning : LONE.word;
      const tear = end < sentence.length ? tearBetween(sentence, end) : 0;
      const torn = tear > 0 ? APART * tear : tear;
      const cost = before.cost + set.cost + hurried + lone + torn + EACH;
      if (found === undefined || cost < found.cost) found = { cost, cues: [...before.cues, { lines: set.lines }] };
    }
    best = [...best, found ?? { cost: Number.POSITIVE_INFINITY, cues: [] }];
  }
  return [...(best.at(-1)?.cues ?? [])];
}

export const cuesOf = (words: readonly CueWord[], rules: CueRules): Cue[] =>
  sentencesOf(words).flatMap((sentence) => divide(sentence, rules));
