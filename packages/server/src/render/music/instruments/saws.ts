/** Saws that are a little out of tune with each other, behind a filter that opens and closes. */
import { exp2, fading, hertz, sine } from '../exact';
import { filtered } from '../filter';
import { SAMPLE_RATE } from '../sample-rate';
import { addSaws } from './saw-waves';
import { faded, type Instrument, risen, samplesOf } from './tone';

interface SawKind {
  /** Cents by which each saw is off. */
  readonly detune: readonly number[];
  /** Hertz at which the filter rests, the octaves that it opens by at first, and for how many seconds. */
  readonly rests: number;
  readonly opens: number;
  readonly seconds: number;
  readonly peak: number;
  readonly attack: number;
  readonly release: number;
  /** Octaves by which the filter goes up and down while the note is held, and how many times a second. */
  readonly sways?: readonly [octaves: number, times: number];
  /** Rings no longer than this many seconds. */
  readonly rings?: number;
  /** A square instead. */
  readonly hollow?: boolean;
  readonly wide?: boolean;
  readonly gain: number;
}

/** What is dull enough is made of every other sample only. */
const DULL = 1500;

/** What lies between every two samples is put between them. */
function doubled(half: Float32Array, length: number): Float32Array {
  const out = new Float32Array(length);
  let own = half[0] as number;
  for (let at = 0; at + 1 < length; at += 2) {
    const next = half[(at >> 1) + 1] ?? 0;
    out[at] = own;
    out[at + 1] = (own + next) / 2;
    own = next;
  }
  return out;
}

function channel(kind: SawKind, midi: number, seconds: number, side: number): Float32Array {
  const isDull = kind.rests * exp2(kind.opens) < DULL;
  const every = isDull ? 2 : 1;
  const [octaves, times] = kind.sways ?? [0, 0];
  const each = kind.gain / kind.detune.length;
  const rings = kind.rings === undefined ? seconds : Math.min(seconds, kind.rings * 5);
  const length = samplesOf(rings).length;
  const out = new Float32Array(Math.ceil(length / every));
  const waves = kind.detune.flatMap((cents, order) => {
    const step = (hertz(midi + (cents * (1 + side * 0.3)) / 100) / SAMPLE_RATE) * every;
    const begins = (0.137 + order * 0.381 + side * 0.29) % 1;
    const saw = { step, begins, gain: each };
    return kind.hollow === true ? [saw, { step, begins: begins + 0.5, gain: -each }] : [saw];
  });
  addSaws(out, waves);
  const shut = -1.4426950408889634 / (kind.seconds * SAMPLE_RATE);
  const at = (sample: number): number => {
    const now = sample * every;
    const open = kind.opens * exp2(now * shut);
    return kind.rests * every * exp2(open + octaves * sine((now / SAMPLE_RATE) * times + side * 0.25 + midi / 7));
  };
  filtered(out, { keeps: 'low', at, peak: kind.peak });
  const whole = isDull ? doubled(out, length) : out;
  if (kind.rings !== undefined) faded(whole, 1, fading(kind.rings));
  risen(whole, kind.attack);
  return whole;
}

const saws = (kind: SawKind): Instrument => ({
  release: kind.release,
  make: (midi, seconds) =>
    kind.wide === true
      ? [channel(kind, midi, seconds, 0), channel(kind, midi, seconds, 1)]
      : [channel(kind, midi, seconds, 0)],
});

// biome-ignore format: a table is read in rows
export const SAWS = {
  pad: saws({ detune: [-9, 8], rests: 1000, opens: 0.5, seconds: 0.8, peak: 0.2, attack: 0.25, release: 0.5, sways: [0.7, 0.21], wide: true, gain: 0.6 }),
  'warm-pad': saws({ detune: [-6, 5], rests: 520, opens: 0.8, seconds: 1, peak: 0.1, attack: 0.35, release: 0.6, sways: [0.5, 0.15], wide: true, gain: 0.7 }),
  'string-section': saws({ detune: [-12, 4, 11], rests: 2300, opens: 0.3, seconds: 1, peak: 0, attack: 0.18, release: 0.45, sways: [0.2, 5.3], wide: true, gain: 0.6 }),
  supersaw: saws({ detune: [-17, -5, 6, 15], rests: 2600, opens: 1.6, seconds: 0.22, peak: 0.15, attack: 0.004, release: 0.09, wide: true, gain: 0.75 }),
  stab: saws({ detune: [-8, 7], rests: 900, opens: 2.4, seconds: 0.09, peak: 0.45, attack: 0.003, release: 0.07, rings: 0.4, wide: true, gain: 0.9 }),
  brass: saws({ detune: [-5, 4], rests: 900, opens: 1.2, seconds: 0.5, peak: 0.1, attack: 0.06, release: 0.18, wide: true, gain: 0.8 }),
  pluck: saws({ detune: [-4, 5], rests: 700, opens: 3, seconds: 0.06, peak: 0.4, attack: 0.002, release: 0.08, rings: 0.28, gain: 0.95 }),
  'square-pluck': saws({ detune: [0], rests: 900, opens: 2.6, seconds: 0.07, peak: 0.35, attack: 0.002, release: 0.08, rings: 0.3, hollow: true, gain: 0.7 }),
  lead: saws({ detune: [-6, 6], rests: 2200, opens: 1, seconds: 0.2, peak: 0.25, attack: 0.012, release: 0.14, gain: 0.7 }),
  flute: saws({ detune: [0], rests: 1300, opens: 0.4, seconds: 0.3, peak: 0.1, attack: 0.05, release: 0.14, sways: [0.25, 5.1], hollow: true, gain: 0.55 }),
} as const satisfies Record<string, Instrument>;
