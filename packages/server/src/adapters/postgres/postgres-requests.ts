/**
 * The last requests of all processes, as rows of many: one is written for all that came to a process within a moment. The table
 * is not logged, since nothing else depends on it: a crash of the database empties it, and a write costs the disk nothing.
 */
import type { Pool } from 'pg';
import type { KeptRequests } from '../../ports/kept-requests';
import { asUnavailable } from './as-unavailable';

const ADD = 'INSERT INTO vid_requests (at, count, size, entries) VALUES ($1, $2, $3, $4)';
/** Rows that are needed for the last `$1` entries of `$2` characters. */
const NEEDED = `SELECT seq FROM (
    SELECT seq, sum(count) OVER newer - count AS entries, sum(size) OVER newer - size AS characters
    FROM vid_requests WINDOW newer AS (ORDER BY seq DESC)
  ) counted WHERE entries < $1 AND characters < $2`;
const LIST = `SELECT entries FROM vid_requests WHERE seq IN (${NEEDED}) ORDER BY seq DESC`;
const PRUNE = `DELETE FROM vid_requests WHERE at <= $3 OR seq NOT IN (${NEEDED})`;

export const createPostgresRequests = (pool: Pick<Pool, 'query'>): KeptRequests => {
  const ask = async (
    words: string,
    values: readonly unknown[] = [],
  ): Promise<readonly { readonly entries: string }[]> => {
    try {
      return (await pool.query<{ entries: string }>(words, [...values])).rows;
    } catch (error) {
      throw asUnavailable(error) ?? error;
    }
  };
  return {
    add: async (entries, at) => {
      const text = JSON.stringify(entries);
      await ask(ADD, [at, entries.length, text.length, text]);
    },
    list: async ({ entries, characters }) =>
      (await ask(LIST, [entries, characters])).flatMap((row) =>
        (JSON.parse(row.entries) as readonly unknown[]).toReversed(),
      ),
    prune: async ({ entries, characters }, upTo = Number.MIN_SAFE_INTEGER) => {
      await ask(PRUNE, [entries, characters, upTo]);
    },
    clear: async () => {
      await ask('DELETE FROM vid_requests');
    },
  };
};
