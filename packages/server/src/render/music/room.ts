/** A room around what is sent into it: four lines a side that feed themselves, of lengths that share no factor, and two that blur. */
import { following } from './exact';
import type { Stereo } from './loudness';

const COMBS = [
  [1687, 1931, 2053, 2251],
  [1733, 1889, 2111, 2293],
] as const;
const BLURS = [
  [347, 113],
  [371, 127],
] as const;
const FEEDBACK = 0.82;
const LEVEL = 0.13;
/** Basses would make it muddy, and the top harsh. */
const ABOVE = 220;
const BELOW = 5200;

function comb(sent: Float32Array, wet: Float32Array, length: number, damp: number): void {
  const line = new Float32Array(length);
  let [at, damped] = [0, 0];
  for (let sample = 0; sample < wet.length; sample += 1) {
    const out = line[at] as number;
    damped += (out - damped) * damp;
    line[at] = (sent[sample] as number) + damped * FEEDBACK;
    wet[sample] = (wet[sample] as number) + out;
    at = at + 1 === length ? 0 : at + 1;
  }
}

function blur(wet: Float32Array, length: number): void {
  const line = new Float32Array(length);
  let at = 0;
  for (let sample = 0; sample < wet.length; sample += 1) {
    const out = line[at] as number;
    const held = (wet[sample] as number) + out * 0.5;
    line[at] = held;
    wet[sample] = out - held * 0.5;
    at = at + 1 === length ? 0 : at + 1;
  }
}

function thinned(sent: Float32Array): void {
  const low = following(ABOVE);
  let held = 0;
  for (let at = 0; at < sent.length; at += 1) {
    held += ((sent[at] as number) - held) * low;
    sent[at] = (sent[at] as number) - held;
  }
}

const mixIn = (channel: Float32Array, wet: Float32Array): void => {
  for (let at = 0; at < wet.length; at += 1) channel[at] = (channel[at] as number) + (wet[at] as number) * LEVEL;
};

/** Adds the room to a mix, which has a channel's samples sent to it; yields the share that is done. */
export function* addRoom(mix: Stereo, sent: Float32Array): Generator<number, void> {
  thinned(sent);
  const wet = new Float32Array(sent.length);
  for (const side of [0, 1] as const) {
    wet.fill(0);
    for (const [index, length] of COMBS[side].entries()) {
      yield (side * 4 + index) / 8;
      comb(sent, wet, length, following(BELOW));
    }
    for (const length of BLURS[side]) blur(wet, length);
    mixIn(mix[side], wet);
  }
}
