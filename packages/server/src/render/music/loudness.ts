/** Loudness as ITU-R BS.1770 measures it (K weighting, 400 ms blocks, gated), and setting a mix to a loudness. */
import { limit } from '../narration/limit';
import { SAMPLE_RATE } from './sample-rate';

export type Stereo = readonly [left: Float32Array, right: Float32Array];

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The standard's two filters at 48 kHz: a high shelf for the head, and a high pass. */
const SHELF: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

function energyPerStep(channel: Float32Array, step: number): Float64Array {
  const out = new Float64Array(Math.floor(channel.length / step));
  const [s0, s1, s2] = SHELF.b;
  const [p1, p2] = SHELF.a;
  const [h1, h2] = HIGH_PASS.a;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let block = 0; block < out.length; block += 1) {
    let sum = 0;
    for (let at = block * step; at < (block + 1) * step; at += 1) {
      const x = channel[at] ?? 0;
      const y = s0 * x + s1 * x1 + s2 * x2 - p1 * y1 - p2 * y2;
      const z = y - 2 * y1 + y2 - h1 * z1 - h2 * z2;
      [x2, x1, y2, y1, z2, z1] = [x1, x, y1, y, z1, z];
      sum += z * z;
    }
    out[block] = sum / step;
  }
  return out;
}

export const toLufs = (energy: number): number => -0.691 + 10 * Math.log10(Math.max(energy, 1e-12));

/** Samples of a step in which loudness is counted: a tenth of a second. */
export const LOUDNESS_STEP = SAMPLE_RATE / 10;

/** Weighted energy of every step, of both channels together. */
export function stepEnergies([left, right]: Stereo): Float64Array {
  const both = energyPerStep(left, LOUDNESS_STEP);
  const other = energyPerStep(right, LOUDNESS_STEP);
  return both.map((energy, at) => energy + (other[at] ?? 0));
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
