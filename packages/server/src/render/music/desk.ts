/** A mixing desk: adds tones to a mix and to what is sent into its room. */
import { sampleProgram } from '../samples/sample-program';
import type { Played } from './instruments/orchestra';
import type { Stereo } from './loudness';
import { SAMPLE_RATE } from './sample-rate';
import type { Note } from './score/note';

/** Samples that are added at a time. */
const PIECE = 16_384;

export interface Desk {
  readonly mix: Stereo;
  /** What is sent into the room. */
  readonly room: Float32Array;
  /** `start`: the sample with which it begins. */
  add(played: Played, start: number, note: Pick<Note, 'gain' | 'pan' | 'room'>): void;
}

/** Lets what is from a sample on fall to nothing, as its release says; `from` is where the piece begins in the tone. */
function release(piece: Float32Array, from: number, length: number, fall: number): void {
  for (let at = Math.max(0, Math.ceil(length - fall) - from); at < piece.length; at += 1)
    piece[at] = (piece[at] as number) * ((length - from - at) / fall);
}

export function deskFor(samples: number): Desk {
  const program = sampleProgram([samples, samples, samples, PIECE, PIECE]);
  const [left, right, room, one, other] = program.lists as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return {
    mix: [left, right],
    room,
    add({ tone, seconds, release: ends }, start, note) {
      const turned = Math.sqrt((note.pan + 1) * 0.5);
      const loud = note.gain * (tone.length === 2 ? 1.2 : 1);
      const gains = [loud * Math.sqrt(1 - turned * turned), loud * turned, note.gain * note.room * 0.5] as const;
      const length = Math.min(tone[0].length, Math.round(seconds * SAMPLE_RATE));
      const end = Math.min(length, samples - start);
      for (let from = Math.max(0, -start); from < end; from += PIECE) {
        const count = Math.min(PIECE, end - from);
        for (const [side, piece] of [one, other].slice(0, tone.length).entries()) {
          piece.set((tone[side] ?? tone[0]).subarray(from, from + count));
          // Up to three behind the last are added, too.
          piece.fill(0, count, count + 3);
          release(piece.subarray(0, count), from, length, ends * SAMPLE_RATE);
        }
        const [toLeft, toRight, toRoom] = [left, right, room].map((list) => list.byteOffset + 4 * (start + from)) as [
          number,
          number,
          number,
        ];
        const sides = [one.byteOffset, (tone.length === 2 ? other : one).byteOffset] as const;
        program.add(toLeft, toRight, toRoom, ...sides, count, ...gains);
      }
    },
  };
}
