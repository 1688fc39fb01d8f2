/**
 * The beat of a film's music, which is known before a note is composed. Scenes begin on a beat, whatever they last: the tempo
 * of the whole film is chosen for that, near the music's own, and what is left over bends it a little from scene to scene.
 */

/** Seconds at the end in which the last chord rings out, where nothing is to land with it. */
const MOST_TAIL = 1.6;
const TAIL_SHARE = 0.25;
/** How far from its own a tempo may be, and in what steps (beats a minute) it is looked for. */
const AWAY = 0.12;
const STEP = 0.5;
/** What weighs against a tempo: being away from its own, and a film that does not hold whole bars. */
const FOR_AWAY = 0.02;
const FOR_PICKUP = 0.0006;
/** Beats of a bar. */
const BAR = 4;

export interface Grid {
  /** Seconds of the film at which the beats are; the music begins with the first, the last chord is struck with the last. */
  readonly beats: readonly number[];
  /** Beats before the first whole bar. */
  readonly pickup: number;
  /** Whole bars before the last chord. */
  readonly bars: number;
}

export interface GridWish {
  /** Beats a minute that the music would have by itself. */
  readonly bpm: number;
  /** Of the sound. */
  readonly seconds: number;
  /** Seconds of the film at which something begins that is to be on a beat. */
  readonly landings?: readonly number[];
  /** Seconds before the end at which the last chord is struck. */
  readonly rings?: number | undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Beats of each stretch at a tempo, and what weighs against it. */
function fit(stretches: readonly number[], beat: number, usual: number): { counts: number[]; cost: number } {
  const counts = stretches.map((seconds) => Math.max(1, Math.round(seconds / beat)));
  const total = sum(stretches);
  const bend = sum(stretches.map((seconds, at) => (seconds / total) * ((beat * (counts[at] ?? 1)) / seconds - 1) ** 2));
  const pickup = sum(counts) % BAR;
  return { counts, cost: bend + FOR_AWAY * (usual / beat - 1) ** 2 + (pickup === 0 ? 0 : FOR_PICKUP) };
}

/** The beats of each stretch, at the tempo that bends least. */
function countsOf(stretches: readonly number[], bpm: number): number[] {
  const steps = Math.floor((bpm * AWAY) / STEP);
  const tempi = Array.from({ length: 2 * steps + 1 }, (_, at) => bpm + (at - steps) * STEP);
  const fits = tempi.map((tempo) => fit(stretches, 60 / tempo, 60 / bpm));
  return fits.reduce((best, found) => (found.cost < best.cost ? found : best)).counts;
}

/** Beats of a film of one scene: whole bars, where its tempo is not lost by them. */
function aloneIn(seconds: number, beat: number): number {
  const whole = BAR * Math.round(seconds / (BAR * beat));
  return Math.abs((whole * beat) / seconds - 1) <= AWAY ? whole : Math.max(1, Math.round(seconds / beat));
}

/** Where scenes begin, and when the last chord is struck, with the beats between them. */
function anchorsOf({ bpm, seconds, landings = [], rings }: GridWish): {
  readonly anchors: readonly number[];
  readonly counts: readonly number[];
} {
  const strike = seconds - (rings ?? Math.min(MOST_TAIL, seconds * TAIL_SHARE));
  const beat = 60 / bpm;
  // What lands within a beat of the last chord lands with it.
  const starts = [0, ...landings.filter((at) => at > beat / 2 && at < strike - beat / 2)];
  const last = starts.at(-1) ?? 0;
  if (last === 0) return { anchors: [0, strike], counts: [aloneIn(strike, beat)] };
  const fixed = rings === undefined ? starts : [...starts, strike];
  const stretches = fixed.slice(1).map((until, at) => until - (fixed[at] ?? 0));
  const counts = countsOf(stretches, bpm);
  if (rings !== undefined) return { anchors: fixed, counts };
  // Nothing lands with the last chord: it is struck in the tempo that there is.
  const mean = sum(stretches) / sum(counts);
  const count = Math.max(1, Math.round((strike - last) / mean));
  return { anchors: [...fixed, last + count * mean], counts: [...counts, count] };
}

export function gridOf(wish: GridWish): Grid {
  const { anchors, counts } = anchorsOf(wish);
  const beats = counts.flatMap((count, at) => {
    const [from = 0, until = 0] = [anchors[at], anchors[at + 1]];
    return Array.from({ length: count }, (_, nth) => from + (nth * (until - from)) / count);
  });
  return { beats: [...beats, anchors.at(-1) ?? 0], pickup: beats.length % BAR, bars: Math.floor(beats.length / BAR) };
}

/** Seconds of the film at a beat, which need not be whole; after the last it goes on as it went. */
export function timeOf({ beats }: Grid, beat: number): number {
  const at = Math.min(Math.max(0, Math.floor(beat)), beats.length - 2);
  const [from = 0, until = 0] = [beats[at], beats[at + 1]];
  return from + (beat - at) * (until - from);
}

/** Seconds of a beat in the mean. */
export const meanBeat = ({ beats }: Grid): number => (beats.at(-1) ?? 0) / (beats.length - 1);

/** Numbers of the beats that moments of the film fall on; the first and the last are no part of it. */
export const beatsAt = ({ beats }: Grid, moments: readonly number[]): number[] =>
  moments.flatMap((moment) => {
    const at = beats.findIndex((beat) => Math.abs(beat - moment) < 1e-6);
    return at <= 0 || at === beats.length - 1 ? [] : [at];
  });
