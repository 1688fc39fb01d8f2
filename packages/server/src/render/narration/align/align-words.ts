/**
 * When each word is said in a sound that tells nothing of it: another voice, which tells, says the same, and is laid over it. Two of
 * its voices or more are tried, and the one that is most alike counts as much as the middle of all of them: where one of them
 * pauses otherwise, the others have it right.
 */
import type { Narrator, SpeechWish, Timed } from '../../../ports/narrator';
import { speechEdges } from '../speech-edges';
import { features, HOP_SECONDS } from './features';
import { warp, warped } from './warp';

export interface Sound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

export interface Reference {
  readonly narrator: Narrator;
  /** Its voices for the language. */
  readonly voices: readonly string[];
  /** See `warp`. */
  readonly band?: number;
}

interface Laid {
  readonly cost: number;
  readonly seconds: number;
  readonly words: readonly Timed[];
  readonly phones: readonly Timed[];
}

/** The middle of several values, or between the two in the middle. */
const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
};

export interface Aligned {
  readonly words: readonly Timed[];
  readonly phones: readonly Timed[];
  /** How long the other voice takes to say it. */
  readonly seconds: number;
}

/** Words and sounds in seconds of the sound, or undefined when the other voice tells nothing either. */
export async function alignWords(
  sound: Sound,
  wish: Omit<SpeechWish, 'voice' | 'rate'>,
  { narrator, voices, band }: Reference,
  signal: AbortSignal,
): Promise<Aligned | undefined> {
  const own = features(sound.samples, sound.sampleRate);
  const all: Laid[] = [];
  for (const voice of voices) {
    const { samples, sampleRate, words, phones = [] } = await narrator.speak({ ...wish, voice, rate: 1 }, signal);
    const edges = speechEdges(samples, sampleRate);
    if (words === undefined || edges === undefined) continue;
    const way = warp(features(samples.subarray(edges.from, edges.to), sampleRate), own, band);
    const laid = (list: readonly Timed[]): Timed[] =>
      list.map(({ text, start, end }) => {
        const [first, last] = [start, end].map((at) => warped(way, at - edges.from / sampleRate, HOP_SECONDS));
        return { text, start: first ?? 0, end: Math.max(first ?? 0, last ?? 0) };
      });
    all.push({
      cost: way.cost,
      seconds: (edges.to - edges.from) / sampleRate,
      words: laid(words),
      phones: laid(phones),
    });
  }
  if (all.length === 0) return undefined;
  const best = all.reduce((one, other) => (other.cost < one.cost ? other : one));
  const words = best.words.map(({ text, start, end }, at): Timed => {
    const others = (edge: 'start' | 'end'): number => middle(all.map((one) => one.words[at]?.[edge] ?? 0));
    const first = (start + others('start')) / 2;
    return { text, start: first, end: Math.max(first, (end + others('end')) / 2) };
  });
  return { words, phones: best.phones, seconds: best.seconds };
}
