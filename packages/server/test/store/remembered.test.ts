import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrateFrom } from '../../src/adapters/sql/migrations';
import { MAX_REMEMBERED, remembering } from '../../src/adapters/sql/remembered';
import { createSecretBox, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';
import { createSqlStore } from '../../src/adapters/sql/sql-store';
import type { SqlDatabase } from '../../src/adapters/sql/statement';
import { createConnection, createSqliteDatabase } from '../../src/adapters/sqlite/sqlite-database';
import { newAccount } from '../../src/domain/account-decisions';

const USER = '00000000-0000-4000-8000-000000000001';

type Readable = Pick<SqlDatabase, 'read' | 'version'>;

/** A database that tells what it stands at, if it can. */
const databaseAt = (version?: () => number): Readable => ({
  read: (work) => work(undefined as never),
  ...(version === undefined ? {} : { version }),
});

/** Finds things by their names and counts how often it was asked. */
const counting = (version?: () => number) => {
  const asked: string[] = [];
  const find = remembering(databaseAt(version), async (_connection, name) => {
    asked.push(name);
    return name.startsWith('nobody') ? undefined : { name, nested: { list: [1] } };
  });
  return { asked, find };
};

describe('what is remembered', () => {
  test('is asked for once while nothing is committed, and again afterwards', async () => {
    let version = 1;
    const { asked, find } = counting(() => version);
    for (const name of ['a', 'a', 'b', 'a', 'b']) await find(name);
    expect(asked).toEqual(['a', 'b']);
    version = 2;
    for (const name of ['a', 'a']) await find(name);
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  test('is nothing, where a database does not tell whether anything was committed', async () => {
    const { asked, find } = counting();
    await find('a');
    await find('a');
    expect(asked).toEqual(['a', 'a']);
  });

  test('is nothing that was not there', async () => {
    const { asked, find } = counting(() => 1);
    expect([await find('nobody'), await find('nobody')]).toEqual([undefined, undefined]);
    expect(asked).toHaveLength(2);
  });

  test('makes no room for names that nobody has', async () => {
    const { asked, find } = counting(() => 1);
    await find('a');
    for (let n = 0; n < MAX_REMEMBERED; n += 1) await find(`nobody ${n}`);
    await find('a');
    expect(asked.filter((name) => name === 'a')).toHaveLength(1);
  });

  test('is old when a commit came while it was read', async () => {
    let version = 1;
    let value = 'before';
    const find = remembering(
      databaseAt(() => version),
      async () => {
        const read = { value };
        value = 'after';
        version += 1;
        await Promise.resolve();
        return read;
      },
    );
    await find('a');
    expect(await find('a')).toEqual({ value: 'after' });
  });

  test('stays within its bounds: whoever was remembered first makes room', async () => {
    const { asked, find } = counting(() => 1);
    for (let at = 0; at <= MAX_REMEMBERED; at += 1) await find(`key ${at}`);
    asked.length = 0;
    await find(`key ${MAX_REMEMBERED}`);
    await find('key 1');
    await find('key 0');
    expect(asked).toEqual(['key 0']);
  });

  test('can not be changed by whoever is given it', async () => {
    const { find } = counting(() => 1);
    const found = (await find('a')) as { name: string; nested: { list: number[] } };
    expect(() => found.nested.list.push(2)).toThrow(TypeError);
    expect(() => Object.assign(found, { name: 'b' })).toThrow(TypeError);
  });
});

/** Two connections to one file, as two processes would have them. */
const openShared = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-shared-'));
  const path = join(folder, 'vid.db');
  const [ours, theirs] = [new Libsql(path), new Libsql(path)] as const;
  ours.pragma('journal_mode = WAL');
  const connection = createConnection(ours, createSecretBox(new Uint8Array(SEAL_KEY_BYTES)));
  await migrateFrom(connection, 0);
  const store = createSqlStore({ database: createSqliteDatabase(ours, connection, async () => undefined) });
  onTestFinished(async () => {
    theirs.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { store, theirs };
};

test('what another connection commits is seen at once: balance, suspension, plan, a revoked key', async () => {
  const { store, theirs } = await openShared();
  const made = newAccount({ userId: USER, at: 0, profile: {}, plan: 'agency', credits: 10, ledgerId: 'led_1' });
  await store.createAccounts([{ ...made, keys: [{ apiKey: 'emp_a', userId: USER, revokedAt: null }] }]);
  expect(await store.findKey('emp_a')).toMatchObject({ account: { balance: 10 }, revoked: false });
  theirs.exec('UPDATE accounts SET balance = 3');
  expect(await store.findKey('emp_a')).toMatchObject({ account: { balance: 3 } });
  theirs.exec("UPDATE accounts SET suspended = 1, plan = 'free'");
  expect(await store.findKey('emp_a')).toMatchObject({ account: { suspended: true, plan: 'free' } });
  theirs.exec('UPDATE api_keys SET revoked_at = 1');
  expect(await store.findKey('emp_a')).toMatchObject({ revoked: true });
  theirs.exec('DELETE FROM api_keys');
  expect(await store.findKey('emp_a')).toBeUndefined();
});

test('a commit of our own and one of theirs are two versions, and a look is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-shared-'));
  const path = join(folder, 'vid.db');
  const [ours, theirs] = [new Libsql(path), new Libsql(path)] as const;
  ours.pragma('journal_mode = WAL');
  ours.exec('CREATE TABLE things (name TEXT)');
  const connection = createConnection(ours, createSecretBox(new Uint8Array(SEAL_KEY_BYTES)));
  const database = createSqliteDatabase(ours, connection, async () => undefined);
  onTestFinished(async () => {
    theirs.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const first = database.version?.();
  expect([database.version?.(), database.version?.()]).toEqual([first, first]);
  await database.write(async (tx) => tx.all("INSERT INTO things VALUES ('a')", []));
  const own = database.version?.();
  theirs.exec("INSERT INTO things VALUES ('b')");
  expect(new Set([first, own, database.version?.()]).size).toBe(3);
});
