/**
 * Lays a voice over a bed. When it speaks is known, so the bed's gain is drawn, not followed: it steps down before a word,
 * stays down over short pauses, and gives room where voices live more than elsewhere.
 */
import { smooth } from '../film/easing';
import { loudnessRange } from '../music/dynamics';
import { LOUDNESS_STEP, loudness, type Stereo, setLoudness, stepEnergies } from '../music/loudness';
import { SAMPLE_RATE } from '../music/sample-rate';
import type { Stretch } from './stretch';
import { swellOf, type TimedPart } from './swell';

const BED = {
  /** Loudness of the bed alone, in a film that speaks all the time, and while it speaks. */
  alone: -20,
  under: -30,
  /** Seconds before a word at which it begins to step down, and how long that takes. */
  before: 0.25,
  down: 0.15,
  /** Seconds for which it stays down, and how long it takes to come back. */
  hold: 0.2,
  up: 0.5,
  /** Pauses that it stays down over. */
  bridged: 0.8,
} as const;
/** The range that is aimed at, in LU, first and where less than enough is left of it; for films of so many seconds. */
const RANGE = { wanted: [5, 6.2, 7.4], enough: 4.2, from: 6, retried: 45 } as const;
/** The share of the middle that is taken out while somebody speaks. */
const CARVED = 0.65;
const CARVE = { hertz: 1800, q: 0.7 };

/** Pauses that are too short for the bed to come back belong to the speech. */
export function stretchesOf(spoken: readonly Stretch[]): Stretch[] {
  const sorted = [...spoken].sort((one, other) => one.start - other.start);
  const out: Stretch[] = [];
  for (const { start, end } of sorted) {
    const last = out.at(-1);
    if (last !== undefined && start - last.end < BED.bridged)
      out[out.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else out.push({ start, end });
  }
  return out;
}

/** How far the bed steps back at each sample, 0 to 1. */
const backing = (length: number, stretches: readonly Stretch[]): Float32Array => {
  const out = new Float32Array(length);
  for (const { start, end } of stretches) {
    const [from, to] = [start - BED.before, end + BED.hold + BED.up];
    const last = Math.min(length, Math.ceil(to * SAMPLE_RATE));
    const [isDown, rises] = [from + BED.down, end + BED.hold].map((at) => Math.round(at * SAMPLE_RATE)) as [
      number,
      number,
    ];
    for (let at = Math.max(0, Math.floor(from * SAMPLE_RATE)); at < last; at += 1) {
      if (at > isDown && at < rises) {
        // Between its two slopes it stays where it is.
        const until = Math.min(last, rises);
        out.fill(1, at, until);
        at = until - 1;
        continue;
      }
      const now = at / SAMPLE_RATE;
      const down = smooth((now - from) / BED.down);
      const up = 1 - smooth((now - end - BED.hold) / BED.up);
      out[at] = Math.max(out[at] as number, Math.min(down, up));
    }
  }
  return out;
};

/** Without so much of what is around 1.8 kHz. */
const carvedOf = (channel: Float32Array): Float32Array => {
  const omega = (2 * Math.PI * CARVE.hertz) / SAMPLE_RATE;
  const alpha = Math.sin(omega) / (2 * CARVE.q);
  const whole = 1 + alpha;
  const [b, a1, a2] = [alpha / whole, (-2 * Math.cos(omega)) / whole, (1 - alpha) / whole];
  const out = new Float32Array(channel.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < channel.length; at += 1) {
    const x = channel[at] as number;
    const y = b * (x - x2) - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[at] = x - CARVED * y;
  }
  return out;
};

/** The samples at which the bed is all the way down. */
const partUnder = (mix: Stereo, back: Float32Array): Stereo => {
  let length = 0;
  for (let at = 0; at < back.length; at += 1) if (back[at] === 1) length += 1;
  const part: Stereo = [new Float32Array(length), new Float32Array(length)];
  for (const side of [0, 1] as const) {
    const [from, into] = [mix[side], part[side]];
    let to = 0;
    for (let at = 0; at < back.length; at += 1) {
      if (back[at] !== 1) continue;
      into[to] = from[at] as number;
      to += 1;
    }
  }
  return part;
};

const scale = (mix: Stereo, gain: number): void => {
  for (const channel of mix)
    for (let at = 0; at < channel.length; at += 1) channel[at] = (channel[at] as number) * gain;
};

const gainTo = (lufs: number, part: Stereo): number => {
  const now = loudness(part);
  return now < -70 ? 1 : 10 ** ((lufs - now) / 20);
};

/** Calls with stretches of samples over which decibels go evenly from one step to the next, and the gain of their first and of each next one. */
function alongSteps(
  decibels: Float64Array,
  length: number,
  each: (from: number, until: number, gain: number, grows: number) => void,
): void {
  for (let from = 0, until = LOUDNESS_STEP / 2; from < length; from = until, until += LOUDNESS_STEP) {
    const step = Math.max(0, Math.floor(from / LOUDNESS_STEP - 0.5));
    const first = decibels[step] ?? 0;
    const next = from === 0 ? first : (decibels[step + 1] ?? first);
    each(from, Math.min(length, until), 10 ** (first / 20), 10 ** ((next - first) / 20 / LOUDNESS_STEP));
  }
}

/** Adds a sound to a mix, as loud as is told for each step; `plain` is what is there already, told likewise. */
function swollen(
  into: Float32Array,
  plain: Float32Array,
  voice: Float32Array,
  { bed, voice: said }: { readonly bed: Float64Array; readonly voice: Float64Array },
): void {
  alongSteps(bed, into.length, (from, until, first, grows) => {
    let gain = first;
    for (let at = from; at < until; at += 1) {
      into[at] = (plain[at] as number) * gain;
      gain *= grows;
    }
  });
  alongSteps(said, Math.min(into.length, voice.length), (from, until, first, grows) => {
    let gain = first;
    for (let at = from; at < until; at += 1) {
      into[at] = (into[at] as number) + (voice[at] as number) * gain;
      gain *= grows;
    }
  });
}

/** What a mix is to be. */
export interface MixWish {
  readonly lufs: number;
  /** The form of the film's music, with which it breathes. */
  readonly parts?: readonly TimedPart[];
}

/** Mixes the voice, which has its loudness already, into the bed, in place, and brings the whole to its loudness. */
export function mixVoice(
  bed: Stereo,
  voice: Float32Array,
  spoken: readonly Stretch[],
  { lufs, parts = [] }: MixWish,
): void {
  const length = bed[0].length;
  const stretches = stretchesOf(spoken);
  const back = backing(length, stretches);
  const said = stretches.reduce((sum, { start, end }) => sum + end - start, 0) / (length / SAMPLE_RATE);
  // The less is said, the more the bed alone makes the film's loudness.
  scale(bed, gainTo(BED.alone + (lufs - BED.alone) * Math.max(0, 1 - 1.25 * said), bed));
  const carved: Stereo = [carvedOf(bed[0]), carvedOf(bed[1])];
  const under = gainTo(BED.under, partUnder(carved, back));
  for (const side of [0, 1] as const) {
    const [plain, low] = [bed[side], carved[side]];
    for (let at = 0; at < length; at += 1) {
      const share = back[at] as number;
      plain[at] = (plain[at] as number) * (1 - share) + (low[at] as number) * share * under;
    }
  }
  const mixed = { voice: stepEnergies([voice, voice]), bed: stepEnergies(bed), under: back };
  const seconds = length / SAMPLE_RATE;
  // What holds the peaks takes of the range: in a film of few seconds so much that more of it is tried.
  const tries = seconds >= RANGE.from && seconds <= RANGE.retried ? RANGE.wanted : RANGE.wanted.slice(0, 1);
  const plain: Stereo = tries.length > 1 ? [bed[0].slice(), bed[1].slice()] : bed;
  for (const wanted of tries) {
    const swell = swellOf(parts, spoken, mixed, wanted);
    for (const side of [0, 1] as const) swollen(bed[side], plain[side], voice, swell);
    setLoudness(bed, lufs);
    if (parts.length === 0 || loudnessRange(stepEnergies(bed)) >= RANGE.enough) return;
  }
}
