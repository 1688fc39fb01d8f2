/** How one picture becomes the next. Every cut shows both at the same time, and something of one in the other. */
import type { Canvas } from '@napi-rs/canvas';
import type { Palette } from '../color/palettes';
import type { Context, Place } from '../film/film';
import type { Size } from '../geometry';
import type { Random } from '../random';

export interface CutInput {
  readonly context: Context;
  /** The whole frames of both scenes at this moment. */
  readonly from: Canvas;
  readonly to: Canvas;
  readonly size: Size;
  /** 0 to 1, neither of which is ever shown. */
  readonly progress: number;
  readonly palette: Palette;
  /** Something that both scenes know, to pass in front of the camera. */
  readonly emblem?: Canvas;
  /** Where the subjects of both pictures stand, when each has one. */
  readonly places?: { readonly from: Place; readonly to: Place };
  /** The same numbers in every frame of a cut. */
  readonly random: Random;
}

/** Paints one frame of a cut onto the whole of the context. */
export type Cut = (input: CutInput) => void;

/** Frames of each scene that a cut takes: four before it and four after. */
export const CUT_REACH = 4;
