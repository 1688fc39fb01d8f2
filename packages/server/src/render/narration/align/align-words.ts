/**
 * When each word is said in a sound that tells nothing of it: another voice, which tells, says the same, and is laid over it. Two of
 * its voices are tried, and the one that is more alike counts.
 */
import type { Narrator, SpeechWish, Timed } from '../../../ports/narrator';
import { speechEdges } from '../speech-edges';
import { features, HOP_SECONDS } from './features';
import { type Warp, warp, warped } from './warp';

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

/** Words and sounds in seconds of the sound, or undefined when the other voice tells nothing either. */
export async function alignWords(
  sound: Sound,
  wish: Omit<SpeechWish, 'voice' | 'rate'>,
  { narrator, voices, band }: Reference,
  signal: AbortSignal,
): Promise<{ readonly words: readonly Timed[]; readonly phones: readonly Timed[] } | undefined> {
  const own = features(sound.samples, sound.sampleRate);
  let best: { readonly way: Warp; readonly words: readonly Timed[]; readonly phones: readonly Timed[] } | undefined;
  for (const voice of voices) {
    const { samples, sampleRate, words, phones = [] } = await narrator.speak({ ...wish, voice, rate: 1 }, signal);
    const edges = speechEdges(samples, sampleRate);
    if (words === undefined || edges === undefined) continue;
    const way = warp(features(samples.subarray(edges.from, edges.to), sampleRate), own, band);
    const from = edges.from / sampleRate;
    const moved = (list: readonly Timed[]): Timed[] =>
      list.map(({ text, start, end }) => ({ text, start: start - from, end: end - from }));
    if (best === undefined || way.cost < best.way.cost) best = { way, words: moved(words), phones: moved(phones) };
  }
  if (best === undefined) return undefined;
  const { way, words, phones } = best;
  const laid = (list: readonly Timed[]): Timed[] =>
    list.map(({ text, start, end }) => {
      const first = warped(way, start, HOP_SECONDS);
      return { text, start: first, end: Math.max(first, warped(way, end, HOP_SECONDS)) };
    });
  return { words: laid(words), phones: laid(phones) };
}
