/**
 * The instruments: each makes one note as mono samples. Notes are pure functions of pitch and length, so a note that is
 * played often is made once.
 */
import { randomFor } from '../random';

export const SAMPLE_RATE = 48_000;

const TURN = Math.PI * 2;

export type Voice =
  | 'pad'
  | 'keys'
  | 'pluck'
  | 'bass'
  | 'bell'
  | 'kick'
  | 'boom'
  | 'snare'
  | 'clap'
  | 'hat'
  | 'shaker'
  | 'swell';

const frequency = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

const samplesOf = (seconds: number): number => Math.max(1, Math.round(seconds * SAMPLE_RATE));

/** Rises in `attack` seconds and is gone, by `release` seconds of fading, at the end of the note. */
const gate = (at: number, length: number, attack: number, release: number): number =>
  Math.min(1, at / (attack * SAMPLE_RATE), (length - at) / (release * SAMPLE_RATE));

function make(seconds: number, sample: (at: number, length: number) => number): Float32Array {
  const length = samplesOf(seconds);
  const out = new Float32Array(length);
  for (let at = 0; at < length; at += 1) out[at] = sample(at, length);
  return out;
}

const TABLE_SIZE = 4096;

/** One period of a saw without harsh overtones: four partials, each fading with its number. */
const WARM_SAW = Float32Array.from({ length: TABLE_SIZE }, (_, at) =>
  [1, 2, 3, 4].reduce((sum, partial) => sum + Math.sin((TURN * partial * at) / TABLE_SIZE) / partial ** 1.35, 0),
);

/** The saw at a phase, counted in periods. */
const warmSaw = (periods: number): number => WARM_SAW[((periods - Math.floor(periods)) * TABLE_SIZE) | 0] ?? 0;

const noiseFor = (label: string): (() => number) => {
  const random = randomFor(7, label);
  return () => random() * 2 - 1;
};

const decay = (at: number, seconds: number): number => Math.exp(-at / (seconds * SAMPLE_RATE));

const VOICES: Record<Voice, (midi: number, seconds: number) => Float32Array> = {
  pad: (midi, seconds) => {
    const step = frequency(midi) / SAMPLE_RATE;
    return make(seconds + 0.5, (at, length) => {
      const breath = 0.85 + 0.15 * warmSaw((at / SAMPLE_RATE) * 0.27 + midi / 7);
      const sum = warmSaw(at * step * 1.0022) + warmSaw(at * step * 0.9978 + 0.16);
      return sum * 0.3 * breath * gate(at, length, 0.35, 0.6);
    });
  },
  keys: (midi, seconds) => {
    const step = (TURN * frequency(midi)) / SAMPLE_RATE;
    return make(seconds + 0.6, (at, length) => {
      const bright = decay(at, 0.35);
      const tone =
        Math.sin(at * step + Math.sin(at * step * 2) * 0.9 * bright) + 0.3 * Math.sin(at * step * 2.001) * bright;
      return tone * 0.6 * decay(at, 1.1) * gate(at, length, 0.004, 0.3);
    });
  },
  pluck: (midi, seconds) => {
    const step = (TURN * frequency(midi)) / SAMPLE_RATE;
    return make(Math.max(seconds, 0.3), (at, length) => {
      const bright = decay(at, 0.07);
      const tone =
        Math.sin(at * step) +
        0.55 * bright * Math.sin(at * step * 2) +
        0.4 * bright * Math.sin(at * step * 3) +
        0.25 * bright * Math.sin(at * step * 5);
      return tone * 0.6 * decay(at, 0.22) * gate(at, length, 0.002, 0.05);
    });
  },
  bass: (midi, seconds) => {
    const step = (TURN * frequency(midi)) / SAMPLE_RATE;
    return make(seconds, (at, length) => {
      const tone =
        Math.sin(at * step) +
        0.4 * Math.sin(at * step * 2) * decay(at, 0.25) +
        0.16 * Math.sin(at * step * 3) * decay(at, 0.1);
      return Math.tanh(tone * 0.9) * 0.8 * gate(at, length, 0.006, 0.06);
    });
  },
  bell: (midi, seconds) => {
    const step = (TURN * frequency(midi)) / SAMPLE_RATE;
    return make(
      seconds + 0.8,
      (at, length) =>
        (Math.sin(at * step) +
          0.4 * Math.sin(at * step * 2.76) * decay(at, 0.2) +
          0.2 * Math.sin(at * step * 4.1) * decay(at, 0.1)) *
        0.5 *
        decay(at, 0.6) *
        gate(at, length, 0.002, 0.2),
    );
  },
  kick: () =>
    make(
      0.32,
      (at, length) =>
        Math.sin(TURN * (46 * (at / SAMPLE_RATE) + (110 / 34) * (1 - Math.exp((-34 * at) / SAMPLE_RATE)))) *
        decay(at, 0.12) *
        gate(at, length, 0.001, 0.03),
    ),
  boom: () => {
    const noise = noiseFor('boom');
    let low = 0;
    return make(1.3, (at, length) => {
      low += (noise() - low) * 0.05;
      return (
        (Math.sin(TURN * (41 * (at / SAMPLE_RATE) + 2.6 * (1 - Math.exp((-22 * at) / SAMPLE_RATE)))) * decay(at, 0.4) +
          low * 1.6 * decay(at, 0.08)) *
        gate(at, length, 0.002, 0.2)
      );
    });
  },
  snare: () => {
    const noise = noiseFor('snare');
    let low = 0;
    return make(0.24, (at, length) => {
      const raw = noise();
      low += (raw - low) * 0.35;
      return (
        ((raw - low) * 0.5 * decay(at, 0.07) + Math.sin((TURN * 188 * at) / SAMPLE_RATE) * 0.5 * decay(at, 0.05)) *
        gate(at, length, 0.001, 0.03)
      );
    });
  },
  clap: () => {
    const noise = noiseFor('clap');
    let low = 0;
    return make(0.26, (at, length) => {
      const raw = noise();
      low += (raw - low) * 0.3;
      const burst =
        at < 0.03 * SAMPLE_RATE
          ? decay(at % Math.round(0.01 * SAMPLE_RATE), 0.004)
          : decay(at - 0.03 * SAMPLE_RATE, 0.06);
      return (raw - low) * 0.55 * burst * gate(at, length, 0.001, 0.03);
    });
  },
  hat: () => {
    const noise = noiseFor('hat');
    let last = 0;
    return make(0.07, (at, length) => {
      const raw = noise();
      const high = raw - last;
      last = raw;
      return high * 0.32 * decay(at, 0.014) * gate(at, length, 0.0005, 0.01);
    });
  },
  shaker: () => {
    const noise = noiseFor('shaker');
    let last = 0;
    return make(0.1, (at, length) => {
      const raw = noise();
      const high = raw - last;
      last = raw;
      return high * 0.2 * Math.sin((Math.PI * at) / length) * gate(at, length, 0.01, 0.02);
    });
  },
  swell: (_midi, seconds) => {
    const noise = noiseFor('swell');
    let low = 0;
    return make(seconds, (at, length) => {
      const progress = at / length;
      low += (noise() - low) * (0.02 + 0.25 * progress * progress);
      return low * progress ** 2.5 * 0.7 * gate(at, length, 0.01, 0.02);
    });
  },
};

/** Makes notes, each distinct one once. */
export function orchestra(): (voice: Voice, midi: number, seconds: number) => Float32Array {
  const made = new Map<string, Float32Array>();
  return (voice, midi, seconds) => {
    const key = `${voice} ${midi} ${seconds.toFixed(3)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const note = VOICES[voice](midi, seconds);
    made.set(key, note);
    return note;
  };
}
