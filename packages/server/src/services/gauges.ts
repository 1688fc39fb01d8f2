/** How much waits in all, as the store knows it, at the moment of looking. */
import type { Clock } from '../ports/clock';
import type { Gauges } from '../ports/meter';
import type { Store } from '../ports/store';
import { within } from './within';

export interface GaugesDeps {
  readonly store: Pick<Store, 'queueSizes'>;
  readonly clock: Pick<Clock, 'now' | 'realNow' | 'realDelay'>;
  readonly slots: number;
}

const PATIENCE_MS = 2_000;

/** Undefined while the store does not tell. */
export const createGauges =
  ({ store, clock, slots }: GaugesDeps) =>
  async (): Promise<Gauges | undefined> => {
    const at = clock.now();
    const asked = store.queueSizes({ at, realNow: clock.realNow() });
    const sizes = await within(clock, PATIENCE_MS, asked).catch(() => undefined);
    if (sizes === undefined) return undefined;
    const age = (since: number | undefined): number => (since === undefined ? 0 : Math.max(0, at - since) / 1000);
    return {
      jobsWaiting: sizes.jobs.waiting,
      jobsRunning: sizes.jobs.running,
      oldestJobSeconds: age(sizes.jobs.oldestAt),
      deliveriesWaiting: sizes.deliveries.waiting,
      oldestDeliverySeconds: age(sizes.deliveries.oldestAt),
      slots,
    };
  };
