import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { RenderFailure } from '../../src/ports/renderer';
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

test('a job that was taken too often fails', async () => {
  const world = await createFreeWorld(
    {},
    {},
    {
      wrapStore: (store) => ({
        ...store,
        claimJob: async (request) => {
          for (let taken = 1; taken <= 3; taken += 1) {
            const claimed = await store.claimJob(request);
            if (claimed === undefined) return undefined;
            const { jobId, attempt } = claimed.job;
            await store.releaseJob({ jobId, owner: request.owner, attempt });
          }
          return store.claimJob(request);
        },
      }),
    },
  );
  const { poll_url: url } = await world.accepted();
  await world.server.settled();
  expect((await world.get(url)).body).toMatchObject({
    status: 'failed',
    error: 'The render was interrupted 3 times and was given up.',
  });
});
