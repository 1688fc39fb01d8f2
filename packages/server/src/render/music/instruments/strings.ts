/** Plucked strings (Karplus and Strong): a burst of noise that goes round in a line as long as the string, and is damped there. */
import { exp2, following, hertz } from '../exact';
import { SAMPLE_RATE } from '../sample-rate';
import { driven, type Instrument, NOISE, NOISE_MASK, noiseAt, risen, samplesOf } from './tone';

interface StringKind {
  readonly name: string;
  /** Hertz above which the pluck has little. */
  readonly bright: number;
  /** Seconds for which it rings, at middle C. */
  readonly rings: number;
  /** Where it is plucked, as a share of its length. */
  readonly at: number;
  /** How much of the treble is lost at each turn, 0 to 0.5. */
  readonly damping: number;
  /** How far it is driven. */
  readonly drive: number;
  readonly release: number;
}

/** What the line holds when the string is let go: noise without its top, and without what has a node where it is plucked. */
function pluck({ name, bright, at: where }: StringKind, length: number, midi: number): Float64Array {
  const [begins, follow] = [noiseAt(`${name} ${midi}`), following(bright)];
  const burst = new Float64Array(length);
  let low = 0;
  for (let at = 0; at < length; at += 1) {
    low += ((NOISE[(begins + at) & NOISE_MASK] as number) - low) * follow;
    burst[at] = low;
  }
  const back = Math.max(1, Math.floor(length * where));
  const line = burst.map((value, at) => value - (burst[(at + length - back) % length] as number));
  const loudest = line.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return line.map((value) => value / loudest);
}

const plucked = (kind: StringKind): Instrument => ({
  release: kind.release,
  make: (midi, seconds) => {
    const { damping, drive } = kind;
    const period = SAMPLE_RATE / hertz(midi);
    // The damping below delays by as much as its share.
    const whole = period - damping;
    const length = Math.floor(whole - 0.3);
    const rest = whole - length;
    const tuning = (1 - rest) / (1 + rest);
    const ring = kind.rings * exp2((60 - midi) / 24);
    const loss = exp2((-9.965784284662087 * period) / SAMPLE_RATE / ring);
    const out = samplesOf(Math.min(seconds, ring));
    const line = pluck(kind, length, midi);
    let place = 0;
    let before = 0;
    let passedIn = 0;
    let passedOut = 0;
    for (let at = 0; at < out.length; at += 1) {
      const heard = line[place] as number;
      const damped = (heard * (1 - damping) + before * damping) * loss;
      before = heard;
      passedOut = tuning * (damped - passedOut) + passedIn;
      passedIn = damped;
      line[place] = passedOut;
      place = place + 1 === length ? 0 : place + 1;
      out[at] = heard;
    }
    driven(out, drive, 0.62);
    risen(out, 0.0015);
    return [out];
  },
});

export const STRINGS = {
  guitar: plucked({ name: 'guitar', bright: 7000, rings: 3.2, at: 0.22, damping: 0.3, drive: 1, release: 0.25 }),
  nylon: plucked({ name: 'nylon', bright: 2600, rings: 2.2, at: 0.38, damping: 0.46, drive: 1, release: 0.2 }),
  muted: plucked({ name: 'muted', bright: 4200, rings: 0.55, at: 0.12, damping: 0.42, drive: 1.4, release: 0.06 }),
  harp: plucked({ name: 'harp', bright: 5200, rings: 4, at: 0.42, damping: 0.38, drive: 0.9, release: 0.5 }),
  'bass-guitar': plucked({ name: 'bass', bright: 1500, rings: 3, at: 0.16, damping: 0.36, drive: 2.2, release: 0.08 }),
} as const satisfies Record<string, Instrument>;
