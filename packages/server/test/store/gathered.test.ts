/** Decisions that share a transaction: each is made as if it were alone. */
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../src/adapters/postgres/create-pool';
import { createPostgresDatabase } from '../../src/adapters/postgres/postgres-database';
import { gatherDecisions } from '../../src/adapters/sql/gather-decisions';
import type { SqlDatabase } from '../../src/adapters/sql/statement';
import { buyCredits, newAccount } from '../../src/domain/account-decisions';
import type { Decision } from '../../src/domain/decision';
import { endJob } from '../../src/domain/end-job';
import { DEFAULT_POLICIES } from '../../src/domain/policies';
import { jobWith } from '../domain/given';
import { hasPostgres, onPostgres } from '../support/postgres';
import { createMigratedDatabase, openStoreAt } from '../support/postgres-store';

const AT = 1_800_000_000_000;
const USERS = ['a', 'b', 'c'].map((name) => `00000000-0000-4000-8000-00000000000${name}`);

const createShop = async () => {
  const { url, drop } = await createMigratedDatabase();
  const store = await openStoreAt(url);
  await store.createAccounts(
    USERS.map((userId) => ({
      ...newAccount({ userId, at: AT, profile: {}, plan: 'agency', credits: 0, ledgerId: '' }),
      keys: [],
    })),
  );
  const open: SqlDatabase = createPostgresDatabase({
    pool: createPool({ url, name: 'test' }),
    secrets: { seal: (text) => text, open: (text) => text },
    process: 'gathering',
  });
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(async () => {
    await other.end();
    await open.close();
    await store.close();
    await drop();
  });
  let writes = 0;
  const database: SqlDatabase = {
    ...open,
    write: (work) => {
      writes += 1;
      return open.write(work);
    },
  };
  const decide = gatherDecisions(database);
  let bought = 0;
  const buy = (userId: string, amount: number) => {
    bought += 1;
    const ids = { ledgerId: `l${bought}`, eventId: `e${bought}` };
    return decide(userId, buyCredits({ amount, at: AT, ...ids }));
  };
  const balances = async () => (await store.listAccounts()).map(({ balance }) => balance);
  return { store, decide, buy, balances, other, writes: () => writes };
};

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('an account whose row is replaced while a decision waits for it is there all the same', async () => {
    const { buy, balances, other } = await createShop();
    await other.query('BEGIN; CREATE TEMPORARY TABLE gone AS TABLE accounts; DELETE FROM accounts');
    const bought = buy(USERS[0] ?? '', 5);
    const waiting = 'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';
    while ((await other.query(waiting)).rowCount === 0);
    await other.query('INSERT INTO accounts SELECT * FROM gone; COMMIT');
    expect(await bought).toBeDefined();
    expect(await balances()).toEqual([5, 0, 0]);
  });

  test('those of one moment are one transaction, and each sees what those before it left', async () => {
    const { store, buy, balances, writes } = await createShop();
    await Promise.all(Array.from({ length: 30 }, (_, at) => buy(USERS[at % 3] ?? '', at + 1)));
    expect(writes()).toBe(1);
    expect(await balances()).toEqual([145, 155, 165]);
    const ledger = await store.ledgerOf(USERS[0] ?? '');
    expect(ledger.map(({ balanceAfter }) => balanceAfter)).toEqual([1, 5, 12, 22, 35, 51, 70, 92, 117, 145]);
    expect(await store.audit()).toEqual([]);
  });

  test('one that fails fails alone, whoever refuses it', async () => {
    const { decide, buy, balances } = await createShop();
    const broken: Decision<never> = {
      decide: () => {
        throw new TypeError('broken');
      },
    };
    const [user = ''] = USERS;
    const repeated: Decision<string> = {
      decide: () => {
        const entry = { id: 'l1', at: AT, kind: 'purchase', amount: 1, balanceAfter: 1, jobId: null } as const;
        return { result: 'twice', effects: [{ kind: 'ledger-entry', entry }] };
      },
    };
    const results = await Promise.allSettled([
      buy(user, 5),
      decide(user, broken),
      decide(user, repeated),
      buy(user, 6),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(String((results[1] as PromiseRejectedResult).reason)).toBe('TypeError: broken');
    expect(await balances()).toEqual([11, 0, 0]);
  });

  test('nobody waits for an account that another process holds but those who ask for it', async () => {
    const { decide, buy, balances, other } = await createShop();
    const [held = '', free = ''] = USERS;
    await other.query('BEGIN');
    await other.query('SELECT * FROM accounts WHERE user_id = $1 FOR UPDATE', [held]);
    const late = buy(held, 5);
    await buy(free, 7);
    expect(await decide('nobody', { decide: () => ({ result: 1 }) })).toBeUndefined();
    expect(await balances()).toEqual([0, 7, 0]);
    await other.query('COMMIT');
    await late;
    expect(await balances()).toEqual([5, 7, 0]);
  });

  test('what one of them wrote the next one sees: a job ends once, and a key is used once', async () => {
    const { store, decide } = await createShop();
    const [userId = ''] = USERS;
    const accept = (jobId: string): Decision<string> => ({
      reads: { key: 'k' },
      decide: ({ account, key }) => {
        if (key !== undefined) return { result: `as ${key.jobId}` };
        const job = jobWith({ jobId, userId, title: 'a\0b\uD800c', videoToken: jobId, downloadToken: jobId });
        return {
          result: 'accepted',
          account: { ...account, runningJobs: account.runningJobs + 1 },
          effects: [
            { kind: 'key-stored', key: { key: 'k', state: 'used', jobId, at: AT } },
            { kind: 'job-created', job, spec: '{}' },
          ],
        };
      },
    });
    const end = (n: number) =>
      endJob({
        ...{ jobId: 'job_a', at: AT, policies: DEFAULT_POLICIES, ledgerId: `l${n}`, eventId: `e${n}` },
        outcome: { trigger: 'fail', reason: 'It broke.' },
        links: () => ({ outputUrl: '', downloadUrl: '' }),
      });
    const asked = [accept('job_a'), accept('job_b'), end(1), end(2)] as readonly Decision<string>[];
    const results = await Promise.all(asked.map((decision) => decide(userId, decision)));
    expect(results).toEqual(['accepted', 'as job_a', 'ended', 'already-final']);
    expect(await store.findJob('job_a')).toMatchObject({ status: 'failed', title: 'a\uFFFDb\uFFFDc' });
    expect(await store.findJob('job_b')).toBeUndefined();
    expect(await store.eventsOfJob('job_a')).toHaveLength(1);
    expect((await store.dump()).tables.job_specs).toEqual([]);
  });
});
