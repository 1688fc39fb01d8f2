/** What is over goes after its time, and nothing that is needed goes with it. */
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config';
import type { ServerConfig } from '../../src/config-schema';
import { LIFTED_LIMITS } from '../../src/domain/account';
import type { Store } from '../../src/ports/store';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, TINY_PLAN, type World } from '../support/world';

const DAY = 86_400;
const EVENT = 'user.onboarded';
const ENDLESS = { scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }] };

const ACCOUNTS = [{ plan: 'agency', credits: 1000, api_key: 'emp_local_dev', limits: LIFTED_LIMITS }];
const createAging = (retention: ServerConfig['retention'] = {}, wrapStore = (store: Store): Store => store) =>
  createFreeWorld({}, { config: { accounts: ACCOUNTS, retention } }, { wrapStore });
const emit = async (world: World) => world.server.admin.emitEvent({ user_id: await world.userId(), event: EVENT });
const rowsOf = async (world: World) => {
  const { tables } = (await world.server.admin.snapshot()).store;
  const count = (table: string) => tables[table]?.length ?? 0;
  return {
    events: count('events'),
    deliveries: count('deliveries'),
    attempts: count('attempts'),
    keys: count('idempotency_keys'),
  };
};
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('what is over', () => {
  test('is kept for its time and removed after it; jobs, videos and the ledger stay', async () => {
    const world = await createAging({ events_days: 30, idempotency_keys_days: 60 });
    await world.hook('video.completed');
    const { job_id: id, poll_url: url } = await world.accepted(TINY_PLAN, withKey('a'));
    await world.server.settled();
    const [delivery] = (await world.server.admin.listDeliveries()).deliveries;
    await world.advance(30 * DAY - 1);
    expect(await rowsOf(world)).toEqual({ events: 1, deliveries: 1, attempts: 1, keys: 1 });
    // It is looked for about once a day.
    await world.advance(DAY + 1);
    expect(await rowsOf(world)).toEqual({ events: 0, deliveries: 0, attempts: 0, keys: 1 });
    expect((await world.render(TINY_PLAN, withKey('a'))).status).toBe(409);
    await world.advance(30 * DAY);
    expect((await rowsOf(world)).keys).toBe(0);
    const { body: job } = await world.get(url);
    expect(job.status).toBe('succeeded');
    expect((await world.server.fetch(job.video_url)).status).toBe(200);
    expect((await world.server.admin.why(id)).ledger).toHaveLength(1);
    expect((await world.server.admin.audit()).problems).toEqual([]);
    const gone = await world.call('GET', `/_admin/deliveries/${delivery?.delivery_id}`);
    expect([gone.status, gone.body.error]).toEqual([404, expect.stringContaining('removed after 30 days')]);
    const why = await world.call('GET', `/_admin/why/${delivery?.delivery_id}`);
    expect([why.status, why.body.error]).toEqual([404, expect.stringContaining('removed after 30 days')]);
    const again = await world.call('POST', `/_admin/deliveries/${delivery?.delivery_id}/redeliver`);
    expect(again.status).toBe(404);
  });

  test('is kept for 90 days, and keys for ten years, unless the config says otherwise', async () => {
    const world = await createAging();
    await world.hook('video.completed');
    await world.accepted(TINY_PLAN, withKey('a'));
    await world.server.settled();
    await world.advance(90 * DAY - 1);
    expect(await rowsOf(world)).toMatchObject({ events: 1, keys: 1 });
    await world.advance(DAY + 1);
    expect(await rowsOf(world)).toMatchObject({ events: 0, deliveries: 0, attempts: 0, keys: 1 });
    await world.advance(3558 * DAY);
    expect(await rowsOf(world)).toMatchObject({ keys: 1 });
    await world.advance(3 * DAY);
    expect(await rowsOf(world)).toMatchObject({ keys: 0 });
  });

  test('is kept for ever where the config says null', async () => {
    const world = await createAging({ events_days: null, idempotency_keys_days: null });
    await world.hook('video.completed');
    await world.accepted(TINY_PLAN, withKey('a'));
    await world.server.settled();
    await world.advance(20_000 * DAY);
    expect(await rowsOf(world)).toEqual({ events: 1, deliveries: 1, attempts: 1, keys: 1 });
  });

  test('goes in small batches, each a transaction of its own', async () => {
    const removed: number[] = [];
    const world = await createAging({ events_days: 1 }, (store) => ({
      ...store,
      prune: async (request) => {
        const count = await store.prune(request);
        removed.push(count);
        return count;
      },
    }));
    for (let n = 0; n < 250; n += 1) await emit(world);
    removed.length = 0;
    await world.advance(3 * DAY);
    expect(removed.filter((count) => count > 0)).toEqual([50, 50, 50, 50, 50]);
  });
});

describe('what is needed is kept, however old it is', () => {
  test('a delivery that waits, with its event and its attempts', async () => {
    const world = await createAging({ events_days: 1 });
    await world.hook(EVENT);
    world.answer = () => 500;
    await emit(world);
    await world.advance(0);
    const snapshot = await world.server.admin.snapshot();
    // As if the service had been away for a month before the second attempt.
    const { tables } = snapshot.store;
    const deliveries = (tables.deliveries ?? []).map((row) => ({
      ...row,
      due_at: Number(row.due_at) + 60 * DAY * 1000,
    }));
    await world.server.admin.restore({ ...snapshot, store: { ...snapshot.store, tables: { ...tables, deliveries } } });
    await world.advance(30 * DAY);
    expect(await rowsOf(world)).toMatchObject({ events: 1, deliveries: 1, attempts: 1 });
    world.answer = () => 200;
    await world.advance(30 * DAY + 2);
    expect(world.received).toHaveLength(2);
    expect(await rowsOf(world)).toMatchObject({ events: 1, deliveries: 1, attempts: 2 });
    await world.advance(3 * DAY);
    expect(await rowsOf(world)).toMatchObject({ events: 0, deliveries: 0, attempts: 0 });
  });

  test('a delivery that is dropped during an attempt, until the attempt has ended', async () => {
    let prune: (() => Promise<unknown>) | undefined;
    const world = await createAging({ events_days: 1 }, (store) => {
      const before = Number.MAX_SAFE_INTEGER;
      prune = () => store.prune({ eventsUpTo: before, keysUpTo: before, limit: 100 });
      return store;
    });
    let finish: (status: number) => void = () => undefined;
    world.answer = () => new Promise<number>((resolve) => (finish = resolve));
    const { id } = (await world.hook(EVENT)).body.hook;
    await emit(world);
    await turnsWhile(() => world.received.length === 0);
    await world.call('DELETE', `/api/webhooks/hooks/${id}`);
    await prune?.();
    expect(await rowsOf(world)).toMatchObject({ events: 1, deliveries: 1 });
    finish(200);
    await world.server.settled();
    await turnsWhile(async () => (await rowsOf(world)).attempts === 0);
    await prune?.();
    expect(await rowsOf(world)).toMatchObject({ events: 0, deliveries: 0, attempts: 0 });
  });

  test('events and keys of a job that runs', async () => {
    let prune: (() => Promise<unknown>) | undefined;
    const world = await createAging(undefined, (store) => {
      const before = Number.MAX_SAFE_INTEGER;
      prune = () => store.prune({ eventsUpTo: before, keysUpTo: before, limit: 100 });
      return store;
    });
    await world.server.admin.updateAccount(await world.userId(), { credits: 11 });
    const { job_id: id } = await world.accepted(ENDLESS, withKey('a'));
    await world.advance(0);
    await prune?.();
    expect(await rowsOf(world)).toMatchObject({ events: 1, keys: 1 });
    expect((await world.render(ENDLESS, withKey('a'))).status).toBe(409);
    await world.server.admin.cancelJob(id);
    await prune?.();
    expect(await rowsOf(world)).toMatchObject({ events: 0, keys: 0 });
  });

  test('a key that is reserved while its brief is planned', async () => {
    let pruned: unknown;
    const world = await createAging(undefined, (store) => ({
      ...store,
      decide: async (userId, decision) => {
        const before = Number.MAX_SAFE_INTEGER;
        if (decision.reads?.planning !== undefined)
          pruned = await store.prune({ eventsUpTo: before, keysUpTo: before, limit: 100 });
        return store.decide(userId, decision);
      },
    }));
    await world.accepted({ brief: 'An ad for a bakery.' }, withKey('a'));
    expect(pruned).toBe(0);
    expect((await world.render(TINY_PLAN, withKey('a'))).status).toBe(409);
  });
});

test.each([
  [{ events_days: 0 }, 'retention.events_days'],
  [{ idempotency_keys_days: '9' }, 'retention.idempotency_keys_days'],
  [{ jobs_days: 5 }, 'jobs_days'],
])('retention %j is refused', (retention, path) => {
  expect(() => loadConfig({ retention })).toThrow(path);
});
