/** Deliveries whose sender was answered before the app took them: tried again, and known until one attempt succeeds. */
import type { Sent } from '../webhook/sent';
import { defaultDelayMs, tryAgain } from './hand-on';
import type { ListenOptions } from './listen-options';
import type { ReceivedDelivery } from './received-delivery';

export interface Retries {
  /** Those that no app has taken so far, in the order of their arrival. */
  readonly undelivered: readonly ReceivedDelivery[];
  begin(received: ReceivedDelivery, send: () => Promise<Sent>): void;
  /** Somebody's attempt has succeeded. */
  taken(received: ReceivedDelivery): void;
  /** Waits for attempts that are under way; nothing begins any more once the signal has fired. */
  settled(): Promise<void>;
}

export const openRetries = (
  { retries = 0, retryDelayMs = defaultDelayMs, onGivenUp, onNote }: ListenOptions,
  signal: AbortSignal,
): Retries => {
  const open = new Set<ReceivedDelivery>();
  const running = new Set<Promise<void>>();
  let sending = 0;
  const follow = async (received: ReceivedDelivery, send: () => Promise<Sent>): Promise<void> => {
    const isGivenUp = await tryAgain({
      retries,
      delayMs: retryDelayMs,
      signal,
      isOpen: () => open.has(received),
      async send() {
        sending += 1;
        try {
          return await send();
        } finally {
          sending -= 1;
        }
      },
    });
    if (isGivenUp) onGivenUp?.(received);
  };
  return {
    get undelivered() {
      return [...open].sort((one, other) => one.number - other.number);
    },
    begin(received, send) {
      open.add(received);
      const run = follow(received, send).finally(() => running.delete(run));
      running.add(run);
    },
    taken: (received) => void open.delete(received),
    async settled() {
      if (sending > 0) onNote?.('waiting for what your app answers to an attempt that is under way');
      await Promise.allSettled(running);
    },
  };
};
