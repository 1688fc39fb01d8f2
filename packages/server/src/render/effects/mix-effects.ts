/** Lays effects over a bed, in place. */
import type { Stereo } from '../music/loudness';
import { SAMPLE_RATE } from '../music/sample-rate';
import type { Cue } from './cue';
import { effects } from './sounds';

/** How loud effects are beside a bed at -16 LUFS. */
const LEVEL = 0.42;

export function mixEffects(mix: Stereo, cues: readonly Cue[]): void {
  const make = effects();
  for (const { sound, at, gain } of cues) {
    const { tone, lead } = make(sound);
    const [left, right = left] = tone;
    const start = Math.round((at - lead) * SAMPLE_RATE);
    const end = Math.min(left.length, mix[0].length - start);
    for (let sample = Math.max(0, -start); sample < end; sample += 1) {
      mix[0][start + sample] = (mix[0][start + sample] as number) + (left[sample] as number) * gain * LEVEL;
      mix[1][start + sample] = (mix[1][start + sample] as number) + (right[sample] as number) * gain * LEVEL;
    }
  }
}
