/**
 * Opens a database that may be about to come, as after a failover or where all of a service is started at once: whoever looks after
 * processes would restart this one after pauses that grow, when the database has long been there.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../ports/log';
import { DatabaseError } from './database-error';

const AGAIN_MS = 2_000;
/** Whoever looks at a start that stands still wants to know what it waits for. */
const SOON_MS = 3_000;

export interface AwaitDatabaseDeps {
  /** So long it is tried again, in real milliseconds. */
  readonly waitMs: number;
  /** The database as it may be shown. */
  readonly shown: string;
  readonly log: Log;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Does it after so many milliseconds, unless it is called off. */
  readonly later?: (ms: number, act: () => void) => () => void;
}

const afterMs = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

export const awaitDatabase = async <T>(
  open: () => Promise<T>,
  { waitMs, shown, log, now = () => performance.now(), wait = pause, later = afterMs }: AwaitDatabaseDeps,
): Promise<T> => {
  const until = now() + waitMs;
  const patience = waitMs > 0 ? { at_most_seconds: waitMs / 1000 } : {};
  let isTold = false;
  const tell = (): void => {
    if (!isTold) log.write('warn', 'database-not-there-yet', { database: shown, ...patience });
    isTold = true;
  };
  const callOff = later(SOON_MS, tell);
  try {
    for (;;) {
      try {
        const opened = await open();
        if (isTold) log.write('info', 'database-is-there');
        return opened;
      } catch (error) {
        const isAway = error instanceof DatabaseError && error.reason === 'unreachable';
        if (!isAway || now() + AGAIN_MS > until) throw error;
        tell();
        await wait(AGAIN_MS);
      }
    }
  } finally {
    callOff();
  }
};
