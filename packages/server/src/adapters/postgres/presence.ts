/** Which processes live: each says so from time to time, by the database's clock. */
import type { Pool } from 'pg';
import type { DatabaseClock } from './database-clock';

export interface Presence {
  /** The other processes that live. */
  others(): Promise<readonly string[]>;
  /** Says that this process is gone. */
  close(): Promise<void>;
}

export interface PresenceDeps {
  readonly pool: Pick<Pool, 'query'>;
  readonly process: string;
  readonly role: string;
  /** What it says of itself to the others, as JSON. */
  readonly told: string;
  readonly clock: Pick<DatabaseClock, 'compare'>;
  /** For how long a process is believed to live that says nothing. */
  readonly leaseMs: number;
}

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
export const SAY = `INSERT INTO vid_processes (process, role, told, seen_until) VALUES ($1, $2, $3, ${NOW} + $4)
  ON CONFLICT (process) DO UPDATE SET seen_until = excluded.seen_until RETURNING ${NOW} AS now`;
const FORGET = `DELETE FROM vid_processes WHERE process = $1 OR seen_until < ${NOW} - 86400000`;
/** What processes left behind that were killed. */
const FORGET_COMMITS =
  "DELETE FROM vid_commits WHERE split_part(slot, '/', 1) NOT IN (SELECT process FROM vid_processes)";
export const OTHERS = `SELECT process, role, told FROM vid_processes WHERE process <> $1 AND seen_until > ${NOW}`;
const TIMES_A_LEASE = 5;

export const openPresence = async ({ pool, process, role, told, clock, leaseMs }: PresenceDeps): Promise<Presence> => {
  const say = () =>
    clock.compare(async () => {
      const { rows } = await pool.query<{ now: string }>(SAY, [process, role, told, leaseMs]);
      return Number(rows[0]?.now);
    });
  await say();
  const saying = setInterval(() => void say().catch(() => undefined), leaseMs / TIMES_A_LEASE);
  saying.unref();
  return {
    others: async () => {
      const { rows } = await pool.query<{ process: string }>(OTHERS, [process]);
      return rows.map((row) => row.process);
    },
    close: async () => {
      clearInterval(saying);
      await pool.query(FORGET, [process]).catch(() => undefined);
      await pool.query(FORGET_COMMITS).catch(() => undefined);
    },
  };
};
