/** Answers to a render that are not the service's own: something on the way wrote them, and the service may have accepted. */
import { RenderOutcomeUnknownError, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it } from 'vitest';
import { accepted, DUPLICATE } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock, ManualClock, settle } from './support/manual-clock';

const REQUEST = { brief: 'Coffee' };
const page =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (): Response =>
    new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } });

/** A client whose requests are answered in order, and by the last answer from then on. */
const setUp = (answers: ReadonlyArray<() => Response>, options: VidClientOptions = {}) => {
  const clock = new HastyClock();
  const journal = new MemoryJournal();
  let sent = 0;
  const service = new FakeService(() => {
    sent = Math.min(sent + 1, answers.length);
    return answers[sent - 1]?.() ?? respond(500, {});
  });
  const how: VidClientOptions = { apiKey: 'emp_k', baseUrl: 'http://a.test', journalScope: 's', transport: service };
  const vid = new VidClient({ ...how, journal, ...options, ports: { clock, random: () => 0.5, ...options.ports } });
  const states = async () => (await journal.list()).map(({ state }) => state);
  return { vid, clock, journal, service, states };
};

const STATUSES = [400, 401, 402, 403, 404, 405, 407, 408, 409, 410, 413, 415, 422, 425, 429, 431, 451, 499];
const BODIES: ReadonlyArray<readonly [string, string]> = [
  ['a page', '<html><h1>Forbidden</h1></html>'],
  ['nothing', ''],
  ['the JSON of a gateway', '{"message":"no Route matched with those values"}'],
  ['a text', '"no"'],
  ['the JSON of a framework', '{"statusCode":403,"error":"No","message":"no"}'],
  [
    'the JSON of another framework',
    '{"timestamp":1,"status":400,"error":"Bad Request","code":"E_ROUTE","path":"/v1/render"}',
  ],
];

describe.each(STATUSES)('a %d that is', (status) => {
  it.each(BODIES)('%s leaves the outcome unknown, after one probe with the same key', async (_what, body) => {
    const { vid, service, states } = setUp([page(status, body)]);
    const error = await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'k' }));
    expect(RenderOutcomeUnknownError.is(error)).toBe(true);
    expect(error).toMatchObject({ charged: 'unknown', idempotencyKey: 'k', arrived: false, cause: { status } });
    expect(error['recover']).toBeTypeOf('function');
    expect(error.message).toContain('hardly the service');
    expect(error['nextStep']).toMatch(/^Check baseUrl/);
    const probes = status === 429 ? 3 : 2;
    expect(service.received.map(({ headers }) => headers.get('idempotency-key'))).toEqual(Array(probes).fill('k'));
    expect(await states()).toEqual(['unknown']);
  });
});

describe('an error of the service', () => {
  it.each([
    [400, { error: 'Validation failed', detail: 'brief: is required' }],
    [401, { error: 'Unauthorized', code: 'NO_API_KEY' }],
    [403, { error: 'Suspended', code: 'ACCOUNT_SUSPENDED' }],
    [404, { error: 'Gone', code: 'CANVAS_NOT_FOUND' }],
    [413, { error: 'Too dear', code: 'REQUEST_COST_TOO_HIGH' }],
    [422, { error: 'No anchor', code: 'NO_ANCHOR' }],
    [429, { error: 'Slow down', code: 'RATE_LIMITED' }],
    [418, { error: 'Something new', code: 'NEW_CODE' }],
    [413, { error: 'Too dear', code: 'REQUEST_COST_TOO_HIGH', status: 413 }],
    [400, { error: 'Validation failed', detail: 'brief: is required', status: 'error' }],
  ])('is a refusal (%d %j)', async (status, body) => {
    const { vid, service, states } = setUp([() => respond(status, body)]);
    expect(await rejection(vid.renders.create(REQUEST))).toMatchObject({ status, charged: 'no' });
    expect(service.received).toHaveLength(1);
    expect(await states()).toEqual(['refused']);
  });

  it('of another resource that is not there is not its own word for a render', async () => {
    const { vid, states } = setUp([() => respond(404, { error: 'Not Found' })]);
    expect(await rejection(vid.renders.create(REQUEST))).toMatchObject({ name: 'RenderOutcomeUnknownError' });
    expect(await states()).toEqual(['unknown']);
  });
});

describe('the page of a gateway that limits', () => {
  const LIMITED = page(429, '<h1>Too many requests</h1>', { 'retry-after': '12' });

  it('is obeyed, and the render is sent again under the same key', async () => {
    const { vid, clock, service } = setUp([LIMITED, () => respond(202, accepted())]);
    await expect(vid.renders.create(REQUEST)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(clock.waits).toContain(12_000);
    const [one, two] = service.received.map(({ headers }) => headers.get('idempotency-key'));
    expect(two).toBe(one);
  });

  it('is waited out by createMany, however often, and what the service says then is a duplicate', async () => {
    const clock = new ManualClock();
    const long = page(429, '<h1>Too many requests</h1>', { 'retry-after': '600' });
    const answers = [long, long, long, () => respond(409, DUPLICATE)];
    const { vid, service, states } = setUp(answers, { ports: { clock } });
    const outcome = vid.renders.createMany([REQUEST], { wait: false }).next();
    for (const count of [1, 2, 3]) {
      await settle();
      expect(service.received).toHaveLength(count);
      expect(await states()).toEqual(['unknown']);
      await clock.advance(600_000);
    }
    expect((await outcome).value).toMatchObject({ error: { name: 'RenderOutcomeUnknownError', arrived: true } });
    expect(new Set(service.received.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('leaves what is given up meanwhile in doubt', async () => {
    const clock = new ManualClock();
    const { vid, states } = setUp([LIMITED], { ports: { clock } });
    const abort = new AbortController();
    const outcomes = vid.renders.createMany([REQUEST], { wait: false, detach: abort.signal });
    const outcome = outcomes.next();
    await settle();
    abort.abort();
    expect((await outcome).value).toMatchObject({
      error: {
        name: 'AbortedError',
        charged: 'unknown',
        recover: expect.any(Function),
        nextStep: expect.not.stringContaining('still read'),
      },
    });
    expect(await states()).toEqual(['unknown']);
  });
});

describe('createMany', () => {
  it('sends nothing further when something on the way refuses its key, and charges nothing for the rest', async () => {
    const { vid, service } = setUp([page(401, '<h1>Log in</h1>')]);
    const outcomes = [];
    for await (const outcome of vid.renders.createMany([REQUEST, REQUEST, REQUEST], { wait: false, concurrency: 1 })) {
      outcomes.push(outcome);
    }
    expect(outcomes.map(({ error }) => [error?.name, error?.charged])).toEqual([
      ['RenderOutcomeUnknownError', 'unknown'],
      ['AbortedError', 'no'],
      ['AbortedError', 'no'],
    ]);
    expect(outcomes[1]?.error).toMatchObject({ cause: { name: 'AuthenticationError', status: 401 } });
    expect(service.received).toHaveLength(2);
  });
});
