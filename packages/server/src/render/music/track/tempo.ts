/** The tempo of a sound: the distance at which what begins in it is most like itself, near what music has. */
import { ONSET_RATE } from './onsets';

const SLOWEST = 60;
const FASTEST = 190;
/** Beats a minute that are usual, and octaves around it that are as well. */
const USUAL = 115;
const SPREAD = 0.75;
/** Of how many beats the distances count. */
const TEETH = 4;
/** Likeness below which nothing repeats. */
const REPEATS = 0.12;

/** Without what changes slowly, so that only beginnings are left. */
export function sharpened(onsets: Float64Array): Float64Array {
  const reach = Math.round(ONSET_RATE * 0.4);
  const out = new Float64Array(onsets.length);
  let sum = 0;
  for (let at = -reach; at < onsets.length; at += 1) {
    sum += onsets[at + reach] ?? 0;
    sum -= onsets[at - reach - 1] ?? 0;
    if (at >= 0) out[at] = Math.max(0, (onsets[at] as number) - sum / (2 * reach + 1));
  }
  return out;
}

/** How alike it is to itself so many frames later, 0 to 1. */
function likeness(onsets: Float64Array, mean: number, power: number, lag: number): number {
  let sum = 0;
  for (let at = 0; at + lag < onsets.length; at += 1)
    sum += ((onsets[at] as number) - mean) * ((onsets[at + lag] as number) - mean);
  return power === 0 ? 0 : sum / power / (1 - lag / onsets.length);
}

/** Frames of a beat, which need not be whole; undefined where nothing repeats. */
export function beatFrames(onsets: Float64Array): number | undefined {
  const mean = onsets.reduce((sum, value) => sum + value, 0) / Math.max(1, onsets.length);
  const power = onsets.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const longest = Math.min(Math.ceil((60 / SLOWEST) * ONSET_RATE * TEETH) + 2, Math.floor(onsets.length * 0.75));
  const like = Float64Array.from({ length: longest + 1 }, (_, lag) =>
    lag === 0 ? 1 : likeness(onsets, mean, power, lag),
  );
  const at = (lag: number): number => {
    const whole = Math.floor(lag);
    return (like[whole] ?? 0) + ((like[whole + 1] ?? 0) - (like[whole] ?? 0)) * (lag - whole);
  };
  let best: { readonly lag: number; readonly value: number; readonly like: number } | undefined;
  for (let bpm = SLOWEST; bpm <= FASTEST; bpm += 0.25) {
    const lag = (60 / bpm) * ONSET_RATE;
    const teeth = Array.from({ length: TEETH }, (_, tooth) => lag * (tooth + 1)).filter(
      (distance) => distance < longest,
    );
    if (teeth.length < 2) continue;
    const mostly = teeth.reduce((sum, distance) => sum + at(distance), 0) / teeth.length;
    const usual = Math.exp(-0.5 * (Math.log2(bpm / USUAL) / SPREAD) ** 2);
    const value = mostly * usual;
    if (best === undefined || value > best.value) best = { lag, value, like: mostly };
  }
  return best === undefined || best.like < REPEATS ? undefined : best.lag;
}

/** Seconds of a window in which a tempo that changes is looked for, and from one to the next. */
const WINDOW = 8;
const HOP = 2;
/** How much a beat may be longer or shorter than in the window before it. */
const CHANGES = 0.09;

/**
 * Frames of a beat at each frame, where the tempo of the whole is none, since it grows or falls on the way; undefined where it jumps, or
 * nothing repeats.
 */
export function changingBeat(onsets: Float64Array): ((frame: number) => number) | undefined {
  const [length, hop] = [Math.round(WINDOW * ONSET_RATE), Math.round(HOP * ONSET_RATE)];
  const periods: number[] = [];
  for (let start = 0; start + length <= onsets.length; start += hop) {
    const found = beatFrames(onsets.subarray(start, start + length));
    if (found === undefined) return undefined;
    const last = periods.at(-1);
    // Twice or half as fast is the same tempo, counted otherwise.
    const own =
      last === undefined
        ? found
        : [found, found * 2, found / 2].reduce((one, other) =>
            Math.abs(Math.log(other / last)) < Math.abs(Math.log(one / last)) ? other : one,
          );
    if (last !== undefined && Math.abs(own / last - 1) > CHANGES) return undefined;
    periods.push(own);
  }
  if (periods.length < 2) return undefined;
  return (frame) => {
    const place = Math.max(0, Math.min(periods.length - 1, (frame - length / 2) / hop));
    const [from = 0, to = from] = [periods[Math.floor(place)], periods[Math.floor(place) + 1]];
    return from + (to - from) * (place - Math.floor(place));
  };
}
