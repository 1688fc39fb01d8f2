/**
 * One SQLite file, or memory, through libsql. One connection in one process owns the file for as long as the process
 * lives; the operating system frees it when the process dies, however it dies. Writes that wait at the same time share one
 * transaction and one flush to disk: a promise of `write` resolves after that flush.
 */
import type Libsql from 'libsql';
import type { StoreUnavailable } from '../../ports/store-unavailable';
import { createRefusals } from '../sql/refusals';
import type { SecretBox } from '../sql/secrets';
import type { Connection, SqlDatabase, SqlValue } from '../sql/statement';
import { asUnavailable } from './as-unavailable';

type Database = Libsql.Database;

interface Waiting {
  run(connection: Connection): Promise<void>;
  commit(): void;
  fail(error: unknown): void;
}

const MAX_BATCH = 64;

const closedError = () => new Error('The store is closed.');

type Values = readonly SqlValue[];

/** Reads rows as the driver gives them at the least cost, which is without names. */
const createReader = (statement: Libsql.Statement) => {
  const raw = statement.raw();
  let names: readonly string[] = [];
  const toRow = (values: Values): Record<string, SqlValue> => {
    // A column may have come since.
    if (names.length !== values.length) names = raw.columns().map(({ name }) => name);
    const row: Record<string, SqlValue> = {};
    for (let at = 0; at < values.length; at += 1) row[names[at] ?? ''] = values[at] ?? null;
    return row;
  };
  return {
    all: (values: Values) => (raw.all(values) as Values[]).map(toRow),
    /** Of a query that finds one row at most; asking for all would make room for a hundred. */
    one: (values: Values) => {
      const found = raw.get(values) as Values | undefined;
      return found === undefined ? [] : [toRow(found)];
    },
  };
};

/** Statements on an open database. They stay prepared; libsql tells apart those that return rows. */
export const createConnection = (database: Database, secrets: SecretBox): Connection => {
  const prepared = new Map<string, Libsql.Statement | ReturnType<typeof createReader>>();
  const prepare = (sql: string) => {
    const found = prepared.get(sql);
    if (found !== undefined) return found;
    const statement = database.prepare(sql);
    const entry = statement.reader ? createReader(statement) : statement;
    // Queries made for one occasion (lists of ids) must not pile up.
    if (prepared.size >= 500) prepared.clear();
    prepared.set(sql, entry);
    return entry;
  };
  return {
    dialect: 'sqlite',
    secrets,
    all: (sql, parameters, most) => {
      const entry = prepare(sql);
      const values = parameters.map(checked);
      if ('one' in entry) return most === 'one' ? entry.one(values) : entry.all(values);
      entry.run(values);
      return [];
    },
  };
};

/**
 * The driver ends the process over values that it does not know, so they stop here. It also takes U+0000 for the end of a
 * text: cut there, one that was sent would stand for another one.
 */
const checked = (value: SqlValue): SqlValue => {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
  if (value === null || typeof value === 'number') return value;
  throw new TypeError(`A ${typeof value} can't be stored; only texts, numbers and null can.`);
};

/**
 * Counts commits. Whoever owns a file exclusively, or has it in memory, makes them all; of a file that is shared, SQLite
 * tells whether others have committed.
 */
const createVersions = (database: Database) => {
  const [{ locking_mode: mode } = {}] = database.pragma('locking_mode') as readonly Readonly<Record<string, string>>[];
  const shared = !database.memory && mode !== 'exclusive';
  const ofOthers = shared ? database.prepare('PRAGMA data_version').raw() : undefined;
  let count = 0;
  let seen: unknown;
  return {
    next: () => {
      count += 1;
    },
    current: (): number => {
      if (ofOthers === undefined) return count;
      const [version] = ofOthers.get() as readonly unknown[];
      if (version !== seen) count += 1;
      seen = version;
      return count;
    },
  };
};

/**
 * Gives the file free before the connection is closed: closing alone frees it only when the garbage collector has found
 * the last prepared statement. The lock can be loosened only outside WAL mode.
 */
export const letGo = (database: Database): void => {
  if (database.memory) return;
  for (const pragma of ['journal_mode = DELETE', 'locking_mode = NORMAL', 'user_version']) database.pragma(pragma);
};

/** Undoes what is open; a file that takes nothing has undone it by itself. */
export const rollBack = (database: Database): void => {
  if (database.inTransaction) database.exec('ROLLBACK');
};

/** What comes after such a failure would be written for itself, outside the transaction that is gone: it stops there. */
const endingWithFile = (connection: Connection) => {
  let failure: StoreUnavailable | undefined;
  const stopAfterFailure = (): void => {
    if (failure !== undefined) throw failure;
  };
  const all: Connection['all'] = (...given) => {
    stopAfterFailure();
    try {
      return connection.all(...given);
    } catch (error) {
      failure = asUnavailable(error);
      throw failure ?? error;
    }
  };
  return { tx: { ...connection, all }, stopAfterFailure };
};

/** Takes over an open connection. `first` begins every transaction. */
export const createSqliteDatabase = (
  database: Database,
  connection: Connection,
  first: (connection: Connection) => Promise<void>,
): SqlDatabase => {
  let waiting: Waiting[] = [];
  let draining: Promise<void> | undefined;
  /** The transaction that is open now: nobody may read before it is over. */
  let open: Promise<void> | undefined;
  let closed = false;
  const versions = createVersions(database);
  const refusals = createRefusals(() => performance.now());

  const transaction = async (batch: readonly Waiting[]): Promise<void> => {
    database.exec('BEGIN IMMEDIATE');
    const { tx, stopAfterFailure } = endingWithFile(connection);
    try {
      await first(tx);
      for (const item of batch) await item.run(tx);
      stopAfterFailure();
      database.exec('COMMIT');
    } catch (error) {
      rollBack(database);
      throw error;
    } finally {
      versions.next();
    }
  };

  /** A batch with a failing member is undone and run again one by one, so that only that member fails. */
  const runBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await transaction(batch);
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1 && only !== undefined) {
        const away = asUnavailable(error);
        if (away !== undefined) refusals.note(away);
        return only.fail(away ?? error);
      }
      for (const item of batch) await runBatch([item]);
      return;
    }
    for (const item of batch) item.commit();
  };

  /** Waiting for the end of the turn lets requests that came together share a transaction, and readers in between. */
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      await turn();
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      open = runBatch(batch);
      await open;
      open = undefined;
    }
    draining = undefined;
  };

  return {
    read: async (work) => {
      while (open !== undefined) await open;
      if (closed) throw closedError();
      return work(connection).catch((error: unknown) => {
        throw asUnavailable(error) ?? error;
      });
    },
    check: async () => refusals.check(),
    write: (work) => {
      if (closed) return Promise.reject(closedError());
      return new Promise((resolve, reject) => {
        let result: Awaited<ReturnType<typeof work>>;
        waiting.push({
          run: async (tx) => {
            result = await work(tx);
          },
          commit: () => resolve(result),
          fail: reject,
        });
        draining ??= drain();
      });
    },
    version: () => {
      if (closed) throw closedError();
      return versions.current();
    },
    close: async () => {
      while (draining !== undefined) await draining;
      if (closed) return;
      closed = true;
      try {
        letGo(database);
      } catch (error) {
        // What is beside the file is taken over by whoever opens it next.
        if (asUnavailable(error) === undefined) throw error;
      } finally {
        database.close();
      }
    },
  };
};
