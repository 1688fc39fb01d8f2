import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyWebhook } from '@vid/webhook-verify';
import Libsql from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAccountStore } from '../../src/adapters/sql/account-store';
import { endLeases } from '../../src/adapters/sql/leases';
import { MIGRATIONS, SCHEMA_VERSION } from '../../src/adapters/sql/migrations';
import { createSecretBox, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';
import type { Connection } from '../../src/adapters/sql/statement';
import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { createServer } from '../../src/create-server';
import { newAccount } from '../../src/domain/account-decisions';
import { AT, jobWith, USER } from '../domain/given';
import { asScript } from '../support/as-script';
import { claimJob } from '../support/claim-job';
import { createWorld } from '../support/world';
import { storeSuite } from './suite';

const OPEN = fileURLToPath(new URL('../support/open-store.ts', import.meta.url));

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'vid-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
const open = (dataDir: string) => openSqliteStore({ dataDir, idsPosition: () => 0 });

storeSuite(async () => {
  const path = mkdtempSync(join(tmpdir(), 'vid-store-'));
  const store = await open(path);
  return {
    store,
    close: async () => {
      await store.close();
      rmSync(path, { recursive: true, force: true });
    },
  };
});

describe('a data folder', () => {
  const fill = async (dataDir: string) => {
    const server = await createServer({ dataDir, seed: 1 });
    await server.close();
    return join(dataDir, 'vid.db');
  };

  test('outlives its server: accounts, jobs, clock, policies, ids', async () => {
    const dataDir = folder();
    const one = await createServer({ dataDir, seed: 5 });
    const { account } = await one.admin.createAccount({ credits: 77 });
    await one.admin.setClock({ advance_seconds: 5000 });
    await one.admin.setPolicies({ 'status.not_found': '410' });
    const before = one.now();
    await one.close();
    const two = await createServer({ dataDir, seed: 5 });
    onTestFinished(() => two.close());
    expect((await two.admin.ledger(account.user_id)).balance).toBe(77);
    expect(two.now()).toBeGreaterThanOrEqual(before);
    expect(two.admin.policies().policies['status.not_found']).toBe('410');
    const next = await two.admin.createAccount();
    expect(next.account.user_id).not.toBe(account.user_id);
    expect((await two.admin.listAccounts()).accounts).toHaveLength(7);
  });

  test('belongs to one process; a second one is told and touches nothing', async () => {
    const dataDir = folder();
    const server = await createServer({ dataDir });
    onTestFinished(() => server.close());
    const second = spawnSync(process.execPath, [await asScript(OPEN), dataDir], { encoding: 'utf8' });
    expect(second.stdout).toMatch(/^in-use: Another process uses /);
    expect((await server.admin.listAccounts()).accounts).toHaveLength(5);
  });

  test('belongs to one store of a process, and to the next when that is closed', async () => {
    const dataDir = folder();
    const first = await open(dataDir);
    const before = readFileSync(join(dataDir, 'vid.db'));
    const refused = open(dataDir);
    await expect(refused).rejects.toMatchObject({ name: 'DataFolderError', reason: 'in-use' });
    await expect(refused).rejects.toThrow(`Another process uses ${join(dataDir, 'vid.db')}`);
    expect(readFileSync(join(dataDir, 'vid.db')).equals(before)).toBe(true);
    await first.close();
    const next = await open(dataDir);
    expect(await next.listAccounts()).toEqual([]);
    await next.close();
  });

  test('with an empty file is a new one', async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'vid.db'), '');
    const store = await open(dataDir);
    expect((await store.dump()).version).toBe(SCHEMA_VERSION);
    await store.close();
  });

  test('is told of when others may look into it, and only then', async () => {
    const told: string[] = [];
    const openIn = async (dataDir: string) => {
      const store = await openSqliteStore({ dataDir, idsPosition: () => 0, warn: (line) => told.push(line) });
      await store.close();
    };
    await openIn(folder());
    expect(told).toEqual([]);
    const shared = folder();
    writeFileSync(join(shared, 'notes.txt'), '');
    chmodSync(shared, 0o755);
    await openIn(shared);
    expect(told).toEqual(process.platform === 'win32' ? [] : [expect.stringContaining(`chmod 700 ${shared}`)]);
  });

  test.each([
    ['text', (bytes: Buffer) => Buffer.concat([Buffer.from('hello, this is no database'), bytes])],
    ['a short file', () => Buffer.from('SQLite')],
    [
      'damaged pages',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0x55)]),
    ],
  ])('that is damaged (%s) is refused and left as it is', async (_, damage) => {
    const dataDir = folder();
    const file = await fill(dataDir);
    writeFileSync(file, damage(readFileSync(file)));
    const before = readFileSync(file);
    await expect(createServer({ dataDir })).rejects.toMatchObject({ name: 'DataFolderError', reason: 'damaged' });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.each([
    ['newer', 60, 99, 'newer'],
    ['of another program', 68, 1234, 'foreign'],
  ])('that is %s is refused and left as it is', async (_, offset, value, reason) => {
    const dataDir = folder();
    const file = await fill(dataDir);
    const bytes = readFileSync(file);
    bytes.writeUInt32BE(value, offset);
    writeFileSync(file, bytes);
    await expect(createServer({ dataDir })).rejects.toMatchObject({ reason });
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('that can not be made is named', async () => {
    const file = join(folder(), 'a-file');
    writeFileSync(file, '');
    await expect(createServer({ dataDir: join(file, 'below') })).rejects.toMatchObject({ reason: 'unwritable' });
  });

  test('is migrated once: opening it again changes nothing', async () => {
    const dataDir = folder();
    const file = await fill(dataDir);
    const before = readFileSync(file);
    const copy = folder();
    cpSync(dataDir, copy, { recursive: true });
    const store = await open(copy);
    const tables = await store.dump();
    await store.close();
    expect(tables.version).toBe(SCHEMA_VERSION);
    expect(readFileSync(join(copy, 'vid.db')).length).toBe(before.length);
  });
});

const OLD_KEY = 'emp_0123456789abcdef0123456789abcdef01234567';
const OLD_SECRET = '0a1b2c3d'.repeat(8);

/** A folder as the first version wrote it, with one delivery whose attempt was under way. */
const openFirstVersion = (): string => {
  const dataDir = folder();
  const database = new Libsql(join(dataDir, 'vid.db'));
  for (const words of MIGRATIONS[0]?.({ serial: 'INTEGER PRIMARY KEY AUTOINCREMENT' }) ?? [])
    database.exec(words as string);
  database.exec(`INSERT INTO accounts (user_id, plan, suspended, limits, balance, low_notified, windows, month,
    month_spent, stored_bytes, running_jobs, app_holds, created_at)
    VALUES ('u', 'agency', 0, '{}', 0, 0, '{}', '', 0, 0, 0, 0, 5)`);
  database.exec(`INSERT INTO api_keys VALUES ('${OLD_KEY}', 'u', NULL), ('emp_local_revoked', 'u', 7)`);
  database.exec(`INSERT INTO hooks (id, user_id, event, webhook_url, active, secret, failure_count, created_at)
    VALUES ('hook_1', 'u', 'video.failed', 'https://example.com/', 1, '${OLD_SECRET}', 0, 5)`);
  database.exec(`INSERT INTO deliveries (delivery_id, event_id, hook_id, user_id, event, body, status, tries, started,
    due_at, created_at, lease_until) VALUES ('dlv_1', 'evt_1', 'hook_1', 'u', 'ping', '{}', 'pending', 0, 1, 5, 5, 99)`);
  database.exec(`INSERT INTO attempts (delivery_id, number, at, url, request_headers, outcome)
    VALUES ('dlv_1', 1, 5, 'https://example.com/', '{}', 'started')`);
  database.exec(`PRAGMA application_id = ${0x56494431}; PRAGMA user_version = 1`);
  database.close();
  return dataDir;
};

test('a folder of the first version is brought up to date, and its attempt under way stays on record', async () => {
  const dataDir = openFirstVersion();
  for (const _ of ['the first time', 'again']) {
    const store = await open(dataDir);
    expect(await store.attemptsOf('dlv_1')).toMatchObject([{ number: 1, outcome: 'interrupted' }]);
    expect(await store.findDelivery('dlv_1')).toMatchObject({ status: 'pending', started: 1, begunAt: null });
    await store.close();
  }
});

test('a folder that can not be brought up to date is left as it is', async () => {
  const dataDir = folder();
  const file = join(dataDir, 'vid.db');
  const database = new Libsql(file);
  database.exec('CREATE TABLE deliveries (delivery_id TEXT)');
  database.exec(`PRAGMA application_id = ${0x56494431}; PRAGMA user_version = 1`);
  database.close();
  for (const _ of ['the first time', 'again']) {
    await expect(open(dataDir)).rejects.toThrow('attempts');
    const seen = new Libsql(file);
    expect(seen.pragma('user_version')).toEqual([{ user_version: 1 }]);
    expect(seen.prepare("SELECT name FROM pragma_table_info('deliveries')").all([])).toEqual([{ name: 'delivery_id' }]);
    seen.close();
  }
});

test('what a dead process held is free at once, whatever time it had left', async () => {
  const dataDir = folder();
  const killed = join(folder(), 'copy');
  const store = await open(dataDir);
  const made = newAccount({ userId: USER, at: AT, profile: {}, plan: 'agency', credits: 10, ledgerId: 'led_1' });
  await store.createAccounts([{ ...made, keys: [] }]);
  await store.decide(USER, {
    decide: () => ({ result: undefined, effects: [{ kind: 'job-created', job: jobWith(), spec: '{}' }] }),
  });
  expect(await claimJob(store, { owner: 'w', realNow: 0, leaseUntil: 1_000, at: AT })).toBeDefined();
  cpSync(dataDir, killed, { recursive: true });
  await store.close();
  const next = await open(killed);
  expect(await claimJob(next, { owner: 'v', realNow: 1, leaseUntil: 9, at: AT })).toMatchObject({
    job: { attempt: 3 },
    losses: [{ attempt: 2, progress: 40 }],
  });
  await next.close();
});

/** All bytes of a folder, as text. */
const bytesOf = (dataDir: string): string =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('');

describe('secrets', () => {
  test('of the first version go on working, and stand nowhere in the folder any more', async () => {
    const dataDir = openFirstVersion();
    expect(bytesOf(dataDir)).toContain(OLD_SECRET);
    const store = await open(dataDir);
    expect(bytesOf(dataDir)).not.toContain(OLD_SECRET);
    expect(bytesOf(dataDir)).not.toContain(OLD_KEY);
    expect(await store.findKey(OLD_KEY)).toMatchObject({ revoked: false, account: { userId: 'u' } });
    expect(await store.findKey('emp_local_revoked')).toMatchObject({ revoked: true });
    expect((await store.findHook('hook_1'))?.secret).toBe(OLD_SECRET);
    expect(await store.listKeys()).toEqual([
      { hint: 'emp_0123…', userId: 'u', revokedAt: null },
      { hint: 'emp_local_revoked', userId: 'u', revokedAt: 7 },
    ]);
    await store.close();
  });

  test('of a running server are never written as they are; a restart and a reset keep the keys working', async () => {
    const dataDir = folder();
    const world = await createWorld({ dataDir });
    const { api_key: key } = await world.server.admin.createKey(await world.userId());
    const { secret } = (await world.hook('video.completed')).body;
    expect(bytesOf(dataDir)).not.toContain(key);
    expect(bytesOf(dataDir)).not.toContain(secret);
    await world.server.close();
    expect(bytesOf(dataDir)).not.toContain(key);
    expect(bytesOf(dataDir)).not.toContain(secret);

    const again = await createWorld({ dataDir });
    expect((await again.get('/v1/me', { key })).status).toBe(200);
    await again.server.admin.emitEvent({ user_id: await again.userId(), event: 'video.completed' });
    await again.server.settled();
    const [delivery] = again.received;
    const headers = Object.fromEntries(delivery?.headers ?? []);
    await verifyWebhook(delivery?.raw ?? '', headers, secret, { now: () => again.server.now() });
    await again.server.admin.reset();
    expect((await again.get('/v1/me', { key })).status).toBe(401);
    expect((await again.get('/v1/me')).status).toBe(200);
  });

  test.each([
    ['gone', (path: string) => rmSync(path)],
    ['another one', (path: string) => writeFileSync(path, `${'00'.repeat(32)}\n`)],
    ['damaged', (path: string) => writeFileSync(path, 'zz')],
  ])('whose key is %s are told at the start, and work again with the right one', async (_, harm) => {
    const dataDir = folder();
    const world = await createWorld({ dataDir });
    await world.hook('video.completed');
    await world.server.close();
    const path = join(dataDir, 'vid.key');
    const key = readFileSync(path);
    harm(path);
    const harmed = existsSync(path) && readFileSync(path, 'utf8');
    await expect(createServer({ dataDir })).rejects.toMatchObject({ name: 'DataFolderError', reason: 'key' });
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(harmed);
    writeFileSync(path, key);
    const again = await createWorld({ dataDir });
    expect((await again.get('/api/webhooks/hooks')).body.hooks).toHaveLength(1);
  });
});

/** A database that says how each statement would be carried out, and finds nothing. */
const explaining = () => {
  const database = new Libsql(':memory:');
  onTestFinished(() => void database.close());
  for (const migration of MIGRATIONS)
    for (const words of migration({ serial: 'INTEGER PRIMARY KEY AUTOINCREMENT' }))
      if (typeof words === 'string') database.exec(words);
  const plan: string[] = [];
  const connection: Connection = {
    dialect: 'sqlite',
    secrets: createSecretBox(new Uint8Array(SEAL_KEY_BYTES)),
    all: (query) => {
      const steps = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all() as { readonly detail: string }[];
      plan.push(...steps.map(({ detail }) => detail));
      return [];
    },
  };
  return { connection, plan };
};

test('a start looks at no attempt that has ended', async () => {
  const { connection, plan } = explaining();
  await endLeases(connection);
  const ofWhatIsOpen = /INDEX (jobs_turn|jobs_deadline|deliveries_begun)/;
  expect(plan.length).toBeGreaterThan(0);
  expect(plan.filter((step) => step.startsWith('SCAN') && !ofWhatIsOpen.test(step))).toEqual([]);
});

test('what a planning booked that came to no job is found without looking at all that was booked', async () => {
  const { connection, plan } = explaining();
  const nobody = () => Promise.reject(new Error('nothing is written'));
  const database = { read: (work: (open: Connection) => unknown) => work(connection), write: nobody } as never;
  expect(await createAccountStore(database).bookedForPlanning('job_1')).toEqual([]);
  expect(plan).toEqual([expect.stringContaining('ledger_planned (job_id=?)')]);
});

test('a server that was killed leaves a folder that the next one opens', async () => {
  const dataDir = folder();
  const { status } = spawnSync(process.execPath, [await asScript(OPEN), dataDir, 'die']);
  expect(status).not.toBe(0);
  await expect(open(dataDir).then((store) => store.close())).resolves.toBeUndefined();
});
