/** What somebody does with an arm while speaking: a hand is offered, or lifts what it holds, where a word is stressed; it waves at a greeting. */
import { smooth } from '../film/easing';
import type { SceneSpeech } from './scene-speech';

export interface Gesturing {
  readonly hand: 'offered' | 'raised';
  /** 0 out of sight to 1. */
  readonly up: number;
  /** Radians about the elbow. */
  readonly turn: number;
  /** On which side of the body it comes up. */
  readonly side: 'left' | 'right';
}

interface Gesture {
  readonly from: number;
  readonly until: number;
  readonly hand: Gesturing['hand'];
  /** Moments at which the hand gives weight to a word. */
  readonly beats: readonly number[];
}

/** Seconds: a hand is on its way before the word, and stays a while after it; others that are stressed meanwhile keep it up. */
const BEFORE = 0.3;
const AFTER = 0.75;
const JOINS = 1.1;
const LONGEST = 2.6;
/** Between two gestures hands rest, and at the end of a scene they are down again. */
const REST = 1.3;
const RISE = 0.34;
const FALL = 0.4;
/** Of what is stressed so much goes with a hand. */
const SHARE = 0.7;
const WAVE = { seconds: 1.5, hertz: 2.1, turn: 0.05, lean: 0.03 } as const;
/** How far a hand goes with a word that is stressed. */
const WEIGHT = { turn: 0.07, seconds: 0.4 } as const;

export interface GestureWish {
  readonly seconds: number;
  readonly random: () => number;
  readonly side: Gesturing['side'];
  /** Whether a hand would be seen whole at a moment. */
  readonly isSeen: (now: number) => boolean;
}

function gesturesOf({ stresses, greets, mouth }: SceneSpeech, { seconds, random, isSeen }: GestureWish): Gesture[] {
  const found: Gesture[] = [];
  const add = (gesture: Gesture): void => {
    const moments = [gesture.from + RISE, (gesture.from + gesture.until) / 2, gesture.until - FALL];
    if (gesture.until <= seconds - 0.1 && moments.every(isSeen)) found.push(gesture);
  };
  // Who is not heard doesn't talk with the hands.
  if (mouth.length === 0) return [];
  if (greets !== undefined) add({ from: greets - 0.2, until: greets + WAVE.seconds, hand: 'raised', beats: [] });
  for (const [order, at] of stresses.entries()) {
    const before = found.at(-1);
    if (before !== undefined && at - BEFORE < before.until + REST) continue;
    if (random() > SHARE) continue;
    const beats = [at];
    for (const next of stresses.slice(order + 1)) {
      const last = beats.at(-1) ?? at;
      if (next - last > JOINS || next + AFTER - at > LONGEST) break;
      beats.push(next);
    }
    add({ from: at - BEFORE, until: (beats.at(-1) ?? at) + AFTER, hand: 'offered', beats });
  }
  return found;
}

/** Undefined while the arms are down. */
export function gesturesOver(speech: SceneSpeech, wish: GestureWish): (now: number) => Gesturing | undefined {
  const gestures = gesturesOf(speech, wish);
  return (now) => {
    const own = gestures.find(({ from, until }) => now > from && now < until);
    if (own === undefined) return undefined;
    const { hand, from, until, beats } = own;
    const up = smooth((now - from) / RISE) * smooth((until - now) / FALL);
    const waving = up * Math.sin(2 * Math.PI * WAVE.hertz * (now - from));
    const weight = beats.reduce((sum, at) => {
      const share = (now - at + WEIGHT.seconds / 3) / WEIGHT.seconds;
      return share < 0 || share > 1 ? sum : Math.max(sum, Math.sin(Math.PI * share));
    }, 0);
    const turn = hand === 'raised' ? WAVE.lean + WAVE.turn * waving : 0.05 + WEIGHT.turn * weight;
    return { hand, up, turn, side: wish.side };
  };
}
