/** How near a camera is to somebody who speaks: another way with a new sentence, on a beat, and nearer by a breath in between. */
import type { Span } from '../film/film';
import { pick, randomFor } from '../random';

export interface Framing {
  readonly from: number;
  readonly until: number;
  /** How much nearer than the whole of the person. */
  readonly zoom: number;
  /** How far to one side, as a share of the frame's width. */
  readonly aside: number;
  /** Whether something else is seen. */
  readonly isAway: boolean;
}

/** Seconds of a shot at least. */
const LEAST = 1.3;
/** Seconds from which a shot is cut in two, be it within a sentence. */
const LONGEST = 3.8;
/** How far from the beginning of a sentence a beat may be on which it is cut. */
const NEAR_BEAT = 0.4;
/** How much nearer it is at the end of a shot. */
export const NEARER = 0.035;

/** How near a look is that is not free, every second time. */
export const BESIDE = 1.1;

const ZOOMS = [1, 1.24, 1.08, 1.34] as const;
const ASIDE = [0, 0.03, -0.04, 0.02] as const;

/** Before the sentence rather than within it. */
const onBeat = (at: number, beats: readonly number[]): number => {
  const near = beats.filter((beat) => Math.abs(beat - at) <= NEAR_BEAT);
  const by = (beat: number): number => Math.abs(beat - (at - 0.1));
  return near.length === 0 ? at : near.reduce((one, other) => (by(other) < by(one) ? other : one));
};

export interface FramingWish {
  readonly seconds: number;
  /** When sentences begin, and the beats of the music, in seconds of the scene. */
  readonly sentences: readonly number[];
  readonly beats: readonly number[];
  readonly seed: number;
  /** Nothing is written beside the person that a nearer look would push away. */
  readonly free: boolean;
  /** When something else is seen than the person. */
  readonly away?: Span | undefined;
  /** Whether the first shot shows as much as there is. */
  readonly whole?: boolean;
}

export function framingsOf({
  seconds,
  sentences,
  beats,
  seed,
  free,
  away,
  whole = false,
}: FramingWish): readonly Framing[] {
  const cuts: number[] = [];
  for (const sentence of sentences) {
    const at = onBeat(sentence, beats);
    // The look away is a cut itself.
    if (away !== undefined && at > away.from - LEAST && at < away.until + LEAST) continue;
    if (at - (cuts.at(-1) ?? 0) >= LEAST && seconds - at >= LEAST) cuts.push(at);
  }
  if (away !== undefined) cuts.push(away.from, away.until);
  cuts.sort((one, other) => one - other);
  for (let at = 0; at <= cuts.length; at += 1) {
    const [from, until] = [cuts[at - 1] ?? 0, cuts[at] ?? seconds];
    if (until - from <= LONGEST || from === away?.from) continue;
    const middle = from + (until - from) / Math.ceil((until - from) / LONGEST);
    const on = beats.filter((beat) => beat - from >= LEAST && until - beat >= LEAST);
    const near = on.reduce(
      (one, other) => (Math.abs(other - middle) < Math.abs(one - middle) ? other : one),
      on[0] ?? middle,
    );
    cuts.splice(at, 0, Math.min(near, from + LONGEST));
  }
  const random = randomFor(seed, 'framings');
  const nearer = pick(random, [0, 1]);
  const first = whole ? 0 : nearer;
  const turn = random() < 0.5 ? 1 : -1;
  return [0, ...cuts].map((from, order) => ({
    from,
    until: cuts[order] ?? seconds,
    isAway: away !== undefined && from === away.from,
    zoom: free ? (ZOOMS[(first + order) % ZOOMS.length] ?? 1) : order % 2 === 0 ? 1 : BESIDE,
    aside: free ? turn * (ASIDE[order % ASIDE.length] ?? 0) : 0,
  }));
}

/** The framing of a moment, with the camera coming nearer. */
export function framingAt(
  framings: readonly Framing[],
  now: number,
): { readonly zoom: number; readonly aside: number } {
  const own = framings.findLast(({ from }) => now >= from - 1e-6) ?? framings[0];
  if (own === undefined) return { zoom: 1, aside: 0 };
  const share = Math.min(1, Math.max(0, (now - own.from) / Math.max(1, own.until - own.from)));
  return { zoom: own.zoom * (1 + NEARER * share), aside: own.aside };
}
