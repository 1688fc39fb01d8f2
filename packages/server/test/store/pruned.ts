/** What every adapter of the store port must remove when it is old, and what it must keep however old it is. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/domain/decision';
import type { Store } from '../../src/ports/store';
import { AT, deliveryWith, hookWith, jobWith, USER } from '../domain/given';
import type { StoreUnderTest } from './suite';
import { OTHER, withTwoAccounts, write } from './two-accounts';

const event = (eventId: string, at: number, jobId: string | null = null): Effect => ({
  kind: 'event',
  event: { eventId, userId: USER, event: 'video.failed', payload: {}, at, jobId },
});
const over = (deliveryId: string, eventId: string, finishedAt: number): Effect => ({
  kind: 'delivery-created',
  delivery: deliveryWith({ deliveryId, eventId, status: 'delivered', dueAt: null, finishedAt }),
});
const attempted = (deliveryId: string): Effect => ({
  kind: 'attempt-ended',
  attempt: {
    deliveryId,
    number: 1,
    at: AT,
    url: 'https://example.com/',
    requestHeaders: {},
    outcome: 'failed',
    error: 'it broke',
    status: null,
    responseHeaders: null,
    responseBody: null,
    ms: 1,
  },
});
const key = (name: string, at: number, jobId: string, state: 'used' | 'reserved' = 'used'): Effect => ({
  kind: 'key-stored',
  key: { key: name, state, jobId, at },
});
const running = (jobId: string): Effect => ({
  kind: 'job-created',
  job: jobWith({ jobId, videoToken: `v-${jobId}`, downloadToken: `d-${jobId}` }),
  spec: '{}',
});
const ended = (jobId: string): Effect => ({
  kind: 'job-ended',
  end: {
    jobId,
    status: 'failed',
    at: AT,
    progress: 1,
    error: 'e',
    scenesFailed: 0,
    creditsRefunded: 0,
    video: null,
    history: [],
  },
});

export const prunedSuite = (open: () => Promise<StoreUnderTest>): void => {
  const using = withTwoAccounts(open);
  const kept = async (store: Store, table: string, column: string) => {
    const { tables } = await store.dump();
    return (tables[table] ?? []).map((row) => String(row[column])).sort();
  };
  const events = (store: Store) => kept(store, 'events', 'event_id');
  const deliveries = (store: Store) => kept(store, 'deliveries', 'delivery_id');
  const keys = (store: Store) => kept(store, 'idempotency_keys', 'key');
  const pruneEvents = (store: Store, eventsUpTo: number, limit = 100) =>
    store.prune({ eventsUpTo, keysUpTo: undefined, limit });
  const pruneKeys = (store: Store, keysUpTo: number, limit = 100) =>
    store.prune({ eventsUpTo: undefined, keysUpTo, limit });

  describe('pruning', () => {
    test('removes what is over with what was recorded of it, up to the very moment', () =>
      using(async (store) => {
        await write(store, [
          event('evt_old', AT - 10),
          over('dlv_old', 'evt_old', AT),
          attempted('dlv_old'),
          event('evt_new', AT + 1),
          over('dlv_new', 'evt_new', AT + 1),
          attempted('dlv_new'),
          event('evt_bare', AT),
          key('k', AT - 10, 'job_none'),
        ]);
        expect(await pruneEvents(store, AT)).toBe(3);
        expect([await events(store), await deliveries(store)]).toEqual([['evt_new'], ['dlv_new']]);
        expect(await kept(store, 'attempts', 'delivery_id')).toEqual(['dlv_new']);
        expect(await keys(store)).toEqual(['k']);
        expect(await pruneEvents(store, AT)).toBe(0);
      }));

    test('leaves what waits, and the event of what is younger', () =>
      using(async (store) => {
        await write(store, [
          event('evt_1', AT - 10),
          { kind: 'delivery-created', delivery: deliveryWith({ deliveryId: 'dlv_waits', dueAt: AT - 9 }) },
          event('evt_2', AT - 10),
          over('dlv_young', 'evt_2', AT + 1),
        ]);
        expect(await pruneEvents(store, AT)).toBe(0);
        expect([await events(store), await deliveries(store)]).toEqual([
          ['evt_1', 'evt_2'],
          ['dlv_waits', 'dlv_young'],
        ]);
      }));

    test('leaves what is attempted, though it was dropped, until the attempt has ended', () =>
      using(async (store) => {
        await write(store, [
          { kind: 'hook-created', hook: hookWith() },
          { kind: 'delivery-created', delivery: deliveryWith({ started: 0 }) },
        ]);
        const claim = { owner: 'w', realNow: 0, leaseUntil: 10, at: AT, limit: 1, roomFor: () => 1, after: '' };
        expect(await store.claimDeliveries(claim)).toHaveLength(1);
        await write(store, [{ kind: 'hook-silenced', hookId: 'hook_1', at: AT, why: 'it is off' }]);
        expect(await pruneEvents(store, AT + 5)).toBe(0);
        await store.releaseDelivery({ deliveryId: 'dlv_1', owner: 'w', attempt: 1 });
        expect(await pruneEvents(store, AT + 5)).toBe(1);
        expect(await deliveries(store)).toEqual([]);
      }));

    test('leaves events and keys of a job that runs', () =>
      using(async (store) => {
        await write(store, [
          running('job_1'),
          running('job_2'),
          ended('job_2'),
          event('evt_1', AT, 'job_1'),
          event('evt_2', AT, 'job_2'),
          key('k_1', AT, 'job_1'),
          key('k_2', AT, 'job_2'),
        ]);
        expect(await store.prune({ eventsUpTo: AT, keysUpTo: AT, limit: 100 })).toBe(2);
        expect([await events(store), await keys(store)]).toEqual([['evt_1'], ['k_1']]);
        await write(store, [ended('job_1')]);
        expect(await store.prune({ eventsUpTo: AT, keysUpTo: AT, limit: 100 })).toBe(2);
        expect([await events(store), await keys(store)]).toEqual([[], []]);
      }));

    test('removes keys that were used, of each account', () =>
      using(async (store) => {
        await write(store, [
          key('used', AT, 'job_1'),
          key('reserved', AT, 'job_2', 'reserved'),
          key('young', AT + 1, 'job_3'),
        ]);
        await write(store, [key('used', AT + 1, 'job_4'), key('theirs', AT, 'job_5'), event('evt', AT)], OTHER);
        expect(await pruneKeys(store, AT)).toBe(2);
        expect(await keys(store)).toEqual(['reserved', 'used', 'young']);
        expect(await events(store)).toEqual(['evt']);
      }));

    test('removes so many at a time, the oldest first', () =>
      using(async (store) => {
        const ages = [3, 1, 2, 4];
        await write(
          store,
          ages.flatMap((age) => [
            over(`dlv_${age}`, `evt_of_${age}`, AT - age),
            event(`evt_${age}`, AT - age),
            key(`k_${age}`, AT - age, `job_${age}`),
          ]),
        );
        expect(await pruneEvents(store, AT, 3)).toBe(6);
        expect([await deliveries(store), await events(store)]).toEqual([['dlv_1'], ['evt_1']]);
        expect(await pruneKeys(store, AT, 3)).toBe(3);
        expect(await keys(store)).toEqual(['k_1']);
      }));

    test('removes nothing of what has no age', () =>
      using(async (store) => {
        await write(store, [event('evt_1', 0), over('dlv_1', 'evt_2', 0), key('k_1', 0, 'job_1')]);
        expect(await store.prune({ eventsUpTo: undefined, keysUpTo: undefined, limit: 100 })).toBe(0);
        expect([await events(store), await deliveries(store), await keys(store)]).toEqual([
          ['evt_1'],
          ['dlv_1'],
          ['k_1'],
        ]);
      }));
  });

  test('the oldest that can be pruned is known', () =>
    using(async (store) => {
      expect(await store.oldestKept()).toEqual({ events: undefined, keys: undefined });
      await write(store, [{ kind: 'delivery-created', delivery: deliveryWith({ eventId: 'evt_waits' }) }]);
      expect(await store.oldestKept()).toEqual({ events: undefined, keys: undefined });
      await write(store, [over('dlv_2', 'evt_2', AT - 1), over('dlv_3', 'evt_3', AT - 2)]);
      expect(await store.oldestKept()).toEqual({ events: AT - 2, keys: undefined });
      await write(store, [event('evt_4', AT), event('evt_5', AT - 3)]);
      expect(await store.oldestKept()).toEqual({ events: AT - 3, keys: undefined });
      await write(store, [key('k_1', AT - 4, 'job_1'), key('k_2', AT - 5, 'job_2')]);
      expect(await store.oldestKept()).toEqual({ events: AT - 3, keys: AT - 5 });
      await pruneEvents(store, AT + 9);
      expect(await store.oldestKept()).toEqual({ events: undefined, keys: AT - 5 });
    }));
};
