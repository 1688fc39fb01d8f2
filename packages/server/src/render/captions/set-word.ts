/** Words and cues as they stand on the screen. */
import type { Box } from '../geometry';

export interface SetWord {
  readonly text: string;
  /** Where it begins on the left, and its advance, in pixels of the cue. */
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  /** What its line takes, whatever letters are in it. */
  readonly box: Box;
  readonly size: number;
  readonly line: number;
  /** Seconds of the scene, at frames. */
  readonly start: number;
  readonly end: number;
  readonly rightToLeft: boolean;
}

export interface SetCue {
  /** As they are said. */
  readonly words: readonly SetWord[];
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Seconds of the scene in which it is seen; what is said in it ends at `ends`. */
  readonly from: number;
  readonly ends: number;
  readonly until: number;
}
