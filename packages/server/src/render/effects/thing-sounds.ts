/** What things sound like: each is strewn of small pieces of noise and sines, as loud as the others, with the thing seen as it begins. */
import { exp2, fading, saturate, sine } from '../music/exact';
import { filtered } from '../music/filter';
import { addNoise, addSine, addTo, faded, fallen, risen, samplesOf } from '../music/instruments/tone';
import { SAMPLE_RATE } from '../music/sample-rate';
import { type Random, randomFor } from '../random';
import type { SoundName } from './cue';

type Piece = (nth: number) => Float32Array;

/** A short burst of noise around a pitch. */
function burst(label: string, seconds: number, hertz: number, fades: number, peak = 0.4): Float32Array {
  const out = samplesOf(seconds);
  addNoise(out, label);
  filtered(out, { keeps: 'band', at: hertz, peak });
  faded(out, 1, fading(fades));
  risen(out, 0.0015);
  fallen(out, seconds * 0.3);
  return out;
}

/** Something struck: sines that fade, the higher the sooner. */
function struck(hertz: number, ratios: readonly number[], fades: number): Float32Array {
  const out = samplesOf(fades * 5);
  for (const [nth, ratio] of ratios.entries())
    addSine(out, (hertz * ratio) / SAMPLE_RATE, 0.4 / (nth + 1), fading(fades / (1 + nth * 0.5)));
  risen(out, 0.001);
  fallen(out, fades);
  return out;
}

/** What is dull and heavy. */
const thud = (hertz: number, fades: number): Float32Array => struck(hertz, [1, 1.6], fades);

function at(seconds: number, moments: readonly number[], piece: Piece): Float32Array {
  const out = samplesOf(seconds);
  for (const [nth, moment] of moments.entries())
    addTo(out.subarray(Math.min(out.length - 1, Math.round(moment * SAMPLE_RATE))), piece(nth));
  fallen(out, 0.08);
  return out;
}

const every = (step: number, until: number): number[] =>
  Array.from({ length: Math.ceil(until / step) }, (_, nth) => 0.01 + nth * step);

/** Moments about so far apart, and none of them as far as the last. */
function about(step: number, until: number, random: Random): number[] {
  const moments: number[] = [];
  for (let moment = 0.01; moment < until; moment += step * (0.4 + 1.2 * random())) moments.push(moment);
  return moments;
}

/** Noise around a pitch that moves, which swells and goes; `hertz` and `loud` by the share of it that is over. */
function breath(
  label: string,
  seconds: number,
  keeps: 'low' | 'band' | 'high',
  hertz: (share: number) => number,
  loud: (share: number) => number,
): Float32Array {
  const out = samplesOf(seconds);
  addNoise(out, label);
  filtered(out, { keeps, at: (sample) => hertz(sample / out.length), peak: 0.3 });
  for (let sample = 0; sample < out.length; sample += 1)
    out[sample] = (out[sample] as number) * loud(sample / out.length);
  risen(out, 0.01);
  fallen(out, seconds * 0.25);
  return out;
}

/** A row of pulses whose pitch moves, as motors and horns have. */
function buzzing(seconds: number, hertz: (share: number) => number, hardness: number): Float32Array {
  const out = samplesOf(seconds);
  let phase = 0;
  for (let sample = 0; sample < out.length; sample += 1) {
    phase = (phase + hertz(sample / out.length) / SAMPLE_RATE) % 1;
    out[sample] = saturate(sine(phase) * hardness) * 0.4 + (phase - 0.5) * 0.4;
  }
  return out;
}

const swell = (share: number): number => 4 * share * (1 - share);
const gone = (share: number): number => 1 - share;

const MAKERS = {
  clink: (random) =>
    at(0.7, [0.01, 0.2, 0.26], (nth) => struck(2300 + 900 * nth + 300 * random(), [1, 1.71, 2.9], 0.06)),
  scribble: (random) =>
    at(1.1, about(0.13, 0.95, random), (nth) =>
      breath(`stroke ${nth}`, 0.11, 'band', (share) => 2600 + 1400 * share + 500 * random(), swell),
    ),
  sizzle: (random) => {
    const out = breath(
      'sizzle',
      1.5,
      'high',
      () => 3600,
      (share) => 0.35 * (1 - 0.5 * share),
    );
    addTo(
      out,
      at(1.5, about(0.03, 1.3, random), (nth) => burst(`spit ${nth % 9}`, 0.03, 3000 + 3500 * random(), 0.004)),
    );
    fallen(out, 0.4);
    return out;
  },
  water: (random) => {
    const out = breath(
      'water',
      1.4,
      'band',
      (share) => 900 + 500 * sine(share * 2),
      () => 0.25,
    );
    addTo(
      out,
      at(1.4, about(0.05, 1.2, random), () => {
        const drop = samplesOf(0.07);
        const from = 500 + 900 * random();
        let phase = 0;
        for (let sample = 0; sample < drop.length; sample += 1) {
          phase += (from * (1 + sample / drop.length)) / SAMPLE_RATE;
          drop[sample] = sine(phase) * 0.3 * swell(sample / drop.length);
        }
        return drop;
      }),
    );
    fallen(out, 0.4);
    return out;
  },
  waves: () =>
    breath(
      'waves',
      2.4,
      'low',
      (share) => 500 + 2600 * swell(share),
      (share) => 0.05 + swell(share),
    ),
  wind: () =>
    breath(
      'gust',
      2,
      'band',
      (share) => 380 * exp2(1.3 * swell(share)),
      (share) => 0.06 + swell(share),
    ),
  birds: (random) =>
    at(1.3, [0.01, 0.12, 0.23, 0.62, 0.74], (nth) => {
      const out = samplesOf(0.08);
      const from = (nth < 3 ? 3100 : 4200) + 300 * random();
      let phase = 0;
      for (let sample = 0; sample < out.length; sample += 1) {
        phase += (from * (1.12 - 0.2 * (sample / out.length))) / SAMPLE_RATE;
        out[sample] = sine(phase) * 0.4 * swell(sample / out.length);
      }
      return out;
    }),
  engine: () => {
    const out = buzzing(1.7, (share) => 44 + 46 * swell(share), 2.5);
    filtered(out, { keeps: 'low', at: (sample) => 220 + 500 * swell(sample / out.length), peak: 0.3 });
    addTo(
      out,
      breath(
        'tyres',
        1.7,
        'low',
        (share) => 300 + 700 * swell(share),
        (share) => 0.5 * swell(share),
      ),
    );
    risen(out, 0.25);
    fallen(out, 0.7);
    return out;
  },
  jet: () =>
    breath(
      'jet',
      2.2,
      'band',
      (share) => 420 + 900 * gone(share),
      (share) => 0.1 + swell(share),
    ),
  rails: () =>
    at(1.5, [0.01, 0.14, 0.62, 0.75, 1.23], (nth) => {
      const out = thud(92 - 8 * (nth % 2), 0.06);
      addTo(out, burst(`rail ${nth}`, 0.09, 900, 0.018));
      return out;
    }),
  horn: () => {
    const out = buzzing(1.2, () => 155, 2);
    addTo(
      out,
      buzzing(1.2, () => 196, 2),
    );
    filtered(out, { keeps: 'low', at: 900, peak: 0.2 });
    risen(out, 0.09);
    fallen(out, 0.5);
    return out;
  },
  steps: () =>
    at(1.5, [0.01, 0.44, 0.87, 1.3], (nth) => {
      const out = thud(96 + 14 * (nth % 2), 0.035);
      addTo(out, burst(`sole ${nth}`, 0.09, 1100 + 250 * (nth % 2), 0.02));
      return out;
    }),
  hooves: () =>
    at(1.3, [0.01, 0.17, 0.5, 0.67, 1], (nth) => {
      const out = struck(nth % 2 === 0 ? 620 : 780, [1, 1.9], 0.018);
      addTo(out, burst(`hoof ${nth}`, 0.05, 1300, 0.008));
      return out;
    }),
  ball: () =>
    at(1.4, [0.01, 0.42, 0.73, 0.95, 1.1], (nth) => {
      const out = thud(150 + 12 * nth, 0.05);
      addTo(out, burst(`ball ${nth}`, 0.05, 520, 0.012));
      faded(out, 0.8 ** nth, 1);
      return out;
    }),
  whistle: () =>
    at(0.75, [0.01, 0.22], (nth) => {
      const out = samplesOf(nth === 0 ? 0.13 : 0.42);
      for (let sample = 0; sample < out.length; sample += 1)
        out[sample] = sine((2350 * sample) / SAMPLE_RATE + 1.4 * sine((38 * sample) / SAMPLE_RATE)) * 0.35;
      risen(out, 0.02);
      fallen(out, 0.06);
      return out;
    }),
  heartbeat: () => at(1.6, [0.01, 0.22, 0.86, 1.07], (nth) => thud(nth % 2 === 0 ? 58 : 70, 0.07)),
  hammer: () =>
    at(1.1, [0.01, 0.36, 0.71], (nth) => {
      const out = struck(1250, [1, 2.76, 4.1], 0.03);
      addTo(out, thud(170, 0.04));
      addTo(out, burst(`nail ${nth}`, 0.05, 2400, 0.008));
      return out;
    }),
  saw: () =>
    at(1.4, [0.01, 0.34, 0.67, 1], (nth) =>
      breath(`saw ${nth}`, 0.28, 'band', (share) => (nth % 2 === 0 ? 1500 + 900 * share : 2300 - 900 * share), swell),
    ),
  ratchet: () =>
    at(0.95, [...every(0.045, 0.36), ...every(0.045, 0.36).map((one) => one + 0.5)], (nth) =>
      burst(`cog ${nth % 5}`, 0.025, 3100, 0.004, 0.6),
    ),
  coins: (random) =>
    at(0.9, [0.01, 0.09, 0.15, 0.27, 0.33, 0.46], () => struck(3600 + 1900 * random(), [1, 1.52, 2.3], 0.045)),
  clock: () =>
    at(1.6, [0.01, 0.51, 1.01, 1.51], (nth) => {
      const out = burst(`clock ${nth}`, 0.04, nth % 2 === 0 ? 2600 : 1900, 0.006, 0.6);
      addTo(out, struck(nth % 2 === 0 ? 1700 : 1250, [1], 0.008));
      return out;
    }),
  ring: () =>
    at(1.2, [0.01, 0.55], () => {
      const out = samplesOf(0.38);
      for (let sample = 0; sample < out.length; sample += 1) {
        const high = Math.floor(sample / (SAMPLE_RATE * 0.045)) % 2 === 0;
        out[sample] = sine(((high ? 1318.5 : 1046.5) * sample) / SAMPLE_RATE) * 0.3;
      }
      filtered(out, { keeps: 'low', at: 3200, peak: 0.1 });
      risen(out, 0.02);
      fallen(out, 0.1);
      return out;
    }),
  snip: () =>
    at(0.75, [0.01, 0.3], (nth) => {
      const out = breath(
        `blade ${nth}`,
        0.13,
        'high',
        (share) => 4200 + 2500 * share,
        (share) => share,
      );
      addTo(out.subarray(Math.round(out.length * 0.85)), struck(4700, [1, 1.4], 0.004));
      return out;
    }),
  sewing: () =>
    at(1.1, every(0.062, 1), (nth) => {
      const out = burst(`stitch ${nth % 6}`, 0.03, 1500, 0.006);
      addTo(out, thud(210, 0.008));
      return out;
    }),
  crackle: (random) => {
    const out = breath(
      'embers',
      1.5,
      'low',
      () => 500,
      () => 0.12,
    );
    addTo(
      out,
      at(1.5, about(0.055, 1.35, random), (nth) =>
        burst(`crack ${nth % 11}`, 0.02, 1500 + 3500 * random(), 0.003, 0.6),
      ),
    );
    fallen(out, 0.3);
    return out;
  },
  purr: () => {
    const out = samplesOf(1.6);
    addNoise(out, 'purr');
    filtered(out, { keeps: 'low', at: 420, peak: 0.3 });
    for (let sample = 0; sample < out.length; sample += 1) {
      const pulse = 0.5 + 0.5 * sine((25 * sample) / SAMPLE_RATE);
      out[sample] = (out[sample] as number) * pulse * pulse * (0.55 + 0.45 * sine(sample / out.length));
    }
    risen(out, 0.15);
    fallen(out, 0.4);
    return out;
  },
  buzz: () => {
    const out = buzzing(1.2, (share) => 210 + 26 * sine(share * 1.5), 1.5);
    filtered(out, { keeps: 'band', at: 700, peak: 0.3 });
    risen(out, 0.15);
    fallen(out, 0.4);
    return out;
  },
  applause: (random) =>
    at(1.8, about(0.012, 1.5, random), (nth) => burst(`clap ${nth % 23}`, 0.05, 900 + 900 * random(), 0.009)),
  knock: () =>
    at(0.7, [0.01, 0.2, 0.39], (nth) => {
      const out = struck(190, [1, 2.2, 3.4], 0.028);
      addTo(out, burst(`knuckle ${nth}`, 0.04, 700, 0.007));
      return out;
    }),
} satisfies Partial<Record<SoundName, (random: Random) => Float32Array>>;

export type ThingSound = keyof typeof MAKERS;
export const isThingSound = (name: SoundName): name is ThingSound => name in MAKERS;

/** The root of the mean square of a twentieth of a second at its loudest, and the highest sample. */
const LOUD = 0.13;
const HIGHEST = 0.85;

/** As loud as other things are. */
function levelled(out: Float32Array): Float32Array {
  const window = Math.round(0.05 * SAMPLE_RATE);
  let [loudest, highest] = [0, 0];
  for (let start = 0; start < out.length; start += window) {
    const part = out.subarray(start, start + window);
    loudest = Math.max(loudest, part.reduce((sum, sample) => sum + sample * sample, 0) / window);
    highest = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), highest);
  }
  faded(out, Math.min(LOUD / Math.sqrt(loudest), HIGHEST / highest), 1);
  return out;
}

export function thingSound(name: ThingSound): Float32Array {
  const out = levelled(MAKERS[name](randomFor(7, name)));
  risen(out, 0.001);
  fallen(out, 0.03);
  return out;
}
