/** What goes wrong while workers work is told in the log, and they go on. */
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/domain/retention';
import { createPruneOld } from '../../src/pipeline/prune-old';
import { createRenderWorker } from '../../src/pipeline/render-worker';
import { createSettleJob } from '../../src/pipeline/settle-job';
import { RenderFailure } from '../../src/ports/renderer';
import type { SettleJob } from '../../src/ports/settle';
import type { Store } from '../../src/ports/store';
import { acceptRender } from '../support/accept-render';
import { heldRenderer } from '../support/held-renderer';
import { createMemoryLog } from '../support/memory-log';
import { createParts, type Parts } from '../support/parts';
import { turnsWhile } from '../support/turn';

const broken = () => Promise.reject(new Error('the disk is full'));
const DISK_FULL = { error: 'Error: the disk is full' };

describe('pruning', () => {
  const pruning = async (change: (store: Store) => Partial<Store>) => {
    const parts = await createParts();
    const { lines, log } = createMemoryLog();
    const retention = { events_days: 1, idempotency_keys_days: 1 };
    const worker = createPruneOld({ ...parts, store: { ...parts.store, ...change(parts.store) }, log, retention });
    worker.start();
    await parts.clock.advance(0);
    return { parts, lines, worker };
  };

  test('that fails is tried again a day later', async () => {
    let tries = 0;
    const { parts, lines, worker } = await pruning(() => ({
      prune: () => ((tries += 1) === 1 ? broken() : Promise.resolve(0)),
    }));
    expect(lines).toEqual([['error', 'not-pruned', DISK_FULL]]);
    expect(tries).toBe(1);
    await parts.clock.advance(DAY_MS);
    expect(tries).toBe(2);
    expect(lines).toHaveLength(1);
    await worker.close();
  });

  test('that can not tell when it is due next ends, and says so', async () => {
    const { lines, worker } = await pruning(() => ({ oldestKept: broken }));
    expect(lines).toEqual([['error', 'pruning-ended', DISK_FULL]]);
    await worker.close();
  });

  test('that the end of the server cuts short is no error', async () => {
    let fail: (error: Error) => void = () => undefined;
    const oldestKept = () => new Promise<never>((_, reject) => (fail = reject));
    const parts = await createParts();
    const { lines, log } = createMemoryLog();
    const retention = { events_days: 1, idempotency_keys_days: 1 };
    let asked = false;
    const store = { ...parts.store, oldestKept: () => ((asked = true), oldestKept()) };
    const worker = createPruneOld({ ...parts, store, log, retention });
    worker.start();
    await turnsWhile(() => !asked);
    const closed = worker.close();
    fail(new Error('the store is closed'));
    await closed;
    expect(lines).toEqual([]);
  });
});

describe('rendering', () => {
  const rendering = async (change: (store: Store) => Partial<Store>, settle?: (parts: Parts) => SettleJob) => {
    const parts = await createParts();
    const { lines, log } = createMemoryLog();
    const { renders, renderer } = heldRenderer();
    const worker = createRenderWorker({
      ...parts,
      store: { ...parts.store, ...change(parts.store) },
      settle: (settle ?? createSettleJob)(parts),
      log,
      renderer,
      owner: 'w',
      slots: 1,
      pollMs: 15_000,
      drainsRenders: false,
    });
    const id = await acceptRender(parts);
    const begun = async () => {
      await turnsWhile(() => renders.length === 0);
      const [render] = renders;
      if (render === undefined) throw new Error('nothing is rendered');
      return render;
    };
    return { parts, lines, worker, id, begun };
  };

  test('goes on with the next job after one could not be claimed', async () => {
    let works = false;
    const { lines, worker, begun, parts } = await rendering((store) => ({
      claimJobs: (request) => (works ? store.claimJobs(request) : broken()),
    }));
    worker.start();
    await turnsWhile(() => lines.length === 0);
    expect(lines).toEqual([['error', 'jobs-not-claimed', DISK_FULL]]);
    works = true;
    parts.signals.wake('jobs');
    await begun();
    await worker.close();
  });

  test('goes on though its lease can not be renewed', async () => {
    const { lines, worker, id, begun } = await rendering(() => ({ keepJob: broken }));
    worker.start();
    const { target } = await begun();
    target.onProgress({ stage: 'drawing', percent: 50 });
    await turnsWhile(() => lines.length === 0);
    expect(lines).toEqual([['error', 'lease-not-renewed', { job_id: id, ...DISK_FULL }]]);
    expect(target.signal.aborted).toBe(false);
    await worker.close();
  });

  test('names the job whose end could not be recorded', async () => {
    const { lines, worker, id, begun } = await rendering(
      () => ({}),
      () => broken,
    );
    worker.start();
    (await begun()).finish();
    await turnsWhile(() => lines.length === 0);
    const error: unknown = expect.stringMatching(/Error: the disk is full[^]* at /);
    expect(lines).toEqual([['error', 'job-not-settled', { job_id: id, error }]]);
    await worker.close();
  });

  test('tells of a drawing process that crashed, with what it drew and what follows', async () => {
    const { lines, worker, id, begun, parts } = await rendering(() => ({}));
    worker.start();
    const { target, finish } = await begun();
    target.onCrash?.({ scenes: [1], signal: 'SIGSEGV', exitCode: null, next: 'without-scene' });
    finish();
    await turnsWhile(async () => (await parts.store.findJob(id))?.status !== 'succeeded');
    const facts = { attempt: 1, scenes: [2], signal: 'SIGSEGV', exit_code: null, then: 'without-scene' };
    expect(lines).toEqual([['warn', 'drawing-crashed', { job_id: id, ...facts }]]);
    await worker.close();
  });

  test.each([
    [
      'a failure',
      new RenderFailure('disk-full', 'Make room.'),
      'warn',
      'render-failed',
      { reason: 'disk-full', error: 'Make room.' },
    ],
    [
      'a defect',
      new TypeError('x'),
      'error',
      'render-crashed',
      { error: expect.stringMatching(/TypeError: x[^]* at /) as unknown },
    ],
  ])('that ends with %s says why', async (_, error, level, event, facts) => {
    const { lines, worker, id, begun, parts } = await rendering(() => ({}));
    worker.start();
    (await begun()).fail(error);
    await turnsWhile(async () => (await parts.store.findJob(id))?.status !== 'failed');
    expect(lines).toEqual([[level, event, { job_id: id, ...facts }]]);
    await worker.close();
  });
});
