/** What becomes of a video whose job was taken over, or ended for another reason, while the file was written. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import type { Artifacts, Scratch } from '../../src/ports/artifacts';
import { heldRenderer } from '../support/held-renderer';
import { type SteppedTime, stepTime } from '../support/stepped-time';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, type World } from '../support/world';

/** Videos in a folder; each waits to be kept until it is told to. */
const heldArtifacts = () => {
  const root = mkdtempSync(join(tmpdir(), 'vid-late-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const disk = createDiskArtifacts(root);
  const writing: { readonly scratch: Scratch; readonly go: () => void }[] = [];
  const artifacts: Artifacts = {
    ...disk,
    keep: async (scratch) => {
      await new Promise<void>((go) => writing.push({ scratch, go }));
      return disk.keep(scratch);
    },
  };
  return { artifacts, writing, kept: () => readdirSync(join(root, 'videos')) };
};
const textOf = async (world: World, url: string) => (await world.server.fetch(url)).text();

test('a late attempt of the same worker touches neither the video nor the job of the next', async () => {
  const time = stepTime();
  const { renders, renderer } = heldRenderer();
  const { artifacts, writing, kept } = heldArtifacts();
  let mute = false;
  const world = await createFreeWorld(
    {},
    {},
    {
      renderer,
      artifacts,
      realNow: time.realNow,
      drainsRenders: false,
      wrapStore: (store) => ({
        ...store,
        keepJob: (request) => (mute ? Promise.reject(new Error('the disk is full')) : store.keepJob(request)),
      }),
    },
  );
  await world.hook('video.completed');
  const { job_id: id } = await world.accepted();
  await turnsWhile(() => renders.length < 1);
  renders[0]?.finish('the first');
  await turnsWhile(() => writing.length < 1);
  mute = true;
  await time.pass(16);
  await turnsWhile(() => renders.length < 2);
  mute = false;
  renders[1]?.finish('the second');
  await turnsWhile(() => writing.length < 2);
  writing[1]?.go();
  await turnsWhile(async () => (await world.get(`/v1/job/${id}`)).body.status !== 'succeeded');
  const { body: job } = await world.get(`/v1/job/${id}`);
  const before = await world.server.admin.why(id);
  writing[0]?.go();
  await turnsWhile(() => kept().length !== 1 || !kept()[0]?.startsWith(`${id}-2-`));
  await world.server.settled();
  expect(await textOf(world, job.video_url)).toBe('the second');
  expect(world.received.map(({ body }) => body.event)).toEqual(['video.completed']);
  expect({ ...(await world.server.admin.why(id)), deliveries: [] }).toEqual({ ...before, deliveries: [] });
  expect((await world.server.admin.audit()).problems).toEqual([]);
});

test('a render from before the state was replaced does not end the one that took its place', async () => {
  const { renders, renderer } = heldRenderer();
  const { artifacts, writing, kept } = heldArtifacts();
  const world = await createFreeWorld({}, {}, { renderer, artifacts, drainsRenders: false });
  const { job_id: id } = await world.accepted();
  await turnsWhile(() => renders.length < 1);
  renders[0]?.finish('before');
  await turnsWhile(() => writing.length < 1);
  const snapshot = await world.server.admin.snapshot();
  // As it was before anybody took the job: its next attempt has the same number.
  const [row] = snapshot.store.tables.jobs ?? [];
  const jobs = [{ ...row, status: 'starting', attempt: 0, owner: null, lease_until: 0 }];
  await world.server.admin.restore({
    ...snapshot,
    store: { ...snapshot.store, tables: { ...snapshot.store.tables, jobs } },
  });
  await turnsWhile(() => renders.length < 2);
  writing[0]?.go();
  await turnsWhile(() => kept().length === 0);
  await turnsWhile(() => kept().length > 0);
  expect((await world.get(`/v1/job/${id}`)).body.status).toBe('processing');
  renders[1]?.finish('after');
  await turnsWhile(() => writing.length < 2);
  writing[1]?.go();
  await world.server.settled();
  expect(await textOf(world, (await world.get(`/v1/job/${id}`)).body.video_url)).toBe('after');
});

test.each<[string, (world: World, id: string, time: SteppedTime) => Promise<unknown>]>([
  ['cancelled', (world, id) => world.server.admin.cancelJob(id)],
  ['failed', (world, id) => world.server.admin.failJob(id)],
  [
    'expired',
    async (world, _, time) => {
      time.sleep(3600);
      // Whoever waits for the clock makes it look at what became due.
      await world.accepted({ scene_plan: [{ type: 'motion', prompt: 'Hi [mock:slow=9m]' }] });
    },
  ],
])('a video that was written while its job was %s is removed', async (_, end) => {
  const time = stepTime();
  const { renders, renderer } = heldRenderer();
  const { artifacts, writing, kept } = heldArtifacts();
  const overrides = { renderer, artifacts, realNow: time.realNow, drainsRenders: false };
  const world = await createFreeWorld({}, { running: true }, overrides);
  const { job_id: id } = await world.accepted();
  await turnsWhile(() => renders.length < 1);
  renders[0]?.finish();
  await turnsWhile(() => writing.length < 1);
  await end(world, id, time);
  await turnsWhile(async () => (await world.get(`/v1/job/${id}`)).body.status === 'processing');
  writing[0]?.go();
  await world.server.close();
  expect(kept()).toEqual([]);
});

test.each([
  ['is taken over', false],
  ['is cancelled', true],
])('what an attempt kept whose end was never recorded is removed when the job %s', async (_, cancel) => {
  const time = stepTime();
  const { artifacts, writing, kept } = heldArtifacts();
  let broken = true;
  let failures = 0;
  const world = await createFreeWorld(
    {},
    {},
    {
      artifacts,
      realNow: time.realNow,
      wrapStore: (store) => ({
        ...store,
        decide: (userId, decision) => {
          if (!broken || decision.reads?.jobId === undefined) return store.decide(userId, decision);
          failures += 1;
          return Promise.reject(new Error('the disk is full'));
        },
      }),
    },
  );
  const { job_id: id } = await world.accepted();
  await turnsWhile(() => writing.length < 1);
  writing[0]?.go();
  await turnsWhile(() => failures < 1);
  await time.pass(1);
  const [orphan] = kept();
  broken = false;
  if (cancel) {
    await world.server.admin.cancelJob(id);
    expect(kept()).toEqual([]);
    return;
  }
  await time.pass(16);
  await turnsWhile(() => writing.length < 2);
  expect(kept()).toEqual([]);
  writing[1]?.go();
  await world.server.settled();
  expect(kept()).toEqual([expect.stringMatching(`^${id}-2-\\w+\\.mp4$`)]);
  expect(kept()).not.toContain(orphan);
});
