/** A file that takes nothing: callers are told to come later, probes are told why, and half of a transaction is never there. */
import Libsql from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSecretBox, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';
import { asUnavailable } from '../../src/adapters/sqlite/as-unavailable';
import { createConnection, createSqliteDatabase } from '../../src/adapters/sqlite/sqlite-database';
import { opened } from '../support/opened-libsql';
import { createFreeWorld, TINY_PLAN } from '../support/world';

vi.mock('../../src/adapters/sqlite/load-libsql', () => import('../support/opened-libsql'));

const bytes = (length: number): string => 'x'.repeat(length);

test.each([
  ['full', 'the database has no room left', 'max_page_count = 1', 'max_page_count = 1000000'],
  ['read-only', 'the database is read-only', 'query_only = 1', 'query_only = 0'],
])('a file that is %s', async (_, reason, breaks, mends) => {
  const lines: string[] = [];
  const world = await createFreeWorld(
    {},
    { engine: 'sqlite', logLevel: 'warn', logTo: (line) => lines.push(line) },
    {},
  );
  const database = opened.at(-1) as Libsql.Database;
  const before = await world.balance();
  const headers = { 'idempotency-key': 'k' };
  database.pragma(breaks);
  // More than fits on pages that are there.
  const large = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }], title: bytes(100) };
  let refused = await world.render(large, { headers });
  for (let more = 0; refused.status === 202 && more < 100; more += 1) refused = await world.render(large);
  expect([refused.status, refused.headers.get('retry-after'), refused.body.code]).toEqual([
    503,
    '5',
    'SERVICE_UNAVAILABLE',
  ]);
  expect(await world.get('/readyz')).toMatchObject({ status: 503, body: { ready: false, reason } });
  expect(lines.join('')).toContain('store-unavailable');
  expect((await world.get('/v1/me')).status).toBe(200);
  database.pragma(mends);
  expect((await world.get('/_admin/audit')).body).toMatchObject({ problems: [] });
  expect((await world.render(TINY_PLAN)).status).toBe(202);
  await world.server.settled();
  expect(await world.balance()).toBeLessThan(before);
});

test('what follows in a transaction that has no room is not written for itself', async () => {
  const libsql = new Libsql(':memory:');
  libsql.exec('CREATE TABLE things (name TEXT)');
  const connection = createConnection(libsql, createSecretBox(new Uint8Array(SEAL_KEY_BYTES)));
  const database = createSqliteDatabase(libsql, connection, async () => undefined);
  onTestFinished(() => database.close());
  const [{ page_count: pages = 0 } = {}] = libsql.pragma('page_count') as readonly { readonly page_count: number }[];
  libsql.pragma(`max_page_count = ${pages}`);
  const writing = database.write(async (tx) => {
    const insert = async (name: string) => tx.all('INSERT INTO things VALUES (?)', [name]);
    await Promise.allSettled([insert('first'), insert(bytes(20_000)), insert('after it')]);
  });
  await expect(writing).rejects.toMatchObject({ name: 'StoreUnavailable', trouble: 'full' });
  await expect(database.check()).rejects.toMatchObject({ trouble: 'full' });
  expect(libsql.prepare('SELECT name FROM things').all()).toEqual([]);
  await database.write(async (tx) => tx.all("INSERT INTO things VALUES ('small')", []));
  expect(libsql.prepare('SELECT name FROM things').all()).toEqual([{ name: 'small' }]);
});

test.each([
  ['SQLITE_IOERR_WRITE', 'failing'],
  ['SQLITE_READONLY_DBMOVED', 'read-only'],
  ['SQLITE_CANTOPEN', 'not-permitted'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
])('%s is told as %s', (code, trouble) => {
  expect(asUnavailable(Object.assign(new Error('disk I/O error'), { code }))?.trouble).toBe(trouble);
});
