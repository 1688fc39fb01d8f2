/**
 * Whatever makes work wakes whoever does it. Here nothing that repeats in real time is ever called, so that work which
 * nobody was told of stays where it is; a drain is over in the meantime, and the test sees at once what is missing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createWakingStore } from '../../src/adapters/signals/waking-store';
import type { Store } from '../../src/ports/store';
import { heldRenderer } from '../support/held-renderer';
import { createParts } from '../support/parts';
import { stepTime } from '../support/stepped-time';
import { turnsWhile } from '../support/turn';
import { BRIEF, createFreeWorld, TINY_PLAN, type World } from '../support/world';

const plan = (prompt: string) => ({ scene_plan: [{ type: 'motion', prompt, duration: 3 }] });
const EVENTS = ['video.completed', 'video.failed', 'credits.low', 'credits.purchased', 'user.onboarded'];

const quietWorld = async (options: Parameters<typeof createFreeWorld>[1] = {}, overrides = {}) => {
  const { realNow } = stepTime();
  const world = await createFreeWorld({}, options, { realNow, ...overrides });
  for (const event of EVENTS) await world.hook(event);
  return world;
};
const eventsOf = ({ received }: World) => received.map(({ body }) => body.event);
const emit = async ({ server }: World, userId: string) =>
  server.admin.emitEvent({ user_id: userId, event: 'user.onboarded' });

test.each<[string, (world: World, userId: string) => Promise<unknown>, readonly string[]]>([
  ['a plan that is accepted', (world) => world.accepted(), ['video.completed']],
  ['a brief that is accepted', (world) => world.accepted(BRIEF), ['video.completed']],
  ['a render that fails', (world) => world.accepted(plan('[mock:render_failed]')), ['video.failed']],
  [
    'a job that is failed from outside',
    async (world) => {
      const { job_id: id } = await world.accepted(plan('[mock:render_timeout]'));
      await world.advance(0);
      await world.server.admin.failJob(id);
    },
    ['video.failed'],
  ],
  [
    'a job whose hour is over',
    async (world) => {
      await world.accepted(plan('[mock:render_timeout]'));
      await world.advance(3600);
    },
    ['video.failed'],
  ],
  ['an event', emit, ['user.onboarded']],
  ['a purchase', ({ server }, userId) => server.admin.addCredits(userId, { amount: 5 }), ['credits.purchased']],
  [
    'a balance that runs low',
    async (world, userId) => {
      await world.server.admin.updateAccount(userId, { credits: 12 });
      await world.accepted();
    },
    ['credits.low', 'video.completed'],
  ],
  [
    'a delivery that is sent once more',
    async (world, userId) => {
      await emit(world, userId);
      await world.advance(0);
      await world.server.admin.redeliver(world.received[0]?.body.delivery_id ?? '');
    },
    ['user.onboarded', 'user.onboarded'],
  ],
])('%s is taken at once', async (_, cause, events) => {
  const world = await quietWorld();
  await cause(world, await world.userId());
  await world.advance(0);
  expect(eventsOf(world)).toEqual(events);
});

test('a retry is made when it is due', async () => {
  const world = await quietWorld();
  world.answer = () => 500;
  await emit(world, await world.userId());
  await world.advance(0);
  await world.advance(1);
  expect(world.received).toHaveLength(2);
});

test('a retry that becomes due between the last look and the next alarm is made', async () => {
  const { realNow, sleep } = stepTime();
  const wrapStore = (store: Store): Store => ({
    ...store,
    claimDeliveries: async (request) => {
      const claimed = await store.claimDeliveries(request);
      const [delivery] = await store.listDeliveries({ limit: 1 });
      if (claimed.length === 0 && delivery?.status === 'pending' && delivery.tries === 1) sleep(1);
      return claimed;
    },
  });
  const world = await createFreeWorld({}, { running: true }, { realNow, wrapStore });
  await world.hook('user.onboarded');
  world.answer = () => (world.received.length === 1 ? 500 : 200);
  await emit(world, await world.userId());
  await turnsWhile(() => world.received.length === 0);
  await world.advance(0);
  expect(world.received).toHaveLength(2);
});

test('a job that comes while its watcher finds none ends with its hour', async () => {
  let comes: (() => Promise<unknown>) | undefined;
  const wrapStore = (store: Store): Store => ({
    ...store,
    nextJobDeadline: async () => {
      const due = await store.nextJobDeadline();
      if (due !== undefined) return due;
      const come = comes;
      comes = undefined;
      await come?.();
      return due;
    },
  });
  const world = await quietWorld({}, { wrapStore });
  await world.accepted();
  let id = '';
  comes = async () => {
    ({ job_id: id } = await world.accepted(plan('[mock:render_timeout]')));
  };
  await world.advance(3600);
  expect(id).not.toBe('');
  await world.advance(3600);
  expect((await world.get(`/v1/job/${id}`)).body.status).toBe('failed');
});

test('a slot that becomes free takes the next job, and room at a hook the next delivery', async () => {
  const world = await quietWorld({
    config: {
      render: { workers: 1 },
      accounts: [
        {
          plan: 'agency',
          credits: 1000,
          api_key: 'emp_local_dev',
          limits: { concurrent_renders: null, render_rate: null, total_rate: null },
        },
      ],
    },
  });
  for (let n = 0; n < 3; n += 1) await world.accepted();
  for (let n = 0; n < 40; n += 1) await emit(world, await world.userId());
  await world.advance(0);
  expect(eventsOf(world).filter((event) => event === 'video.completed')).toHaveLength(3);
  expect(eventsOf(world).filter((event) => event === 'user.onboarded')).toHaveLength(40);
});

test('what a server left behind is taken by the next', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vid-wakes-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { renderer, renders } = heldRenderer();
  const first = await quietWorld({ dataDir }, { renderer });
  first.answer = () => new Promise(() => undefined);
  await emit(first, await first.userId());
  await first.accepted(TINY_PLAN);
  await turnsWhile(() => renders.length === 0 || first.received.length === 0);
  await first.server.close();
  const second = await createFreeWorld({}, { dataDir });
  await second.advance(0);
  expect(eventsOf(second).sort()).toEqual(['user.onboarded', 'video.completed']);
});

test.each([
  ['jobs', 'releaseJob', { jobId: 'job_1', owner: 'w', attempt: 1 }],
  ['deliveries', 'releaseDelivery', { deliveryId: 'dlv_1', owner: 'w', attempt: 1 }],
] as const)('whoever takes %s is told of what is given back, once it is', async (topic, member, request) => {
  const { store } = await createParts();
  const told: string[] = [];
  const given = (what: string) => async () => void told.push(what);
  const waking = createWakingStore(
    { ...store, releaseJob: given('releaseJob'), releaseDelivery: given('releaseDelivery') },
    { wake: (woken) => told.push(woken) },
  );
  await waking[member](request as never);
  expect(told).toEqual([member, topic]);
});

describe('settled()', () => {
  test.each<[string, (store: Store) => Store]>([
    ['job', (store) => ({ ...store, claimJobs: async () => [] })],
    ['delivery', (store) => ({ ...store, claimDeliveries: async () => [] })],
  ])('says at once that a %s is taken by nobody', async (kind, wrapStore) => {
    const world = await quietWorld({}, { wrapStore });
    await (kind === 'job' ? world.accepted() : emit(world, await world.userId()));
    await expect(world.server.settled()).rejects.toThrow(`The ${kind} `);
  });

  test('waits for what is held, and for what is not due yet', async () => {
    const world = await quietWorld();
    world.answer = () => (world.received.length === 1 ? 500 : 200);
    await emit(world, await world.userId());
    await world.accepted(plan('Hi [mock:slow=5s]'));
    await world.advance(0);
    let over = false;
    const settled = world.server.settled().then(() => (over = true));
    await world.advance(4);
    expect(over).toBe(false);
    await world.advance(1);
    await settled;
  });
});
