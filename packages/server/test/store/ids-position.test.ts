/** How many ids were drawn of a seed is stored with what was drawn, whatever became of the transaction before it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { createServer } from '../../src/create-server';
import { opened } from '../support/opened-libsql';

vi.mock('../../src/adapters/sqlite/load-libsql', () => import('../support/opened-libsql'));

test('a transaction that is undone takes the position with it, and the next one brings it again', async () => {
  let position = 0;
  const store = await openSqliteStore({ idsPosition: () => position });
  onTestFinished(() => store.close());
  position = 7;
  const database = opened.at(-1);
  if (database === undefined) throw new Error('nothing was opened');
  const exec = database.exec.bind(database);
  const full = vi.spyOn(database, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw new Error('the disk is full');
    return exec(sql);
  });
  await expect(store.writeSettings({ paused: false })).rejects.toThrow('full');
  full.mockRestore();
  expect(await store.readSettings()).toEqual({});
  await store.writeSettings({ paused: true });
  expect(await store.readSettings()).toEqual({ paused: true, idsPosition: 7 });
});

test('a state that is replaced brings its own', async () => {
  let position = 3;
  const store = await openSqliteStore({ idsPosition: () => position });
  onTestFinished(() => store.close());
  await store.writeSettings({ paused: true });
  const dump = await store.dump();
  position = 9;
  await store.load(dump);
  expect(await store.readSettings()).toEqual({ paused: true, idsPosition: 3 });
  await store.clear();
  expect(await store.readSettings()).toEqual({});
  await store.writeSettings({ paused: false });
  expect(await store.readSettings()).toEqual({ paused: false, idsPosition: 9 });
});

test('no id is drawn twice where a server begins again after a reset', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vid-ids-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const one = await createServer({ dataDir, seed: 3, port: 0 });
  await one.admin.reset();
  await one.close();
  const two = await createServer({ dataDir, seed: 3, port: 0 });
  onTestFinished(() => two.close());
  const { accounts } = await two.admin.listAccounts();
  const { account } = await two.admin.createAccount({});
  expect(accounts.map(({ user_id: id }) => id)).not.toContain(account.user_id);
});
