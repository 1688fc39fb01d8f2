/**
 * How long an end waits for what. A database that is away must not keep a process beyond its time: whoever looks after it ends
 * it by force.
 */

import { waitFor } from '../pipeline/at-most';
import type { Clock } from '../ports/clock';

export interface EndingIn {
  readonly clock: Pick<Clock, 'everyReal' | 'realNow'>;
  /** So long work under way may go on. */
  readonly shutdownMs: number;
  /** Whether the state is in a database, which may be away; what is in this process answers. */
  readonly isShared: boolean;
}

export interface LimitsOfEnd {
  /** Until then work under way may go on. */
  readonly until: number;
  /** Until then an answer to what was asked before is waited for; undefined: to its end. */
  readonly asked: number | undefined;
  /** Waits for work that goes on, is cut off and handed back. */
  readonly handBack: (work: Promise<unknown>) => Promise<void>;
  /** Waits for what says goodbye: within the time, unless work took all of it. */
  readonly leave: (work: Promise<unknown>) => Promise<void>;
}

/** So long handing back may take when the time is up. */
const HAND_BACK_MS = 2_000;
/** Before the time is up: what the process itself takes to leave. */
const LEAVE_MS = 1_000;

export const limitsOfEnd = ({ clock, shutdownMs, isShared }: EndingIn): LimitsOfEnd => {
  const begun = clock.realNow();
  const until = begun + shutdownMs;
  const last = until + HAND_BACK_MS;
  const inTime = until - Math.min(LEAVE_MS, shutdownMs / 4);
  /** One time for all that says goodbye: settled when the first does. */
  let leaveBy: number | undefined;
  const bound = (time: number): number | undefined => (isShared ? time : undefined);
  return {
    until,
    asked: bound(shutdownMs === 0 ? last : begun + shutdownMs / 2),
    handBack: (work) => waitFor(clock, bound(last), work),
    leave: (work) => {
      leaveBy ??= clock.realNow() < inTime ? inTime : last;
      return waitFor(clock, bound(leaveBy), work);
    },
  };
};
