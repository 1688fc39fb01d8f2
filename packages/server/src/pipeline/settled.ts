/**
 * Waits until no job runs and no delivery waits. Work that could be taken while nobody works at all will not be taken by
 * itself: that is said at once, not waited for.
 */
import type { Clock } from '../ports/clock';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';

export interface SettledDeps {
  readonly store: Pick<Store, 'countPending' | 'untakenWork'>;
  readonly clock: Pick<Clock, 'now' | 'realNow' | 'realDelay'>;
  readonly signals: Pick<Signals, 'idle' | 'nextChange'>;
  /** Whether other processes may work on it. */
  readonly isShared: boolean;
}

/** Real time for what became due this very moment, and for timers that are late. */
const GRACE_MS = 100;
const LOOK_MS = 10;

export const createSettled = ({ store, clock, signals, isShared }: SettledDeps) => {
  const untaken = () => store.untakenWork({ at: clock.now(), realNow: clock.realNow() });

  const failOnForgotten = async (): Promise<void> => {
    const first = await untaken();
    if (first === undefined) return;
    await clock.realDelay(GRACE_MS);
    await signals.idle();
    if ((await untaken()) !== first) return;
    throw new Error(
      `The ${first} could be worked on, and nobody takes it. Either the store refused it to the workers (the log says so), or they were not told: a defect of the server.`,
    );
  };

  /** Resolves when nothing is left to do. */
  return async (): Promise<void> => {
    for (;;) {
      const change = signals.nextChange();
      await signals.idle();
      const pending = await store.countPending();
      if (pending.jobs === 0 && pending.deliveries === 0) return;
      if (isShared) {
        // What ends elsewhere is seen in the store alone.
        await clock.realDelay(LOOK_MS);
        continue;
      }
      await failOnForgotten();
      await change;
    }
  };
};
