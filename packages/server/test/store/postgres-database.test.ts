/** What a database that is shared, and may go away, does to transactions. */
import { once } from 'node:events';
import type pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { createPool } from '../../src/adapters/postgres/create-pool';
import { createPostgresDatabase, type PostgresDatabaseDeps } from '../../src/adapters/postgres/postgres-database';
import { createSecretBox, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';
import type { Connection } from '../../src/adapters/sql/statement';
import { askAt, askPostgres, createDatabase, cutAll, hasPostgres, onPostgres } from '../support/postgres';

const secrets = createSecretBox(new Uint8Array(SEAL_KEY_BYTES));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Client = pg.PoolClient & { readonly connection: { readonly stream: { destroy(): void } } };

/** A database with a table of numbers; `around` stands in the way of its clients' statements. */
const open = async (
  around: (client: Client, text: string, send: () => unknown) => unknown = (_c, _t, send) => send(),
  more: Partial<PostgresDatabaseDeps> = {},
) => {
  const { url, drop } = await createDatabase();
  closing.push(drop);
  const pool = createPool({ url, name: 'test' });
  const connect = async () => {
    const client = (await pool.connect()) as Client;
    if (Object.hasOwn(client, 'query')) return client;
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const query = (first: string | { readonly text: string }, ...rest: readonly unknown[]) =>
      around(client, typeof first === 'string' ? first : first.text, () => send(first, ...rest));
    return Object.assign(client, { query });
  };
  const deps = { pool: { connect, end: () => pool.end() } as never, secrets, process: 'test', patienceMs: 3000 };
  const database = createPostgresDatabase({ ...deps, ...more });
  closing.push(() => database.close());
  await askAt(
    url,
    'CREATE TABLE counted (n INTEGER)',
    'CREATE TABLE vid_commits (slot TEXT PRIMARY KEY, number BIGINT NOT NULL)',
  );
  const add = (n: number) => (connection: Connection) =>
    Promise.resolve(connection.all('INSERT INTO counted VALUES ($1)', [n]));
  const numbers = () =>
    database.read(async (connection) =>
      ((await connection.all('SELECT n FROM counted ORDER BY n', [])) as { n: number }[]).map(({ n }) => n),
    );
  const marks = () =>
    database.read((connection) => Promise.resolve(connection.all('SELECT * FROM vid_commits ORDER BY slot', [])));
  return { database, url, pool, marks, add, numbers };
};

/** Breaks the connection of the n-th commit from now on, before or after it was sent. */
const breakingCommit = (when: 'before' | 'after') => {
  let armed = false;
  return {
    arm: () => {
      armed = true;
    },
    around: (client: Client, text: string, send: () => unknown) => {
      if (!armed || text !== 'COMMIT') return send();
      armed = false;
      if (when === 'before') {
        client.connection.stream.destroy();
        return send();
      }
      // The database has answered, and nobody hears it.
      return Promise.resolve(send()).then(() => {
        client.connection.stream.destroy();
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      });
    },
  };
};

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('a commit that was lost when there is no patience left is an outage, and no error of the request', async () => {
    const { arm, around } = breakingCommit('before');
    let time = 0;
    const { database, add, numbers } = await open(around, { now: () => time, patienceMs: 1000 });
    arm();
    const write = database.write(async (connection) => {
      await add(1)(connection);
      // As a process that was frozen meanwhile.
      time += 18_000;
    });
    await expect(write).rejects.toMatchObject({ name: 'StoreUnavailable', trouble: 'unreachable' });
    expect(await numbers()).toEqual([]);
  });

  test('a process all of whose connections wait is told that the database is slow, not that it is away', async () => {
    const { database, pool } = await open(undefined, { patienceMs: 1 });
    Object.assign(pool.options, { max: 1, connectionTimeoutMillis: 50 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = database.read(() => released);
    await expect(database.read(async () => undefined)).rejects.toMatchObject({
      trouble: 'slow',
      message: expect.stringContaining('every connection of this process waits for an answer'),
    });
    release();
    await held;
  });

  test.each(['before', 'after'] as const)(
    'a commit whose answer is lost, %s it was made, counts once',
    async (when) => {
      const { arm, around } = breakingCommit(when);
      const { database, add, numbers, marks } = await open(around);
      let runs = 0;
      arm();
      const result = await database.write(async (connection) => {
        runs += 1;
        await add(runs)(connection);
        return runs;
      });
      expect([result, runs]).toEqual(when === 'after' ? [1, 1] : [2, 2]);
      expect(await numbers()).toEqual([result]);
      // What tells of it is not written over by the next.
      await database.write(add(3));
      expect(await marks()).toMatchObject([{ slot: 'test/1', number: when === 'after' ? 1 : 0 }, { slot: 'test/2' }]);
    },
  );

  test('connections that come and go leave no rows behind', async () => {
    const { database, pool, add, numbers, marks } = await open();
    pool.options.idleTimeoutMillis = 1;
    for (const n of [1, 2, 3]) {
      const gone = once(pool, 'remove');
      await database.write(add(n));
      await gone;
    }
    expect(await numbers()).toEqual([1, 2, 3]);
    expect(await marks()).toEqual([{ slot: 'test/1', number: 3 }]);
  });

  test('transactions that wait for each other are both carried out', async () => {
    const { database, add, numbers } = await open();
    await database.write(add(1));
    await database.write(add(2));
    const raise = (n: number, by: number) => (connection: Connection) =>
      Promise.resolve(connection.all('UPDATE counted SET n = n + $1 WHERE n % 10 = $2 RETURNING n', [by, n]));
    let meeting = 0;
    let meet = (): void => undefined;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const both = (first: number, second: number) =>
      database.write(async (connection) => {
        await raise(first, 10)(connection);
        meeting += 1;
        if (meeting === 2) meet();
        await met;
        await raise(second, 10)(connection);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(await numbers()).toEqual([21, 22]);
  });

  test('whoever is under way when all connections are cut is served all the same', async () => {
    const { database, url, add, numbers } = await open();
    let sleeping = 0;
    const work = Array.from({ length: 20 }, (_, n) =>
      database.write(async (connection) => {
        await add(n)(connection);
        sleeping += 1;
        // Two rounds of connections are cut in the middle of what they do.
        if (sleeping === 5 || sleeping === 25) await cutAll(url);
        await connection.all('SELECT pg_sleep(0.005)', []);
      }),
    );
    await Promise.all(work);
    expect(sleeping).toBeGreaterThan(20);
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test('a statement that nobody waits for fails its transaction', async () => {
    const { database, add, numbers } = await open();
    const failing = database.write(async (connection) => {
      await add(1)(connection);
      await connection.all("INSERT INTO counted VALUES ('x')", []);
      await add(2)(connection);
    });
    await expect(failing).rejects.toThrow('invalid input syntax');
    expect(await numbers()).toEqual([]);
  });

  test('one that only reads says so at once, and takes writes again as soon as it may, on connections of that time as well', async () => {
    let now = 0;
    const { database, url, add, numbers } = await open(undefined, { now: () => now });
    const name = new URL(url).pathname.slice(1);
    await database.write(add(1));
    await database.check?.();
    await askPostgres(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    // Whoever was connected before may still write.
    await database.write(add(2));
    await cutAll(url);
    const refused = database.write(add(3));
    await expect(refused).rejects.toMatchObject({ name: 'StoreUnavailable', trouble: 'read-only' });
    await expect(refused).rejects.toThrow(
      /is read-only: .*read-only transaction\. Nothing was changed; name the server/,
    );
    await expect(database.check?.()).rejects.toMatchObject({ trouble: 'read-only' });
    expect(await numbers()).toEqual([1, 2]);
    await askPostgres(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    // The sessions of that time know nothing of it.
    now = 1_001;
    await database.check?.();
    await database.write(add(4));
    expect(await numbers()).toEqual([1, 2, 4]);
  });

  test.each([
    ['53100', 'full', /has no room left: stopped\. Nothing was changed; make room/],
    ['42501', 'not-permitted', /does not let its user write: stopped\. .*GRANT SELECT/],
  ])('one that refuses with %s says so at once, and for a while', async (state, trouble, message) => {
    let now = 0;
    const { database, url, add, numbers } = await open(undefined, { now: () => now });
    await askAt(
      url,
      `CREATE FUNCTION stop() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'stopped' USING ERRCODE = '${state}'; END $$ LANGUAGE plpgsql`,
      'CREATE TRIGGER stop BEFORE INSERT ON counted FOR EACH ROW EXECUTE FUNCTION stop()',
    );
    await database.check?.();
    const refused = database.write(add(1));
    await expect(refused).rejects.toMatchObject({ name: 'StoreUnavailable', trouble });
    await expect(refused).rejects.toThrow(message);
    await expect(database.check?.()).rejects.toMatchObject({ trouble });
    await askAt(url, 'DROP TRIGGER stop ON counted');
    await database.write(add(2));
    expect(await numbers()).toEqual([2]);
    now = 10_000;
    await database.check?.();
  });

  test('a database that is not there is told of when patience is over, without a password', async () => {
    const pool = createPool({ url: 'postgres://me:hush-hush-hush@127.0.0.1:1/none', name: 'test' });
    const database = createPostgresDatabase({ pool, secrets, process: 'test', patienceMs: 100 });
    closing.push(() => database.close());
    const failed = database.read((connection) => Promise.resolve(connection.all('SELECT 1', [])));
    await expect(failed).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await expect(failed).rejects.toThrow(/^The database can't be reached: connect ECONNREFUSED(?!.*hush)/);
  });
});

describe.skipIf(!hasPostgres)(`what may be lost in a crash, ${onPostgres}`, () => {
  const setting = async (connection: Connection): Promise<unknown> => connection.all('SHOW synchronous_commit', []);

  test('nobody waits for the disk, and what comes next on that connection does again', async () => {
    const { database } = await open();
    const [before] = (await database.write(setting)) as readonly unknown[];
    expect(await database.write(setting, 'soon')).toEqual([{ synchronous_commit: 'off' }]);
    expect(await database.write(setting)).toEqual([before]);
  });
});
