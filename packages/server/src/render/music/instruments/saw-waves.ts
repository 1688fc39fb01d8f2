/** Saws, added to what is there. */
import { type SampleProgram, sampleProgram } from '../../samples/sample-program';

export interface SawWave {
  /** Turns a sample. */
  readonly step: number;
  /** The share of a turn with which it begins. */
  readonly begins: number;
  readonly gain: number;
}

/** Samples that are made at a time. */
const PIECE = 16_384;
/** Parts of a turn that are told apart. */
const PARTS = 2 ** 32;

let started: SampleProgram | undefined;

const partsOf = (turns: number): number => Math.round((turns - Math.floor(turns)) * PARTS);

export function addSaws(out: Float32Array, waves: readonly SawWave[]): void {
  started ??= sampleProgram([PIECE]);
  const { saw, lists } = started;
  const [piece] = lists as [Float32Array];
  for (let from = 0; from < out.length; from += PIECE) {
    const own = out.subarray(from, from + PIECE);
    piece.set(own);
    for (const { step, begins, gain } of waves)
      saw(piece.byteOffset, own.length, partsOf(begins + from * step), partsOf(step), 1 / step, gain);
    own.set(piece.subarray(0, own.length));
  }
}
