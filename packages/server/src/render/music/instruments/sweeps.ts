/** What leads from one part to the next: a rise, a fall, and the weight of a landing. */
import { exp2, fading, hertz, sine } from '../exact';
import { filtered } from '../filter';
import { SAMPLE_RATE } from '../sample-rate';
import { addNoise, driven, faded, fallen, risen, samplesOf, type Tone } from './tone';

/** Unlike a note it is of one piece: a shorter one is another. */
export type Sweep = (midi: number, seconds: number) => Tone;

/** A left and a right channel of other noise. */
const wide = (seconds: number, label: string, make: (out: Float32Array) => void): Tone => {
  const [left, right] = [samplesOf(seconds), samplesOf(seconds)];
  for (const [out, side] of [
    [left, 'left'],
    [right, 'right'],
  ] as const) {
    addNoise(out, `${label} ${side}`);
    make(out);
  }
  return [left, right];
};

/** Noise that opens, and a tone that climbs an octave with it; it ends at once, where something lands. */
const riser: Sweep = (midi, seconds) => {
  const climbing = samplesOf(seconds);
  const { length } = climbing;
  const first = hertz(midi) / SAMPLE_RATE;
  let phase = 0;
  for (let at = 0; at < length; at += 1) {
    const share = at / length;
    // Nearly a power of two, and within a hair of it at both ends.
    phase += first * (1 + share * (0.66 + 0.34 * share));
    climbing[at] = sine(phase) * 0.12 + sine(phase * 2.01) * 0.07;
  }
  return wide(seconds, 'riser', (out) => {
    filtered(out, { keeps: 'band', at: (sample) => 350 * exp2((sample / length) * 4.8), peak: 0.5 });
    for (let at = 0; at < length; at += 1) {
      const share = at / length;
      const grown = share * share * (0.3 + 0.7 * share);
      out[at] = ((out[at] as number) * 0.75 + (climbing[at] as number)) * grown;
    }
    fallen(out, 0.015);
  });
};

/** The air after a landing. */
const fall: Sweep = (_midi, seconds) =>
  wide(seconds, 'fall', (out) => {
    const { length } = out;
    filtered(out, { keeps: 'low', at: (sample) => 11_000 * exp2((-5 * sample) / length), peak: 0.2 });
    faded(out, 0.5, fading(seconds * 0.3));
    risen(out, 0.004);
    fallen(out, seconds * 0.3);
  });

/** The weight of a landing. */
const impact: Sweep = (_midi, seconds) => {
  const out = samplesOf(seconds);
  addNoise(out, 'impact', 0.8);
  filtered(out, { keeps: 'low', at: 900, peak: 0.2 });
  faded(out, 1, fading(0.09));
  const bendFade = fading(0.06);
  const fade = fading(seconds * 0.32);
  let [bend, level, phase] = [1.8, 1, 0];
  for (let at = 0; at < out.length; at += 1) {
    phase += (38 * (1 + bend)) / SAMPLE_RATE;
    out[at] = (out[at] as number) + sine(phase) * level;
    bend *= bendFade;
    level *= fade;
  }
  driven(out, 1.8, 0.85);
  risen(out, 0.001);
  fallen(out, seconds * 0.3);
  return [out];
};

export const SWEEPS = { riser, fall, impact } as const satisfies Record<string, Sweep>;
