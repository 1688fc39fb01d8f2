/**
 * How loud a mix is over time, and how it is made to breathe: the loud parts stay, the quiet ones are brought nearer or further
 * away, until its loudness range (EBU R128) is what is wanted.
 */
import { smooth } from '../film/easing';
import { exp2, gainOf } from './exact';
import { integrated, LOUDNESS_STEP, type Stereo, stepEnergies, toLufs } from './loudness';

/** Steps of a short-term window: three seconds. */
const WINDOW = 30;
const ABSOLUTE = -70;
const RELATIVE = -20;
/** The range that is aimed at, in LU, and that is left as it is. */
const WANTED = 5.4;
const FINE = [4.7, 6.2] as const;
/** How much of what there is may be added, or taken away. */
const MOST = 3;
const LEAST = -0.7;
/** Decibels by which a moment is moved at most. */
const MOVED_MOST = 9;
/** By how many decibels a film of few seconds begins more quietly than it goes on, at most, and the share of it over which it rises. */
const RISE = { most: 9, over: 0.7 } as const;
/** Halvings after which a search is near enough. */
const ROUNDS = 12;

/** Loudness of every three seconds, one for each step that they begin at. */
function shortTerm(energies: Float64Array): number[] {
  let sum = 0;
  return [...energies].flatMap((energy, at) => {
    sum += energy - (at >= WINDOW ? (energies[at - WINDOW] ?? 0) : 0);
    return at < WINDOW - 1 ? [] : [toLufs(Math.max(0, sum) / WINDOW)];
  });
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((sorted.length - 1) * share)] ?? 0;

/** The loudness range as EBU Tech 3342 counts it; 0 for what is shorter than its windows. */
export function loudnessRange(energies: Float64Array): number {
  const heard = shortTerm(energies).filter((level) => level > ABSOLUTE);
  if (heard.length === 0) return 0;
  const mean = heard.reduce((sum, level) => sum + 10 ** (level / 10), 0) / heard.length;
  const gate = 10 * Math.log10(mean) + RELATIVE;
  const sorted = heard.filter((level) => level > gate).sort((one, other) => one - other);
  return percentile(sorted, 0.95) - percentile(sorted, 0.1);
}

/** Loudness around each step, of about two seconds. */
function around(energies: Float64Array): number[] {
  const reach = 10;
  return [...energies].map((_, at) => {
    let [sum, count] = [0, 0];
    for (let near = Math.max(0, at - reach); near <= Math.min(energies.length - 1, at + reach); near += 1) {
      sum += energies[near] ?? 0;
      count += 1;
    }
    return toLufs(sum / count);
  });
}

/** Decibels for each step, for a share of its distance from the loud parts that is added to it. */
function moves(levels: readonly number[], share: number): number[] {
  const loud = percentile(
    [...levels].sort((one, other) => one - other),
    0.9,
  );
  return levels.map((level) =>
    Math.max(-MOVED_MOST, Math.min(MOVED_MOST, Math.min(0, Math.max(-12, level - loud)) * share)),
  );
}

const moved = (energies: Float64Array, by: readonly number[]): Float64Array =>
  energies.map((energy, at) => energy * exp2((by[at] ?? 0) / 3.0102999566398116));

/** What comes nearest to the wanted range, which grows with its share between two ends. */
function nearest(energies: Float64Array, ends: readonly [number, number], by: (share: number) => number[]): number[] {
  let [low, high] = ends;
  for (let round = 0; round < ROUNDS; round += 1) {
    const share = (low + high) / 2;
    if (loudnessRange(moved(energies, by(share))) < WANTED) low = share;
    else high = share;
  }
  return by((low + high) / 2);
}

/** The moves that come nearest to the wanted range, and a rise where they alone do not come near. */
function movesFor(energies: Float64Array): number[] {
  const levels = around(energies);
  const own = nearest(energies, [LEAST, MOST], (share) => moves(levels, share));
  if (loudnessRange(moved(energies, own)) >= FINE[0]) return own;
  return nearest(energies, [0, RISE.most], (decibels) =>
    own.map((move, at) => move - decibels * (1 - smooth(at / (energies.length * RISE.over)))),
  );
}

/** Brings a mix to a loudness and, where it is long enough to have one, to its loudness range; in place, peaks not minded. */
export function shape(mix: Stereo, lufs: number): void {
  const energies = stepEnergies(mix);
  const range = loudnessRange(energies);
  const isFine = energies.length < WINDOW + 10 || (range >= FINE[0] && range <= FINE[1]);
  const by = isFine ? [...energies].map(() => 0) : movesFor(energies);
  // What rounding differently elsewhere could change is rounded off.
  const level = Math.round((lufs - integrated(moved(energies, by))) * 1e4) / 1e4;
  const gains = Float64Array.from(by, (decibels) => gainOf(Math.round((decibels + level) * 1e3) / 1e3));
  const last = gains.length - 1;
  const gainAt = (step: number): number => gains[Math.max(0, Math.min(last, step))] ?? gainOf(level);
  for (const channel of mix) {
    // From the middle of one step to that of the next.
    for (let step = -1, from = 0; from < channel.length; step += 1) {
      const until = Math.min(channel.length, (step + 1.5) * LOUDNESS_STEP);
      const [first, next] = [gainAt(step), gainAt(step + 1)];
      const begins = (step + 0.5) * LOUDNESS_STEP;
      for (; from < until; from += 1)
        channel[from] = (channel[from] as number) * (first + (next - first) * ((from - begins) / LOUDNESS_STEP));
    }
  }
}
