/**
 * Keeps connections for reuse, by receiver: an origin at the addresses that were checked for this very call.
 *
 * Every call resolves and checks first, and then takes the receiver of what it found. So a kept connection is only ever
 * used while its name still resolves to the addresses that were judged, and a name that moves gets new connections.
 * A receiver opens as many connections as calls are under way, so that no call waits behind a slow one.
 */
import { Pool } from 'undici';
import type { NetworkPolicy } from './judge-url';
import type { DialLimits } from './limits';
import { type OpenSocket, pinnedConnector } from './pinned-connector';

export interface Target {
  readonly url: URL;
  readonly host: string;
  /** Checked addresses of the host. */
  readonly addresses: readonly string[];
}

export interface Receivers {
  /** The dispatcher for a checked target, counted as busy until `release` is called. */
  take(target: Target): { readonly pool: Pool; release(): void };
  close(): Promise<void>;
}

/** Bytes of an answer's headers, whatever Node's own limit is set to. */
const MAX_HEADER_BYTES = 16_384;

interface Receiver {
  readonly pool: Pool;
  calls: number;
}

export function createReceivers(options: {
  readonly policy: NetworkPolicy;
  readonly limits: DialLimits;
  readonly openSocket?: OpenSocket;
}): Receivers {
  const { policy, limits, openSocket } = options;
  // Insertion order is order of use: the first idle entry is the one that was unused for longest.
  const receivers = new Map<string, Receiver>();

  const open = ({ url, host, addresses }: Target): Receiver => {
    const connectMs = Math.max(limits.attemptMs, 1);
    const pin = { host, addresses, policy, connectMs, ...(openSocket === undefined ? {} : { openSocket }) };
    const pool = new Pool(url.origin, {
      connect: pinnedConnector(pin),
      pipelining: 1,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: limits.idleMs,
      keepAliveMaxTimeout: limits.idleMs,
      // The dialer's own timers cover the whole call; undici's cover only parts of it.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return { pool, calls: 0 };
  };

  const forgetUnused = (): void => {
    for (const [key, receiver] of receivers) {
      if (receivers.size <= limits.receivers) return;
      if (receiver.calls > 0) continue;
      receivers.delete(key);
      void receiver.pool.destroy();
    }
  };

  return {
    take(target) {
      const key = `${target.url.origin} ${target.addresses.toSorted().join(' ')}`;
      const receiver = receivers.get(key) ?? open(target);
      receiver.calls += 1;
      receivers.delete(key);
      receivers.set(key, receiver);
      forgetUnused();
      let taken = true;
      const release = (): void => {
        if (!taken) return;
        taken = false;
        receiver.calls -= 1;
        forgetUnused();
      };
      return { pool: receiver.pool, release };
    },
    async close() {
      const open = [...receivers.values()];
      receivers.clear();
      await Promise.all(open.map(({ pool }) => pool.destroy()));
    },
  };
}
