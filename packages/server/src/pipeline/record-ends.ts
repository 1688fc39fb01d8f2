/**
 * Gathers ends of attempts for a moment, so that many share a transaction: while others are still on their way, more will
 * end soon. The last one is recorded at once, and nobody waits for longer than a flush to disk takes anyway.
 */
import type { AttemptEnd } from '../domain/delivery-decisions';
import type { Clock } from '../ports/clock';
import type { Store } from '../ports/store';

const MOMENT_MS = 2;
const ENOUGH = 256;

export interface RecordEndsDeps {
  readonly store: Pick<Store, 'endAttempts'>;
  readonly clock: Pick<Clock, 'realDelay'>;
  /** Whether no other attempt is on its way. */
  readonly isLast: () => boolean;
  /** Called when ends have been handed to the store: what is asked of it now shares their transaction. */
  readonly onHandedOver: () => void;
}

interface Waiting {
  readonly end: AttemptEnd;
  resolve(): void;
  reject(error: unknown): void;
}

/** Records one end; resolves when it is durable. */
export const createRecordEnds = ({ store, clock, isLast, onHandedOver }: RecordEndsDeps) => {
  let waiting: Waiting[] = [];

  const handOver = (): void => {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    store.endAttempts(batch.map(({ end }) => end)).then(
      () => {
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
      else if (waiting.length === 1) void clock.realDelay(MOMENT_MS).then(handOver);
    });
};
