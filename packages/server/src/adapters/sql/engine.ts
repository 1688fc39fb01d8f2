/** What kinds of databases do differently; whatever else the store does is the same on each. */

import type { Expression, SqlBool } from 'kysely';
import { PostgresQueryCompiler, type QueryCompiler, type SelectQueryBuilder, SqliteQueryCompiler, sql } from 'kysely';
import type { Schema } from './schema';

export type Dialect = 'sqlite' | 'postgres';

/** `skip`: rows that another transaction holds are left out, not waited for. */
export type Lock = <Q extends SelectQueryBuilder<Schema, never, unknown>>(query: Q, how?: 'skip') => Q;

export interface Engine {
  readonly compiler: new () => QueryCompiler;
  /** The elements of a JSON array of texts, as rows. */
  readonly elements: (list: unknown) => Expression<string>;
  /** Whether a column is one of them; whatever their number, they are looked up one by one. */
  readonly isAmong: (column: string, list: unknown) => Expression<SqlBool>;
  /** Whether a column is one of what a query finds, which is looked up one by one as well. */
  readonly isFound: (column: string, query: Expression<unknown>) => Expression<SqlBool>;
  /** Rows that come as one JSON array, named `given`, where that costs less than a statement a row. */
  readonly given:
    | {
        readonly rows: (table: string) => string;
        /** The same where each leads to a row by its key: they count as few, so that no table is read as a whole for them. */
        readonly few: (table: string) => string;
      }
    | undefined;
  /**
   * Jobs that nobody holds, oldest first, of the accounts after one in turn (`turn` counts them), kept for this transaction: $1
   * is now, $2 that account, $3 how many are wanted. There are as many of each account as make that number together. `ofOthers`
   * leaves that account out.
   */
  readonly freeJobs: { readonly ofAll: string; readonly ofOthers: string } | undefined;
  /** Keeps the rows of a query for this transaction, where others may write at the same time. */
  readonly lock: Lock;
  /** Column definition of a number that counts up by itself. */
  readonly serial: string;
  /** A statement of the schema as this database has it. */
  readonly schema: (words: string) => string;
  /** What this database has beside the schema that all have, by the version that it comes with. */
  readonly besides: Readonly<Record<number, readonly string[]>>;
  /** Reads plannings whose process is gone. */
  readonly abandoned: string;
  /** Keeps the settings as a whole for this transaction. */
  readonly lockSettings: string | undefined;
  /** Brings the counters behind `serial` up to rows that brought their own numbers. */
  readonly countOn: (table: string) => string | undefined;
}

const sqlite: Engine = {
  compiler: SqliteQueryCompiler,
  elements: (list) => sql<string>`(SELECT value FROM json_each(${list}))`,
  isAmong: (column, list) => sql<SqlBool>`${sql.ref(column)} IN (SELECT value FROM json_each(${list}))`,
  isFound: (column, query) => sql<SqlBool>`${sql.ref(column)} IN ${query}`,
  given: undefined,
  freeJobs: undefined,
  // Whoever writes has the whole database.
  lock: (query) => query,
  serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  schema: (words) => words,
  besides: {},
  // Whoever asks has just begun, and is the only process.
  abandoned: 'SELECT * FROM plannings',
  lockSettings: undefined,
  // It counts from the largest number that there is.
  countOn: () => undefined,
};

/** Rows that change all the time: a page keeps room for their next state, and what they leave is cleared early. */
const HOT =
  'autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200, autovacuum_vacuum_cost_delay = 0';

/** Accounts that have a job which nobody holds, one step of the index an account: a long queue of one costs the others nothing. */
const accountsWhere = (name: string, range: string): string => `${name} (user_id, turn) AS (
    SELECT (SELECT user_id FROM jobs WHERE final = 0 AND lease_until <= $1 AND ${range} ORDER BY user_id LIMIT 1), 1
    UNION ALL
    SELECT (SELECT user_id FROM jobs WHERE final = 0 AND lease_until <= $1 AND ${range} AND user_id > ${name}.user_id
      ORDER BY user_id LIMIT 1), turn + 1
    FROM ${name} WHERE ${name}.user_id IS NOT NULL AND turn < $3)`;
const freeJobs = (behind: '<' | '<='): string => `WITH RECURSIVE
  ${accountsWhere('ahead', 'user_id > $2')}, ${accountsWhere('behind', `user_id ${behind} $2`)},
  turns AS (
    SELECT user_id, turn FROM ahead WHERE user_id IS NOT NULL
    UNION ALL SELECT user_id, turn + $3 FROM behind WHERE user_id IS NOT NULL
    ORDER BY turn LIMIT $3)
  SELECT free.*, turn, spec, losses
  FROM turns CROSS JOIN LATERAL (
    SELECT * FROM jobs WHERE final = 0 AND jobs.user_id = turns.user_id AND lease_until <= $1 ORDER BY seq
    LIMIT (SELECT ceil($3::numeric / count(*)) FROM turns) FOR UPDATE SKIP LOCKED) AS free
  LEFT JOIN job_specs ON job_specs.job_id = free.job_id
  ORDER BY turn, seq`;

const postgres: Engine = {
  compiler: PostgresQueryCompiler,
  elements: (list) => sql<string>`(SELECT json_array_elements_text(${list}::json))`,
  // As rows they count for a hundred, for which a small table would be read as a whole.
  isAmong: (column, list) =>
    sql<SqlBool>`${sql.ref(column)} = ANY(ARRAY(SELECT json_array_elements_text(${list}::json)))`,
  isFound: (column, query) => sql<SqlBool>`${sql.ref(column)} = ANY(ARRAY${query})`,
  given: {
    rows: (table) => `json_populate_recordset(NULL::${table}, $1) AS given`,
    few: (table) =>
      `unnest(ARRAY(SELECT json_array_elements($1::json))) AS item(one), LATERAL json_populate_record(NULL::${table}, item.one) AS given`,
  },
  freeJobs: { ofAll: freeJobs('<='), ofOthers: freeJobs('<') },
  lock: (query, how) => {
    const locked = query.forUpdate();
    return (how === 'skip' ? locked.skipLocked() : locked) as typeof query;
  },
  serial: 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY',
  // Texts are compared byte by byte, as SQLite and this program compare them.
  schema: (words) => {
    let parameter = 0;
    return words.replace(/\bTEXT\b/g, 'TEXT COLLATE "C"').replace(/\?/g, () => `$${(parameter += 1)}`);
  },
  besides: {
    1: [
      `ALTER TABLE accounts SET (fillfactor = 50, ${HOT})`,
      `ALTER TABLE hooks SET (fillfactor = 50, ${HOT})`,
      `ALTER TABLE settings SET (fillfactor = 50, ${HOT})`,
      `ALTER TABLE jobs SET (fillfactor = 70, ${HOT})`,
      `ALTER TABLE deliveries SET (fillfactor = 70, ${HOT})`,
      `ALTER TABLE job_specs SET (${HOT})`,
      `ALTER TABLE plannings SET (${HOT})`,
      'CREATE TABLE vid_commits (slot TEXT PRIMARY KEY, number BIGINT NOT NULL) WITH (fillfactor = 20)',
      'CREATE TABLE vid_processes (process TEXT PRIMARY KEY, role TEXT NOT NULL, seen_until BIGINT NOT NULL)',
    ],
    // Here an attempt is found by its lease. An index on it would make every claim write all indexes of its row anew.
    2: ['DROP INDEX deliveries_begun'],
    9: [`ALTER TABLE job_scenes SET (fillfactor = 50, ${HOT})`],
    10: [
      'CREATE UNLOGGED TABLE vid_requests (seq BIGSERIAL PRIMARY KEY, at BIGINT NOT NULL, count INTEGER NOT NULL, size INTEGER NOT NULL, entries TEXT NOT NULL)',
    ],
    15: ['ALTER TABLE vid_processes ADD COLUMN told TEXT'],
  },
  abandoned: `SELECT * FROM plannings WHERE NOT EXISTS (
    SELECT FROM vid_processes
    WHERE vid_processes.process = plannings.process AND seen_until > extract(epoch FROM clock_timestamp()) * 1000)`,
  // Of an advisory lock: `vid settings` as a number. There may be no row yet that could be kept.
  lockSettings: `SELECT pg_advisory_xact_lock(${0x7669_6402})`,
  countOn: (table) =>
    `SELECT setval(pg_get_serial_sequence('${table}', 'seq'), (SELECT coalesce(max(seq), 0) + 1 FROM ${table}), false)`,
};

export const ENGINES: Readonly<Record<Dialect, Engine>> = { sqlite, postgres };
