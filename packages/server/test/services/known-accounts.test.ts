/** What a start says of keys that everybody knows, and of accounts that it did not make. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { banner } from '../../src/banner';
import { createServerWith } from '../../src/create-server';
import { SEED_KEYS } from '../../src/domain/local-keys';
import type { ServerOptions } from '../../src/options';
import { createKnownAccounts } from '../../src/services/known-accounts';
import { SEED_ACCOUNTS } from '../../src/services/seed-accounts';
import { createMemoryLog } from '../support/memory-log';
import { createParts } from '../support/parts';

const OWN = [{ apiKeys: ['emp_own'] }];

const opened = async () => {
  const { store, accounts } = await createParts();
  const { lines, log } = createMemoryLog();
  const known = createKnownAccounts({ store, log });
  const told = () =>
    lines.splice(0).map(([, event, fields]) => {
      const { keys, accounts: made } = fields as { readonly keys?: unknown; readonly accounts?: unknown };
      return [event, keys ?? made];
    });
  return { accounts, known, told };
};

test('any key that everybody knows is told of, until each is revoked', async () => {
  const { accounts, known, told } = await opened();
  await known.warnOfKnownKeys();
  expect(told()).toEqual([]);
  await accounts.seed(SEED_ACCOUNTS);
  const all = Object.keys(SEED_KEYS).filter((key) => key !== 'emp_local_revoked');
  await known.warnOfKnownKeys();
  expect(told()).toEqual([['well-known-keys', all.map((key) => key.replace('emp_', '…'))]]);
  for (const key of all.slice(1)) await accounts.revokeKey(key);
  await known.warnOfKnownKeys();
  expect(told()).toEqual([['well-known-keys', ['…local_dev']]]);
  await accounts.revokeKey('emp_local_dev');
  await known.warnOfKnownKeys();
  expect(told()).toEqual([]);
});

describe('accounts of the configuration', () => {
  test.each([
    ['that name keys', OWN],
    ['that name none', [{ name: 'First' }]],
  ])('%s are told of when the state was begun with others', async (_, asked) => {
    const { accounts, known, told } = await opened();
    await accounts.seed(SEED_ACCOUNTS);
    await known.warnOfIgnored(asked);
    expect(told()).toEqual([['accounts-not-made', 1]]);
    await known.warnOfIgnored(SEED_ACCOUNTS);
    await known.warnOfIgnored([]);
    expect(told()).toEqual([]);
  });

  test('are not told of when they were made', async () => {
    const { accounts, known, told } = await opened();
    await accounts.seed([...OWN, { name: 'First' }]);
    await known.warnOfIgnored([...OWN, { name: 'First' }]);
    expect(told()).toEqual([]);
  });
});

describe('a server', () => {
  const eventsOf = async (options: ServerOptions): Promise<readonly unknown[]> => {
    const lines: string[] = [];
    const server = await createServerWith(
      { logLevel: 'warn', json: true, logTo: (line) => void lines.push(line), ...options },
      {},
    );
    onTestFinished(() => server.close());
    await server.listen();
    return lines.map((line) => (JSON.parse(line) as { event: string }).event);
  };

  test('warns where others reach it, and nowhere else', async () => {
    expect(await eventsOf({ host: '0.0.0.0' })).toEqual(['well-known-keys']);
    expect(await eventsOf({ host: '127.0.0.1' })).toEqual([]);
    expect(await eventsOf({ host: '0.0.0.0', config: { accounts: [] } })).toEqual([]);
  });
});

test('a server that others reach warns of keys that a snapshot brings', async () => {
  const lines: string[] = [];
  const server = await createServerWith(
    { logLevel: 'warn', logTo: (line) => void lines.push(line), host: '0.0.0.0', config: { accounts: [] } },
    {},
  );
  onTestFinished(() => server.close());
  await server.listen();
  expect(lines).toEqual([]);
  const other = await createServerWith({}, {});
  onTestFinished(() => other.close());
  await server.admin.restore(await other.admin.snapshot());
  expect(lines.join()).toContain('well-known-keys');
});

test('people are warned by the first words of a server', () => {
  const opened = { url: 'http://127.0.0.1:4600', seeded: false, studio: true, replay: undefined };
  expect(banner({ ...opened, exposed: ['emp_local_broke'] })).toMatch(
    /^WARNING: everybody knows the key emp_local_broke,$/m,
  );
  expect(banner({ ...opened, exposed: [] })).not.toContain('WARNING');
});
