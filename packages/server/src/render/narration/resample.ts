/** Brings samples to another rate, by a windowed sinc. */

/** Zero crossings on a side, and the share of the band that passes. */
const CROSSINGS = 16;
const PASSED = 0.96;

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
  const weights: (Float32Array | undefined)[] = [];
  for (let at = 0; at < out.length; at += 1) {
    const phase = (at * from) % to;
    const center = (at * from - phase) / to;
    const own = (weights[phase] ??= Float32Array.from({ length: 2 * reach + 2 }, (_, tap) =>
      weight(tap - reach - phase / to),
    ));
    const first = center - reach;
    const [low, high] = [Math.max(0, -first), Math.min(own.length, samples.length - first)];
    let sum = 0;
    for (let tap = low; tap < high; tap += 1) sum += (samples[first + tap] as number) * (own[tap] as number);
    out[at] = sum;
  }
  return out;
}
