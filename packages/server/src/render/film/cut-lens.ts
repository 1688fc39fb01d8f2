/** A camera that is suddenly nearer, or was: two pictures of one place. */
import type { Lens } from './film';

/** How much nearer. */
const NEARER = 0.3;

/** `closesIn`: whether it is near after the cut, instead of before it. */
export const cutLens = (lens: Lens, at: number, closesIn: boolean): Lens => ({
  ...lens,
  zoom: (seconds) => lens.zoom(seconds) + (seconds >= at === closesIn ? NEARER : 0),
  cuts: [...(lens.cuts ?? []), at],
});
