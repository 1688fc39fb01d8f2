/** What whoever asks how a database is hears of one that lets nobody in: the cause, long before the patience with it ends. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { createConnectFailures } from '../../src/adapters/postgres/connect-failures';
import { createPostgresDatabase } from '../../src/adapters/postgres/postgres-database';
import { createSecretBox, SEAL_KEY_BYTES } from '../../src/adapters/sql/secrets';
import { createReadiness } from '../../src/services/readiness';
import { createMemoryLog } from '../support/memory-log';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  ['53300', 'too many connections for role "vid"', 'the database lets no more connections in', 'raise max_connections'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.7:5432', 'the database can not be reached', 'try again'],
])('readiness tells the cause: %s', async (code, message, reason, next) => {
  const pool = { connect: () => Promise.reject(failure(code, message)), end: async () => undefined };
  const secrets = createSecretBox(new Uint8Array(SEAL_KEY_BYTES));
  const database = createPostgresDatabase({ pool, secrets, process: 'test', soonMs: 5 });
  onTestFinished(() => database.close());
  const { lines, log } = createMemoryLog();
  const isReady = createReadiness({
    store: { check: async () => database.check?.() },
    artifacts: { check: async () => undefined },
    clock: { realNow: () => 0, realDelay: () => new Promise(() => undefined) },
    log,
    isEnding: () => false,
  });
  expect(await isReady()).toEqual({ ready: false, reason });
  expect(lines).toMatchObject([['warn', 'not-ready', { reason }]]);
  const told = JSON.stringify(lines).replaceAll('\\', '');
  expect(told).toContain(message);
  expect(told).toContain(next);
});

test('that connections are waited for says nothing of why, where the database was heard to be away', async () => {
  let now = 0;
  const failures = createConnectFailures(() => now);
  const fails = (error: Error) => failures.noted(Promise.reject(error)).catch((told: unknown) => told);
  const waits = new Error('timeout exceeded when trying to connect');
  const refused = failure('ECONNREFUSED', 'refused');
  expect(await fails(waits)).toBe(waits);
  expect(await fails(refused)).toBe(refused);
  now = 5_000;
  expect(await fails(waits)).toBe(refused);
  await failures.noted(Promise.resolve());
  expect(await fails(waits)).toBe(waits);
});

test('a failure that is over, or long ago, is no cause', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let now = 0;
  const failures = createConnectFailures(() => now);
  const fails = () => failures.noted(Promise.reject(failure('ECONNREFUSED', 'refused'))).catch(() => undefined);
  const asked = async (): Promise<string> => {
    let answer = (_: string): void => undefined;
    const told = failures.toldSoon(new Promise<string>((resolve) => (answer = resolve)));
    vi.advanceTimersByTime(1_500);
    answer('answered');
    return told;
  };
  await fails();
  await expect(asked()).rejects.toThrow('refused');
  now = 15_000;
  expect(await asked()).toBe('answered');
  await fails();
  await failures.noted(Promise.resolve());
  expect(await asked()).toBe('answered');
});
