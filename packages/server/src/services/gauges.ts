/** How much waits in all, as the store knows it, and whether this process can serve, at the moment of looking. */
import type { Clock } from '../ports/clock';
import type { Gauges } from '../ports/meter';
import type { Store } from '../ports/store';
import { within } from './within';

export interface GaugesDeps {
  readonly store: Pick<Store, 'queueSizes'>;
  readonly clock: Pick<Clock, 'now' | 'realNow' | 'realDelay'>;
  /** How many renders it takes at the same time, as things are. */
  readonly slots: () => number;
  /** Whether the process is ending: it takes nothing new. */
  readonly isEnding: () => boolean;
  readonly isReady: () => Promise<{ readonly ready: boolean }>;
}

const PATIENCE_MS = 2_000;

/** What the store does not tell is left out. */
export const createGauges = ({ store, clock, slots, isEnding, isReady }: GaugesDeps) => {
  const queues = async (): Promise<Gauges> => {
    const at = clock.now();
    const asked = store.queueSizes({ at, realNow: clock.realNow() });
    const sizes = await within(clock, PATIENCE_MS, asked).catch(() => undefined);
    if (sizes === undefined) return {};
    const age = (since: number | undefined): number => (since === undefined ? 0 : Math.max(0, at - since) / 1000);
    return {
      jobsWaiting: sizes.jobs.waiting,
      jobsRunning: sizes.jobs.running,
      oldestJobSeconds: age(sizes.jobs.oldestAt),
      deliveriesWaiting: sizes.deliveries.waiting,
      oldestDeliverySeconds: age(sizes.deliveries.oldestAt),
    };
  };
  return async (): Promise<Gauges> => {
    const [waiting, { ready }] = await Promise.all([queues(), isReady()]);
    const ending = isEnding();
    return { ...waiting, ready: ready ? 1 : 0, ending: ending ? 1 : 0, slots: ending ? 0 : slots() };
  };
};
