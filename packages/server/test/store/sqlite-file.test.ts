import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endLeases } from '../../src/adapters/sql/leases';
import { MIGRATIONS, SCHEMA_VERSION } from '../../src/adapters/sql/migrations';
import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { createServer } from '../../src/create-server';
import { storeSuite } from './suite';

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
    const script = fileURLToPath(new URL('../support/open-store.ts', import.meta.url));
    const second = spawnSync(process.execPath, ['--import', 'tsx', script, dataDir], { encoding: 'utf8' });
    expect(second.stdout).toMatch(/^in-use: Another process uses /);
    expect((await server.admin.listAccounts()).accounts).toHaveLength(5);
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

/** A folder as the first version wrote it, with one delivery whose attempt was under way. */
const openFirstVersion = (): string => {
  const dataDir = folder();
  const database = new Libsql(join(dataDir, 'vid.db'));
  for (const words of MIGRATIONS[0]?.({ serial: 'INTEGER PRIMARY KEY AUTOINCREMENT' }) ?? []) database.exec(words);
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

test('a start looks at no attempt that has ended', async () => {
  const database = new Libsql(':memory:');
  onTestFinished(() => void database.close());
  for (const migration of MIGRATIONS)
    for (const words of migration({ serial: 'INTEGER PRIMARY KEY AUTOINCREMENT' })) database.exec(words);
  const plan: string[] = [];
  await endLeases({
    dialect: 'sqlite',
    all: (query) => {
      const steps = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all() as { readonly detail: string }[];
      plan.push(...steps.map(({ detail }) => detail));
      return [];
    },
  });
  const ofWhatIsOpen = /INDEX (jobs_running|jobs_deadline|deliveries_begun)/;
  expect(plan.length).toBeGreaterThan(0);
  expect(plan.filter((step) => step.startsWith('SCAN') && !ofWhatIsOpen.test(step))).toEqual([]);
});

test('a server that was killed leaves a folder that the next one opens', () => {
  const dataDir = folder();
  const script = fileURLToPath(new URL('../support/open-store.ts', import.meta.url));
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', script, dataDir, 'die'], { stdio: 'pipe' }),
  ).toThrow();
  return expect(open(dataDir).then((store) => store.close())).resolves.toBeUndefined();
});
