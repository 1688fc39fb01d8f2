/** The hour of a job and the retries of a delivery hold for a state that came from elsewhere: a snapshot, a folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stepTime } from '../support/stepped-time';
import { createFreeWorld, type World } from '../support/world';

const ENDLESS = { scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }] };
const statusOf = async (world: World, id: string) => (await world.get(`/v1/job/${id}`)).body.status;
const quiet = () => ({ realNow: stepTime().realNow });
const emit = async (world: World) =>
  world.server.admin.emitEvent({ user_id: await world.userId(), event: 'user.onboarded' });

/** Half an hour of a job has passed. */
const halfWay = async (world: World): Promise<string> => {
  const { job_id: id } = await world.accepted(ENDLESS);
  await world.advance(1800);
  return id;
};
const endsOnTime = async (world: World, id: string): Promise<void> => {
  await world.advance(1799);
  expect(await statusOf(world, id)).toBe('processing');
  await world.advance(1);
  expect(await statusOf(world, id)).toBe('failed');
};
/** A delivery has failed once. */
const failedOnce = async (world: World): Promise<string> => {
  await world.hook('user.onboarded');
  world.answer = () => 500;
  await emit(world);
  await world.advance(0);
  return (await world.server.admin.listDeliveries()).deliveries[0]?.delivery_id ?? '';
};
const retriesOnTime = async (world: World, before: number): Promise<void> => {
  await world.advance(0.9);
  expect(world.received).toHaveLength(before);
  await world.advance(0.1);
  expect(world.received).toHaveLength(before + 1);
};

describe('a snapshot', () => {
  test('into the server that made it: a job ends with its hour, though a later one was waited for', async () => {
    const world = await createFreeWorld({}, {}, quiet());
    const id = await halfWay(world);
    const snapshot = await world.server.admin.snapshot();
    await world.advance(3600);
    await world.accepted(ENDLESS);
    await world.advance(0);
    await world.server.admin.restore(snapshot);
    await endsOnTime(world, id);
  });

  test('into another server: a job ends with its hour', async () => {
    const first = await createFreeWorld({}, {}, quiet());
    const id = await halfWay(first);
    const second = await createFreeWorld({}, {}, quiet());
    await second.server.admin.restore(await first.server.admin.snapshot());
    await endsOnTime(second, id);
  });

  test('into a server that waits for a later one: a delivery is retried when it is due', async () => {
    const first = await createFreeWorld({}, {}, quiet());
    await failedOnce(first);
    const second = await createFreeWorld({}, {}, quiet());
    second.answer = () => 500;
    await second.server.admin.restore(await first.server.admin.snapshot());
    await retriesOnTime(second, 0);
  });
});

describe('a folder', () => {
  const reopen = async (before: (world: World) => Promise<string>) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vid-restored-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = await createFreeWorld({}, { dataDir }, quiet());
    const id = await before(first);
    await first.server.close();
    return { world: await createFreeWorld({}, { dataDir }, quiet()), id };
  };

  test('a job ends with its hour', async () => {
    const { world, id } = await reopen(halfWay);
    await endsOnTime(world, id);
  });

  test('a delivery is retried when it is due', async () => {
    const { world } = await reopen(failedOnce);
    world.answer = () => 500;
    await retriesOnTime(world, 0);
  });
});
