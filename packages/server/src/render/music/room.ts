/** A room around what is sent into it: four lines a side that feed themselves, of lengths that share no factor, and two that blur. */

import { sampleProgram } from '../samples/sample-program';
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

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/** Adds the room to a mix, which has a channel's samples sent to it; yields the share that is done. */
export function* addRoom(mix: Stereo, sent: Float32Array): Generator<number, void> {
  thinned(sent);
  for (const side of [0, 1] as const) {
    yield side / 2;
    const [combs, blurs] = [COMBS[side], BLURS[side]];
    const program = sampleProgram([sent.length, sent.length, sum(combs), ...blurs]);
    const [dry, wet, lines, ...own] = program.lists as [Float32Array, Float32Array, Float32Array, ...Float32Array[]];
    dry.set(sent);
    const [a, b, c, d, end] = [0, 1, 2, 3, 4].map((at) => lines.byteOffset + 4 * sum(combs.slice(0, at))) as [
      number,
      number,
      number,
      number,
      number,
    ];
    program.combs(dry.byteOffset, wet.byteOffset, sent.length, a, b, c, d, end, following(BELOW), FEEDBACK);
    for (const { byteOffset, byteLength } of own)
      program.blur(wet.byteOffset, wet.length, byteOffset, byteOffset + byteLength);
    mixIn(mix[side], wet);
  }
}
