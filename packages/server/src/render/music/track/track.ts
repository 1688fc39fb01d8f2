/** The user's own music on a film: from a bar's beginning on, repeated by bars where it is too short, faded where the film ends. */
import type { Grid } from '../grid';
import type { Stereo } from '../loudness';
import { SAMPLE_RATE } from '../sample-rate';
import { trackBeats } from './beats';

export interface Track {
  readonly sound: Stereo;
  /** Seconds of its beats in one pass, from the bar that the film begins with; none where no beat was found. */
  readonly beats: readonly number[];
  /** Seconds at which the film begins in it, and at which it goes on from there again. */
  readonly from: number;
  readonly until: number;
}

const BAR = 4;
/** Seconds over which one pass gives way to the next, and in which the beginning rises. */
const SEAM = 0.03;
const RISE = 0.012;
/** Seconds of the fade at the end where nothing lands with it, and the shortest one. */
const FADES = 2;
const SHORTEST_FADE = 0.6;
/** What is quieter than this at the beginning, against the loudest, is no music yet. */
const QUIET = 0.003;
/** Seconds by which a beat may come before what is struck on it. */
const EARLY = 0.06;

/** Seconds at which something is first heard. */
function heardAt([left, right]: Stereo): number {
  let loudest = 0;
  for (let at = 0; at < left.length; at += 1)
    loudest = Math.max(loudest, Math.abs(left[at] as number), Math.abs(right[at] as number));
  const first = left.findIndex(
    (sample, at) => Math.max(Math.abs(sample), Math.abs(right[at] as number)) > loudest * QUIET,
  );
  return Math.max(0, first) / SAMPLE_RATE;
}

/** A sound as the music of a film. */
export function trackOf(sound: Stereo): Track {
  const length = sound[0].length / SAMPLE_RATE;
  const found = trackBeats(sound);
  if (found === undefined) return { sound, beats: [], from: Math.min(heardAt(sound), length * 0.9), until: length };
  // Bars in which nothing is heard yet are no part of it.
  const heard = heardAt(sound) - EARLY;
  const first = found.beats.findIndex((beat, at) => at % BAR === found.downbeat % BAR && beat >= heard);
  const whole = first < 0 ? [] : found.beats.slice(first);
  const bars = Math.floor((whole.length - 1) / BAR);
  if (bars < 1) return { sound, beats: [], from: heardAt(sound), until: length };
  const last = bars * BAR;
  return { sound, beats: whole.slice(0, last), from: whole[0] ?? 0, until: whole[last] ?? length };
}

/** The beat that a film has by its track; undefined without one. */
export function trackGrid({ beats, from, until }: Track, seconds: number): Grid | undefined {
  if (beats.length === 0) return undefined;
  const all: number[] = [];
  const pass = until - from;
  for (let start = 0; start < seconds; start += pass)
    for (const beat of beats) if (start + beat - from < seconds) all.push(start + beat - from);
  return all.length < 2 ? undefined : { beats: all, pickup: 0, bars: Math.floor((all.length - 1) / BAR) };
}

/** As many samples as the film has; `rings`: seconds before its end at which something lands with the music. */
export function fitted({ sound, from, until }: Track, samples: number, rings?: number): Stereo {
  const out: Stereo = [new Float32Array(samples), new Float32Array(samples)];
  const first = Math.round(from * SAMPLE_RATE);
  const pass = Math.max(1, Math.round((until - from) * SAMPLE_RATE));
  const seam = Math.min(Math.round(SEAM * SAMPLE_RATE), Math.floor(pass / 4));
  for (const side of [0, 1] as const) {
    const own = sound[side];
    const mixed = out[side];
    for (let start = 0; start < samples; start += pass) {
      for (let at = start === 0 ? 0 : -seam; at < pass && start + at < samples; at += 1) {
        // A pass begins a seam early, while the one before it goes.
        const comes = start === 0 ? 1 : Math.min(1, (at + seam) / seam);
        const goes = Math.min(1, (pass - at) / seam);
        mixed[start + at] = (mixed[start + at] as number) + (own[first + at] ?? 0) * comes * goes;
      }
    }
    const fade = Math.min(samples / 2, Math.max(SHORTEST_FADE, rings ?? FADES) * SAMPLE_RATE);
    const rise = Math.min(samples / 2, RISE * SAMPLE_RATE);
    for (let at = 0; at < rise; at += 1) mixed[at] = ((mixed[at] as number) * at) / rise;
    for (let at = 0; at < fade; at += 1) {
      const share = at / fade;
      mixed[samples - 1 - at] = (mixed[samples - 1 - at] as number) * share * share * (3 - 2 * share);
    }
  }
  return out;
}
