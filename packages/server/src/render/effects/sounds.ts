/** The effects: each is made of noise and sines, at 48 kHz, with the place in it at which what it belongs to is seen. */
import { exp2, fading } from '../music/exact';
import { filtered } from '../music/filter';
import {
  addNoise,
  addSine,
  addTo,
  driven,
  faded,
  fallen,
  risen,
  samplesOf,
  type Tone,
} from '../music/instruments/tone';
import { SAMPLE_RATE } from '../music/sample-rate';
import { randomFor } from '../random';
import type { SoundName } from './cue';
import { isThingSound, type ThingSound, thingSound } from './thing-sounds';

export interface Effect {
  readonly tone: Tone;
  /** Seconds from its beginning to what is seen. */
  readonly lead: number;
}

const step = (hertz: number): number => hertz / SAMPLE_RATE;

/** Air that rises to a moment and is gone soon after it; `from`, `to`: hertz. */
function air(
  label: string,
  seconds: number,
  lead: number,
  [from, to]: readonly [number, number],
  gain: number,
): Effect {
  const sides = ['left', 'right'].map((side, order) => {
    const out = samplesOf(seconds);
    addNoise(out, `${label} ${side}`);
    const top = (lead + 0.04 * order) * SAMPLE_RATE;
    filtered(out, {
      keeps: 'band',
      peak: 0.35,
      at: (sample) => {
        const near = Math.max(0, 1 - Math.abs(sample - top) / top);
        return from + (to - from) * near * near;
      },
    });
    for (let at = 0; at < out.length; at += 1) {
      const share = at < top ? at / top : Math.max(0, 1 - (at - top) / (out.length - top));
      out[at] = (out[at] as number) * share * share * gain;
    }
    fallen(out, 0.03);
    return out;
  });
  return { lead, tone: [sides[0] as Float32Array, sides[1] as Float32Array] };
}

function tick(): Effect {
  const out = samplesOf(0.09);
  addSine(out, step(2350), 0.34, fading(0.009));
  addSine(out, step(3900), 0.16, fading(0.006));
  risen(out, 0.0008);
  fallen(out, 0.02);
  return { lead: 0, tone: [out] };
}

/** A bubble: its pitch jumps up as it bursts. */
function pop(): Effect {
  const out = samplesOf(0.14);
  let phase = 0;
  const fade = fading(0.028);
  const low = samplesOf(0.14);
  addSine(low, step(180), 0.2, fading(0.03));
  let level = 0.5;
  for (let at = 0; at < out.length; at += 1) {
    phase += step(420 + (560 * at) / out.length + 300 * Math.min(1, at / 900));
    out[at] = (phase % 1 < 0.5 ? phase % 0.5 : 0.5 - (phase % 0.5)) * 4 * level - level;
    level *= fade;
  }
  filtered(out, { keeps: 'low', at: 1900, peak: 0.4 });
  addTo(out, low);
  risen(out, 0.002);
  fallen(out, 0.03);
  return { lead: 0.01, tone: [out] };
}

/** Seconds that a counter runs. */
const COUNTS = 0.9;

/** It runs up, and its last figure lands. */
function count(): Effect {
  const out = samplesOf(COUNTS + 1);
  const one = tick().tone[0];
  for (let nth = 0; nth < 12; nth += 1) {
    // Fast at first, as the figures do.
    const at = Math.round(COUNTS * 0.96 * (nth / 12) * (2 - nth / 12) * SAMPLE_RATE);
    for (let sample = 0; sample < one.length && at + sample < out.length; sample += 1)
      out[at + sample] = (out[at + sample] as number) + (one[sample] as number) * (0.28 + nth * 0.03);
  }
  const rise = samplesOf(COUNTS);
  addNoise(rise, 'count');
  filtered(rise, { keeps: 'band', at: (sample) => 500 * exp2((sample / rise.length) * 3.6), peak: 0.5 });
  for (let at = 0; at < rise.length; at += 1)
    rise[at] = (rise[at] as number) * 0.3 * (at / rise.length) * (at / rise.length);
  fallen(rise, 0.02);
  addTo(out, rise);
  const hit = samplesOf(0.9);
  addSine(hit, step(58), 0.8, fading(0.16));
  addSine(hit, step(880), 0.12, fading(0.2));
  addSine(hit, step(1320), 0.1, fading(0.16));
  risen(hit, 0.002);
  fallen(hit, 0.3);
  const lands = out.subarray(Math.round(COUNTS * SAMPLE_RATE));
  addTo(lands, hit);
  driven(out, 1, 0.9);
  fallen(out, 0.05);
  return { lead: 0, tone: [out] };
}

function typing(): Effect {
  const out = samplesOf(1.3);
  const random = randomFor(7, 'typing');
  for (let at = 0.02; at < 1.15; at += 0.075 + random() * 0.07) {
    const key = samplesOf(0.05);
    addNoise(key, `key ${at.toFixed(2)}`, 0.5);
    filtered(key, { keeps: 'band', at: 1900 + 1400 * random(), peak: 0.45 });
    faded(key, 0.7, fading(0.008));
    addSine(key, step(160 + 60 * random()), 0.14, fading(0.012));
    risen(key, 0.0008);
    fallen(key, 0.01);
    addTo(out.subarray(Math.round(at * SAMPLE_RATE)), key);
  }
  return { lead: 0, tone: [out] };
}

/** A sheet is torn or turned: noise that crackles. */
function paper(): Effect {
  const out = samplesOf(0.55);
  addNoise(out, 'paper');
  filtered(out, { keeps: 'high', at: (sample) => 1400 + 2600 * (sample / out.length), peak: 0.2 });
  const random = randomFor(7, 'crackle');
  let held = 0;
  let level = 0;
  for (let at = 0; at < out.length; at += 1) {
    if (at % 130 === 0) held = random() * random();
    level += (held - level) * 0.02;
    const share = at / out.length;
    out[at] = (out[at] as number) * level * 4 * share * (1 - share) * 0.75;
  }
  return { lead: 0.22, tone: [out] };
}

/** Something is poured: bubbles whose pitch climbs as the cup fills. */
function pour(): Effect {
  const out = samplesOf(1.5);
  addNoise(out, 'pour', 0.5);
  filtered(out, { keeps: 'band', at: (sample) => 900 + 700 * (sample / out.length), peak: 0.3 });
  const random = randomFor(7, 'bubbles');
  for (let at = 0.05; at < 1.3; at += 0.018 + random() * 0.03) {
    const bubble = samplesOf(0.05);
    addSine(bubble, step(480 + 520 * (at / 1.4) + 260 * random()), 0.16 + 0.14 * random(), fading(0.011));
    risen(bubble, 0.002);
    fallen(bubble, 0.01);
    addTo(out.subarray(Math.round(at * SAMPLE_RATE)), bubble);
  }
  risen(out, 0.18);
  fallen(out, 0.4);
  return { lead: 0.05, tone: [out] };
}

/** A small brass bell, as on a counter. */
function bell(): Effect {
  const out = samplesOf(1.4);
  for (const [ratio, gain, seconds] of [
    [1, 0.26, 0.5],
    [2.76, 0.18, 0.32],
    [5.4, 0.1, 0.16],
    [8.93, 0.06, 0.07],
  ] as const)
    addSine(out, step(1568 * ratio), gain, fading(seconds));
  risen(out, 0.001);
  fallen(out, 0.3);
  return { lead: 0, tone: [out] };
}

function shimmer(): Effect {
  const sides = [0, 1].map((side) => {
    const out = samplesOf(1.2);
    const random = randomFor(7, `shimmer ${side}`);
    for (let nth = 0; nth < 9; nth += 1) {
      const note = samplesOf(0.6);
      addSine(note, step([2093, 2637, 3136, 3951, 4186][nth % 5] ?? 2093), 0.1, fading(0.12));
      risen(note, 0.004);
      fallen(note, 0.1);
      addTo(out.subarray(Math.round((0.05 * nth + 0.02 * random()) * SAMPLE_RATE)), note);
    }
    return out;
  });
  return { lead: 0.3, tone: [sides[0] as Float32Array, sides[1] as Float32Array] };
}

function shutter(): Effect {
  const out = samplesOf(0.22);
  for (const at of [0, 0.085]) {
    const leaf = samplesOf(0.06);
    addNoise(leaf, `shutter ${at}`, 0.8);
    filtered(leaf, { keeps: 'band', at: 2600, peak: 0.3 });
    faded(leaf, 0.7, fading(0.01));
    risen(leaf, 0.0008);
    fallen(leaf, 0.01);
    addTo(out.subarray(Math.round(at * SAMPLE_RATE)), leaf);
  }
  return { lead: 0, tone: [out] };
}

const MAKERS: Readonly<Record<Exclude<SoundName, ThingSound>, () => Effect>> = {
  whoosh: () => air('whoosh', 0.62, 0.34, [320, 3400], 0.6),
  swish: () => air('swish', 0.34, 0.17, [900, 5200], 0.4),
  shimmer,
  paper,
  tick,
  pop,
  count,
  typing,
  pour,
  bell,
  shutter,
};

/** Makes effects, each once. */
export function effects(): (name: SoundName) => Effect {
  const made = new Map<SoundName, Effect>();
  return (name) => {
    const effect = made.get(name) ?? (isThingSound(name) ? { lead: 0.01, tone: [thingSound(name)] } : MAKERS[name]());
    made.set(name, effect);
    return effect;
  };
}
