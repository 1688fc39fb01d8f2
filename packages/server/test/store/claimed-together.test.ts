/** Jobs that are taken together are those that would be taken one after the other, on each database. */
import { afterAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';
import { newAccount } from '../../src/domain/account-decisions';
import type { Store } from '../../src/ports/store';
import { AT, jobWith } from '../domain/given';
import { hasPostgres, onPostgres } from '../support/postgres';
import { createReusedStores } from '../support/postgres-store';

const USERS = Array.from({ length: 4 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);
/** Jobs of each account; those of the last one are held by somebody else. */
const QUEUES = [1, 5, 9, 2];
const lease = { owner: 'w', realNow: 0, leaseUntil: 10 };

const fill = async (store: Store): Promise<void> => {
  const accounts = USERS.map((userId) =>
    newAccount({ userId, at: AT, profile: {}, plan: 'agency', credits: 0, ledgerId: `led_${userId}` }),
  );
  await store.createAccounts(accounts.map((made) => ({ ...made, keys: [] })));
  for (const [n, userId] of USERS.entries())
    for (let at = 0; at < (QUEUES[n] ?? 0); at += 1) {
      const jobId = `job_${n}_${at}`;
      const job = jobWith({
        jobId,
        userId,
        status: 'queued',
        attempt: 0,
        videoToken: jobId,
        downloadToken: `d${jobId}`,
      });
      await store.decide(userId, {
        decide: () => ({ result: 0, effects: [{ kind: 'job-created', job, spec: `"${jobId}"` }] }),
      });
    }
  const held = await store.claimJobs({ ...lease, at: AT, after: USERS[2] ?? '', limit: 1 });
  await store.claimJobs({ ...lease, at: AT, after: USERS[2] ?? '', limit: 1 });
  expect(held[0]?.job.userId).toBe(USERS[3]);
};

/** Everything that waits, in the order in which it is taken. */
const takeAll = async (store: Store, limit: number, first: string): Promise<readonly string[]> => {
  const order: string[] = [];
  for (let after = first; ; ) {
    const claimed = await store.claimJobs({ ...lease, owner: 'v', at: AT, after, limit });
    if (claimed.length === 0) return order;
    expect(claimed.length).toBeLessThanOrEqual(limit);
    for (const { job, spec } of claimed) {
      expect([job.status, job.attempt, spec]).toEqual(['processing', 1, `"${job.jobId}"`]);
      order.push(job.jobId);
      after = job.userId;
    }
  }
};

const suite = (open: () => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>): void => {
  test.each([
    [2, ''],
    [7, USERS[1] ?? ''],
    [64, USERS[2] ?? ''],
  ])('%i at a time, after %s', async (limit, after) => {
    const orders: (readonly string[])[] = [];
    for (const each of [1, limit]) {
      const { store, close } = await open();
      await fill(store);
      orders.push(await takeAll(store, each, after));
      await close();
    }
    expect(orders[0]).toHaveLength(15);
    expect(orders[1]).toEqual(orders[0]);
  });

  test('those of others alone leave out whoever was served last, and end with them', async () => {
    const { store, close } = await open();
    await fill(store);
    const [first = '', , long = ''] = USERS;
    const others = { ...lease, owner: 'v', at: AT, after: long, ofOthers: true };
    const owners: string[] = [];
    for (;;) {
      const claimed = await store.claimJobs({ ...others, limit: 3 });
      if (claimed.length === 0) break;
      owners.push(...claimed.map(({ job }) => job.userId));
    }
    expect(owners).toHaveLength(6);
    expect(owners).not.toContain(long);
    expect(owners[0]).toBe(first);
    expect(await store.claimJobs({ ...others, ofOthers: false, limit: 1 })).toMatchObject([{ job: { userId: long } }]);
    await close();
  });
};

describe('in memory', () =>
  suite(async () => {
    const store = await openSqliteStore({ idsPosition: () => 0 });
    return { store, close: () => store.close() };
  }));

describe.skipIf(!hasPostgres)(onPostgres, () => {
  const { open, close } = createReusedStores();
  afterAll(close);
  suite(open);
});
