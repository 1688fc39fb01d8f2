/** What a paid call does between its attempts: what it takes down, when it goes on, and for whom. */
import { type RenderOutcome, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it, vi } from 'vitest';
import { accepted, DUPLICATE, DUPLICATE_BRIEF, SERVER_ERROR } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';

const REQUEST = { brief: 'Coffee' };
type Answer = () => Response | Promise<Response>;

const never: Answer = () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
};
const lost: Answer = () => respond(500, SERVER_ERROR);
const duplicate: Answer = () => respond(409, DUPLICATE);
const refused: Answer = () => respond(402, { error: 'No', code: 'NO_CREDITS' });
const ok: Answer = () => respond(202, accepted());

/** A client whose requests are answered in order, with a clock that stands until it is moved. */
const setUp = (answers: Answer[], options: VidClientOptions = {}) => {
  const clock = new ManualClock();
  const journal = new MemoryJournal();
  const service = new FakeService(() => (answers.shift() ?? lost)());
  const how = { apiKey: 'emp_k', baseUrl: 'http://a.test', journalScope: 's', journal, transport: service };
  let keys = 0;
  const vid = new VidClient({ ...how, ...options, ports: { clock, random: () => 0.5, newKey: () => `key-${++keys}` } });
  const sent = () => service.received.map(({ headers }) => headers.get('idempotency-key'));
  return { clock, journal, vid, sent };
};

describe('a render that nobody waits for any more', () => {
  it.each([
    ['lost', lost, 'unknown'],
    ['refused', refused, 'refused'],
  ])('is not sent again when its answer is %s', async (_what, answer, state) => {
    let give: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => {
      give = resolve;
    });
    const { clock, journal, vid, sent } = setUp([() => pending]);
    const abort = new AbortController();
    const outcome = rejection(vid.renders.create(REQUEST, { signal: abort.signal, maxRetries: 2 }));
    await settle();
    abort.abort();
    expect(await outcome).toMatchObject({ name: 'AbortedError', charged: 'unknown' });
    give(await answer());
    await clock.advance(60_000);
    expect(sent()).toEqual(['key-1']);
    expect(await journal.list()).toMatchObject([{ state }]);
  });

  it('is not sent under another key when the service kept that of its refusal', async () => {
    let give: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => {
      give = resolve;
    });
    const busy: Answer = () => respond(429, { error: 'Busy', code: 'CONCURRENT_LIMIT' });
    const { clock, vid, sent } = setUp([busy, () => pending, ok]);
    const abort = new AbortController();
    const options = { signal: abort.signal, maxRetries: 1, rotateRefusedKeys: true };
    const outcome = rejection(vid.renders.create(REQUEST, options));
    await clock.advance(1000);
    expect(sent()).toEqual(['key-1', 'key-1']);
    abort.abort();
    expect(await outcome).toMatchObject({ name: 'AbortedError', charged: 'unknown' });
    give(await duplicate());
    await clock.advance(60_000);
    expect(sent()).toEqual(['key-1', 'key-1']);
  });
});

describe('closing the client while a run waits', () => {
  const page: Answer = () => new Response('<h1>Slow down</h1>', { status: 429, headers: { 'retry-after': '600' } });
  const limited: Answer = () => respond(429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 600 });

  it.each<readonly [string, Answer, boolean]>([
    ['what was refused', limited, true],
    ['what may have arrived', page, false],
  ])('for a limit with %s', async (_what, answer, isClosed) => {
    const { clock, vid } = setUp([answer]);
    const outcome = vid.renders.createMany([REQUEST], { wait: false }).next();
    void outcome.catch(() => undefined);
    await clock.advance(0);
    const closed = watched(vid.close().then(() => true));
    await settle();
    expect(closed.value() === true).toBe(isClosed);
  });

  it('for its turn waits for nothing', async () => {
    const { clock, vid, sent } = setUp([ok]);
    const run = vid.renders.createMany([REQUEST, REQUEST], { wait: false, limits: { minute: 1 } });
    await run.next();
    void run.next().catch(() => undefined);
    await clock.advance(0);
    const closed = watched(vid.close().then(() => true));
    await settle();
    expect(closed.value()).toBe(true);
    expect(sent()).toHaveLength(1);
  });
});

describe('the log', () => {
  const logging = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

  it.each([
    ['a repetition', never, 375, false],
    ['a probe', lost, 2000, true],
  ])('tells of %s', async (_what, first, delayMs, probe) => {
    const logger = logging();
    const { clock, vid } = setUp([first, ok], { logger, logLevel: 'info' });
    const render = vid.renders.create(REQUEST);
    await clock.advance(10_000);
    await render;
    expect(logger.info.mock.calls[0]).toEqual([
      `POST /v1/render: again in ${delayMs} ms`,
      { idempotencyKey: 'key-1', delayMs, probe, reason: expect.any(String) as string },
    ]);
  });

  it('warns of another key', async () => {
    const logger = logging();
    const busy: Answer = () => respond(429, { error: 'Busy', code: 'CONCURRENT_LIMIT' });
    const { clock, vid, sent } = setUp([busy, duplicate, ok], { logger });
    const render = vid.renders.create(REQUEST, { maxRetries: 1, rotateRefusedKeys: true });
    await clock.advance(10_000);
    await render;
    expect(sent()).toEqual(['key-1', 'key-1', 'key-2']);
    expect(logger.warn.mock.calls).toEqual([
      [
        "POST /v1/render: the refused key 'key-1' is used up; sent as 'key-2'",
        { idempotencyKey: 'key-2', reason: expect.stringContaining('409') as string },
      ],
    ]);
  });
});

describe('what a run gives up while it waits to be sent again', () => {
  const detached = async (answers: Answer[]) => {
    const { clock, vid, sent } = setUp(answers);
    const detach = new AbortController();
    const outcome = watched(
      vid.renders
        .createMany([REQUEST], { wait: false, detach: detach.signal })
        .next()
        .then(({ value }) => value as RenderOutcome),
    );
    await settle();
    detach.abort();
    await clock.advance(60_000);
    return { error: outcome.value()?.error, sent: sent() };
  };

  it('is asked about all the same when it may have arrived', async () => {
    const { error, sent } = await detached([lost, duplicate]);
    expect(sent).toHaveLength(2);
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: true });
  });

  it('is not sent when it never was', async () => {
    const { error, sent } = await detached([never, ok]);
    expect(sent).toHaveLength(1);
    expect(error).toMatchObject({
      name: 'AbortedError',
      charged: 'no',
      nextStep: 'Nothing was charged. When you send it again, use the same key.',
    });
  });
});

describe('the time of the first sending', () => {
  it('is that of an earlier call whose answer was a refusal', async () => {
    const { clock, vid } = setUp([refused, duplicate]);
    const first = clock.now();
    await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'k' }));
    await clock.advance(3_600_000);
    expect(await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'k' }))).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      firstSentAt: new Date(first),
      lastSentAt: new Date(first + 3_600_000),
    });
  });

  it('is not that of an attempt that never left', async () => {
    const { clock, vid } = setUp([never, lost, duplicate]);
    const first = clock.now() + 375;
    const outcome = rejection(vid.renders.create(REQUEST));
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      firstSentAt: new Date(first),
      lastSentAt: new Date(first + 2000),
    });
  });
});

it.each([false, true])('a key that was never refused is never changed, with rotateRefusedKeys: %s', async (rotate) => {
  const { clock, vid, sent } = setUp([never, duplicate, ok]);
  const outcome = rejection(vid.renders.create(REQUEST, { rotateRefusedKeys: rotate }));
  await clock.advance(60_000);
  expect(await outcome).toMatchObject({ name: 'DuplicateRequestError', charged: 'unknown' });
  expect(sent()).toEqual(['key-1', 'key-1']);
});

describe('a request that has arrived and is undecided', () => {
  const undecided: Answer = () => respond(402, DUPLICATE_BRIEF, { 'retry-after': '10' });

  it('is asked about with its key until it comes to a render', async () => {
    const { clock, vid, sent } = setUp([lost, undecided, undecided, undecided, ok]);
    const outcome = watched(vid.renders.create(REQUEST));
    await clock.advance(60_000);
    expect(outcome.value()).toMatchObject({ job_id: 'job_1' });
    expect(sent()).toEqual(Array.from({ length: 5 }, () => 'key-1'));
  });

  it('is unknown when it came to a render that nobody names, or to nothing in time', async () => {
    const { clock, vid, sent } = setUp([lost, undecided, duplicate, ok]);
    const outcome = rejection(vid.renders.create(REQUEST));
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: true });
    expect(sent()).toHaveLength(3);
  });
});

it('all waits of a call together keep to its budget', async () => {
  const { clock, vid, sent } = setUp([never, never, ok], { retry: { budgetMs: 1000 } });
  const outcome = rejection(vid.renders.create(REQUEST));
  await clock.advance(60_000);
  expect(await outcome).toMatchObject({ name: 'ConnectionError', charged: 'no' });
  expect(sent()).toHaveLength(2);
});

it.each<readonly [string, Answer, number]>([
  ['is refused', refused, 0],
  ['is a duplicate', duplicate, 1],
])('the journal is asked for the job of a request that %s: %d times', async (_what, answer, times) => {
  const { journal, vid } = setUp([answer]);
  const list = vi.spyOn(journal, 'list');
  await rejection(vid.renders.create(REQUEST));
  expect(list.mock.calls.length > 0 ? 1 : 0).toBe(times);
});

it('what the journal knows waits for no limit', async () => {
  const { vid, sent } = setUp([ok]);
  await vid.renders.create(REQUEST, { idempotencyKey: 'k' });
  const onPause = vi.fn();
  const limits = { minute: 1 };
  const run = vid.renders.createMany([REQUEST], { wait: false, idempotencyKey: () => 'k', limits, onPause });
  expect((await run.next()).value).toMatchObject({ render: { job_id: 'job_1' } });
  expect(onPause).not.toHaveBeenCalled();
  expect(sent()).toEqual(['k']);
});
