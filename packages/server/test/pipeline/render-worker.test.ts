import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Job } from '../../src/domain/job';
import { RenderFailure } from '../../src/ports/renderer';
import type { Store } from '../../src/ports/store';
import { claimJob } from '../support/claim-job';
import { heldRenderer } from '../support/held-renderer';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, TINY_PLAN } from '../support/world';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

test('progress is shown while it renders, and the video when it is done', async () => {
  const { renders, renderer } = heldRenderer();
  const world = await createFreeWorld({}, {}, { renderer, drainsRenders: false });
  const { poll_url: url } = await world.accepted();
  await turnsWhile(() => renders.length === 0);
  renders[0]?.target.onProgress({ stage: 'drawing', percent: 42 });
  await turnsWhile(async () => (await world.get(url)).body.progress !== 42);
  expect((await world.get(url)).body).toMatchObject({ status: 'processing', progress: 42, video_url: null });
  renders[0]?.finish();
  await world.server.settled();
  expect((await world.get(url)).body).toMatchObject({ status: 'succeeded', progress: 100 });
});

test('a cancelled job stops its render, and its result is thrown away', async () => {
  const { renders, renderer } = heldRenderer();
  const world = await createFreeWorld({}, {}, { renderer, drainsRenders: false });
  const { job_id: id } = await world.accepted();
  await turnsWhile(() => renders.length === 0);
  await world.server.admin.cancelJob(id);
  expect(renders[0]?.target.signal.aborted).toBe(true);
  await world.server.settled();
  expect((await world.get(`/v1/job/${id}`)).body.status).toBe('cancelled');
});

test('a failing renderer fails the job with its message; one that breaks keeps its secrets', async () => {
  const { renders, renderer } = heldRenderer();
  const world = await createFreeWorld({}, {}, { renderer, drainsRenders: false });
  const [one, two] = [await world.accepted(), await world.accepted()];
  await turnsWhile(() => renders.length < 2);
  // Which of the two begins to draw first is not promised.
  const renderOf = (id: string) => renders.find(({ job }) => job.jobId === id);
  renderOf(one.job_id)?.fail(new RenderFailure('disk-full', 'The disk is full; make room.'));
  renderOf(two.job_id)?.fail(new TypeError('x is not a function'));
  await world.server.settled();
  expect((await world.get(one.poll_url)).body.error).toBe('The disk is full; make room.');
  expect((await world.get(two.poll_url)).body.error).toBe(
    'The render stopped because of an error in the renderer; see the server log.',
  );
});

test('media are files by then, and what can not be had is left out', async () => {
  const { renders, renderer } = heldRenderer();
  const world = await createFreeWorld({}, {}, { renderer, drainsRenders: false });
  const missing = 'http://127.0.0.1:9/none.mp4';
  await world.accepted({
    ...TINY_PLAN,
    brand_logo_url: PIXEL,
    scene_plan: [{ type: 'footage', prompt: 'x', video_url: missing }],
  });
  await turnsWhile(() => renders.length === 0);
  const media = renders[0]?.job.media ?? {};
  const [logo = ''] = Object.keys(media);
  expect(Object.keys(media)).toEqual([expect.stringMatching(/^kept:[0-9a-f]{64}$/)]);
  await access(media[logo] ?? '');
  renders[0]?.finish();
  await world.server.settled();
});

test('a worker that loses its lease stops its render', async () => {
  const { renders, renderer } = heldRenderer();
  let lost = false;
  const world = await createFreeWorld(
    {},
    {},
    {
      renderer,
      drainsRenders: false,
      wrapStore: (store) => ({
        ...store,
        keepJob: async (request) => !lost && store.keepJob(request),
      }),
    },
  );
  await world.accepted();
  await turnsWhile(() => renders.length === 0);
  lost = true;
  renders[0]?.target.onProgress({ stage: 'drawing', percent: 50 });
  await turnsWhile(() => renders[0]?.target.signal.aborted !== true);
});

/** How a render ends that others have taken before; each of them does what it is told to do at the point that it has come to. */
const afterOthers = async (
  others: readonly ((store: Store, claim: { owner: string; job: Job }) => Promise<void>)[],
) => {
  const world = await createFreeWorld(
    {},
    {},
    {
      wrapStore: (store) => ({
        ...store,
        claimJobs: async (request) => {
          for (const [at, other] of others.entries()) {
            const owner = `other-${at}`;
            const claimed = await store.claimJobs({ ...request, owner, leaseUntil: request.realNow, limit: 1 });
            if (claimed.length === 0) return [];
            for (const { job } of claimed) await other(store, { owner, job });
          }
          return store.claimJobs(request);
        },
      }),
    },
  );
  const { poll_url: url } = await world.accepted();
  await world.server.settled();
  return (await world.get(url)).body;
};
type Other = Parameters<typeof afterOthers>[0][number];
const dies: Other = async () => undefined;
const handsBack: Other = (store, { owner, job }) => store.releaseJob({ jobId: job.jobId, owner, attempt: job.attempt });
const comesTo =
  (progress: number): Other =>
  async (store, { owner, job: { jobId, attempt } }) => {
    await store.keepJob({ owner, jobId, attempt, progress, realNow: 0, leaseUntil: 0 });
  };
const givenUp = (times: number) => ({
  status: 'failed',
  error: `The render was interrupted ${times} times and was given up.`,
});

test.each<readonly [string, readonly Other[], object]>([
  ['succeeds whose worker died twice', [dies, dies], { status: 'succeeded' }],
  ['is given up whose worker died three times at one point', [dies, dies, dies], givenUp(3)],
  ['is given up that comes to the same point each time', [comesTo(40), comesTo(40), comesTo(30)], givenUp(3)],
  ['succeeds that comes further', [comesTo(5), comesTo(10), comesTo(60), dies, comesTo(61)], { status: 'succeeded' }],
  [
    'is given up whose worker died ten times, however far it came',
    Array.from({ length: 10 }, (_, at) => comesTo(at * 5 + 5)),
    givenUp(10),
  ],
  [
    'succeeds that was handed back, however often',
    Array.from({ length: 12 }, () => handsBack),
    { status: 'succeeded' },
  ],
])('a render %s', async (_, others, end) => {
  expect(await afterOthers(others)).toMatchObject(end);
});

test('a render does not end because of workers that live, whoever took it from them', async () => {
  const { renders, renderer } = heldRenderer();
  let lost = 0;
  const world = await createFreeWorld(
    {},
    {},
    {
      renderer,
      drainsRenders: false,
      wrapStore: (store) => ({
        ...store,
        // As when the database was away for longer than a lease: renewed too late, and taken by others that are cut off then.
        keepJob: async (request) => {
          const { jobId, realNow: now } = request;
          const taken = await claimJob(store, { owner: 'other', realNow: now + 60_000, leaseUntil: 0, at: 0 });
          lost += 1;
          await store.excuseAttempt({ jobId, owner: 'other', attempt: taken?.job.attempt ?? 0 });
          return store.keepJob(request);
        },
      }),
    },
  );
  const { poll_url: url } = await world.accepted();
  for (let times = 1; times <= 12; times += 1) {
    await turnsWhile(() => renders.length < times);
    renders.at(-1)?.target.onProgress({ stage: 'drawing', percent: 50 });
    await turnsWhile(() => lost < times);
  }
  await turnsWhile(() => renders.length < 13);
  renders.at(-1)?.finish();
  await world.server.settled();
  expect((await world.get(url)).body).toMatchObject({ status: 'succeeded' });
});
