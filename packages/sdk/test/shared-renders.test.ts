/** Callers that share one request by its key: each has its own signal and time limit, and none ends it for another. */
import { type RenderOutcome, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it } from 'vitest';
import { accepted, DUPLICATE, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';

const REQUEST = { brief: 'Coffee' };
const MINUTE = 60_000;

/** A service that answers each render when it is told to. */
const setUp = (options: VidClientOptions = {}) => {
  const clock = new ManualClock();
  const held: Array<(answer: Response) => void> = [];
  const aborted: unknown[] = [];
  const service = new FakeService(({ path, signal }) => {
    if (path !== '/v1/render') return respond(200, job('succeeded'));
    return new Promise((resolve, reject) => {
      held.push(resolve);
      signal.addEventListener('abort', () => {
        aborted.push(signal.reason);
        reject(signal.reason as Error);
      });
    });
  });
  const ports = { clock, random: () => 0.5 };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports, ...options });
  const create = (how: object = {}) => vid.renders.create(REQUEST, { idempotencyKey: 'k', ...how });
  const answer = async (index: number, response = respond(202, accepted())): Promise<void> => {
    held[index]?.(response);
    await settle();
  };
  return { vid, clock, service, create, answer, aborted };
};

describe('callers that share a render', () => {
  it.each([0, 1])('lose nothing when one of them is aborted (%d)', async (leaving) => {
    const { create, answer, service, clock, aborted } = setUp();
    const aborts = [new AbortController(), new AbortController()];
    const renders = aborts.map(({ signal }) => create({ signal }));
    await settle();
    const error = rejection(renders[leaving] as PromiseLike<unknown>);
    aborts[leaving]?.abort(new Error('mine'));
    expect(await error).toMatchObject({
      name: 'AbortedError',
      charged: 'unknown',
      idempotencyKey: 'k',
      cause: { message: 'mine' },
    });
    expect(aborted).toEqual([]);
    await answer(0);
    await expect(renders[1 - leaving]).resolves.toMatchObject({ job_id: 'job_1' });
    expect(service.received).toHaveLength(1);
    expect(clock.pending).toEqual([]);
  });

  it('are all told at once when each is aborted, and the answer is waited for no longer than a render takes', async () => {
    const journal = new MemoryJournal();
    const { create, aborted, clock } = setUp({ journal });
    const aborts = [new AbortController(), new AbortController()];
    const errors = aborts.map(({ signal }) => rejection(create({ signal })));
    await clock.advance(1000);
    aborts[0]?.abort(new Error('first'));
    await clock.advance(1000);
    aborts[1]?.abort(new Error('last'));
    expect(await Promise.all(errors)).toMatchObject([{ cause: { message: 'first' } }, { cause: { message: 'last' } }]);
    await clock.advance(149_999);
    expect(aborted).toHaveLength(0);
    await clock.advance(1);
    expect(aborted).toHaveLength(1);
    expect(await journal.list()).toMatchObject([{ state: 'unknown' }]);
    expect(clock.pending).toEqual([]);
  });

  it('may come with a signal that is aborted already', async () => {
    const { create, answer, service } = setUp();
    const render = create();
    const late = rejection(create({ signal: AbortSignal.abort(new Error('before')) }));
    expect(await late).toMatchObject({ name: 'AbortedError', cause: { message: 'before' } });
    await settle();
    await answer(0);
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
    expect(service.received).toHaveLength(1);
  });

  it.each([
    ['the first', 1000, 5000],
    ['the second', 5000, 1000],
    ['the first, beside one without a limit', 1000, undefined],
    ['the second, beside one without a limit', undefined, 1000],
  ])('have each their own time: %s gives up alone', async (_what, one, two) => {
    const { create, answer, clock, service } = setUp();
    const limits = [one, two];
    const renders = limits.map((timeoutMs) => create({ timeoutMs }));
    const leaving = limits.indexOf(1000);
    const error = watched(rejection(renders[leaving] as PromiseLike<unknown>));
    await clock.advance(999);
    expect(error.value()).toBeUndefined();
    await clock.advance(1);
    expect(error.value()).toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 1000,
      sent: true,
      charged: 'unknown',
      idempotencyKey: 'k',
    });
    expect(error.value()?.['nextStep']).toContain("idempotencyKey 'k'");
    await clock.advance(3000);
    await answer(0);
    await expect(renders[1 - leaving]).resolves.toMatchObject({ job_id: 'job_1' });
    expect(service.received).toHaveLength(1);
  });

  it('count their time from when they came', async () => {
    const { create, answer, clock } = setUp();
    const first = watched(rejection(create({ timeoutMs: 1000 })));
    await clock.advance(900);
    const second = create({ timeoutMs: 1000 });
    await clock.advance(900);
    expect(first.value()).toMatchObject({ name: 'TimeoutError' });
    await answer(0);
    await expect(second).resolves.toMatchObject({ job_id: 'job_1' });
  });

  it('all end when the time of the last one is over', async () => {
    const { create, clock } = setUp();
    const errors = [1000, 2000].map((timeoutMs) => watched(rejection(create({ timeoutMs }))));
    await clock.advance(2000);
    expect(errors.map((error) => error.value()?.['charged'])).toEqual(['unknown', 'unknown']);
    await clock.advance(150_000);
    expect(clock.pending).toEqual([]);
  });

  it('end with the last one, whose time was the shorter', async () => {
    const { create, clock, aborted } = setUp();
    const abort = new AbortController();
    const patient = rejection(create({ signal: abort.signal }));
    const hasty = watched(rejection(create({ timeoutMs: 1000 })));
    await settle();
    abort.abort();
    await patient;
    await clock.advance(1000);
    expect(hasty.value()).toMatchObject({ name: 'TimeoutError', charged: 'unknown', recover: expect.any(Function) });
    expect(aborted).toHaveLength(0);
    await clock.advance(150_000);
    expect(aborted).toHaveLength(1);
    expect(clock.pending).toEqual([]);
  });

  it('are told that nothing was charged when one leaves between two refused attempts', async () => {
    const { create, answer, clock } = setUp();
    const abort = new AbortController();
    const staying = create({ maxRetries: 1 });
    const leaving = rejection(create({ signal: abort.signal }));
    await settle();
    await answer(0, respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 5 }));
    abort.abort();
    expect(await leaving).toMatchObject({ name: 'AbortedError', charged: 'no' });
    await clock.advance(5000);
    await answer(1);
    await expect(staying).resolves.toMatchObject({ job_id: 'job_1' });
  });

  it('share an error as well', async () => {
    const { create, answer } = setUp();
    const errors = [rejection(create()), rejection(create())];
    await settle();
    await answer(0, respond(409, DUPLICATE));
    expect(await Promise.all(errors)).toMatchObject([
      { name: 'DuplicateRequestError' },
      { name: 'DuplicateRequestError' },
    ]);
  });
});

describe('two batches that share a render', () => {
  const batch = (vid: VidClient, signal?: AbortSignal, limits?: { minute: number }) =>
    (async () => {
      const seen: RenderOutcome[] = [];
      const options = { wait: false, idempotencyKey: () => 'k', signal, limits } as const;
      for await (const outcome of vid.renders.createMany([REQUEST], options)) seen.push(outcome);
      return seen;
    })();

  it('go on for the one that stays while the other waits for its turn', async () => {
    const { vid, clock, answer } = setUp();
    const before = vid.renders.create({ brief: 'Tea' });
    await settle();
    await answer(0);
    await before;
    const abort = new AbortController();
    const leaving = rejection(batch(vid, abort.signal, { minute: 1 }));
    const staying = batch(vid, undefined, { minute: 1 });
    await clock.advance(1000);
    abort.abort();
    expect(await leaving).toMatchObject({ outcomes: [{ error: { name: 'AbortedError', charged: 'no' } }] });
    await clock.advance(2 * MINUTE);
    await answer(1);
    expect(await staying).toMatchObject([{ render: { job_id: 'job_1' } }]);
    expect(clock.pending).toEqual([]);
  });

  it('go on for the one that stays while the other waits for a limit', async () => {
    const { vid, clock, answer } = setUp();
    const abort = new AbortController();
    const leaving = rejection(batch(vid, abort.signal));
    const staying = batch(vid);
    await settle();
    await answer(0, respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 30 }));
    abort.abort();
    expect(await leaving).toMatchObject({ outcomes: [{ error: { name: 'AbortedError', charged: 'no' } }] });
    await clock.advance(MINUTE);
    await answer(1);
    expect(await staying).toMatchObject([{ render: { job_id: 'job_1' } }]);
  });
});

describe('the time of a batch', () => {
  it('begins with its turn', async () => {
    const { vid, clock, answer } = setUp();
    const seen: RenderOutcome[] = [];
    const all = (async () => {
      const options = { wait: false, timeoutMs: 10_000, limits: { minute: 1 } } as const;
      for await (const outcome of vid.renders.createMany([REQUEST, { brief: 'Tea' }], options)) seen.push(outcome);
    })();
    await settle();
    await answer(0);
    await clock.advance(MINUTE);
    await clock.advance(9000);
    await answer(1);
    await all;
    expect(seen).toMatchObject([{ render: { job_id: 'job_1' } }, { render: { job_id: 'job_1' } }]);
    expect(clock.pending).toEqual([]);
  });

  it('is not used up by waiting for a limit', async () => {
    const { vid, clock, answer } = setUp();
    const seen: RenderOutcome[] = [];
    const all = (async () => {
      const options = { wait: false, timeoutMs: 10_000 } as const;
      for await (const outcome of vid.renders.createMany([REQUEST], options)) seen.push(outcome);
    })();
    await settle();
    await answer(0, respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 1800 }));
    await clock.advance(1_805_000);
    await answer(1);
    await all;
    expect(seen).toMatchObject([{ render: { job_id: 'job_1' } }]);
  });
});
