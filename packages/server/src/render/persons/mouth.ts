/**
 * A mouth over time. Each sound has its shape for as long as it lasts, lips that shut are shut for a frame at least, and what
 * is between vowels takes on something of them, as in speech.
 */
import type { MouthMoment } from './mouthing';
import { isOpen, type Viseme } from './visemes';

export interface Mouth {
  /** 0 shut to 1. */
  readonly open: number;
  /** -2 round to 1 spread. */
  readonly wide: number;
  /** 0 to 1. */
  readonly smile: number;
  readonly teeth: number;
}

export const MOUTHS: Readonly<Record<Viseme, Mouth>> = {
  rest: { open: 0, wide: 0.1, smile: 0.9, teeth: 0 },
  m: { open: 0, wide: -0.1, smile: 0.35, teeth: 0 },
  f: { open: 0.2, wide: 0.2, smile: 0.3, teeth: 1.7 },
  a: { open: 0.9, wide: 0.1, smile: 0.5, teeth: 0.8 },
  e: { open: 0.42, wide: 1, smile: 0.85, teeth: 1 },
  o: { open: 0.75, wide: -1.5, smile: 0, teeth: 0 },
  u: { open: 0.38, wide: -2, smile: 0, teeth: 0 },
  l: { open: 0.5, wide: 0.3, smile: 0.6, teeth: 0.9 },
  s: { open: 0.24, wide: 0.7, smile: 0.7, teeth: 1.2 },
  r: { open: 0.36, wide: -0.9, smile: 0.1, teeth: 0.9 },
  h: { open: 0.36, wide: 0.1, smile: 0.6, teeth: 0.7 },
};

/** What must be seen as it is: a "b" with open lips looks wrong at once. */
const SHUT: ReadonlySet<Viseme> = new Set(['m', 'f']);
/** A little more than a frame, so that one always falls into it. */
const LEAST_SHUT = 0.036;
/** Seconds on either side in which one shape becomes the next, as shares of a sound at most. */
const TURN = { seconds: 0.035, share: 0.35 } as const;
const TURN_TO_SHUT = { seconds: 0.06, share: 0.6 } as const;
/** How much consonants take from the vowels beside them. */
const LEANS = 0.45;
/** Seconds of silence in which a mouth comes to rest, and what it takes. */
const PAUSE = 0.16;
const TO_REST = 0.07;

interface Held {
  readonly from: number;
  readonly until: number;
  readonly mouth: Mouth;
}

const between = (one: Mouth, other: Mouth, share: number): Mouth => ({
  open: one.open + (other.open - one.open) * share,
  wide: one.wide + (other.wide - one.wide) * share,
  smile: one.smile + (other.smile - one.smile) * share,
  teeth: one.teeth + (other.teeth - one.teeth) * share,
});

/** Lips that shut take the time that they lack from both neighbours. */
const lastingLongEnough = (moments: readonly MouthMoment[]): MouthMoment[] => {
  const list = moments.map((moment) => ({ ...moment }));
  for (const [at, moment] of list.entries()) {
    if (!SHUT.has(moment.viseme) || moment.end - moment.start >= LEAST_SHUT) continue;
    const middle = (moment.start + moment.end) / 2;
    [moment.start, moment.end] = [middle - LEAST_SHUT / 2, middle + LEAST_SHUT / 2];
    const [before, after] = [list[at - 1], list[at + 1]];
    if (before !== undefined) before.end = Math.max(before.start, Math.min(before.end, moment.start));
    if (after !== undefined) after.start = Math.min(after.end, Math.max(after.start, moment.end));
  }
  return list;
};

/** When lips come to be shut, in seconds. */
export const shutsAt = (moments: readonly MouthMoment[]): number[] =>
  lastingLongEnough(moments).flatMap(({ viseme, start }) => (SHUT.has(viseme) ? [start] : []));

const shapeOf = (moments: readonly MouthMoment[], at: number): Mouth => {
  const { viseme } = moments[at] ?? { viseme: 'rest' as const };
  const own = MOUTHS[viseme];
  if (isOpen(viseme) || SHUT.has(viseme)) return own;
  const vowels = [moments[at + 1], moments[at - 1]].flatMap((near) =>
    near !== undefined && isOpen(near.viseme) ? [MOUTHS[near.viseme]] : [],
  );
  const [first, second = first] = vowels;
  return first === undefined || second === undefined ? own : between(own, between(first, second, 0.35), LEANS);
};

const heldShapes = (all: readonly MouthMoment[]): Held[] => {
  const moments = lastingLongEnough(all);
  const held: Held[] = [];
  for (const [at, { viseme, start, end }] of moments.entries()) {
    const [before, after] = [moments[at - 1], moments[at + 1]];
    const trimmed = (near: MouthMoment | undefined): number => {
      if (SHUT.has(viseme)) return 0;
      const { seconds, share } = near !== undefined && SHUT.has(near.viseme) ? TURN_TO_SHUT : TURN;
      return Math.min(seconds, (end - start) * share);
    };
    const silence = before === undefined ? start : start - before.end;
    if (silence > PAUSE) {
      const from = before === undefined ? Number.NEGATIVE_INFINITY : before.end + TO_REST;
      held.push({ from, until: start - TO_REST, mouth: MOUTHS.rest });
    }
    const [from, until] = [start + trimmed(before), end - trimmed(after)];
    held.push({ from, until: Math.max(from, until), mouth: shapeOf(moments, at) });
  }
  const last = moments.at(-1);
  const rests = last === undefined ? Number.NEGATIVE_INFINITY : last.end + TO_REST;
  return [...held, { from: rests, until: Number.POSITIVE_INFINITY, mouth: MOUTHS.rest }];
};

/** The mouth at any moment of a line. */
export function mouthOver(moments: readonly MouthMoment[]): (now: number) => Mouth {
  const held = heldShapes(moments);
  return (now) => {
    let [low, high] = [0, held.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((held[middle] as Held).until < now) low = middle + 1;
      else high = middle;
    }
    const own = held[low] as Held;
    const before = held[low - 1];
    if (now >= own.from || before === undefined) return own.mouth;
    const share = (now - before.until) / (own.from - before.until);
    return between(before.mouth, own.mouth, share * share * (3 - 2 * share));
  };
}
