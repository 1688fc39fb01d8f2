/** Loudness as ITU-R BS.1770 measures it (K weighting, 400 ms blocks, gated), and setting a mix to a loudness. */
import { limit } from '../narration/limit';
import { type SampleProgram, sampleProgram } from '../samples/sample-program';
import { SAMPLE_RATE } from './sample-rate';

export type Stereo = readonly [left: Float32Array, right: Float32Array];

export const toLufs = (energy: number): number => -0.691 + 10 * Math.log10(Math.max(energy, 1e-12));

/** Samples of a step in which loudness is counted: a tenth of a second. */
export const LOUDNESS_STEP = SAMPLE_RATE / 10;

/** Steps that are measured at a time, and what a filter remembers of them: six pairs of 64-bit floats. */
const STEPS = 10;
const STATE = 6 * 2 * 2;

let started: SampleProgram | undefined;

/**
 * Weighted energy of every step, of both channels together, by the standard's two filters at 48 kHz: a high shelf for the head, and a
 * high pass. A second channel without samples is silent.
 */
export function stepEnergies([left, right]: Stereo): Float64Array {
  const out = new Float64Array(Math.floor(left.length / LOUDNESS_STEP));
  started ??= sampleProgram([STEPS * LOUDNESS_STEP, STEPS * LOUDNESS_STEP, STEPS * 2 * 2, STATE]);
  const { energies, lists } = started;
  const [one, other, sums, state] = lists as [Float32Array, Float32Array, Float32Array, Float32Array];
  const pairs = new Float64Array(sums.buffer, sums.byteOffset, STEPS * 2);
  state.fill(0);
  for (let from = 0; from < out.length; from += STEPS) {
    const count = Math.min(STEPS, out.length - from);
    const [first, end] = [from * LOUDNESS_STEP, (from + count) * LOUDNESS_STEP];
    one.set(left.subarray(first, end));
    if (right.length < end) other.fill(0);
    other.set(right.subarray(first, end));
    const ends = sums.byteOffset + count * 2 * Float64Array.BYTES_PER_ELEMENT;
    energies(one.byteOffset, other.byteOffset, LOUDNESS_STEP, sums.byteOffset, ends, state.byteOffset);
    for (let step = 0; step < count; step += 1)
      out[from + step] = (pairs[2 * step] as number) + (pairs[2 * step + 1] as number);
  }
  return out;
}

/** Integrated loudness in LUFS of what has these energies; -120 for silence. */
export function integrated(energies: Float64Array): number {
  const blocks: number[] = [];
  for (let at = 0; at + 4 <= energies.length; at += 1) {
    let energy = 0;
    for (let part = at; part < at + 4; part += 1) energy += (energies[part] ?? 0) / 4;
    blocks.push(energy);
  }
  const mean = (list: readonly number[]): number =>
    list.length === 0 ? 0 : list.reduce((sum, energy) => sum + energy, 0) / list.length;
  const heard = blocks.filter((energy) => toLufs(energy) > -70);
  const relative = toLufs(mean(heard)) - 10;
  return toLufs(mean(heard.filter((energy) => toLufs(energy) > relative)));
}

/** Integrated loudness in LUFS; -120 for silence. */
export const loudness = (mix: Stereo): number => integrated(stepEnergies(mix));

/** About -2 dBFS, so that the AAC encoder's ripple stays below -1. */
const CEILING = 0.79;
/** Units by which it may be off, and how often it is tried: what holds peaks takes a little of the loudness with them. */
const FINE = 0.1;
const ROUNDS = 3;
/** What is quieter than this is left so. */
const SILENT = -70;

/** Brings a mix to a loudness in place; its peaks are held below about -2 dBFS. */
export function setLoudness(mix: Stereo, lufs: number): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = loudness(mix);
    if (now < SILENT || (round > 0 && Math.abs(lufs - now) < FINE)) return;
    const gain = 10 ** (Math.round((lufs - now) * 1e4) / 2e5);
    for (const channel of mix)
      for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] as number) * gain;
    if (!limit(mix, CEILING)) return;
  }
}
