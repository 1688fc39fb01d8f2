/** How much begins at each moment of a sound: the rise of its bands, a hundred and twenty-five times a second. */
import { fourierOf } from '../../narration/fourier';
import type { Stereo } from '../loudness';
import { SAMPLE_RATE } from '../sample-rate';

/** Every so manieth sample is looked at: beats need no treble above 8 kHz. */
const EVERY = 3;
const RATE = SAMPLE_RATE / EVERY;
const WINDOW = 512;
const HOP = 128;
/** Frames a second. */
export const ONSET_RATE = RATE / HOP;
/** Seconds from a frame's first sample to what its onset is an onset of, as measured on clicks. */
const CENTRE = 0.0215;
const BANDS = 24;
/** Bands below this hold kicks and basses. */
const LOW_BANDS = 4;

export interface Onsets {
  readonly all: Float64Array;
  /** Of the lowest bands alone. */
  readonly low: Float64Array;
}

/** Seconds of the sound that a frame, which need not be whole, stands for. */
export const secondsAt = (frame: number): number => frame / ONSET_RATE + CENTRE;

/** What every sound is brought to, as the root of its mean square. */
const LOUD = 0.1;

/** The louder of both sides together and of what differs between them: sides that are opposed leave nothing together. */
const mono = ([left, right]: Stereo): Float32Array => {
  const [together, apart] = [
    new Float32Array(Math.floor(left.length / EVERY)),
    new Float32Array(Math.floor(left.length / EVERY)),
  ];
  for (let at = 0; at < together.length; at += 1) {
    let [sum, difference] = [0, 0];
    for (let near = at * EVERY; near < (at + 1) * EVERY; near += 1) {
      sum += (left[near] ?? 0) + (right[near] ?? 0);
      difference += (left[near] ?? 0) - (right[near] ?? 0);
    }
    together[at] = sum / EVERY;
    apart[at] = difference / EVERY;
  }
  const energyOf = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);
  const out = energyOf(together) >= energyOf(apart) ? together : apart;
  const power = energyOf(out) / Math.max(1, out.length);
  // As loud as any other: what begins is told by how much it adds.
  const gain = power === 0 ? 0 : LOUD / Math.sqrt(power);
  return out.map((sample) => sample * gain);
};

/** The first bin of each band, and the last one's end: even below 1 kHz, then ever wider. */
const EDGES = Array.from({ length: BANDS + 1 }, (_, band) =>
  Math.round(1 + (band < 8 ? band * 1.5 : 12 * (240 / 12) ** ((band - 8) / (BANDS - 8)))),
);

export function onsetsOf(sound: Stereo): Onsets {
  const samples = mono(sound);
  const frames = Math.max(0, Math.floor((samples.length - WINDOW) / HOP) + 1);
  const [all, low] = [new Float64Array(frames), new Float64Array(frames)];
  const fourier = fourierOf(WINDOW);
  const hann = Float64Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW));
  const [real, imaginary] = [new Float64Array(WINDOW), new Float64Array(WINDOW)];
  let before: Float64Array | undefined;
  for (let frame = 0; frame < frames; frame += 1) {
    for (let at = 0; at < WINDOW; at += 1) real[at] = (samples[frame * HOP + at] as number) * (hann[at] as number);
    imaginary.fill(0);
    fourier(real, imaginary);
    const levels = new Float64Array(BANDS);
    for (let band = 0; band < BANDS; band += 1) {
      let sum = 0;
      for (let bin = EDGES[band] as number; bin < (EDGES[band + 1] as number); bin += 1)
        sum += (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2;
      levels[band] = Math.log1p(sum * 60);
    }
    if (before !== undefined)
      for (let band = 0; band < BANDS; band += 1) {
        const rise = Math.max(0, (levels[band] as number) - (before[band] as number));
        all[frame] = (all[frame] as number) + rise;
        if (band < LOW_BANDS) low[frame] = (low[frame] as number) + rise;
      }
    before = levels;
  }
  return { all, low };
}
