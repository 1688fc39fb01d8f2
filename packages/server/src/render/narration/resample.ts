/** Brings samples to another rate, by a windowed sinc. */

/** Zero crossings on a side, and the share of the band that passes. */
const CROSSINGS = 16;
const PASSED = 0.96;

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const ratio = to / from;
  const cut = Math.min(1, ratio) * PASSED;
  const reach = Math.ceil(CROSSINGS / Math.min(1, ratio));
  const weight = (away: number): number => {
    if (Math.abs(away) >= reach) return 0;
    const phase = Math.PI * cut * away;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / reach);
    return cut * window * (Math.abs(phase) < 1e-9 ? 1 : Math.sin(phase) / phase);
  };
  const out = new Float32Array(Math.floor(samples.length * ratio));
  // Rates are whole numbers: the same few places between two samples come again and again.
  const weights: (Float64Array | undefined)[] = [];
  const common = commonDivisor(from, to);
  let [center, phase] = [0, 0];
  for (let at = 0; at < out.length; at += 1) {
    const own = (weights[phase / common] ??= Float64Array.from({ length: 2 * reach + 2 }, (_, tap) =>
      weight(tap - reach - phase / to),
    ));
    const first = center - reach;
    const low = Math.max(0, -first);
    const high = Math.min(own.length, samples.length - first);
    // In two sums, of which neither waits for the other.
    let even = 0;
    let odd = 0;
    let tap = low;
    for (; tap + 1 < high; tap += 2) {
      even += (samples[first + tap] as number) * (own[tap] as number);
      odd += (samples[first + tap + 1] as number) * (own[tap + 1] as number);
    }
    if (tap < high) even += (samples[first + tap] as number) * (own[tap] as number);
    out[at] = even + odd;
    // Whole numbers of steps, without a division for each sample.
    phase += from;
    while (phase >= to) {
      phase -= to;
      center += 1;
    }
  }
  return out;
}
