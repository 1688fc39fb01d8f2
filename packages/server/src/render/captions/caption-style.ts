/** What a style of captions is: its type, and how a cue is drawn at a moment. */
import type { CaptionType } from './caption-type';
import type { CueWord, Spacing } from './cues';
import type { CaptionPen } from './pen';
import type { SetCue } from './set-word';

export interface CaptionStyle {
  readonly type: CaptionType;
  /** What it draws around its words, in em. */
  readonly margin?: number;
  /** How large its lines are beside each other; `width` of a line, in em. */
  readonly sizes?: (
    this: void,
    lines: readonly (readonly CueWord[])[],
    width: number,
    spacing: Spacing,
  ) => readonly number[];
  /** With the cue's top left corner at the origin. `now`: seconds of the scene. */
  draw(this: void, pen: CaptionPen, cue: SetCue, now: number): void;
}
