/** Brings samples to another rate, by a windowed sinc. */

import { sampleProgram } from '../samples/sample-program';

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
  const common = commonDivisor(from, to);
  const [step, places] = [from / common, to / common];
  const taps = 4 * Math.ceil((2 * reach + 2) / 4);
  const count = Math.floor(samples.length * ratio);
  const program = sampleProgram([samples.length + reach + taps, count, places * taps]);
  const [heard, out, weights] = program.lists as [Float32Array, Float32Array, Float32Array];
  heard.set(samples, reach);
  // The same few places between two samples come again and again.
  for (let place = 0; place < Math.min(places, count); place += 1) {
    const row = ((place * step) % places) * taps;
    for (let tap = 0; tap < 2 * reach + 2; tap += 1)
      weights[row + tap] = weight(tap - reach - ((place * step) % places) / places);
  }
  program.resample(heard.byteOffset, out.byteOffset, count, weights.byteOffset, taps, step, places);
  return out.slice();
}
