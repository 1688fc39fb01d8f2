import type { Voice } from '../instruments/orchestra';

export interface Note {
  readonly voice: Voice;
  /** Beats from the first of the film. */
  readonly beat: number;
  readonly beats: number;
  /** A MIDI number; for a drum, which of its strokes. */
  readonly midi: number;
  readonly gain: number;
  /** -1 left to 1 right. */
  readonly pan: number;
  /** 0 to 1: how much goes into the room. */
  readonly room: number;
}
