/**
 * Attempts that were lost with their worker. A render whose worker is gone again and again, without getting any further, may be
 * what ends it, and must not do so for ever. What its worker outlived (a database that was away, a process that stood still, work
 * that was handed back) is no loss: it says nothing about the render.
 */

export interface Loss {
  readonly attempt: number;
  /** How far the render was, in percent. */
  readonly progress: number;
}

/** So many at the same point, and so many altogether. */
const MOST = { atOnePoint: 3, inAll: 10 };

/** Whether a render that is so far has lost its worker too often. */
export const isGivenUp = (losses: readonly Loss[], progress: number): boolean =>
  losses.length >= MOST.inAll || losses.filter((loss) => loss.progress >= progress).length >= MOST.atOnePoint;
