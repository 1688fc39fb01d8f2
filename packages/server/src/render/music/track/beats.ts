/** The beats of a sound: its tempo, then the row of moments that fits both the tempo and what begins. */
import type { Stereo } from '../loudness';
import { ONSET_RATE, type Onsets, onsetsOf, secondsAt } from './onsets';
import { beatFrames, changingBeat, sharpened } from './tempo';

export interface TrackBeats {
  /** Seconds of the sound. */
  readonly beats: readonly number[];
  /** Which of them begins a bar; the first where that can't be told. */
  readonly downbeat: number;
}

const BAR = 4;
/** What a step that is not a beat long costs, beside what begins. */
const STRICT = 100;
/** Seconds by which beats may be off a steady tempo, in the mean, to be taken for it. */
const STEADY = 0.03;
/** How much more begins on beats than elsewhere, at least, and how many beats there are. */
const STANDS_OUT = 1.8;
const FEWEST = 6;
/** How much begins on a beat at least, as `Onsets` count it: a tone that is held has next to nothing. */
const LEAST = 2;
/** How much more a bar's first beat has than the others, to be told from them. */
const TOLD = 1.08;

/** Frames of beats, by dynamic programming: each beat looks for the best one about a beat before it. */
function rowOf(onsets: Float64Array, periodAt: (frame: number) => number): number[] {
  const length = onsets.length;
  const spread = Math.sqrt(onsets.reduce((sum, value) => sum + value * value, 0) / Math.max(1, length)) || 1;
  const score = new Float64Array(length);
  const from = new Int32Array(length).fill(-1);
  for (let at = 0; at < length; at += 1) {
    const period = periodAt(at);
    const [nearest, furthest] = [Math.round(period * 0.6), Math.round(period * 1.6)];
    let best = 0;
    for (let back = nearest; back <= furthest && back <= at; back += 1) {
      const off = Math.log(back / period);
      const value = (score[at - back] as number) - STRICT * off * off;
      if (value > best) {
        best = value;
        from[at] = at - back;
      }
    }
    score[at] = (onsets[at] as number) / spread + best;
  }
  let last = length - 1;
  for (let at = Math.max(0, Math.floor(length - periodAt(length))); at < length; at += 1)
    if ((score[at] as number) > (score[last] as number)) last = at;
  const row: number[] = [];
  for (let at = last; at >= 0; at = from[at] as number) row.unshift(at);
  return row;
}

/** The top of an onset, between frames. */
function topNear(onsets: Float64Array, frame: number): number {
  let top = frame;
  for (let near = Math.max(1, frame - 2); near <= Math.min(onsets.length - 2, frame + 2); near += 1)
    if ((onsets[near] as number) > (onsets[top] as number)) top = near;
  const [before, at, after] = [onsets[top - 1] ?? 0, onsets[top] ?? 0, onsets[top + 1] ?? 0];
  const bend = before - 2 * at + after;
  return bend >= 0 ? top : top + (0.5 * (before - after)) / bend;
}

interface Line {
  readonly first: number;
  readonly step: number;
  /** In the mean, in frames. */
  readonly off: number;
}

/** The steady tempo that is nearest to beats, whose onsets weigh as much as they begin. */
function lineThrough(places: readonly number[], weights: readonly number[]): Line {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;
  const order = places.map((_, at) => at);
  const [x, y] = [mean(order), mean(places)];
  const step =
    mean(order.map((at, nth) => (at - x) * ((places[nth] ?? 0) - y))) / (mean(order.map((at) => (at - x) ** 2)) || 1);
  const first = y - step * x;
  const off = Math.sqrt(mean(places.map((place, at) => (place - first - step * at) ** 2)));
  return { first, step, off };
}

/** Which beat of the bar is the first: most begins on it, in the bass above all. */
function downbeatOf({ all, low }: Onsets, frames: readonly number[]): number {
  const around = (onsets: Float64Array, frame: number): number => {
    const at = Math.round(frame);
    return Math.max(onsets[at - 1] ?? 0, onsets[at] ?? 0, onsets[at + 1] ?? 0);
  };
  const sums = Array.from({ length: BAR }, (_, phase) => {
    const own = frames.filter((_frame, at) => at % BAR === phase);
    return own.reduce((sum, frame) => sum + around(low, frame) * 2 + around(all, frame), 0) / Math.max(1, own.length);
  });
  const best = sums.indexOf(Math.max(...sums));
  const others = sums.filter((_, at) => at !== best);
  return (sums[best] ?? 0) > Math.max(...others) * TOLD ? best : 0;
}

/** Undefined where no beat is found: too short, silent, or nothing that repeats. */
export function trackBeats(sound: Stereo): TrackBeats | undefined {
  const onsets = onsetsOf(sound);
  const sharp = sharpened(onsets.all);
  const period = beatFrames(sharp);
  const periodAt = period === undefined ? changingBeat(sharp) : () => period;
  if (periodAt === undefined) return undefined;
  const row = rowOf(sharp, periodAt);
  if (row.length < FEWEST) return undefined;
  const mean = sharp.reduce((sum, value) => sum + value, 0) / sharp.length;
  const on = row.map((frame) => Math.max(sharp[frame - 1] ?? 0, sharp[frame] ?? 0, sharp[frame + 1] ?? 0));
  const onBeat = on.reduce((sum, value) => sum + value, 0) / on.length;
  if (onBeat < Math.max(LEAST, mean * STANDS_OUT)) return undefined;
  const tops = row.map((frame) => topNear(sharp, frame));
  const line = lineThrough(tops, on);
  if (line.off / ONSET_RATE > STEADY) {
    const beats = tops.map(secondsAt);
    return { beats, downbeat: downbeatOf(onsets, tops) };
  }
  // Steady music is steady from its first beat to its last, also where nothing is struck.
  const before = Math.floor((line.first + ONSET_RATE * (secondsAt(0) + 0.01)) / line.step);
  const count = Math.floor((sharp.length - line.first) / line.step) + before;
  const frames = Array.from({ length: Math.max(0, count) }, (_, at) => line.first + line.step * (at - before));
  return { beats: frames.map(secondsAt), downbeat: downbeatOf(onsets, frames) };
}
