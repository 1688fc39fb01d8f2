/** How many jobs a worker takes, what those that it has no room for are told, and what it takes when the server ends. */
import { expect, onTestFinished, test } from 'vitest';
import { createRenderWorker } from '../../src/pipeline/render-worker';
import { createScratchRoom } from '../../src/pipeline/scratch-room';
import { createSettleJob } from '../../src/pipeline/settle-job';
import type { Artifacts } from '../../src/ports/artifacts';
import { RenderFailure } from '../../src/ports/renderer';
import type { Store } from '../../src/ports/store';
import { acceptRender } from '../support/accept-render';
import { heldRenderer } from '../support/held-renderer';
import { createMemoryLog } from '../support/memory-log';
import { createParts } from '../support/parts';
import { turn, turnsWhile } from '../support/turn';

const turns = async (count = 20): Promise<void> => {
  for (let n = 0; n < count; n += 1) await turn();
};

/** A worker with renders that end when they are told to; counts what it asks of the store. */
const createWorker = async (
  slots: number,
  change: (store: Store) => Partial<Store> = () => ({}),
  /** Bytes that are free where it works, as one of several. */
  room?: () => number,
  realNow?: () => number,
  artifacts: Partial<Artifacts> = {},
) => {
  const parts = await createParts();
  const { lines, log } = createMemoryLog();
  const { renders, renderer } = heldRenderer();
  const asked = { claims: 0, queued: [] as unknown[] };
  const store = { ...parts.store, ...change(parts.store) };
  const worker = createRenderWorker({
    ...parts,
    artifacts: { ...parts.artifacts, ...artifacts },
    store: {
      ...store,
      claimJobs: (request) => {
        asked.claims += 1;
        return store.claimJobs(request);
      },
      queueWaitingJobs: (request) => {
        asked.queued.push(request);
        return store.queueWaitingJobs(request);
      },
    },
    ...(room === undefined
      ? {}
      : {
          scratchRoom: createScratchRoom({
            ...{ artifacts: { room: async () => room() }, log },
            clock: realNow === undefined ? parts.clock : { realNow },
          }),
          others: { ...parts, leaseMs: 15_000, pollMs: 15_000 },
        }),
    settle: createSettleJob(parts),
    log,
    renderer,
    owner: 'w',
    slots,
    pollMs: 15_000,
    drainsRenders: false,
  });
  onTestFinished(() => worker.close());
  const statusOf = async (id: string) => (await parts.store.findJob(id))?.status;
  return { parts, worker, renders, lines, asked, statusOf };
};

test('as many jobs are taken as there are slots, and the others are queued', async () => {
  const { parts, worker, renders, asked, lines, statusOf } = await createWorker(2);
  const ids = [await acceptRender(parts), await acceptRender(parts), await acceptRender(parts)];
  worker.start();
  await turnsWhile(() => renders.length < 2);
  await turnsWhile(async () => (await statusOf(ids[2] ?? '')) !== 'queued');
  expect(asked.claims).toBe(2);
  expect(asked.queued[0]).toEqual({ afresh: true });
  renders[0]?.finish();
  await turnsWhile(() => renders.length < 3);
  expect(lines).toEqual([]);
});

test('nothing is taken where there is no room to work in, and all goes on when there is', async () => {
  let free = 1000;
  const { parts, worker, renders, asked, lines, statusOf } = await createWorker(1, undefined, () => free);
  const id = await acceptRender(parts);
  worker.start();
  await turnsWhile(async () => (await statusOf(id)) !== 'queued');
  expect([asked.claims, renders]).toEqual([0, []]);
  expect(lines).toMatchObject([['error', 'disk-full', { free_bytes: 1000 }]]);
  free = 1e9;
  parts.signals.wake('jobs');
  await turnsWhile(() => renders.length === 0);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.[1]).toBe('disk-has-room');
});

test('what finds the disk full is handed back, and nothing is begun for a minute', async () => {
  let now = 1e12;
  const { parts, worker, renders, asked, lines, statusOf } = await createWorker(
    1,
    undefined,
    () => 1e9,
    () => now,
  );
  const id = await acceptRender(parts);
  worker.start();
  await turnsWhile(() => renders.length === 0);
  renders[0]?.fail(new RenderFailure('disk-full', 'Make room.'));
  await turnsWhile(async () => (await parts.store.dump()).tables.jobs?.[0]?.owner !== null);
  await turnsWhile(() => lines.length === 0);
  expect(lines).toMatchObject([['error', 'disk-ran-full', { job_id: id, error: 'Make room.' }]]);
  expect([await statusOf(id), (await parts.store.findJob(id))?.creditsRefunded]).toEqual(['processing', 0]);
  const claims = asked.claims;
  now += 59_999;
  parts.signals.wake('jobs');
  await parts.signals.idle();
  expect([asked.claims, renders.length]).toEqual([claims, 1]);
  now += 1;
  parts.signals.wake('jobs');
  await turnsWhile(() => renders.length === 1);
  expect(lines.slice(1).map(([level, what]) => [level, what])).toEqual([['info', 'disk-has-room']]);
  renders[1]?.finish();
  await turnsWhile(async () => (await statusOf(id)) !== 'succeeded');
});

test('a video that was being kept when its job was taken away is removed', async () => {
  const removed: string[] = [];
  let keeping: AbortSignal | undefined;
  const { parts, worker, renders } = await createWorker(1, undefined, undefined, undefined, {
    keep: (_, signal) => {
      keeping = signal;
      return new Promise((_resolve, reject) => void signal?.addEventListener('abort', () => reject(new Error('cut'))));
    },
    remove: async (name) => void removed.push(name),
  });
  const id = await acceptRender(parts);
  worker.start();
  await turnsWhile(() => renders.length === 0);
  renders[0]?.finish();
  await turnsWhile(() => keeping === undefined);
  parts.signals.cancel(id);
  await turnsWhile(() => removed.length === 0);
  expect(removed).toEqual([expect.stringMatching(new RegExp(`^${id}-1-`))]);
});

test('where there is no job, nothing goes wrong and nothing is queued', async () => {
  const { parts, worker, asked, lines } = await createWorker(2);
  worker.start();
  await parts.signals.idle();
  expect([asked, lines]).toEqual([{ claims: 1, queued: [] }, []]);
});

test('a job that comes while the others are queued is queued as well', async () => {
  let comes = true;
  const ids: string[] = [];
  const { parts, worker, renders, asked, statusOf } = await createWorker(1, (store) => ({
    queueWaitingJobs: async (request) => {
      const more = await store.queueWaitingJobs(request);
      if (!comes) return more;
      comes = false;
      ids.push(await acceptRender(parts));
      parts.signals.wake('jobs');
      return more;
    },
  }));
  await acceptRender(parts);
  worker.start();
  await turnsWhile(() => renders.length === 0 || ids.length === 0);
  await turns();
  expect(await statusOf(ids[0] ?? '')).toBe('queued');
  expect(asked.queued).toHaveLength(2);
});

test('nothing that comes to a free slot waits until the others are queued', async () => {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  const { parts, worker, renders, asked, statusOf } = await createWorker(1, (store) => ({
    queueWaitingJobs: async (request) => {
      await gone;
      return store.queueWaitingJobs(request);
    },
  }));
  const ids = [await acceptRender(parts), await acceptRender(parts), await acceptRender(parts)];
  worker.start();
  await turnsWhile(() => asked.queued.length === 0 || renders.length === 0);
  renders[0]?.finish();
  await turnsWhile(() => renders.length < 2);
  go();
  await turnsWhile(async () => (await statusOf(ids[2] ?? '')) !== 'queued');
  expect(await statusOf(ids[1] ?? '')).toBe('processing');
});

test('what waits and could not be queued is told of, and jobs are taken all the same', async () => {
  const { parts, worker, renders, lines } = await createWorker(1, () => ({
    queueWaitingJobs: () => Promise.reject(new Error('the disk is full')),
  }));
  await acceptRender(parts);
  await acceptRender(parts);
  worker.start();
  await turnsWhile(() => lines.length === 0 || renders.length === 0);
  expect(lines[0]).toEqual(['error', 'jobs-not-marked', { error: 'Error: the disk is full' }]);
  renders[0]?.finish();
  await turnsWhile(() => renders.length < 2);
});

test('jobs are taken by one look at a time, however often it is woken', async () => {
  let looking = 0;
  let most = 0;
  const { parts, worker, renders } = await createWorker(3, (store) => ({
    claimJobs: async (request) => {
      looking += 1;
      most = Math.max(most, looking);
      await turns();
      looking -= 1;
      return store.claimJobs(request);
    },
  }));
  await acceptRender(parts);
  for (let n = 0; n < 3; n += 1) worker.start();
  await turnsWhile(() => renders.length === 0);
  await turns();
  expect(most).toBe(1);
});

test('a job that is taken while the server ends is given back', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { parts, worker, renders, asked, lines } = await createWorker(1, (store) => ({
    claimJobs: async (request) => {
      await answered;
      return store.claimJobs(request);
    },
  }));
  const id = await acceptRender(parts);
  worker.start();
  await turnsWhile(() => asked.claims === 0);
  const closing = worker.close();
  answer();
  await closing;
  await turns();
  expect(renders.filter(({ target }) => !target.signal.aborted)).toEqual([]);
  expect(lines).toEqual([['info', 'renders-handed-back', { job_ids: [id] }]]);
  expect(asked.queued).toEqual([]);
  expect(await parts.store.findJob(id)).toMatchObject({ claimed: false });
});

test('what waits is queued, too, where slots are kept for others', async () => {
  const { parts, worker, renders, statusOf } = await createWorker(4);
  const { account } = await parts.accounts.create({ credits: 100 });
  const other = await acceptRender({ ...parts, userId: account.userId });
  worker.start();
  await turnsWhile(() => renders.length < 1);
  const ids = [other];
  for (let n = 0; n < 4; n += 1) ids.push(await acceptRender(parts));
  parts.signals.wake('jobs');
  await turnsWhile(() => renders.length < 4);
  await turnsWhile(async () => (await statusOf(ids[4] ?? '')) !== 'queued');
  renders[0]?.finish();
  await turns();
  expect(renders).toHaveLength(4);
  renders[1]?.finish();
  await turnsWhile(() => renders.length < 5);
});

test('a job that nobody could be told of is named, and nothing is said of it later', async () => {
  let fails: (error: Error) => void = () => undefined;
  const never = new Promise<never>((_, reject) => (fails = reject));
  never.catch(() => undefined);
  const { parts, worker, renders, lines } = await createWorker(1, () => ({ releaseJob: () => never }));
  const id = await acceptRender(parts);
  worker.start();
  await turnsWhile(() => renders.length === 0);
  const closing = worker.close();
  await turns();
  worker.giveUp?.();
  fails(new Error('The store is closed.'));
  await closing;
  expect(lines).toEqual([['warn', 'renders-not-handed-back', { job_ids: [id], next: expect.any(String) }]]);
});
