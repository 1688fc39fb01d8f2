/** What instruments are made with: samples that are filled, bent, filtered and driven one step after the other, in place. */
import { randomFor } from '../../random';
import { saturate, sine } from '../exact';
import { SAMPLE_RATE } from '../sample-rate';

/** One channel, or a left and a right one where it is wide. */
export type Tone = readonly [Float32Array] | readonly [Float32Array, Float32Array];

export interface Instrument {
  /**
   * A note of a pitch (a MIDI number) for so many seconds, which ends at once: a shorter one is its beginning.
   */
  readonly make: (midi: number, seconds: number) => Tone;
  /** Seconds for which it still sounds when it is let go, over which it falls to nothing. */
  readonly release: number;
}

export const samplesOf = (seconds: number): Float32Array =>
  new Float32Array(Math.max(1, Math.round(seconds * SAMPLE_RATE)));

/** What is less than this is no more heard. */
const SILENT = 1e-4;

/** Adds a sine of `step` turns a sample whose loudness is multiplied by `fade` at each. */
export function addSine(out: Float32Array, step: number, gain: number, fade = 1): void {
  let level = gain;
  for (let at = 0; at < out.length && level > SILENT; at += 1) {
    out[at] = (out[at] as number) + sine(at * step) * level;
    level *= fade;
  }
}

/** Bends a sine by what is there. */
export function bendSine(out: Float32Array, step: number): void {
  for (let at = 0; at < out.length; at += 1) out[at] = sine(at * step + (out[at] as number));
}

/** Samples of noise, a power of two. */
const NOISE_LENGTH = 1 << 16;
export const NOISE_MASK = NOISE_LENGTH - 1;
/** Noise from -1 to 1, to be read round and round. */
export const NOISE: Float32Array = (() => {
  const random = randomFor(7, 'noise');
  return Float32Array.from({ length: NOISE_LENGTH }, () => random() * 2 - 1);
})();
/** Where in the noise a label begins. */
export const noiseAt = (label: string): number => Math.floor(randomFor(7, label)() * NOISE_LENGTH);

export function addNoise(out: Float32Array, label: string, gain = 1): void {
  const begins = noiseAt(label);
  for (let at = 0; at < out.length; at += 1)
    out[at] = (out[at] as number) + (NOISE[(begins + at) & NOISE_MASK] as number) * gain;
}

/** Fades from the beginning, e times in so many samples as `fade` says. */
export function faded(out: Float32Array, gain: number, fade: number): void {
  let level = gain;
  for (let at = 0; at < out.length; at += 1) {
    out[at] = (out[at] as number) * level;
    level *= fade;
  }
}

export function driven(out: Float32Array, drive: number, gain: number): void {
  for (let at = 0; at < out.length; at += 1) out[at] = saturate((out[at] as number) * drive) * gain;
}

/** Rises in so many seconds: what begins at once clicks. */
export function risen(out: Float32Array, seconds: number): void {
  const rise = Math.min(out.length, Math.round(seconds * SAMPLE_RATE));
  for (let at = 0; at < rise; at += 1) out[at] = ((out[at] as number) * at) / rise;
}

/** Falls to nothing in the last so many seconds. */
export function fallen(out: Float32Array, seconds: number): void {
  const fall = Math.min(out.length, Math.max(1, Math.round(seconds * SAMPLE_RATE)));
  for (let left = 0; left < fall; left += 1) {
    const at = out.length - 1 - left;
    out[at] = ((out[at] as number) * left) / fall;
  }
}

/** Adds `other` to what is there. */
export function addTo(out: Float32Array, other: Float32Array): void {
  const length = Math.min(out.length, other.length);
  for (let at = 0; at < length; at += 1) out[at] = (out[at] as number) + (other[at] as number);
}
