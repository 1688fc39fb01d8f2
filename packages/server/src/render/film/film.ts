/**
 * A scene as data: a soft moving backdrop, and layers on it that are drawn once and then only moved and faded. The same
 * film can be composited here (`compose-frame`) or by ffmpeg, because all that a layer does in time is in this file.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Size } from '../geometry';

export type Context = SKRSContext2D;

/** How a layer comes in: it starts displaced by (dx, dy) pixels, and transparent when it fades. */
export interface Entrance {
  /** Seconds from the start of the scene. */
  readonly at: number;
  readonly seconds: number;
  readonly dx: number;
  readonly dy: number;
  readonly fade: boolean;
}

/** How a layer goes: towards (dx, dy), fading. */
export interface Exit {
  readonly at: number;
  readonly seconds: number;
  readonly dx: number;
  readonly dy: number;
  readonly fade: boolean;
}

export interface Layer {
  /** Where the picture of the layer lies at rest, in whole pixels. */
  readonly box: Box;
  /** Draws the layer with its top left corner at the origin. */
  paint(context: Context, frame: number): void;
  /** The one opaque colour of its whole box, when it has but one: a frame needs no picture of it kept. */
  readonly flat?: string;
  /** 1: drawn once. More: drawn anew for each frame after its entrance began, then held. */
  readonly frames: number;
  /** Whether it is seen only through its own box, so that it rises out of a line instead of out of nowhere. */
  readonly masked: boolean;
  readonly enter: Entrance;
  readonly exit?: Exit;
  /**
   * Pixels a second of endless movement, for parallax; such layers need compositing between pixels. `every`: seconds for
   * which it stands still in between, as a puppet does.
   */
  readonly drift?: { readonly x: number; readonly y: number; readonly every?: number };
  /** What is written on it, and the measured box of the ink. */
  readonly text?: string;
  readonly ink?: Box;
}

export interface Backdrop {
  /** Paints the whole of a small canvas; it is scaled up smoothly, so nothing on it may be sharp. */
  paint(context: Context, size: Size, seconds: number): void;
}

export interface Film {
  readonly size: Size;
  readonly frames: number;
  readonly backdrop: Backdrop;
  /** The backdrop is painted anew for every so manieth frame only; 1 when it is not said. */
  readonly backdropEvery?: number;
  /** Bottom to top. */
  readonly layers: readonly Layer[];
}

/** Never displaced, never faded. */
export const STILL: Entrance = { at: 0, seconds: 0, dx: 0, dy: 0, fade: false };
