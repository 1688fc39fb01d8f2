/** What is struck: an electric piano and bells, in which one sine bends another; a piano; bars of wood. */
import { fading, hertz, sine } from '../exact';
import { SAMPLE_RATE } from '../sample-rate';
import { addSine, bendSine, faded, type Instrument, risen, samplesOf } from './tone';

interface Struck {
  /** Turns of what bends for one of what is bent, how far it bends at first, and for how many seconds. */
  readonly bends: readonly { readonly ratio: number; readonly depth: number; readonly seconds: number }[];
  /** Partials beside the tone: turns for one of its own, loudness, seconds. */
  readonly partials?: readonly (readonly [ratio: number, gain: number, seconds: number])[];
  readonly rings: number;
  readonly attack: number;
  readonly release: number;
  /** Wavers in loudness, to and fro between the sides, so many times a second. */
  readonly tremolo?: number;
}

const TURN = 6.283185307179586;

const struck = ({ bends, partials = [], rings, attack, release, tremolo }: Struck): Instrument => ({
  release,
  make: (midi, seconds) => {
    const step = hertz(midi) / SAMPLE_RATE;
    const out = samplesOf(Math.min(seconds, rings * 3.5));
    for (const { ratio, depth, seconds: length } of bends) addSine(out, step * ratio, depth / TURN, fading(length));
    bendSine(out, step);
    for (const [ratio, gain, length] of partials)
      if (ratio * step < 0.4) addSine(out, step * ratio, gain, fading(length));
    faded(out, 0.55, fading(rings));
    risen(out, attack);
    if (tremolo === undefined) return [out];
    const other = new Float32Array(out.length);
    const swing = tremolo / SAMPLE_RATE;
    for (let at = 0; at < out.length; at += 1) {
      const sample = out[at] as number;
      const more = sample * 0.22 * sine(at * swing);
      out[at] = sample + more;
      other[at] = sample - more;
    }
    return [out, other];
  },
});

// biome-ignore format: a table is read in rows
export const STRUCK = {
  rhodes: struck({ bends: [{ ratio: 1, depth: 1.5, seconds: 0.7 }, { ratio: 14, depth: 0.55, seconds: 0.05 }], rings: 1.6, attack: 0.002, release: 0.3, tremolo: 4.6 }),
  wurli: struck({ bends: [{ ratio: 1, depth: 2.3, seconds: 0.35 }, { ratio: 3, depth: 0.5, seconds: 0.12 }], rings: 0.9, attack: 0.002, release: 0.18, tremolo: 5.8 }),
  piano: struck({ bends: [{ ratio: 2, depth: 0.8, seconds: 0.12 }], partials: [[2.002, 0.42, 0.9], [3.006, 0.3, 0.6], [4.014, 0.2, 0.4], [5.03, 0.13, 0.25], [7.06, 0.1, 0.1]], rings: 1.5, attack: 0.0015, release: 0.35 }),
  bell: struck({ bends: [{ ratio: 3.5, depth: 1.1, seconds: 0.4 }], partials: [[2.76, 0.35, 0.5], [5.4, 0.2, 0.2]], rings: 1.1, attack: 0.001, release: 0.6 }),
  glass: struck({ bends: [{ ratio: 7.02, depth: 0.7, seconds: 0.25 }], partials: [[4.2, 0.22, 0.35]], rings: 0.8, attack: 0.001, release: 0.45 }),
  marimba: struck({ bends: [{ ratio: 4, depth: 0.9, seconds: 0.03 }], partials: [[3.93, 0.3, 0.06], [9.2, 0.14, 0.025]], rings: 0.32, attack: 0.001, release: 0.08 }),
  kalimba: struck({ bends: [{ ratio: 5.4, depth: 0.8, seconds: 0.06 }], partials: [[6.3, 0.18, 0.08]], rings: 0.55, attack: 0.001, release: 0.12 }),
  vibes: struck({ bends: [{ ratio: 4, depth: 0.5, seconds: 0.2 }], partials: [[3.98, 0.2, 0.3]], rings: 1.5, attack: 0.002, release: 0.5, tremolo: 5 }),
} as const satisfies Record<string, Instrument>;
