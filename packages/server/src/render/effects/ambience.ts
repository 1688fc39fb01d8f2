/** What a place sounds like, very quietly: a few seconds of it that go on without a seam. */
import { exp2, fading, sine } from '../music/exact';
import { filtered } from '../music/filter';
import { addNoise, addSine, addTo, faded, fallen, risen, samplesOf } from '../music/instruments/tone';
import { loudness, type Stereo } from '../music/loudness';
import { SAMPLE_RATE } from '../music/sample-rate';
import { type Random, randomFor } from '../random';
import type { WorldName } from '../worlds/worlds';

export type AmbienceName = 'murmur' | 'street' | 'sea' | 'birds' | 'hum' | 'rain' | 'wind' | 'crickets' | 'kitchen';

/** What is heard in a place. */
const OF_PLACE: Readonly<Record<WorldName, AmbienceName>> = {
  street: 'street',
  cafe: 'murmur',
  kitchen: 'kitchen',
  office: 'hum',
  clinic: 'hum',
  gym: 'hum',
  shop: 'murmur',
  classroom: 'hum',
  workshop: 'hum',
  garden: 'birds',
  park: 'birds',
  forest: 'birds',
  mountains: 'wind',
  sea: 'sea',
  field: 'birds',
  airport: 'murmur',
  station: 'murmur',
  stage: 'murmur',
  home: 'hum',
  bathroom: 'hum',
  warehouse: 'hum',
  restaurant: 'murmur',
  museum: 'murmur',
  studio: 'hum',
  'night-sky': 'crickets',
};
export const ambienceIn = (place: WorldName): AmbienceName => OF_PLACE[place];

/** LUFS. */
const LEVEL = -30;
const SECONDS = 7;
/** Seconds in which the end becomes the beginning, and one place another. */
const SEAM = 0.8;
const FADE = 0.7;

/** Loudness that goes up and down, slowly and never twice alike. */
function swelled(out: Float32Array, times: number, depth: number, phase: number): void {
  for (let at = 0; at < out.length; at += 1) {
    const now = at / SAMPLE_RATE;
    const swell = 0.5 * sine(now * times + phase) + 0.5 * sine(now * times * 1.618 + phase * 2.3);
    out[at] = (out[at] as number) * (1 + depth * swell);
  }
}

/** Short sounds strewn over a stretch. */
function strewn(out: Float32Array, random: Random, every: number, one: () => Float32Array): void {
  for (let at = random() * every; at < out.length / SAMPLE_RATE; at += every * (0.4 + 1.2 * random()))
    addTo(out.subarray(Math.floor(at * SAMPLE_RATE)), one());
}

function noise(label: string, keeps: 'low' | 'band' | 'high', at: number, gain: number, peak = 0.2): Float32Array {
  const out = samplesOf(SECONDS + SEAM);
  addNoise(out, label, gain);
  filtered(out, { keeps, at, peak });
  return out;
}

/** A syllable of somebody too far away to be understood. */
const syllable = (random: Random): Float32Array => {
  const out = samplesOf(0.12 + 0.16 * random());
  addNoise(out, `voice ${random()}`, 0.6);
  filtered(out, { keeps: 'band', at: 350 + 900 * random(), peak: 0.7 });
  risen(out, 0.05);
  fallen(out, 0.07);
  return out;
};

const chirp = (random: Random): Float32Array => {
  const out = samplesOf(0.35);
  const from = 2600 + 2200 * random();
  for (let nth = 0; nth < 1 + random() * 4; nth += 1) {
    const note = samplesOf(0.07);
    addSine(note, (from * (1 + 0.18 * random())) / SAMPLE_RATE, 0.25, fading(0.03));
    risen(note, 0.012);
    fallen(note, 0.03);
    addTo(out.subarray(Math.floor(nth * 0.08 * SAMPLE_RATE)), note);
  }
  return out;
};

/** Something of porcelain or steel is put down. */
const clink = (random: Random): Float32Array => {
  const out = samplesOf(0.25);
  const from = 2400 + 2600 * random();
  addSine(out, from / SAMPLE_RATE, 0.05 + 0.06 * random(), fading(0.04));
  addSine(out, (from * 1.71) / SAMPLE_RATE, 0.04, fading(0.025));
  risen(out, 0.001);
  fallen(out, 0.05);
  return out;
};

const passing = (random: Random): Float32Array => {
  const out = samplesOf(2.4);
  addNoise(out, `car ${random()}`, 1);
  filtered(out, { keeps: 'low', at: (sample) => 260 * exp2(1.6 * sine(sample / out.length / 2)), peak: 0.2 });
  risen(out, 1.1);
  fallen(out, 1.2);
  return out;
};

const MAKERS: Readonly<Record<AmbienceName, (side: string, random: Random) => Float32Array>> = {
  murmur: (side, random) => {
    const out = noise(`room ${side}`, 'band', 420, 0.12, 0.1);
    strewn(out, random, 0.07, () => syllable(random));
    strewn(out, random, 1.1, () => clink(random));
    return out;
  },
  street: (side, random) => {
    const out = noise(`street ${side}`, 'low', 380, 0.5);
    strewn(out, random, 2.2, () => passing(random));
    return out;
  },
  sea: (side, random) => {
    const out = noise(`sea ${side}`, 'low', 900, 0.7);
    swelled(out, 0.14, 0.7, random());
    const foam = noise(`foam ${side}`, 'high', 2500, 0.12);
    swelled(foam, 0.14, 0.9, random());
    addTo(out, foam);
    return out;
  },
  birds: (side, random) => {
    const out = noise(`leaves ${side}`, 'band', 2800, 0.05, 0);
    swelled(out, 0.3, 0.5, random());
    strewn(out, random, 0.75, () => chirp(random));
    return out;
  },
  hum: (side) => {
    const out = noise(`air ${side}`, 'low', 520, 0.3);
    addSine(out, 100 / SAMPLE_RATE, 0.02);
    addSine(out, 200 / SAMPLE_RATE, 0.012);
    return out;
  },
  rain: (side, random) => {
    const out = noise(`rain ${side}`, 'high', 1100, 0.3);
    strewn(out, random, 0.03, () => {
      const drop = samplesOf(0.02);
      addSine(drop, (1800 + 3000 * random()) / SAMPLE_RATE, 0.1, fading(0.003));
      fallen(drop, 0.008);
      return drop;
    });
    return out;
  },
  wind: (side, random) => {
    const out = samplesOf(SECONDS + SEAM);
    addNoise(out, `wind ${side}`, 0.6);
    const phase = random();
    filtered(out, {
      keeps: 'band',
      peak: 0.45,
      at: (sample) => 420 * exp2(0.9 * sine((sample / SAMPLE_RATE) * 0.16 + phase)),
    });
    swelled(out, 0.2, 0.5, phase);
    return out;
  },
  crickets: (side, random) => {
    const out = noise(`night ${side}`, 'low', 400, 0.08);
    strewn(out, random, 0.5, () => {
      const call = samplesOf(0.3);
      addSine(call, (4300 + 500 * random()) / SAMPLE_RATE, 0.14);
      for (let at = 0; at < call.length; at += 1)
        call[at] = (call[at] as number) * Math.max(0, sine((at / SAMPLE_RATE) * 28));
      risen(call, 0.04);
      fallen(call, 0.1);
      return call;
    });
    return out;
  },
  kitchen: (side, random) => {
    const out = noise(`pan ${side}`, 'high', 3200, 0.14);
    swelled(out, 0.5, 0.3, random());
    strewn(out, random, 0.9, () => clink(random));
    return out;
  },
};

/** Its end is laid over its beginning. */
function seamless(raw: Float32Array): Float32Array {
  const length = Math.round(SECONDS * SAMPLE_RATE);
  const seam = raw.length - length;
  const out = raw.slice(0, length);
  for (let at = 0; at < seam; at += 1) {
    const share = at / seam;
    out[at] = (raw[at] as number) * share + (raw[length + at] as number) * (1 - share);
  }
  return out;
}

function ambience(name: AmbienceName): Stereo {
  const [left, right] = ['left', 'right'].map((side) => seamless(MAKERS[name](side, randomFor(7, `${name} ${side}`))));
  const mix: Stereo = [left as Float32Array, right as Float32Array];
  const gain = exp2(Math.round(((LEVEL - loudness(mix)) / 6.020599913279624) * 1e4) / 1e4);
  for (const channel of mix) faded(channel, gain, 1);
  return mix;
}

/** A stretch of the film, in seconds. */
export interface AmbientStretch {
  readonly from: number;
  readonly until: number;
  readonly name: AmbienceName;
}

/** Adds what places sound like, in place. */
export function mixAmbience(mix: Stereo, stretches: readonly AmbientStretch[]): void {
  const made = new Map<AmbienceName, Stereo>();
  for (const { from, until, name } of stretches) {
    const sound = made.get(name) ?? ambience(name);
    made.set(name, sound);
    const first = Math.round(from * SAMPLE_RATE);
    const last = Math.min(mix[0].length, Math.round(until * SAMPLE_RATE));
    const fade = Math.min(FADE * SAMPLE_RATE, (last - first) / 2);
    for (const side of [0, 1] as const) {
      const [out, own] = [mix[side], sound[side]];
      for (let at = first; at < last; at += 1) {
        const gain = Math.min(1, (at - first) / fade, (last - at) / fade);
        out[at] = (out[at] as number) + (own[at % own.length] as number) * gain;
      }
    }
  }
}
