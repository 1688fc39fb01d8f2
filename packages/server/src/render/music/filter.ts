/** Filters of two poles whose frequency may move while they sound; in place. */
import { SAMPLE_RATE } from './sample-rate';

const PI = 3.141592653589793;
/** Above this the curve below is no tangent any more. */
const HIGHEST = 16_000;
/** Samples for which a filter stays where it is. */
const HELD = 32;

/** The tangent of half the angle of a frequency, by its fraction: good to a thousandth below 16 kHz. */
const tangent = (frequency: number): number => {
  const angle = (PI * Math.min(HIGHEST, frequency)) / SAMPLE_RATE;
  const square = angle * angle;
  return (angle * (15 - square)) / (15 - 6 * square);
};

export interface FilterWish {
  /** What is left: what is below the frequency, above it, or around it. */
  readonly keeps: 'low' | 'high' | 'band';
  /** Hertz, or hertz at a sample. */
  readonly at: number | ((sample: number) => number);
  /** 0 flat, near 1 singing. */
  readonly peak?: number;
}

/** Filters samples from the first on. */
export function filtered(samples: Float32Array, { keeps, at: where, peak = 0.3 }: FilterWish): void {
  const loss = 2 - 1.9 * peak;
  const [ofLow, ofBand, ofDry] = keeps === 'low' ? [1, 0, 0] : keeps === 'band' ? [0, loss, 0] : [-1, -loss, 1];
  let first = 0;
  let second = 0;
  for (let from = 0; from < samples.length; from += HELD) {
    const g = tangent(typeof where === 'number' ? where : where(from));
    const a = 1 / (1 + g * (g + loss));
    const until = Math.min(samples.length, from + HELD);
    for (let at = from; at < until; at += 1) {
      const sample = samples[at] as number;
      const band = a * first + g * a * (sample - second);
      const low = second + g * band;
      first = 2 * band - first;
      second = 2 * low - second;
      samples[at] = low * ofLow + band * ofBand + sample * ofDry;
    }
  }
}
