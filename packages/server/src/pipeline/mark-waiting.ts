/** Marks jobs that wait because no slot is free, beside whatever else is done: whoever comes meanwhile is taken at once. */
import type { Log } from '../ports/log';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';
import { createLooks } from './create-looks';

export interface MarkWaitingDeps {
  readonly store: Pick<Store, 'queueWaitingJobs'>;
  readonly signals: Pick<Signals, 'begin'>;
  readonly log: Log;
}

export const createMarkWaiting = ({ store, signals, log }: MarkWaitingDeps) => {
  /** Whether there may be jobs that are not marked. */
  let came = true;
  /** Whether one that was passed by may be among them. */
  let missed = true;
  let ended = false;

  const looks = createLooks({
    look: async () => {
      came = false;
      let afresh = missed;
      missed = false;
      while (!ended && (await store.queueWaitingJobs({ afresh }))) afresh = false;
    },
    failed: (error) => log.write('error', 'jobs-not-marked', { error: String(error) }),
    may: () => came && !ended,
    signals,
  });

  return {
    /** A job came. */
    noteOne: (): void => {
      came = true;
    },
    /** Jobs may have come of which nobody was told. */
    noteAll: (): void => {
      came = missed = true;
    },
    /** No slot is free for what waits. */
    mark: looks.wake,
    /** Begins nothing more; resolves when what is under way is over. */
    over: async (): Promise<void> => {
      ended = true;
      await looks.over();
    },
  };
};
