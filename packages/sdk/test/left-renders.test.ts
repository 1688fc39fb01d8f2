/** A render whose caller leaves after it was sent: the caller is told at once, and its answer is read all the same. */
import type { ServerResponse } from 'node:http';
import {
  type FetchLike,
  type Recover,
  type RenderOutcome,
  type RenderOutcomeUnknownError,
  VidClient,
  type VidClientOptions,
} from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, DUPLICATE, job } from './support/answers';
import { respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { deferred, watched } from './support/promises';
import { json, ScriptedServer } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const REQUEST = { brief: 'Coffee' };
/** The time that a render takes at most. */
const BOUND_MS = 150_000;

const logging = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

/** Resolves when the condition holds; the test's time limit ends what never does. */
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await settle();
};

/** Lets the looks into the journal happen until a promise has settled. */
const lookUntil = async (clock: ManualClock, settled: { readonly value: () => unknown }): Promise<void> => {
  for (let look = 0; look < 100 && settled.value() === undefined; look += 1) await clock.advance(250);
};

const errorOf = (promise: PromiseLike<unknown>) => watched(rejection(promise));

describe.each(TRANSPORTS)('a render through %s whose caller leaves', (_name, transport) => {
  let server: ScriptedServer;
  let clock: ManualClock;
  let response: ServerResponse | undefined;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    clock = new ManualClock();
    server.script((_request, given) => {
      response = given;
    });
  });
  afterEach(() => server[Symbol.asyncDispose]());

  const setUp = () => {
    const journal = new MemoryJournal();
    const logger = logging();
    const options: VidClientOptions = { apiKey: 'emp_k', baseUrl: server.url, journalScope: 's', transport };
    const vid = new VidClient({ ...options, journal, logger, ports: { clock, newKey: () => 'key-1' } });
    const state = async (): Promise<string | undefined> => (await journal.find('s', 'key-1'))?.state;
    return { vid, journal, logger, state };
  };
  const answer = (status = 202, body: object = accepted()): void =>
    void response?.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const leave = async (vid: VidClient, how: 'signal' | 'timeoutMs') => {
    const abort = new AbortController();
    const options = how === 'signal' ? { signal: abort.signal } : { timeoutMs: 1000 };
    const error = errorOf(vid.renders.create(REQUEST, options));
    await server.requests(1);
    if (how === 'signal') abort.abort(new Error('enough'));
    else await clock.advance(1000);
    await settle();
    return error.value();
  };

  it.each(['signal', 'timeoutMs'] as const)(
    'by its %s is found by pending() and recover(), as soon as its answer is there',
    async (how) => {
      const { vid, journal, logger, state } = setUp();
      const error = await leave(vid, how);
      expect(error).toMatchObject({
        name: how === 'signal' ? 'AbortedError' : 'RenderOutcomeUnknownError',
        charged: 'unknown',
        idempotencyKey: 'key-1',
        cause: how === 'signal' ? { message: 'enough' } : { name: 'TimeoutError', timeoutMs: 1000 },
      });
      expect(error?.['nextStep']).toMatch(/answer is still read: recover\(\) on this error waits for it/);
      expect(error?.['callId']).toMatch(/^call-/);
      expect(JSON.stringify(error)).not.toContain('recover":');
      const recovered = watched((error?.['recover'] as Recover)());
      await settle();
      expect(recovered.value()).toBeUndefined();
      expect(await state()).toBe('sending');
      answer();
      await until(async () => (await state()) === 'accepted');
      await lookUntil(clock, recovered);
      expect(recovered.value()).toMatchObject({ inferred: false, jobId: 'job_1', render: { job_id: 'job_1' } });
      expect(await vid.renders.pending()).toMatchObject([{ key: 'key-1', accepted: { job_id: 'job_1' } }]);
      expect(await vid.renders.recover('key-1')).toMatchObject({ jobId: 'job_1' });
      await settle();
      expect(logger.warn.mock.calls).toEqual([
        [
          "The render with idempotency key 'key-1' was given up by its caller and is job job_1; see vid.renders.pending()",
          { code: 'VID_ORPHAN' },
        ],
      ]);
      expect(await journal.knowsJob('job_1')).toBe(true);
      expect(server.received).toHaveLength(1);
      expect(clock.pending).toEqual([]);
      await vid.close();
    },
  );

  it('is waited for no longer than a render takes, and sent no second time', async () => {
    const { vid, state, logger } = setUp();
    await leave(vid, 'signal');
    await clock.advance(BOUND_MS - 1);
    expect(clock.pending).toEqual([1]);
    expect(await state()).toBe('sending');
    await clock.advance(1);
    await until(async () => (await state()) === 'unknown');
    expect(clock.pending).toEqual([]);
    expect(server.received).toHaveLength(1);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('has that time from when its caller left, however long the caller allowed', async () => {
    const { vid, state } = setUp();
    const abort = new AbortController();
    const error = errorOf(vid.renders.create(REQUEST, { signal: abort.signal, timeoutMs: 10 * BOUND_MS }));
    await server.requests(1);
    await clock.advance(2 * BOUND_MS);
    abort.abort();
    await settle();
    expect(error.value()).toMatchObject({ name: 'AbortedError' });
    await clock.advance(BOUND_MS - 1);
    answer();
    await until(async () => (await state()) === 'accepted');
    await vid.close();
  });

  it('is waited for when the client is closed', async () => {
    const { vid, state } = setUp();
    await leave(vid, 'signal');
    const closing = watched(vid.close().then(() => 'closed'));
    await settle(20);
    expect(closing.value()).toBeUndefined();
    answer();
    await until(() => closing.value() !== undefined);
    expect(await state()).toBe('accepted');
  });

  it('is cut when the client is destroyed', async () => {
    const { vid, state } = setUp();
    await leave(vid, 'signal');
    await vid.destroy();
    await until(async () => (await state()) === 'unknown');
    expect(clock.pending).toEqual([]);
  });

  it('was refused when its answer says so', async () => {
    const { vid, state } = setUp();
    const error = await leave(vid, 'timeoutMs');
    answer(402, { error: 'Not enough', code: 'NO_CREDITS' });
    await until(async () => (await state()) === 'refused');
    expect(await rejection((error?.['recover'] as Recover)())).toMatchObject({
      name: 'InvalidRequestError',
      charged: 'no',
      message: expect.stringContaining('was refused'),
    });
    expect(await vid.renders.pending()).toEqual([]);
    await vid.close();
  });

  it('is left in doubt by an answer that says nothing, and by a duplicate one, and nothing more is sent', async () => {
    const { vid, state, journal } = setUp();
    const error = await leave(vid, 'signal');
    answer(409, DUPLICATE);
    await until(async () => (await state()) === 'unknown');
    expect(await journal.find('s', 'key-1')).toMatchObject({ arrived: true });
    const recovering = (error?.['recover'] as Recover)({ timeoutMs: 60_000 });
    await settle();
    vid.webhooks.receive({
      event: 'video.completed',
      emitted_at: new Date(clock.now()).toISOString(),
      delivery_id: 'd1',
      payload: { job_id: 'job_9', scene_count: 1, credits_charged: 9 },
    });
    server.script(json(200, job('succeeded', { job_id: 'job_9' })));
    await clock.advance(1000);
    await expect(recovering).resolves.toMatchObject({ inferred: true, jobId: 'job_9' });
    expect(server.received.map(({ method }) => method)).toEqual(['POST', 'GET']);
    await vid.close();
  });
});

/** A service as a function that answers each render when it is told to. */
const heldService = (options: VidClientOptions = {}) => {
  const clock = new ManualClock();
  const logger = logging();
  const journal = new MemoryJournal();
  const held: Array<(answer: Response) => void> = [];
  const fetch: FetchLike = (request) =>
    new URL(request.url).pathname === '/v1/render'
      ? new Promise((resolve) => held.push(resolve))
      : respond(200, job('succeeded'));
  const how: VidClientOptions = { apiKey: 'emp_k', baseUrl: 'http://a.test', journalScope: 's', transport: { fetch } };
  const vid = new VidClient({ ...how, journal, logger, ...options, ports: { clock, random: () => 0.5 } });
  return { vid, clock, logger, journal, held };
};

describe('a caller that comes after the others have left', () => {
  it('gets the answer that is still read, and nobody is warned of it', async () => {
    const { vid, held, logger, clock } = heldService();
    const abort = new AbortController();
    const create = (signal?: AbortSignal) => vid.renders.create(REQUEST, { idempotencyKey: 'k', signal });
    const error = errorOf(create(abort.signal));
    await settle();
    abort.abort();
    await settle();
    expect(error.value()).toMatchObject({ name: 'AbortedError' });
    await clock.advance(1000);
    const render = create();
    await settle();
    held[0]?.(respond(202, accepted()));
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
    expect(held).toHaveLength(1);
    expect(logger.warn).not.toHaveBeenCalled();
    expect(clock.pending).toEqual([]);
  });

  it('has it probed when that answer is lost', async () => {
    const { vid, held, clock } = heldService();
    const abort = new AbortController();
    const create = (signal?: AbortSignal) => vid.renders.create(REQUEST, { idempotencyKey: 'k', signal });
    const left = rejection(create(abort.signal));
    await settle();
    abort.abort();
    await left;
    const render = create();
    await settle();
    held[0]?.(respond(500, { error: 'x' }));
    await clock.advance(2000);
    held[1]?.(respond(202, accepted('job_2')));
    await expect(render).resolves.toMatchObject({ job_id: 'job_2' });
  });

  it('begins anew when the others left before anything was sent', async () => {
    const keyAsked = deferred();
    const { vid, held } = heldService({ apiKey: () => keyAsked.promise.then(() => 'emp_k') });
    const abort = new AbortController();
    const options = { idempotencyKey: 'k', signal: abort.signal };
    const error = errorOf(vid.renders.create(REQUEST, options));
    await settle();
    abort.abort();
    const render = vid.renders.create(REQUEST, { idempotencyKey: 'k' });
    await settle();
    expect(error.value()).toMatchObject({ name: 'AbortedError', charged: 'no' });
    expect(error.value()?.['recover']).toBeUndefined();
    keyAsked.resolve();
    await until(() => held.length > 0);
    held[0]?.(respond(202, accepted()));
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
    expect(held).toHaveLength(1);
  });
});

describe('a caller that leaves before anything was sent', () => {
  it.each(['signal', 'timeoutMs'] as const)('by its %s pays nothing, whatever comes later', async (how) => {
    const keyAsked = deferred();
    const { vid, held, journal, clock } = heldService({ apiKey: () => keyAsked.promise.then(() => 'emp_k') });
    const abort = new AbortController();
    const options = how === 'signal' ? { signal: abort.signal } : { timeoutMs: 1000 };
    const error = errorOf(vid.renders.create(REQUEST, options));
    await settle();
    abort.abort();
    await clock.advance(1000);
    expect(error.value()).toMatchObject({ name: how === 'signal' ? 'AbortedError' : 'TimeoutError', charged: 'no' });
    keyAsked.resolve();
    await settle();
    expect(held).toEqual([]);
    expect((await journal.list()).map(({ state }) => state)).toEqual(['refused']);
    expect(clock.pending).toEqual([]);
  });
});

describe('createMany with a time for each render', () => {
  it('hands out what came in no time, and the answer is written down all the same', async () => {
    const { vid, held, clock, journal, logger } = heldService();
    const outcomes = vid.renders.createMany([REQUEST], { wait: false, timeoutMs: 1000 });
    const next = watched(outcomes.next());
    await settle();
    await clock.advance(1000);
    const outcome = next.value()?.value as RenderOutcome;
    expect(outcome.error).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown' });
    held[0]?.(respond(202, accepted()));
    await settle();
    expect(await journal.list()).toMatchObject([{ state: 'accepted' }]);
    expect(logger.warn.mock.calls[0]?.[1]).toEqual({ code: 'VID_ORPHAN' });
    const found = await (outcome.error as RenderOutcomeUnknownError).recover();
    expect(found.render.job_id).toBe('job_1');
  });
});

describe('a journal that hangs', () => {
  it.each(['signal', 'timeoutMs'] as const)('keeps nobody longer than its %s before anything is sent', async (how) => {
    const journal = new MemoryJournal();
    const asked = deferred();
    const begin = journal.begin.bind(journal);
    journal.begin = async (intent) => {
      await asked.promise;
      return begin(intent);
    };
    const { vid, held, clock } = heldService({ journal });
    const abort = new AbortController();
    const options = how === 'signal' ? { signal: abort.signal } : { timeoutMs: 1000 };
    const error = errorOf(vid.renders.create(REQUEST, options));
    await settle();
    abort.abort();
    await clock.advance(1250);
    expect(error.value()).toMatchObject({ name: how === 'signal' ? 'AbortedError' : 'TimeoutError', charged: 'no' });
    asked.resolve();
    await settle();
    expect(held).toEqual([]);
    expect((await journal.list()).map(({ state }) => state)).toEqual(['refused']);
  });

  it.each(['signal', 'timeoutMs'] as const)(
    'keeps no job that was paid for from its caller beyond its %s',
    async (how) => {
      const journal = new MemoryJournal();
      journal.finish = () => new Promise(() => undefined);
      const { vid, held, clock } = heldService({ journal });
      const abort = new AbortController();
      const options = how === 'signal' ? { signal: abort.signal } : { timeoutMs: 1000 };
      const render = watched(Promise.resolve(vid.renders.create(REQUEST, options)));
      await settle();
      held[0]?.(respond(202, accepted()));
      await settle();
      expect(render.value()).toBeUndefined();
      abort.abort();
      await clock.advance(1250);
      expect(render.value()).toMatchObject({ job_id: 'job_1' });
    },
  );

  it('is not waited for by one that leaves between two attempts', async () => {
    const journal = new MemoryJournal();
    const { vid, held, clock } = heldService({ journal });
    const abort = new AbortController();
    const error = errorOf(vid.renders.create(REQUEST, { signal: abort.signal }));
    await settle();
    held[0]?.(respond(500, { error: 'x' }));
    await settle();
    journal.finish = () => new Promise(() => undefined);
    abort.abort();
    await settle();
    expect(error.value()).toBeUndefined();
    await clock.advance(250);
    expect(error.value()).toMatchObject({ name: 'AbortedError', charged: 'unknown' });
    expect(error.value()?.['nextStep']).not.toContain('still read');
  });
});
