/**
 * Waves and powers that are the same to the last bit everywhere: engines may round sines and exponentials each in their own
 * way, but not sums and products.
 */
import { SAMPLE_RATE } from './sample-rate';

const TURN = 6.283185307179586;
const LN_2 = 0.6931471805599453;

/** The sine of up to a quarter of a turn. */
const series = (radians: number): number => {
  const square = radians * radians;
  let sum = 0;
  for (let order = 17; order >= 3; order -= 2) sum = ((sum + 1) * -square) / (order * (order - 1));
  return radians * (1 + sum);
};

/** The sine of a share of a turn, 0 to 1. */
const sineOnce = (share: number): number => {
  if (share > 0.5) return -sineOnce(share - 0.5);
  return series((share > 0.25 ? 0.5 - share : share) * TURN);
};

const SIZE = 8192;
const SINES = Float64Array.from({ length: SIZE + 1 }, (_, at) => sineOnce((at % SIZE) / SIZE));

/** The sine of a number of turns. */
export function sine(turns: number): number {
  const place = (turns - Math.floor(turns)) * SIZE;
  const at = place | 0;
  const from = SINES[at] as number;
  return from + ((SINES[at + 1] as number) - from) * (place - at);
}

/** Of the series of a power: what each order is divided by, turned over, for dividing takes longer. */
const SHARES = Float64Array.from({ length: 15 }, (_, order) => LN_2 / Math.max(1, order));

/** 2 to the power of `x`. */
export function exp2(x: number): number {
  const whole = Math.floor(x);
  const rest = x - whole;
  let sum = 1;
  for (let order = SHARES.length - 1; order >= 1; order -= 1) sum = 1 + sum * rest * (SHARES[order] as number);
  for (let at = 0; at < whole; at += 1) sum *= 2;
  for (let at = 0; at > whole; at -= 1) sum /= 2;
  return sum;
}

/** A gain for decibels. */
export const gainOf = (decibels: number): number => exp2(decibels / 6.020599913279624);

/** Hertz of a MIDI number, which need not be whole. */
export const hertz = (midi: number): number => 440 * exp2((midi - 69) / 12);

/** What a value is multiplied by at every sample, to be e times smaller after so many seconds. */
export const fading = (seconds: number): number => exp2(-1.4426950408889634 / (seconds * SAMPLE_RATE));

/** How a low pass of one step follows its input at each sample, for the frequency at which it begins to hold back. */
export const following = (frequency: number): number =>
  1 - exp2((-1.4426950408889634 * TURN * frequency) / SAMPLE_RATE);

/** Rounds off what is loud, as tape does: never beyond -1 or 1. */
export function saturate(sample: number): number {
  if (sample >= 3) return 1;
  if (sample <= -3) return -1;
  const square = sample * sample;
  return (sample * (27 + square)) / (27 + 9 * square);
}
