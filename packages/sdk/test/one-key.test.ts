/**
 * The key of one request never changes by itself. A proxy may have sent two copies of it, of which the first was charged
 * and the second refused: whoever answers that refusal with another key pays twice.
 */
import { type RenderOutcome, type RenderOutcomeUnknownError, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, DUPLICATE, SERVER_ERROR } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { makeClient, rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';
import { RepeatingProxy } from './support/repeating-proxy';
import { json, ScriptedServer, type Step } from './support/scripted-server';

const REQUEST = { brief: 'Coffee' };
const LIMITS: ReadonlyArray<readonly [string, number, object]> = [
  ['a rate limit', 429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 3 }],
  ['busy slots', 429, { error: 'Busy', code: 'CONCURRENT_LIMIT' }],
];
const REFUSALS = [...LIMITS, ['failed planning', 502, { error: 'No plan', code: 'PLAN_FAILED' }]] as const;

const collect = async (outcomes: AsyncIterable<RenderOutcome>): Promise<RenderOutcome[]> => {
  const all: RenderOutcome[] = [];
  for await (const outcome of outcomes) all.push(outcome);
  return all;
};

describe('behind a proxy that repeats a POST whose answer was reset', () => {
  let service: ScriptedServer;
  let proxy: RepeatingProxy;
  /** The keys that were charged. */
  let charged: unknown[];
  beforeEach(async () => {
    service = await ScriptedServer.start();
    proxy = await RepeatingProxy.start(service.url);
    charged = [];
  });
  afterEach(async () => {
    await proxy[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
  });

  /** Charges a key once; a key that was charged is a duplicate. */
  const charge: Step = (request, response, socket) => {
    const key = request.headers['idempotency-key'];
    if (charged.includes(key)) return json(409, DUPLICATE)(request, response, socket);
    charged.push(key);
    return json(202, accepted(`job_${charged.length}`))(request, response, socket);
  };
  const chargeAndReset: Step = (request, _response, socket) => {
    charged.push(request.headers['idempotency-key']);
    socket.resetAndDestroy();
  };
  const keys = (): unknown[] => service.received.map(({ headers }) => headers['idempotency-key']);

  it.each(REFUSALS)('create is charged once when the second copy met %s', async (_what, status, body) => {
    service.script(chargeAndReset, json(status, body)).otherwise(charge);
    const { vid } = makeClient(proxy.url);
    const error = await rejection(vid.renders.create(REQUEST, { maxRetries: 3 }));
    expect(charged).toEqual(['key-1']);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
    expect(error).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      charged: 'unknown',
      idempotencyKey: 'key-1',
      arrived: true,
      attempts: 2,
      cause: { name: 'DuplicateRequestError' },
    });
    expect(error.message).toContain('refused');
    expect(error.message).not.toContain('lost');
    expect(error['nextStep']).toMatch(/recover\(\).*rotateRefusedKeys/);
  });

  it.each(LIMITS)('createMany is charged once when the second copy met %s', async (_what, status, body) => {
    service.script(chargeAndReset, json(status, body)).otherwise(charge);
    const { vid } = makeClient(proxy.url);
    const [outcome] = await collect(vid.renders.createMany([REQUEST], { wait: false }));
    expect(charged).toEqual(['key-1']);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
    expect(outcome?.error).toMatchObject({ name: 'RenderOutcomeUnknownError', idempotencyKey: 'key-1' });
  });

  it.each(REFUSALS)('a key of the caller is charged once as well after %s', async (_what, status, body) => {
    service.script(chargeAndReset, json(status, body)).otherwise(charge);
    const { vid } = makeClient(proxy.url);
    const options = { idempotencyKey: 'mine', maxRetries: 1, rotateRefusedKeys: true };
    const error = await rejection(vid.renders.create(REQUEST, options));
    expect(charged).toEqual(['mine']);
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown', arrived: true });
  });

  it('the render can be recovered, since it was first sent before it was refused', async () => {
    service.script(chargeAndReset, json(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 15 })).otherwise(charge);
    const { vid, clock } = makeClient(proxy.url);
    const started = clock.now();
    const error = (await rejection(
      vid.renders.create(REQUEST, { maxRetries: 1 }),
    )) as unknown as RenderOutcomeUnknownError;
    expect(error.firstSentAt).toEqual(new Date(started));
    expect(error.lastSentAt).toEqual(new Date(started + 15_000));
    vid.webhooks.receive({
      event: 'video.completed',
      emitted_at: new Date(started).toISOString(),
      delivery_id: 'd',
      payload: { job_id: 'job_lost', scene_count: 1, credits_charged: 5 },
    });
    await expect(error.recover({ acceptInferred: true })).resolves.toMatchObject({ jobId: 'job_lost', inferred: true });
  });

  it('a probe keeps the key, whatever its copies are answered', async () => {
    service
      .script(json(500, SERVER_ERROR), chargeAndReset, json(429, { error: 'x', code: 'RATE_LIMITED' }))
      .otherwise(charge);
    const { vid } = makeClient(proxy.url);
    const error = await rejection(vid.renders.create(REQUEST, { maxRetries: 2, rotateRefusedKeys: true }));
    expect(new Set(keys())).toEqual(new Set(['key-1']));
    expect(charged).toEqual(['key-1']);
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: true });
    expect(error.message).toContain('lost');
    expect(error['nextStep']).not.toContain('rotateRefusedKeys');
  });

  it('a later call with the same key knows that an earlier one was sent', async () => {
    service.script(chargeAndReset, json(429, { error: 'x', code: 'RATE_LIMITED' })).otherwise(charge);
    const journal = new MemoryJournal();
    const { vid, clock } = makeClient(proxy.url, { journal });
    const started = clock.now();
    const options = { idempotencyKey: 'mine' };
    expect(await rejection(vid.renders.create(REQUEST, options))).toMatchObject({ charged: 'no' });
    expect(await rejection(vid.renders.create(REQUEST, options))).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      firstSentAt: new Date(started),
    });
    expect(charged).toEqual(['mine']);
    expect(await journal.list()).toMatchObject([{ key: 'mine', state: 'unknown', at: started }]);
  });
});

/** A client of a service whose waits take no time; its keys are key-1, key-2 and so on. */
const clientOf = (service: FakeService, options: VidClientOptions = {}) => {
  let keys = 0;
  const ports = { clock: new HastyClock(), random: () => 0.5, newKey: (): string => `key-${++keys}` };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports, ...options });
  return { vid, service, keys: () => service.received.map(({ headers }) => headers.get('idempotency-key')) };
};

describe('an error that says when to come back', () => {
  it.each([...REFUSALS, ['a paused service', 503, { error: 'Paused', code: 'SERVICE_UNAVAILABLE' }] as const])(
    'names the key to come back with, after %s',
    async (_what, status, body) => {
      const { vid } = clientOf(new FakeService(() => respond(status, body)));
      const error = await rejection(vid.renders.create(REQUEST));
      expect(error).toMatchObject({ charged: 'no', idempotencyKey: 'key-1' });
      expect(error['nextStep']).toMatch(/^\S.*; send it again with idempotencyKey 'key-1'$/);
    },
  );

  it('does not where the same request would be refused again', async () => {
    const { vid } = clientOf(new FakeService(() => respond(400, { error: 'No', code: 'CONTENT_BLOCKED' })));
    const error = await rejection(vid.renders.create(REQUEST));
    expect(error['nextStep']).not.toContain('idempotencyKey');
  });
});

/** A service that keeps every key that it has seen, refused or not, and refuses each request so many times. */
const keeper = (refusals: number, options: VidClientOptions = {}) => {
  const seen = new Set<string | null>();
  let refused = 0;
  const service = new FakeService(({ headers }) => {
    const key = headers.get('idempotency-key');
    if (seen.has(key)) return respond(409, DUPLICATE);
    seen.add(key);
    refused += 1;
    return refused <= refusals ? respond(429, { error: 'Busy', code: 'CONCURRENT_LIMIT' }) : respond(202, accepted());
  });
  return clientOf(service, options);
};

describe('a service that keeps the keys of what it refused', () => {
  it('is sent another key only when the call says so', async () => {
    const { vid, keys } = keeper(1);
    const error = await rejection(vid.renders.create(REQUEST, { maxRetries: 3 }));
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown' });
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('gets another key from create, after a duplicate answer to each refused one', async () => {
    const journal = new MemoryJournal();
    const { vid, keys } = keeper(2, { journal });
    const render = vid.renders.create(REQUEST, { maxRetries: 3, rotateRefusedKeys: true });
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2', 'key-2', 'key-3']);
    expect((await journal.list()).map(({ key, state }) => [key, state])).toEqual([
      ['key-1', 'refused'],
      ['key-2', 'refused'],
      ['key-3', 'accepted'],
    ]);
  });

  it('gets another key from createMany, and from its idempotencyKey', async () => {
    const own = keeper(1);
    const rotate = { wait: false, rotateRefusedKeys: true } as const;
    expect(await collect(own.vid.renders.createMany([REQUEST], rotate))).toMatchObject([
      { index: 0, render: { job_id: 'job_1' } },
    ]);
    expect(own.keys()).toEqual(['key-1', 'key-1', 'key-2']);
    const mine = keeper(1);
    const idempotencyKey = (_request: unknown, index: number, attempt: number): string => `batch-${index}-${attempt}`;
    const outcomes = await collect(mine.vid.renders.createMany([REQUEST], { ...rotate, idempotencyKey }));
    expect(outcomes).toMatchObject([{ index: 0, render: { job_id: 'job_1' } }]);
    expect(mine.keys()).toEqual(['batch-0-0', 'batch-0-0', 'batch-0-1']);
  });

  it.each([
    ['the same key again', (): string => 'stays'],
    ['a key that is too long', (_r: unknown, _i: number, attempt: number): string => 'x'.repeat(80 + attempt)],
  ])('is never sent %s', async (_what, idempotencyKey) => {
    const { vid, service } = keeper(1);
    const options = { wait: false, rotateRefusedKeys: true, idempotencyKey } as const;
    const [outcome] = await collect(vid.renders.createMany([REQUEST], options));
    expect(outcome?.render).toBeUndefined();
    expect(outcome?.error?.name).toMatch(/RenderOutcomeUnknownError|InvalidRequestError/);
    expect(service.received).toHaveLength(2);
  });

  it('does not get another key for a key that was never refused', async () => {
    const { vid, service } = keeper(0);
    service.received.length = 0;
    await vid.renders.create(REQUEST, { idempotencyKey: 'k' });
    const other = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service });
    const options = { idempotencyKey: 'k', rotateRefusedKeys: true, maxRetries: 3 };
    const error = await rejection(other.renders.create(REQUEST, options));
    expect(error).toMatchObject({ name: 'DuplicateRequestError', charged: 'no' });
    expect(service.received).toHaveLength(2);
  });
});
