import {
  ConnectionError,
  DuplicateRequestError,
  InvalidRequestError,
  PlanFailedError,
  RateLimitError,
  RenderOutcomeUnknownError,
  ServerError,
  UnexpectedResponseError,
  VidError,
} from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, DUPLICATE, DUPLICATE_BRIEF, SERVER_ERROR } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { HastyClock, ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';
import { drop, hang, json, ScriptedServer, type Step, text } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const REQUEST = { brief: 'Coffee' };
const ok = json(202, accepted());
const DUPLICATES: ReadonlyArray<readonly [string, Step]> = [
  ['409', json(409, DUPLICATE)],
  ['402 with the code', json(402, DUPLICATE)],
  ['402 with the message', json(402, DUPLICATE_BRIEF)],
];
const LOST: ReadonlyArray<readonly [string, Step]> = [
  ['a dropped connection', drop],
  ['a server error', json(500, SERVER_ERROR)],
  ['a gateway page', text(502, '<h1>Bad gateway</h1>')],
  ['a gateway time-out', text(504, '')],
  ['a 202 that is not JSON', text(202, '<p>accepted</p>')],
  ['a 202 with half its JSON', text(202, '{"job_id": "jo')],
  ['a 202 without a job', json(202, { status: 'starting' })],
  ['a 202 with a list of two', json(202, [accepted('job_1'), accepted('job_2')])],
  ['an empty 202', text(202, '')],
  ['a 402 that cannot be read', text(402, 'Payment required')],
];

describe.each(TRANSPORTS)('a paid render through %s', (_name, transport) => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });
  const keys = (): unknown[] => server.received.map(({ headers }) => headers['idempotency-key']);

  it.each(LOST)('after %s probes once, and takes the job that the probe started', async (_what, lost) => {
    const { vid, clock } = makeClient(server.url, { transport });
    server.script(lost, ok);
    const render = await vid.renders.create(REQUEST);
    expect(render.job_id).toBe('job_1');
    expect(keys()).toEqual(['key-1', 'key-1']);
    expect(new Set(server.received.map(({ body }) => body)).size).toBe(1);
    expect(clock.waits).toContain(2000);
    await vid.close();
  });

  it.each(LOST)('after %s twice leaves the outcome unknown', async (_what, lost) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(lost);
    const error = await rejection(vid.renders.create(REQUEST));
    expect(RenderOutcomeUnknownError.is(error)).toBe(true);
    expect(error).toMatchObject({ charged: 'unknown', idempotencyKey: 'key-1', arrived: false, attempts: 2 });
    expect(error['nextStep']).not.toMatch(/try again/i);
    expect(server.received).toHaveLength(2);
    await vid.close();
  });

  it.each(DUPLICATES)('knows from a %s after a lost answer that the first one arrived', async (_what, duplicate) => {
    const { vid } = makeClient(server.url, { transport });
    server.script(drop, duplicate);
    const error = await rejection(vid.renders.create({ scene_plan: [{ type: 'motion', prompt: 'Hi' }] }));
    expect(RenderOutcomeUnknownError.is(error)).toBe(true);
    expect(error).toMatchObject({
      charged: 'unknown',
      arrived: true,
      mayHaveCost: 'the credits of one draft render of 1 scene',
    });
    expect(error['firstSentAt']).toBeInstanceOf(Date);
    expect(ConnectionError.is(error.cause)).toBe(true);
    expect(server.received).toHaveLength(2);
    await vid.close();
  });

  it.each(DUPLICATES)('raises a %s at once as a duplicate', async (_what, duplicate) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(duplicate);
    const error = await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'mine', maxRetries: 5 }));
    expect(DuplicateRequestError.is(error)).toBe(true);
    expect(error).toMatchObject({ charged: 'no', idempotencyKey: 'mine', recover: expect.any(Function) });
    expect(server.received).toHaveLength(1);
    await vid.close();
  });

  it('says that nothing was sent when nobody listens', async () => {
    const { url } = server;
    // Before the other is gone, whose port it might take.
    const next = await ScriptedServer.start();
    await server[Symbol.asyncDispose]();
    server = next;
    const { vid } = makeClient(url, { transport });
    const error = await rejection(vid.renders.create(REQUEST));
    expect(ConnectionError.is(error)).toBe(true);
    expect(error).toMatchObject({
      charged: 'no',
      sent: false,
      phase: 'connect',
      host: new URL(url).host,
      idempotencyKey: 'key-1',
    });
    expect(error.message).toContain('ECONNREFUSED');
    await vid.close();
  });

  it('names the phase when the host is not found', async () => {
    const { vid } = makeClient('http://nowhere.invalid', { transport, retry: { maxRetries: 0 } });
    const error = await rejection(vid.renders.create(REQUEST));
    expect(error).toMatchObject({ charged: 'no', sent: false, phase: 'dns', host: 'nowhere.invalid' });
    await vid.close();
  });

  it('names the phase when the server speaks no TLS', async () => {
    const { vid } = makeClient(server.url.replace('http:', 'https:'), { transport, retry: { maxRetries: 0 } });
    const error = await rejection(vid.renders.create(REQUEST));
    expect(error).toMatchObject({ charged: 'no', sent: false, phase: 'tls' });
    await vid.close();
  });

  it('ends at once when it is aborted, and says that it may have arrived', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(hang);
    const abort = new AbortController();
    const outcome = watched(rejection(vid.renders.create(REQUEST, { signal: abort.signal })));
    await server.requests(1);
    abort.abort(new Error('enough'));
    await settle();
    const error = outcome.value();
    expect(error).toMatchObject({ name: 'AbortedError', charged: 'unknown', idempotencyKey: 'key-1' });
    expect((error?.cause as Error).message).toBe('enough');
    await vid.destroy();
  });

  it('sends nothing when it was aborted before', async () => {
    const { vid } = makeClient(server.url, { transport });
    const error = await rejection(vid.renders.create(REQUEST, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'AbortedError', charged: 'no' });
    expect(server.received).toHaveLength(0);
    await vid.close();
  });
});

describe('a paid render', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });
  const sentKeys = (): unknown[] => server.received.map(({ headers }) => headers['idempotency-key']);

  it.each<readonly [string, Step, 'no' | 'unknown']>([
    ['after a refusal', json(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 5 }), 'no'],
    ['before its probe', drop, 'unknown'],
  ])('ends at once when it is aborted while it waits %s', async (_what, step, charged) => {
    const clock = new ManualClock();
    const { vid } = makeClient(server.url, { ports: { clock } });
    server.otherwise(step);
    const abort = new AbortController();
    const options = { signal: abort.signal, maxRetries: 2, idempotencyKey: 'mine' };
    const outcome = watched(rejection(vid.renders.create(REQUEST, options)));
    await server.requests(1);
    for (let turn = 0; turn < 100 && !clock.pending.some((ms) => ms <= 5000); turn += 1) await settle();
    abort.abort();
    await settle();
    expect(outcome.value()).toMatchObject({ name: 'AbortedError', charged, idempotencyKey: 'mine' });
    expect(server.received).toHaveLength(1);
    expect(clock.pending).toEqual([]);
  });

  it('has its timeoutMs for the whole call: no probe follows when it is over', async () => {
    const clock = new ManualClock();
    const { vid } = makeClient(server.url, { ports: { clock } });
    server.script(hang).otherwise(json(409, DUPLICATE));
    const outcome = rejection(vid.renders.create(REQUEST, { timeoutMs: 300 }));
    await server.requests(1);
    await clock.advance(300);
    const error = await outcome;
    expect(RenderOutcomeUnknownError.is(error)).toBe(true);
    expect(error).toMatchObject({ arrived: false, cause: { name: 'TimeoutError', timeoutMs: 300 } });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['a probe', drop, {}],
    ['a repeat', json(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 0.4 }), { maxRetries: 1 }],
  ])('begins %s only when there is time for it', async (_what, step, options) => {
    server.otherwise(step);
    // What is waited for takes 400 ms; the clock runs no time-out of this many milliseconds.
    for (const [timeoutMs, never, requests] of [
      [900, 401, 2],
      [400, 400, 1],
    ] as const) {
      const clock = new HastyClock({ never });
      const { vid } = makeClient(server.url, { retry: { minDelayMs: 100, maxDelayMs: 400 }, ports: { clock } });
      const before = server.received.length;
      await rejection(vid.renders.create(REQUEST, { ...options, timeoutMs }));
      expect(server.received.length - before).toBe(requests);
    }
  });

  it('takes PLAN_FAILED for a refusal', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(json(502, { error: 'Planning failed', code: 'PLAN_FAILED' }));
    const error = await rejection(vid.renders.create(REQUEST));
    expect(PlanFailedError.is(error)).toBe(true);
    expect(error['charged']).toBe('no');
    expect(server.received).toHaveLength(1);
  });

  it('throws a rate limit at once, with when to come back', async () => {
    const { vid, clock } = makeClient(server.url);
    server.otherwise(
      json(429, { error: 'Slow down', code: 'RATE_LIMITED', details: { retryAfter: 7 } }, { 'retry-after': '9' }),
    );
    const error = await rejection(vid.renders.create(REQUEST));
    expect(RateLimitError.is(error)).toBe(true);
    expect(error).toMatchObject({ charged: 'no', retryAfter: 9, retryAt: new Date(clock.now() + 9000) });
    expect(server.received).toHaveLength(1);
  });

  it('sends what was refused again when asked to, under the same key and not too early', async () => {
    const { vid, clock } = makeClient(server.url);
    server.script(json(429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 12 }), ok);
    await vid.renders.create(REQUEST, { maxRetries: 1 });
    expect(sentKeys()).toEqual(['key-1', 'key-1']);
    expect(clock.waits.some((wait) => wait >= 12_000)).toBe(true);
  });

  it('keeps a key of the caller when it sends again', async () => {
    const { vid } = makeClient(server.url);
    server.script(json(429, { error: 'Busy', code: 'CONCURRENT_LIMIT' }), ok);
    await vid.renders.create(REQUEST, { maxRetries: 1, idempotencyKey: 'mine' });
    expect(sentKeys()).toEqual(['mine', 'mine']);
  });

  it('does not wait longer than its budget', async () => {
    const { vid } = makeClient(server.url, { retry: { budgetMs: 5000 } });
    server.otherwise(json(429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 6 }));
    const error = await rejection(vid.renders.create(REQUEST, { maxRetries: 3 }));
    expect(error).toMatchObject({ name: 'RateLimitError', retryAfter: 6 });
    expect(server.received).toHaveLength(1);
  });

  it('lets a probe that meets a 429 wait once', async () => {
    const { vid, clock } = makeClient(server.url);
    const limited = json(429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 11 });
    server.script(drop, limited, ok);
    await expect(vid.renders.create(REQUEST)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(clock.waits).toContain(11_000);
    server.script(drop, limited, limited, ok);
    expect(await rejection(vid.renders.create(REQUEST))).toMatchObject({ name: 'RenderOutcomeUnknownError' });
  });

  it('believes no refusal of a probe', async () => {
    const { vid } = makeClient(server.url);
    server.script(drop, json(401, { error: 'Unauthorized', code: 'NO_API_KEY' }));
    const error = await rejection(vid.renders.create(REQUEST));
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown' });
    expect(error.cause).toMatchObject({ name: 'AuthenticationError' });
  });

  it('sends exactly one request when retries are off', async () => {
    const { vid } = makeClient(server.url, { retry: { maxRetries: 0 } });
    server.otherwise(json(500, SERVER_ERROR));
    const error = await rejection(vid.renders.create(REQUEST));
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', attempts: 1 });
    expect(ServerError.is(error.cause)).toBe(true);
    expect(server.received).toHaveLength(1);
  });

  it('takes a redirect for a wrong address, not for a loss', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(text(308, '', { location: 'https://example.com/v1/render' }));
    const error = await rejection(vid.renders.create(REQUEST));
    expect(UnexpectedResponseError.is(error)).toBe(true);
    expect(error).toMatchObject({ charged: 'no', status: 308 });
    expect(server.received).toHaveLength(1);
  });

  it('reads a paused service with its code as a refusal, and without one as unknown', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(json(503, { error: 'Paused', code: 'SERVICE_UNAVAILABLE' }));
    expect(await rejection(vid.renders.create(REQUEST))).toMatchObject({ name: 'ServerError', charged: 'no' });
    server.otherwise(json(503, { error: 'Paused' }));
    expect(await rejection(vid.renders.create(REQUEST))).toMatchObject({ name: 'RenderOutcomeUnknownError' });
  });

  it('takes a job whatever the status and the content type of the success', async () => {
    const { vid } = makeClient(server.url);
    server.script(text(200, JSON.stringify({ ...accepted(), status: 'warming_up', extra: { wait: 1 }, wait: 'x' })));
    const render = await vid.renders.create(REQUEST);
    expect(render).toMatchObject({ job_id: 'job_1', status: 'warming_up', extra: { wait: 1 } });
    expect({ ...render }).not.toHaveProperty('wait');
    await expect(render.wait({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortedError' });
  });
});

describe('the key', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    server.otherwise(ok);
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  it.each([
    ['longer than 80 characters', 'x'.repeat(81)],
    ['empty', ''],
    ['with a line break', 'a\nb'],
    ['beyond ASCII', 'ключ'],
    ['with a space at its end', 'key '],
  ])('is refused when %s', async (_what, idempotencyKey) => {
    const { vid } = makeClient(server.url);
    const error = await rejection(vid.renders.create(REQUEST, { idempotencyKey }));
    expect(InvalidRequestError.is(error)).toBe(true);
    expect(server.received).toHaveLength(0);
  });

  it('may have 80 characters', async () => {
    const { vid } = makeClient(server.url);
    await vid.renders.create(REQUEST, { idempotencyKey: 'x'.repeat(80) });
    expect(server.received[0]?.headers['idempotency-key']).toBe('x'.repeat(80));
  });

  it('gives its job back without a call', async () => {
    const { vid } = makeClient(server.url);
    await vid.renders.create(REQUEST, { idempotencyKey: 'k' });
    const { data, response } = await vid.renders.create(REQUEST, { idempotencyKey: 'k' }).withResponse();
    expect(data).toMatchObject(accepted());
    expect(response.status).toBe(202);
    expect(server.received).toHaveLength(1);
  });

  it('is refused here for another request', async () => {
    const { vid } = makeClient(server.url);
    await vid.renders.create(REQUEST, { idempotencyKey: 'k' });
    const error = await rejection(vid.renders.create({ brief: 'Tea' }, { idempotencyKey: 'k' }));
    expect(error).toMatchObject({ name: 'InvalidRequestError', code: 'DUPLICATE_REQUEST', charged: 'no' });
    expect(server.received).toHaveLength(1);
  });

  it('is free again after a refusal, for a corrected request', async () => {
    const { vid } = makeClient(server.url);
    server.script(json(400, { error: 'Blocked', code: 'CONTENT_BLOCKED' }));
    expect(await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'k' }))).toMatchObject({ charged: 'no' });
    await expect(vid.renders.create({ brief: 'Tea' }, { idempotencyKey: 'k' })).resolves.toMatchObject({
      job_id: 'job_1',
    });
  });

  it('is sent once for calls at the same time', async () => {
    const { vid } = makeClient(server.url);
    const renders = await Promise.all([1, 2, 3].map(() => vid.renders.create(REQUEST, { idempotencyKey: 'k' })));
    expect(renders.map(({ job_id }) => job_id)).toEqual(['job_1', 'job_1', 'job_1']);
    expect(server.received).toHaveLength(1);
    const other = vid.renders.create(REQUEST, { idempotencyKey: 'l' });
    expect(await rejection(vid.renders.create({ brief: 'Tea' }, { idempotencyKey: 'l' }))).toMatchObject({
      charged: 'no',
    });
    await other;
  });

  it('asks the service when an earlier call left no outcome', async () => {
    const journal = new MemoryJournal();
    const destroyed = makeClient(server.url, { journal }).vid;
    server.script(hang);
    const aborted = rejection(destroyed.renders.create(REQUEST, { idempotencyKey: 'k' }));
    await server.requests(1);
    await destroyed.destroy();
    expect(await aborted).toMatchObject({ charged: 'unknown', recover: expect.any(Function) });
    const { vid } = makeClient(server.url, { journal });
    server.script(json(409, DUPLICATE));
    const error = await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'k' }));
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: true });
    await expect(vid.renders.create(REQUEST, { idempotencyKey: 'k' })).resolves.toMatchObject({ job_id: 'job_1' });
  });

  it('is not sent when the journal cannot take it down', async () => {
    const journal = new MemoryJournal();
    journal.begin = () => Promise.reject(new Error('disk full'));
    const { vid } = makeClient(server.url, { journal });
    const error = await rejection(vid.renders.create(REQUEST));
    expect(VidError.is(error)).toBe(true);
    expect(error).toMatchObject({ charged: 'no', idempotencyKey: 'key-1' });
    expect(error.message).toContain('disk full');
    expect(server.received).toHaveLength(0);
  });

  it('keeps the job when the journal cannot record the answer', async () => {
    const journal = new MemoryJournal();
    journal.finish = () => Promise.reject(new Error('disk full'));
    const { vid } = makeClient(server.url, { journal });
    await expect(vid.renders.create(REQUEST)).resolves.toMatchObject({ job_id: 'job_1' });
  });
});
