/**
 * Opens a database that may be about to come, as after a failover or where all of a service is started at once: whoever looks after
 * processes would restart this one after pauses that grow, when the database has long been there.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../ports/log';
import { DatabaseError } from './database-error';

const AGAIN_MS = 2_000;

export interface AwaitDatabaseDeps {
  /** So long it is tried again, in real milliseconds. */
  readonly waitMs: number;
  readonly log: Log;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

export const awaitDatabase = async <T>(
  open: () => Promise<T>,
  { waitMs, log, now = () => performance.now(), wait = pause }: AwaitDatabaseDeps,
): Promise<T> => {
  const until = now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    try {
      const opened = await open();
      if (tries > 0) log.write('info', 'database-is-there');
      return opened;
    } catch (error) {
      const isAway = error instanceof DatabaseError && error.reason === 'unreachable';
      if (!isAway || now() + AGAIN_MS > until) throw error;
      if (tries === 0)
        log.write('warn', 'database-not-there-yet', { error: error.message, at_most_seconds: waitMs / 1000 });
      await wait(AGAIN_MS);
    }
  }
};
