/** What the file is asked to promise, and what readers see of a transaction that is open. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSecretBox, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';
import type { Connection } from '../../src/adapters/sql/statement';
import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { createConnection, createSqliteDatabase } from '../../src/adapters/sqlite/sqlite-database';
import { opened } from '../support/opened-libsql';
import { turn, turnsWhile } from '../support/turn';

vi.mock('../../src/adapters/sqlite/load-libsql', () => import('../support/opened-libsql'));

test('a transaction is on the disk before it counts: the file is written ahead, and flushed each time', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vid-pragma-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const store = await openSqliteStore({ dataDir, idsPosition: () => 0 });
  const database = opened.at(-1);
  const FULL = 2;
  expect(database?.pragma('synchronous')).toEqual([{ synchronous: FULL }]);
  expect(database?.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  await store.close();
});

const openTable = (first: (connection: Connection) => Promise<void> = async () => undefined, path = ':memory:') => {
  const libsql = new Libsql(path);
  libsql.exec('CREATE TABLE things (name TEXT)');
  const connection = createConnection(libsql, createSecretBox(new Uint8Array(SEAL_KEY_BYTES)));
  const database = createSqliteDatabase(libsql, connection, first);
  const transactions: string[] = [];
  vi.spyOn(libsql, 'exec').mockImplementation(function (this: Libsql.Database, sql: string) {
    transactions.push(sql);
    return Libsql.prototype.exec.call(libsql, sql);
  });
  onTestFinished(() => database.close());
  const count = () =>
    database.read(async (connection) => {
      const rows = (await connection.all('SELECT count(*) AS n FROM things', [])) as readonly { readonly n: number }[];
      return rows[0]?.n;
    });
  const add = (name: unknown) => (tx: Connection) => tx.all('INSERT INTO things VALUES (?)', [name as string]);
  const names = async () => {
    const rows = await database.read(async (tx) => tx.all('SELECT name FROM things ORDER BY rowid', []));
    return (rows as readonly { readonly name: string }[]).map(({ name }) => name);
  };
  return { libsql, database, connection, transactions, count, add, names };
};
const BEGIN = 'BEGIN IMMEDIATE';
const folderOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-pragma-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test.each([
  ['is committed', false, 2],
  ['fails', true, 0],
])('nobody reads half of a transaction that %s', async (_, fails, left) => {
  const { database, count } = openTable();
  const seen: (number | undefined)[] = [];
  let begun = false;
  const writing = database.write(async (connection) => {
    await connection.all("INSERT INTO things VALUES ('one')", []);
    begun = true;
    for (let turns = 0; turns < 5; turns += 1) await turn();
    await connection.all("INSERT INTO things VALUES ('two')", []);
    if (fails) throw new Error('it failed');
  });
  const written = writing.catch(() => undefined);
  await turnsWhile(() => !begun);
  const reads = Array.from({ length: 3 }, async () => {
    seen.push(await count());
  });
  await turn();
  expect(seen).toEqual([]);
  await Promise.all([written, ...reads]);
  expect(seen).toEqual([left, left, left]);
});

describe('writes that wait together', () => {
  test('share a transaction, up to 64 of them, and what is added to each', async () => {
    const added: number[] = [];
    const { database, transactions, add, count } = openTable(async () => void added.push(transactions.length));
    await Promise.all(Array.from({ length: 65 }, (_, n) => database.write(async (tx) => void (await add(`${n}`)(tx)))));
    expect(transactions).toEqual([BEGIN, 'COMMIT', BEGIN, 'COMMIT']);
    expect(added).toEqual([1, 3]);
    expect(await count()).toBe(65);
  });

  test('are undone and made one by one when one of them fails, which alone fails', async () => {
    const { database, transactions, add, names } = openTable();
    const failing = async (tx: Connection) => {
      await add('half')(tx);
      throw new Error('it failed');
    };
    const ends = await Promise.allSettled([
      database.write(async (tx) => (await add('one')(tx), 1)),
      database.write(failing),
      database.write(async (tx) => (await add('two')(tx), 2)),
    ]);
    expect(ends).toMatchObject([{ value: 1 }, { reason: new Error('it failed') }, { value: 2 }]);
    expect(await names()).toEqual(['one', 'two']);
    const undone = [BEGIN, 'ROLLBACK'];
    expect(transactions).toEqual([...undone, BEGIN, 'COMMIT', ...undone, BEGIN, 'COMMIT']);
  });

  test('fail when what is added to their transaction does', async () => {
    const { database, add, count } = openTable(() => Promise.reject(new Error('the disk is full')));
    await expect(database.write(async (tx) => add('one')(tx))).rejects.toThrow('the disk is full');
    expect(await count()).toBe(0);
  });

  test('are followed by those that came while they were made', async () => {
    const { database, transactions, add, names } = openTable();
    let second: Promise<unknown> | undefined;
    await database.write(async (tx) => {
      await add('one')(tx);
      second = database.write(async (later) => add('two')(later));
    });
    await second;
    await database.write(async (tx) => add('three')(tx));
    expect(transactions.filter((sql) => sql === BEGIN)).toHaveLength(3);
    expect(await names()).toEqual(['one', 'two', 'three']);
  });
});

describe('a closed database', () => {
  test('has made what was asked of it before, and makes nothing more', async () => {
    const { database, libsql, add } = openTable();
    const close = vi.spyOn(libsql, 'close');
    const written = database.write(async (tx) => (await add('one')(tx), 'made'));
    const closing = database.close();
    expect(await written).toBe('made');
    await closing;
    await database.close();
    expect(close).toHaveBeenCalledTimes(1);
    await expect(database.read(async () => 1)).rejects.toBeInstanceOf(Error);
    await expect(database.read(async () => 1)).rejects.toThrow('The store is closed.');
    await expect(database.write(async () => 1)).rejects.toThrow('The store is closed.');
    expect(() => database.version?.()).toThrow('The store is closed.');
  });

  test('gives its file free at once', async () => {
    const path = join(folderOf(), 'file.db');
    const { database, libsql } = openTable(undefined, path);
    for (const pragma of ['locking_mode = EXCLUSIVE', 'journal_mode = WAL']) libsql.pragma(pragma);
    await database.write(async (tx) => tx.all("INSERT INTO things VALUES ('one')", []));
    const asked = vi.spyOn(libsql, 'pragma');
    await database.close();
    expect(asked.mock.calls.flat()).toEqual(['journal_mode = DELETE', 'locking_mode = NORMAL', 'user_version']);
    const next = new Libsql(path);
    expect(next.prepare('SELECT name FROM things').all([])).toEqual([{ name: 'one' }]);
    next.close();
  });

  test('in memory has nothing to give free', async () => {
    const { database, libsql } = openTable();
    const asked = vi.spyOn(libsql, 'pragma');
    await database.close();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the version of what is stored', () => {
  test.each([
    ['in memory', () => ':memory:', 'NORMAL'],
    ['owned', () => join(folderOf(), 'file.db'), 'EXCLUSIVE'],
  ])('is counted where the database is %s, also after a failure', async (_, pathOf, mode) => {
    const libsql = new Libsql(pathOf());
    libsql.pragma(`locking_mode = ${mode}`);
    const connection = createConnection(libsql, createSecretBox(new Uint8Array(SEAL_KEY_BYTES)));
    const prepare = vi.spyOn(libsql, 'prepare');
    const database = createSqliteDatabase(libsql, connection, async () => undefined);
    onTestFinished(() => database.close());
    const versions = [database.version?.(), database.version?.()];
    await database.write(async () => 1);
    versions.push(database.version?.());
    await database.write(() => Promise.reject(new Error('no'))).catch(() => undefined);
    versions.push(database.version?.());
    const [first = 0] = versions;
    expect(versions).toEqual([first, first, first + 1, first + 2]);
    expect(prepare.mock.calls.filter(([sql]) => sql.includes('data_version'))).toEqual([]);
  });
});

describe('values', () => {
  test('are stored as they are, but for U+0000', async () => {
    const { database, add, names } = openTable();
    await database.write(async (tx) => {
      for (const name of ['', 'a', 'a\0b\0', null]) await add(name)(tx);
    });
    expect(await names()).toEqual(['', 'a', 'a\uFFFDb\uFFFD', null]);
  });

  test.each([[undefined], [true], [{}], [10n]])('of another kind (%s) are refused', async (value) => {
    const { database, add, names } = openTable();
    const stored = database.write(async (tx) => add(value)(tx));
    await expect(stored).rejects.toThrow(`A ${typeof value} can't be stored`);
    expect(await names()).toEqual([]);
  });
});

test('statements stay prepared, up to 500 of them', async () => {
  const { libsql, connection } = openTable();
  const prepare = vi.spyOn(libsql, 'prepare');
  const ask = (n: number) => connection.all(`SELECT ${n} AS n`, []);
  for (let n = 0; n < 500; n += 1) expect(await ask(n)).toEqual([{ n }]);
  await ask(0);
  expect(prepare).toHaveBeenCalledTimes(500);
  await ask(500);
  await ask(500);
  await ask(0);
  expect(prepare).toHaveBeenCalledTimes(502);
});
