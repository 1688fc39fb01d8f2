/**
 * How many requests may wait for a slow store. Beyond that they are turned away at the door, before anything of them is
 * looked up, decided or charged: an answer at once is worth more than one that comes when nobody waits for it any more. A
 * request that was let in is never turned away later.
 */
import type { Meter } from '../ports/meter';

/** How the store fares. */
export interface StoreLoad {
  /** For how many real milliseconds its oldest call has been waiting; 0 without one. */
  readonly oldestMs: () => number;
}

export interface PressureLimits {
  /** Requests that may be under way while the store is slow. */
  readonly whileSlow: number;
  /** A store is slow when a call of it waits for so many milliseconds. */
  readonly slowMs: number;
  /** Requests that may be under way whatever the store does. */
  readonly ever: number;
}

const PRESSURE_LIMITS: PressureLimits = { whileSlow: 256, slowMs: 1_000, ever: 4_096 };

const LONGEST_WAIT_SECONDS = 30;
/** What a restart of a database takes, and a little more. */
export const STORE_WAIT_SECONDS = 5;

export interface BackPressure {
  /** Lets a request in, and gives what it calls when it is answered; or says in how many seconds to come again. */
  enter(): { readonly leave: () => void } | { readonly retryAfter: number };
}

export const createBackPressure = (
  { storeLoad, meter }: { readonly storeLoad: StoreLoad; readonly meter: Meter },
  { whileSlow, slowMs, ever }: PressureLimits = PRESSURE_LIMITS,
): BackPressure => {
  let underWay = 0;
  const leave = (): void => {
    underWay -= 1;
  };
  return {
    enter: () => {
      const waits = underWay < whileSlow ? 0 : storeLoad.oldestMs();
      if (underWay < ever && waits < slowMs) {
        underWay += 1;
        return { leave };
      }
      meter.add('requestsShed');
      return { retryAfter: Math.min(LONGEST_WAIT_SECONDS, Math.max(1, Math.ceil(waits / 1000))) };
    },
  };
};
