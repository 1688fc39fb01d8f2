/**
 * Makes do with the connections that a process has when the database lets no more in: who comes next waits for one of them, and
 * is not refused in its turn. After a while it is tried again whether there may be more.
 */
import type { Pool } from 'pg';
import { codeOf, TOO_MANY } from './failures';

export interface Connections extends Pick<Pool, 'connect' | 'end' | 'totalCount'> {
  readonly options: { max: number };
}

const MAKE_DO_MS = 10_000;

/** `now`: milliseconds of a clock that only goes on. */
export const makeDo = (
  pool: Connections,
  now: () => number = () => performance.now(),
): Pick<Pool, 'connect' | 'end'> => {
  const most = pool.options.max;
  let until = 0;
  return {
    connect: (async () => {
      if (now() >= until) pool.options.max = most;
      try {
        return await pool.connect();
      } catch (error) {
        if (codeOf(error) === TOO_MANY) {
          until = now() + MAKE_DO_MS;
          pool.options.max = Math.max(1, pool.totalCount);
        }
        throw error;
      }
    }) as Pool['connect'],
    end: () => pool.end(),
  };
};
