/**
 * Gathers ends of attempts for a moment, so that many share a transaction: while others are still on their way, more will
 * end soon. The moment is as long as the last transaction took, which is mostly the disk's time, so that a slow disk gets
 * fewer and larger ones. The last end of all is recorded at once.
 */
import type { AttemptEnd } from '../domain/delivery-decisions';
import type { Clock } from '../ports/clock';
import type { Store } from '../ports/store';

const SHORTEST_MS = 2;
const LONGEST_MS = 20;
const ENOUGH = 512;

export interface RecordEndsDeps {
  readonly store: Pick<Store, 'endAttempts'>;
  readonly clock: Pick<Clock, 'realDelay' | 'realNow'>;
  /** Whether no other attempt is on its way. */
  readonly isLast: () => boolean;
  /** Called when ends have been handed to the store: what is asked of it now shares their transaction. */
  readonly onHandedOver: () => void;
  /** Called when ends are recorded, where what was asked meanwhile may not have seen them. */
  readonly onRecorded?: () => void;
}

interface Waiting {
  readonly end: AttemptEnd;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Records one end; resolves when it is durable. */
export const createRecordEnds = ({ store, clock, isLast, onHandedOver, onRecorded }: RecordEndsDeps) => {
  let waiting: Waiting[] = [];
  let momentMs = SHORTEST_MS;

  const handOver = (): void => {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    const began = clock.realNow();
    store.endAttempts(batch.map(({ end }) => end)).then(
      () => {
        momentMs = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, clock.realNow() - began));
        // Before whoever waits is told: what follows is begun by then.
        onRecorded?.();
        for (const { resolve } of batch) resolve();
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error);
      },
    );
    onHandedOver();
  };

  return (end: AttemptEnd): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ end, resolve, reject });
      if (isLast() || waiting.length >= ENOUGH) handOver();
      else if (waiting.length === 1) void clock.realDelay(momentMs).then(handOver);
    });
};
