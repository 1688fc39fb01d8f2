/** The interface between the stage of an act and what is drawn on it. */
import type { Layer } from '../film/film';
import type { Box } from '../geometry';
import type { Shape } from '../stage/composition';
import type { Sheet } from './sheet';

/** The part of the card that a near look fills the frame with, in shares of it. */
export type Focus = Box;

/** What the form of a card depends on. */
export interface Form {
  readonly shape: Shape;
  readonly turn: number;
  readonly rightToLeft: boolean;
}

export interface SceneAct<Facts> {
  /** Width by height of its card. */
  ratio(this: void, facts: Facts, form: Form): number;
  near(this: void, facts: Facts, form: Form): Focus;
  /** Radians by which the card is turned as it comes. */
  readonly tilt?: number;
  /** Whether it reaches out of the lower edge of tall frames, so that words never stand below it. */
  readonly hangs?: boolean;
  draw(this: void, facts: Facts, sheet: Sheet): readonly Layer[];
}
