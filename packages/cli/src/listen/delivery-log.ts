/** The deliveries of a listener: the last ones, and whoever waits for the next. */
import type { ReceivedDelivery } from './received-delivery';

/** How many are kept to look at and to send again. */
const KEPT = 200;

type Match = (received: ReceivedDelivery) => boolean;

/** How long and for what `next` waits. */
export interface NextOptions {
  /** Milliseconds; for ever without it. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Waiter {
  readonly match: Match;
  resolve(received: ReceivedDelivery): void;
  reject(error: Error): void;
}

export class DeliveryLog {
  readonly #kept: ReceivedDelivery[] = [];
  readonly #untaken = new Set<ReceivedDelivery>();
  readonly #waiters = new Set<Waiter>();
  #ended: Error | undefined;

  get all(): readonly ReceivedDelivery[] {
    return this.#kept;
  }

  add(received: ReceivedDelivery): void {
    this.#kept.push(received);
    const oldest = this.#kept.length > KEPT ? this.#kept.shift() : undefined;
    if (oldest !== undefined) this.#untaken.delete(oldest);
    for (const waiter of this.#waiters) {
      if (!waiter.match(received)) continue;
      waiter.resolve(received);
      return;
    }
    this.#untaken.add(received);
  }

  /** The first that matches and that nobody was given, one that came before or one that will come. */
  next(match: Match, { timeoutMs, signal }: NextOptions): Promise<ReceivedDelivery> {
    const found = [...this.#untaken].find(match);
    if (found !== undefined) {
      this.#untaken.delete(found);
      return Promise.resolve(found);
    }
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const end = (act: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
        this.#waiters.delete(waiter);
        act();
      };
      const waiter: Waiter = {
        match,
        resolve: (received) => end(() => resolve(received)),
        reject: (error) => end(() => reject(error)),
      };
      const aborted = (): void => waiter.reject(signal?.reason as Error);
      const late = (): void => {
        const came = this.#kept
          .map(({ delivery, refusal }) => delivery?.event ?? `refused: ${refusal?.code}`)
          .join(', ');
        waiter.reject(
          new Error(`No such delivery came within ${timeoutMs} ms. What came: ${came === '' ? 'nothing' : came}.`),
        );
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs);
      this.#waiters.add(waiter);
      if (signal?.aborted === true) aborted();
      else signal?.addEventListener('abort', aborted, { once: true });
    });
  }

  /** Nobody waits any longer. */
  end(error: Error): void {
    this.#ended = error;
    for (const waiter of this.#waiters) waiter.reject(error);
  }
}
