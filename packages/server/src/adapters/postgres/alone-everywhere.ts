/**
 * Turns among all processes of one database, by a lock of a connection of its own: whoever dies has let go of it. Within a
 * process they are taken before, so that it holds one such connection at most.
 */
import pg from 'pg';
import { type Alone, Occupied } from '../../ports/alone';
import { asUnavailable } from './as-unavailable';
import { connectionConfig } from './create-pool';

/** What PostgreSQL says of a lock that was waited for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

export const createAloneEverywhere =
  (connection: Parameters<typeof connectionConfig>[0], lock: number, here: Alone): Alone =>
  (waitMs, work) => {
    const until = performance.now() + waitMs;
    return here(waitMs, async (hold) => {
      const client = new pg.Client(connectionConfig(connection));
      client.on('error', () => undefined);
      const behind: Promise<unknown>[] = [];
      try {
        await client.connect();
        // Without a time it would wait for ever.
        await client.query(`SET lock_timeout = ${Math.max(1, Math.ceil(until - performance.now()))}`);
        await client.query(`SELECT pg_advisory_lock(${lock})`);
      } catch (error) {
        await client.end().catch(() => undefined);
        throw (error as { readonly code?: unknown }).code === LOCK_NOT_AVAILABLE
          ? new Occupied()
          : (asUnavailable(error) ?? error);
      }
      try {
        return await work((over) => behind.push(over));
      } finally {
        hold(Promise.allSettled(behind).then(() => client.end().catch(() => undefined)));
      }
    });
  };
