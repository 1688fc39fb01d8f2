/** A job belongs to its worker for as long as it takes, whatever it waits for: real time takes nothing from who lives. */
import { expect, test } from 'vitest';
import type { Overrides } from '../../src/compose/overrides';
import type { Dialer } from '../../src/ports/dialer';
import type { Store } from '../../src/ports/store';
import { claimJob } from '../support/claim-job';
import { heldRenderer } from '../support/held-renderer';
import { stepTime } from '../support/stepped-time';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, TINY_PLAN, type World } from '../support/world';

const plan = (prompt: string, extra: object = {}) => ({
  ...extra,
  scene_plan: [{ type: 'motion', prompt, duration: 3 }],
});
const stagesOf = async (world: World, id: string) =>
  ((await world.server.admin.why(id)).stages as readonly { what: string }[]).map(({ what }) => what);

/** A server over stepped time, and a worker of another process, which takes what it can get every few seconds. */
const withRival = async (overrides: Overrides = {}) => {
  const { realNow, pass, sleep } = stepTime();
  let rival: Store | undefined;
  const wrapStore = (store: Store) => (rival = store);
  const world = await createFreeWorld({}, {}, { realNow, wrapStore, ...overrides });
  // Jobs come between the moments at which the server looks for what was left behind.
  await pass(4);
  const passWatched = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await pass(5);
      const lease = { owner: 'rival', realNow: realNow(), leaseUntil: realNow() + 15_000 };
      expect(rival && (await claimJob(rival, { ...lease, at: world.server.now() }))).toBeUndefined();
    }
  };
  return { world, pass: passWatched, sleep };
};

/** A dialer that gets hold of nothing until it is told to. */
const heldDialer = () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const dialer: Dialer = {
    judge: () => ({ ok: true }),
    judgeMedia: async () => ({ ok: true }),
    post: async () => ({ kind: 'failed', reason: 'network', error: 'nothing is posted here', ms: 0 }),
    download: async () => {
      await released;
      return { kind: 'failed', reason: 'network', error: 'nothing is downloaded here', ms: 0 };
    },
    close: async () => undefined,
  };
  return { dialer, release };
};

test.each(['[mock:slow=2m]', '[mock:render_timeout]'])('%s is rendered by one attempt', async (word) => {
  const { world, pass } = await withRival();
  const { job_id: id } = await world.accepted(plan(`Hi ${word}`));
  await pass(90);
  expect(await stagesOf(world, id)).toEqual(['accepted', 'processing']);
  await world.advance(3600);
  const end = word === '[mock:render_timeout]' ? 'failed (time limit)' : 'succeeded';
  expect(await stagesOf(world, id)).toEqual(['accepted', 'processing', end]);
});

test('media that take long are collected by one attempt', async () => {
  const { dialer, release } = heldDialer();
  const { world, pass } = await withRival({ dialer, drainsRenders: false });
  const { job_id: id } = await world.accepted(plan('Hi', { brand_logo_url: 'https://example.com/logo.png' }));
  await pass(90);
  expect(await stagesOf(world, id)).toEqual(['accepted', 'processing']);
  release();
  await world.server.settled();
  expect(await stagesOf(world, id)).toEqual(['accepted', 'processing', 'succeeded']);
});

test('a render that waits or draws for long is one attempt', async () => {
  const { renders, renderer } = heldRenderer();
  const { world, pass } = await withRival({ renderer, drainsRenders: false });
  const { job_id: id } = await world.accepted();
  await turnsWhile(() => renders.length === 0);
  await pass(90);
  expect(renders).toHaveLength(1);
  renders[0]?.finish();
  await world.server.settled();
  expect(await stagesOf(world, id)).toEqual(['accepted', 'processing', 'succeeded']);
});

test('a process that slept keeps the jobs that it holds', async () => {
  const { renders, renderer } = heldRenderer();
  const { world, sleep } = await withRival({ renderer, drainsRenders: false });
  const first = await world.accepted();
  await turnsWhile(() => renders.length < 1);
  sleep(3600);
  const second = await world.accepted(TINY_PLAN);
  await turnsWhile(() => renders.length < 2);
  expect(renders.map(({ job }) => job.jobId)).toEqual([first.job_id, second.job_id]);
  for (const { finish } of renders) finish();
  await world.server.settled();
  for (const { job_id: id } of [first, second])
    expect(await stagesOf(world, id)).toEqual(['accepted', 'processing', 'succeeded']);
});
