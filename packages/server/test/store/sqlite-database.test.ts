/** What the file is asked to promise, and what readers see of a transaction that is open. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSecretBox, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';
import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { createConnection, createSqliteDatabase } from '../../src/adapters/sqlite/sqlite-database';
import { turn, turnsWhile } from '../support/turn';

const opened = vi.hoisted((): Libsql.Database[] => []);
vi.mock('../../src/adapters/sqlite/load-libsql', () => ({
  loadLibsql: () =>
    class extends Libsql {
      constructor(path: string) {
        super(path);
        opened.push(this);
      }
    },
}));

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

const openTable = () => {
  const libsql = new Libsql(':memory:');
  libsql.exec('CREATE TABLE things (name TEXT)');
  const database = createSqliteDatabase(
    libsql,
    createConnection(libsql, createSecretBox(new Uint8Array(SEAL_KEY_BYTES))),
    async () => undefined,
  );
  onTestFinished(() => database.close());
  const count = () =>
    database.read(async (connection) => {
      const rows = (await connection.all('SELECT count(*) AS n FROM things', [])) as readonly { readonly n: number }[];
      return rows[0]?.n;
    });
  return { database, count };
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
