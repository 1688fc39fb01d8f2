/** How somebody walks towards a camera that goes before them. */

/** Steps a second of somebody who walks and talks. */
const STEPS = 1.85;
/** How much of the way is gone within the push of each step, instead of evenly. */
const PUSH = 0.35;

export interface Gait {
  /** 0 when a foot lands, 1 between two steps. */
  readonly lift: number;
  /** To which side the weight is, -1 to 1. */
  readonly swing: number;
  /** Steps that are gone. */
  readonly gone: number;
}

export const gaitAt = (now: number): Gait => {
  const steps = now * STEPS;
  return {
    lift: Math.abs(Math.sin(Math.PI * steps)),
    swing: Math.sin(Math.PI * steps),
    gone: steps - (PUSH / (2 * Math.PI)) * Math.sin(2 * Math.PI * steps),
  };
};
