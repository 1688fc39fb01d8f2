/** What magic words ask of an attempt, before anything is rendered. */
import { describe, expect, test } from 'vitest';
import type { Hold } from '../../src/pipeline/hold-job';
import { createRenderJob } from '../../src/pipeline/render-job';
import type { Work } from '../../src/ports/clock';
import { RenderFailure } from '../../src/ports/renderer';
import { jobWith } from '../domain/given';
import { createMemoryLog } from '../support/memory-log';
import { createParts } from '../support/parts';

const asked = async (change: object) => {
  const parts = await createParts();
  const steps: string[] = [];
  const waits: { readonly due: number; readonly options: unknown }[] = [];
  const work: Work = { idle: () => void steps.push('idle'), busy: () => void steps.push('busy'), end: () => undefined };
  const stopping = new AbortController();
  const never = () => Promise.reject(new Error('nothing is rendered here'));
  const render = createRenderJob({
    ...parts,
    artifacts: { ...parts.artifacts, begin: async () => (steps.push('begin'), never()) },
    clock: { ...parts.clock, until: async (due, options) => void waits.push({ due, options }) },
    renderer: { render: never },
    log: createMemoryLog().log,
    drainsRenders: false,
  });
  const spec = JSON.stringify({ render: {}, media: [], asked: { fails: false, hangs: false, slowMs: 0, ...change } });
  const job = { ...jobWith({ jobId: 'job_1' }), attempt: 1 };
  const hold = { job, spec, losses: [], signal: stopping.signal, progress: () => undefined } as unknown as Hold;
  return { parts, steps, waits, work, stopping, begin: () => render(hold, work) };
};

describe('an attempt', () => {
  test('that hangs is no work to wait for, and ends when it is stopped', async () => {
    const { steps, stopping, begin } = await asked({ hangs: true });
    const outcome = begin();
    expect(steps).toEqual(['idle']);
    stopping.abort(new Error('stopped'));
    expect(await outcome).toBeUndefined();
    expect(steps).toEqual(['idle', 'busy']);
  });

  test('that was stopped before it hangs ends at once', async () => {
    const { steps, stopping, begin } = await asked({ hangs: true });
    stopping.abort(new Error('stopped'));
    expect(await begin()).toBeUndefined();
    expect(steps).toEqual(['idle', 'busy']);
  });

  test.each([[0], [1], [60_000]])('that is slow by %i ms waits so long, by the virtual clock', async (slowMs) => {
    const { parts, waits, work, stopping, begin } = await asked({ slowMs, fails: true });
    expect(await begin()).toMatchObject({ trigger: 'fail', reason: expect.stringContaining('[mock:render_failed]') });
    const due = parts.clock.now() + slowMs;
    expect(waits).toEqual(slowMs === 0 ? [] : [{ due, options: { signal: stopping.signal, work } }]);
  });

  test('that fails makes no folder', async () => {
    const { steps, begin } = await asked({ fails: true });
    await begin();
    expect(steps).toEqual([]);
  });
});

describe('what an attempt leaves behind', () => {
  /** `known`: how many losses others know of a lease later; undefined: there are no others. */
  const rendering = async (attempt: number, drainsRenders = false, lost = 0, known?: number) => {
    const parts = await createParts();
    const steps: string[] = [];
    const losses = Array.from({ length: lost }, (_, at) => ({ attempt: at + 1, progress: 100 }));
    const others = {
      ...{ signals: parts.signals, leaseMs: 5000, pollMs: 1000 },
      store: { ...parts.store, lossesOf: async () => losses.slice(0, known) },
    };
    const step = (name: string) => async () => void steps.push(name);
    const note = (name: string) => () => void steps.push(name);
    const scratch = { name: 'a', workDir: 'w', outputPath: 'o' };
    const begin = async () => (steps.push('begin'), scratch);
    const failed = () => Promise.reject(new RenderFailure('disk-full', 'Make room.'));
    const deps = {
      ...parts,
      artifacts: { ...parts.artifacts, begin, discard: step('discard'), removeAll: step('remove-all') },
      renderer: { render: failed },
      log: createMemoryLog().log,
      drainsRenders,
      clock: { ...parts.clock, realDelay: async (ms: number) => void steps.push(`waits ${ms}`) },
      ...(known === undefined ? {} : { others }),
    };
    const spec = JSON.stringify({ render: {}, media: [], asked: { fails: false, hangs: false, slowMs: 0 } });
    const job = { ...jobWith({ jobId: 'job_1' }), attempt };
    const hold = { job, spec, losses, signal: new AbortController().signal, progress: () => undefined };
    const work: Work = { idle: note('idle'), busy: note('busy'), end: () => undefined };
    const outcome = await createRenderJob(deps)(hold as unknown as Hold, work);
    return { steps, reason: typeof outcome === 'object' && outcome.trigger === 'fail' ? outcome.reason : outcome };
  };

  test.each([
    [1, false, ['begin', 'idle', 'busy', 'discard']],
    [2, false, ['remove-all', 'begin', 'idle', 'busy', 'discard']],
    [3, true, ['remove-all', 'begin', 'busy', 'discard']],
  ])('in attempt %i (drained: %s): %j', async (attempt, drained, steps) => {
    expect(await rendering(attempt, drained)).toEqual({ steps, reason: 'Make room.' });
  });

  test.each([
    [1, new RenderFailure('disk-full', 'Make room.'), 'hand-back'],
    [9, Object.assign(new Error('no space'), { code: 'ENOSPC' }), 'hand-back'],
    [10, Object.assign(new Error('no space'), { code: 'EDQUOT' }), { trigger: 'fail' }],
    [1, new RenderFailure('crashed', 'It fell.'), { trigger: 'fail', reason: 'It fell.' }],
  ])('attempt %i that ends by %s, where others may have room: %j', async (attempt, error, outcome) => {
    const parts = await createParts();
    const full: unknown[] = [];
    const renderJob = createRenderJob({
      ...parts,
      artifacts: { ...parts.artifacts, removeAll: async () => undefined, begin: () => Promise.reject(error) },
      renderer: { render: () => Promise.reject(new Error('nothing is rendered here')) },
      log: createMemoryLog().log,
      drainsRenders: false,
      scratchRoom: {
        ...{ isThere: async () => true, wasThere: () => true },
        ranOut: (jobId, { message }) => void full.push([jobId, message]),
      },
    });
    const spec = JSON.stringify({ render: {}, media: [], asked: { fails: false, hangs: false, slowMs: 0 } });
    const job = { ...jobWith({ jobId: 'job_1' }), attempt };
    const hold = { job, spec, losses: [], signal: new AbortController().signal, progress: () => undefined };
    const work: Work = { idle: () => undefined, busy: () => undefined, end: () => undefined };
    const ended = await renderJob(hold as unknown as Hold, work);
    if (typeof outcome === 'string') expect(ended).toBe(outcome);
    else expect(ended).toMatchObject(outcome);
    if (attempt === 10) expect(ended).toMatchObject({ reason: expect.stringContaining('enough room on its disk') });
    expect(full).toEqual(error.message === 'It fell.' ? [] : [['job_1', error.message]]);
  });

  test('one that is stopped while its video is kept names what may have come through', async () => {
    const parts = await createParts();
    const stopping = new AbortController();
    const artifacts = {
      ...parts.artifacts,
      begin: async () => ({ name: 'job_1-1-abc', workDir: 'w', outputPath: 'o' }),
      discard: async () => undefined,
      keep: async () => {
        stopping.abort(new Error('the lease is lost'));
        throw new Error('cut off');
      },
    };
    const render = async () => ({ bytes: 3, durationSec: 3, width: 9, height: 16, scenesFailed: 0, notes: [] });
    const log = createMemoryLog().log;
    const renderJob = createRenderJob({ ...parts, artifacts, renderer: { render }, log, drainsRenders: true });
    const spec = JSON.stringify({ render: {}, media: [], asked: { fails: false, hangs: false, slowMs: 0 } });
    const job = { ...jobWith({ jobId: 'job_1' }), attempt: 1 };
    const hold = { job, spec, losses: [], signal: stopping.signal, progress: () => undefined };
    const work: Work = { idle: () => undefined, busy: () => undefined, end: () => undefined };
    expect(await renderJob(hold as unknown as Hold, work)).toEqual({ trigger: 'cut-off', name: 'job_1-1-abc' });
  });

  test('what can not be removed at the beginning is removed before the next video is kept', async () => {
    const parts = await createParts();
    const steps: string[] = [];
    const removeAll = async () => {
      steps.push('remove-all');
      if (steps.length === 1) throw new Error('The bucket is away.');
    };
    const scratch = { name: 'a', workDir: 'w', outputPath: 'o' };
    const keep = async () => (steps.push('keep'), 3);
    const artifacts = {
      ...parts.artifacts,
      begin: async () => scratch,
      discard: async () => undefined,
      removeAll,
      keep,
    };
    const render = async () => ({ bytes: 3, durationSec: 3, width: 9, height: 16, scenesFailed: 0, notes: [] });
    const log = createMemoryLog().log;
    const renderJob = createRenderJob({ ...parts, artifacts, renderer: { render }, log, drainsRenders: true });
    const spec = JSON.stringify({ render: {}, media: [], asked: { fails: false, hangs: false, slowMs: 0 } });
    const job = { ...jobWith({ jobId: 'job_1' }), attempt: 2 };
    const hold = { job, spec, losses: [], signal: new AbortController().signal, progress: () => undefined };
    const work: Work = { idle: () => undefined, busy: () => undefined, end: () => undefined };
    expect(await renderJob(hold as unknown as Hold, work)).toMatchObject({ trigger: 'succeed' });
    expect(steps).toEqual(['remove-all', 'remove-all', 'keep']);
  });

  test.each([
    [0, 'Make room.'],
    [2, 'Make room.'],
    [3, 'The render was interrupted 3 times and was given up.'],
  ])('after %i that were lost with their worker: %s', async (lost, reason) => {
    expect((await rendering(4, false, lost)).reason).toBe(reason);
  });

  test.each([
    ['is given up while nobody says that he lives', 3, 'The render was interrupted 3 times and was given up.'],
    ['goes on when one of those who seemed dead says that he lives', 2, 'Make room.'],
  ])('among others a render that lost its worker too often %s', async (_, known, reason) => {
    expect(await rendering(4, false, 3, known)).toEqual({ steps: expect.arrayContaining(['waits 5000']), reason });
  });
});
