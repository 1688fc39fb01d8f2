/**
 * How a film that is spoken breathes with the form of its music. A voice that is alike from the first word to the last fills what the
 * music leaves, so that the whole is flat: what leads to the reveal, and the step back before the call, is told more quietly, the
 * reveal and the call more strongly, and the bed beside it more so, by as much as the film needs to have its loudness range.
 */
import { smooth } from '../film/easing';
import { loudnessRange } from '../music/dynamics';
import { type Grid, timeOf } from '../music/grid';
import { LOUDNESS_STEP } from '../music/loudness';
import { SAMPLE_RATE } from '../music/sample-rate';
import { formOf, type PartName } from '../music/score/form';
import type { Stretch } from './stretch';

/** How far each part is from the middle. */
const WEIGHTS: Readonly<Record<PartName, number>> = { intro: -1, build: -0.8, drop: 0.7, half: -1, lift: 1 };
/** Decibels of a whole weight at most, of what is said and of the bed. */
const MOST = { voice: 2.6, bed: 7 } as const;
const STEPS = 16;
/** How much further a film may go whose lines rise from the first to the last. */
const RISES = 1.6;
/** How far below the range that is aimed at a film of the other kind is tried, in LU. */
const SHORT = 0.7;
/** A range in LU above which a film is made flatter: the other way round, so that what is quiet comes nearer. */
const WIDE = 6.6;
/** Seconds in which the bed goes from one part into the next, before it begins. */
const TURNS = 0.5;

/** A part of a film's music, in seconds. */
export interface TimedPart extends Stretch {
  readonly name: PartName;
}

export const timedParts = ({
  grid,
  starts,
}: {
  readonly grid: Grid;
  readonly starts: readonly number[];
}): TimedPart[] =>
  formOf(starts, grid.beats.length - 1).map(({ name, from, until }) => ({
    ...{ name, start: timeOf(grid, from), end: timeOf(grid, until) },
  }));

const partAt = (parts: readonly TimedPart[], at: number): TimedPart | undefined =>
  parts.findLast(({ start }) => at >= start) ?? parts[0];

/** The weight of the bed at a moment. */
const bedWeight = (parts: readonly TimedPart[], at: number): number => {
  const [now, next] = [partAt(parts, at), partAt(parts, at + TURNS)];
  const from = now === undefined ? 0 : WEIGHTS[now.name];
  if (next === undefined || next === now) return from;
  return from + (WEIGHTS[next.name] - from) * smooth(1 - (next.start - at) / TURNS);
};

/** The weight of each line: that of the part in which its middle is. */
const byPart = (parts: readonly TimedPart[], lines: readonly Stretch[]): readonly number[] =>
  lines.map(({ start, end }) => {
    const part = partAt(parts, (start + end) / 2);
    return part === undefined ? 0 : WEIGHTS[part.name];
  });

/** In a film of few seconds a line goes over several parts, and two may fall on parts that are alike: there each is stronger than the last. */
const rising = (lines: readonly Stretch[]): readonly number[] =>
  lines.map((_, at) => (lines.length < 2 ? 0 : (2 * at) / (lines.length - 1) - 1));

/** The weight of the voice: one for each line; between two it goes over. */
const voiceWeight =
  (lines: readonly Stretch[], own: readonly number[]): ((at: number) => number) =>
  (at) => {
    const next = lines.findIndex(({ start }) => start > at);
    const last = next < 0 ? lines.length - 1 : next - 1;
    const [before, after] = [own[last] ?? own[next] ?? 0, own[next] ?? own[last] ?? 0];
    const [from, until] = [lines[last]?.end ?? 0, lines[next]?.start ?? 0];
    return before === after || at <= from ? before : before + (after - before) * smooth((at - from) / (until - from));
  };

/** Decibels of what is said and of the bed at each tenth of a second, and a little beyond the end. */
interface Swell {
  readonly voice: Float64Array;
  readonly bed: Float64Array;
}

interface Mixed {
  /** Energies of each tenth of a second, of the voice alone and of the bed as it lies under it. */
  readonly voice: Float64Array;
  readonly bed: Float64Array;
  /** How far the bed has stepped back at each sample, 0 to 1: where it has, it goes with the voice. */
  readonly under: Float32Array;
}

const gain = (decibels: number): number => 10 ** (decibels / 10);

/** Weights of what is said and of the bed at a moment. */
interface Weights {
  readonly spoken: (at: number) => number;
  readonly alone: (at: number) => number;
}

/** The least swell with which a film has its range; where none is enough, as in films of few seconds, the one that does most. */
export function swellOf(parts: readonly TimedPart[], lines: readonly Stretch[], mixed: Mixed, wanted: number): Swell {
  const sorted = [...lines].sort((one, other) => one.start - other.start);
  const alone = (at: number): number => bedWeight(parts, at);
  const formed = leastOf({ spoken: voiceWeight(sorted, byPart(parts, sorted)), alone }, mixed, { wanted, share: 1 });
  if (parts.length === 0 || formed.range >= wanted - SHORT) return formed.swell;
  const spoken = voiceWeight(sorted, rising(sorted));
  const end = parts.at(-1)?.end ?? 0;
  const risen = [alone, (at: number): number => 2 * smooth(at / end) - 1].map((bed) =>
    leastOf({ spoken, alone: bed }, mixed, { wanted, share: RISES }),
  );
  return risen.reduce((best, one) => (one.range > best.range ? one : best), formed).swell;
}

/** The least share of a whole swell, up to the most, with which a mix has the range that is wanted, or comes nearest. */
function leastOf(
  { spoken, alone }: Weights,
  { voice, bed, under }: Mixed,
  most: { readonly wanted: number; readonly share: number },
): { readonly swell: Swell; readonly range: number } {
  const seconds = LOUDNESS_STEP / SAMPLE_RATE;
  const moments = Array.from({ length: bed.length + 2 }, (_, at) => (at + 0.5) * seconds);
  const whole = moments.map((at) => {
    const [said, own] = [MOST.voice * spoken(at), MOST.bed * alone(at)];
    return { said, bed: own + (said - own) * (under[Math.round(at * SAMPLE_RATE)] ?? 0) };
  });
  const tried = (share: number): { readonly swell: Swell; readonly range: number } => {
    const swell = {
      voice: Float64Array.from(whole, ({ said }) => share * said),
      bed: Float64Array.from(whole, (own) => share * own.bed),
    };
    const energies = bed.map(
      (energy, at) => energy * gain(swell.bed[at] ?? 0) + (voice[at] ?? 0) * gain(swell.voice[at] ?? 0),
    );
    return { swell, range: loudnessRange(energies) };
  };
  let best = tried(0);
  const isWide = best.range > WIDE;
  for (let step = 1; step <= STEPS && (isWide ? best.range > WIDE : best.range < most.wanted); step += 1) {
    const next = tried(((isWide ? -1 : 1) * most.share * step) / STEPS);
    if (isWide ? next.range < best.range : next.range > best.range) best = next;
  }
  return best;
}
