/** Where speech begins and ends in what an engine gave: pauses at the ends are ours to set. */

interface Edges {
  readonly from: number;
  readonly to: number;
}

const WINDOW_SECONDS = 0.005;
/** Of the loudest moment, in amplitude. */
const QUIET = 10 ** (-42 / 20);
const MARGIN_SECONDS = 0.025;

/** Samples between which something is heard; undefined when nothing is. */
export function speechEdges(samples: Float32Array, sampleRate: number): Edges | undefined {
  const window = Math.max(1, Math.round(WINDOW_SECONDS * sampleRate));
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += window) {
    let sum = 0;
    for (let at = start; at < Math.min(samples.length, start + window); at += 1) sum += (samples[at] as number) ** 2;
    levels.push(Math.sqrt(sum / window));
  }
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  if (loudest < 1e-4) return undefined;
  const heard = (level: number): boolean => level > loudest * QUIET;
  const margin = MARGIN_SECONDS * sampleRate;
  return {
    from: Math.max(0, Math.round(levels.findIndex(heard) * window - margin)),
    to: Math.min(samples.length, Math.round((levels.findLastIndex(heard) + 1) * window + margin)),
  };
}
