/** A camera that is suddenly somewhere else: several pictures of one place. */
import type { Lens } from './film';

/** How a place is seen from a moment on. */
export interface Look {
  readonly from: number;
  /** How much nearer than the camera is by itself. */
  readonly nearer: number;
  /** How far beside that, in pixels. */
  readonly aside?: number;
}

/** The first is seen from the beginning, whenever it is said to begin. */
export function cutLens(lens: Lens, looks: readonly Look[]): Lens {
  const at = (seconds: number): Look | undefined => looks.findLast(({ from }) => seconds >= from) ?? looks[0];
  return {
    ...lens,
    zoom: (seconds) => lens.zoom(seconds) + (at(seconds)?.nearer ?? 0),
    x: (seconds) => lens.x(seconds) + (at(seconds)?.aside ?? 0),
    cuts: [...(lens.cuts ?? []), ...looks.slice(1).map(({ from }) => from)],
  };
}
