/** Which music a film has: the brief's words choose among the arrangements of its style, and what is sung in them. */
import type { MusicStyle } from '@vid/sdk/contract';
import { pick, randomFor } from '../../random';
import { BOOKS } from './books';
import type { Key } from './harmony';
import type { Idea } from './idea';
import { type Tune, tuneOf } from './melody';
import { EVEN, type Mood } from './mood';

export interface MusicWish {
  readonly style: MusicStyle;
  /** What the film is about, in the words of its brief. */
  readonly words: string;
  readonly seed: number;
  readonly mood?: Mood;
}

export interface Choice {
  readonly idea: Idea;
  readonly mood: Mood;
  readonly key: Key;
  /** Degrees of the scale, a bar each. */
  readonly loop: readonly number[];
  readonly tune: Tune;
  /** Beats a minute, before scenes bend it. */
  readonly bpm: number;
  /** What it is repeated by. */
  readonly label: string;
  readonly seed: number;
}

/** How far from an arrangement's own tempo a mood takes it, as a share of what its style has room for. */
const TAKEN = 0.7;

/** Beats a minute of an arrangement in a mood, within what its style is. */
function tempoOf(style: MusicStyle, { bpm }: Idea, { pace }: Mood): number {
  const { slowest, fastest } = BOOKS[style];
  const room = pace > 0 ? fastest - bpm : bpm - slowest;
  return bpm + pace * TAKEN * room;
}

export function choiceOf({ style, words, seed, mood = EVEN }: MusicWish): Choice {
  const label = `music ${style} ${words}`;
  const random = randomFor(seed, label);
  const idea = pick<Idea>(random, BOOKS[style].ideas);
  const key = { root: Math.floor(random() * 12), mode: idea.mode };
  const loop = pick(random, idea.loops).split(' ').map(Number);
  const tune = tuneOf(random, loop);
  const bpm = tempoOf(style, idea, mood) * (0.98 + random() * 0.04);
  return { idea, mood, key, loop, tune, bpm, label, seed };
}
