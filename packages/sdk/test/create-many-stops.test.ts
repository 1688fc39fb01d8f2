/** What ends a run of createMany, what it does not end at, and what it waits for meanwhile. */
import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import {
  type CreateManyOptions,
  PaymentError,
  type RenderOutcome,
  type RenderRequest,
  VidClient,
  type VidClientOptions,
} from '@vid/sdk';
import { describe, expect, it, vi } from 'vitest';
import { accepted, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';

const MINUTE = 60_000;
const FREE = { minute: Infinity, hour: Infinity, day: Infinity };

type Answer = Response | Error | undefined;

/** A service that answers the nth render, from 1, as told, and else accepts it; each job ends after 20 s. */
const setUp = (
  answer: (sent: number) => Answer = () => undefined,
  options: VidClientOptions = {},
  end = 'succeeded',
) => {
  const clock = new ManualClock();
  const ends = new Map<string, number>();
  const sentAt: number[] = [];
  const service = new FakeService(({ path }) => {
    if (path !== '/v1/render') {
      const id = path.split('/').at(-1) as string;
      return respond(200, job((ends.get(id) as number) > clock.now() ? 'processing' : end, { job_id: id }));
    }
    sentAt.push(clock.monotonic());
    const told = answer(sentAt.length);
    if (told instanceof Error) throw told;
    if (told !== undefined) return told;
    const id = `job_${ends.size + 1}`;
    ends.set(id, clock.now() + 20_000);
    return respond(202, accepted(id));
  });
  const warn = vi.fn<(text: string, facts?: unknown) => void>();
  const logger = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() };
  const ports = { clock, random: () => 0.5 };
  const vid = new VidClient({
    apiKey: 'emp_k',
    baseUrl: 'http://a.test',
    transport: service,
    logger,
    ports,
    ...options,
  });
  return { clock, vid, sentAt, warn };
};

const requests = (count: number): RenderRequest[] =>
  Array.from({ length: count }, (_, index) => ({ brief: `${index}` }));
function* stream(count: number): Generator<RenderRequest> {
  yield* requests(count);
}

const collect = async (outcomes: AsyncIterable<RenderOutcome>): Promise<RenderOutcome[]> => {
  const all: RenderOutcome[] = [];
  for await (const outcome of outcomes) all.push(outcome);
  return all;
};

const refusal = (status: number, code: string, extra: object = {}): Response =>
  respond(status, { error: 'No', code, ...extra });
const busy = (retryAfter?: number): Response =>
  refusal(429, 'CONCURRENT_LIMIT', retryAfter === undefined ? {} : { retryAfter });
const limited = (retryAfter: number): Response => refusal(429, 'RATE_LIMITED', { retryAfter });

/** A run of so many requests, after so many milliseconds. */
const run = async (made: ReturnType<typeof setUp>, count: number, options: CreateManyOptions, ms = 10 * MINUTE) => {
  const outcomes = collect(made.vid.renders.createMany(requests(count), { limits: FREE, ...options }));
  await made.clock.advance(ms);
  return outcomes;
};

describe('a refusal of one request', () => {
  it.each([
    [401, 'INVALID_API_KEY'],
    [402, 'PLAN_UPGRADE_REQUIRED'],
    [403, 'ACCOUNT_SUSPENDED'],
    [402, 'NO_CREDITS'],
    [402, 'ABUSE_CAP_EXCEEDED'],
    [402, 'STORAGE_FULL'],
    [402, 'UPGRADE_REQUIRED'],
  ])('with %i %s is that of all: the rest is not sent', async (status, code) => {
    const made = setUp(() => refusal(status, code));
    const outcomes = await run(made, 4, { concurrency: 1 });
    expect(outcomes).toMatchObject(Array(4).fill({ error: { code, charged: 'no' } }));
    expect(made.sentAt).toHaveLength(1);
  });

  it('is told of the rest without a key, since none of it was sent', async () => {
    const made = setUp(() => refusal(402, 'NO_CREDITS'));
    const idempotencyKey = (_request: RenderRequest, index: number): string => `k-${index}`;
    const outcomes = await run(made, 3, { concurrency: 1, idempotencyKey });
    expect(outcomes.map(({ error }) => error?.idempotencyKey)).toEqual(['k-0', undefined, undefined]);
    const [first, second] = outcomes.map(({ error }) => error);
    expect(PaymentError.is(second)).toBe(true);
    expect(second).toBeInstanceOf(Error);
    const { idempotencyKey: key, ...same } = JSON.parse(JSON.stringify(first)) as Record<string, unknown>;
    expect(key).toBe('k-0');
    expect(JSON.parse(JSON.stringify(second))).toEqual(same);
    expect(inspect(second)).toContain(first?.message);
  });

  it.each([
    [400, 'CONTENT_BLOCKED'],
    [402, 'INSUFFICIENT_CREDITS'],
    [413, 'REQUEST_COST_TOO_HIGH'],
  ])('with %i %s is its own: the rest is sent', async (status, code) => {
    const made = setUp((sent) => (sent === 1 ? refusal(status, code) : undefined));
    const outcomes = await run(made, 3, { concurrency: 1, wait: false });
    expect(outcomes).toMatchObject([{ error: { code } }, { render: {} }, { render: {} }]);
  });

  it('is that of all as well where it answers whether a lost one had arrived', async () => {
    const made = setUp((sent) => (sent === 1 ? new TypeError('fetch failed') : refusal(401, 'INVALID_API_KEY')));
    const outcomes = await run(made, 3, { concurrency: 1 });
    expect(outcomes.map(({ error }) => [error?.name, error?.charged])).toEqual([
      ['RenderOutcomeUnknownError', 'unknown'],
      ['AbortedError', 'no'],
      ['AbortedError', 'no'],
    ]);
    const [, error] = outcomes.map((outcome) => outcome.error);
    const cause = error?.cause as { name: string; message: string; nextStep: string };
    expect(cause.name).toBe('AuthenticationError');
    expect(error?.message).toBe(`createMany sends nothing further: ${cause.message}`);
    expect(error?.nextStep).toBe(cause.nextStep);
    expect(made.sentAt).toHaveLength(2);
  });

  it('is its own where it is unknown for another reason', async () => {
    const made = setUp((sent) => (sent === 1 ? new TypeError('fetch failed') : undefined), {
      retry: { maxRetries: 0 },
    });
    const outcomes = await run(made, 2, { concurrency: 1, wait: false });
    expect(outcomes).toMatchObject([{ error: { name: 'RenderOutcomeUnknownError' } }, { render: { job_id: 'job_1' } }]);
  });

  it('keeps those from being sent that wait for their turn', async () => {
    const made = setUp(() => refusal(402, 'NO_CREDITS'));
    const outcomes = await run(made, 2, { concurrency: 2, limits: { minute: 1 } });
    expect(outcomes).toMatchObject(Array(2).fill({ error: { code: 'NO_CREDITS' } }));
    expect(made.sentAt).toHaveLength(1);
  });

  it('leaves the rest without keys', async () => {
    const made = setUp(() => refusal(402, 'NO_CREDITS'));
    const idempotencyKey = vi.fn((_request: RenderRequest, index: number) => `k-${index}`);
    const outcomes = collect(made.vid.renders.createMany(stream(3), { concurrency: 1, idempotencyKey }));
    await made.clock.advance(MINUTE);
    expect(await outcomes).toHaveLength(3);
    expect(idempotencyKey).toHaveBeenCalledTimes(1);
  });
});

describe('a render that waits for a free slot', () => {
  it('goes on when a job of the run has ended, however long the service asked to wait', async () => {
    const made = setUp((sent) => (sent === 2 ? busy(3600) : undefined));
    const outcomes = await run(made, 2, {});
    expect(outcomes).toMatchObject([{ job: { status: 'succeeded' } }, { job: { status: 'succeeded' } }]);
    expect(made.sentAt[2]).toBeGreaterThanOrEqual(20_000);
    expect(made.sentAt[2]).toBeLessThan(MINUTE);
  });

  it('hears of a job that ends while it waits for the second time', async () => {
    const made = setUp((sent) => (sent === 2 || sent === 3 ? busy(15) : undefined));
    await run(made, 2, { wait: { pollIntervalMs: 1000 } });
    expect(made.sentAt[2]).toBe(15_000);
    expect(made.sentAt[3]).toBeGreaterThanOrEqual(20_000);
    expect(made.sentAt[3]).toBeLessThan(25_000);
  });

  it.each<readonly [string, Answer, CreateManyOptions]>([
    ['that is refused', refusal(400, 'CONTENT_BLOCKED'), {}],
    ['that nobody waits for', undefined, { wait: false }],
  ])('hears nothing from a request %s', async (_what, second, options) => {
    const made = setUp((sent) => [busy(60), second][sent - 1]);
    await run(made, 2, options);
    expect(made.sentAt).toEqual([0, 0, MINUTE]);
  });

  it.each<readonly [string, number | undefined, CreateManyOptions['wait'], number]>([
    ['as long as the service asks', 5, undefined, 5000],
    ['for the next look at a job', undefined, undefined, 10_000],
    ['for the next look that was asked for', undefined, { pollIntervalMs: 7000 }, 7000],
    ['as long where nothing is looked at', undefined, false, 10_000],
  ])('waits %s', async (_what, retryAfter, wait, ms) => {
    const made = setUp((sent) => (sent === 1 ? busy(retryAfter) : undefined));
    const onPause = vi.fn();
    await run(made, 1, { wait, onPause });
    expect(onPause.mock.calls).toEqual([[{ reason: 'concurrent-limit', ms }]]);
    expect(made.sentAt).toEqual([0, ms]);
  });

  it('is not sent any more when the run is ended, and says that nothing was charged', async () => {
    const made = setUp((sent) => (sent === 2 ? busy(3600) : undefined));
    const detach = new AbortController();
    const outcomes = collect(made.vid.renders.createMany(requests(2), { detach: detach.signal }));
    await made.clock.advance(5000);
    detach.abort();
    await made.clock.advance(1000);
    expect((await outcomes).sort((a, b) => a.index - b.index)).toMatchObject([
      { render: { job_id: 'job_1' }, error: { name: 'AbortedError', charged: 'yes' } },
      { error: { name: 'AbortedError', charged: 'no' } },
    ]);
    expect(made.sentAt).toHaveLength(2);
    expect(made.clock.pending).toEqual([]);
  });
});

describe('a render that waits for a window', () => {
  it('tells so, with the time', async () => {
    const made = setUp();
    const onPause = vi.fn();
    await run(made, 2, { limits: { minute: 1 }, concurrency: 1, wait: false, onPause });
    expect(onPause.mock.calls).toEqual([[{ reason: 'rate-limit', ms: MINUTE + 100 }]]);
  });

  it('is not called by a job that has ended', async () => {
    const made = setUp((sent) => (sent === 2 ? limited(900) : undefined));
    const onPause = vi.fn();
    await run(made, 2, { concurrency: 2, onPause }, 30 * MINUTE);
    expect(onPause.mock.calls).toEqual([[{ reason: 'rate-limit', ms: 900_000 }]]);
    expect(made.sentAt).toEqual([0, 0, 900_000]);
  });

  it('does not fail with an onPause that fails later: that is warned of', async () => {
    const made = setUp((sent) => (sent === 1 ? limited(5) : undefined));
    const onPause = (): unknown => Promise.reject(new Error('no pager'));
    const outcomes = await run(made, 1, { wait: false, onPause });
    expect(outcomes).toMatchObject([{ render: { job_id: 'job_1' } }]);
    expect(made.warn.mock.calls).toEqual([['onPause threw: Error: no pager', expect.anything()]]);
    expect(made.warn.mock.calls[0]?.[1]).toMatchObject({ code: 'VID_CALLBACK' });
  });

  it.each([new Error('no pager'), 'no pager', null, undefined])(
    'gives what a callback throws as it is: %s',
    async (thrown) => {
      const made = setUp((sent) => (sent === 2 ? limited(5) : undefined));
      const onPause = (): void => {
        throw thrown as Error;
      };
      const error = rejection(collect(made.vid.renders.createMany(requests(2), { wait: false, onPause })));
      await made.clock.advance(MINUTE);
      expect(await error).toBe(thrown);
    },
  );
});

describe('an outcome', () => {
  it.each(['failed', 'cancelled'])('of a job that has %s has its render, its job and its error', async (status) => {
    const made = setUp(undefined, {}, status);
    const [outcome] = await run(made, 1, {});
    expect(outcome).toMatchObject({
      index: 0,
      render: { job_id: 'job_1' },
      job: { status },
      error: { charged: 'yes' },
    });
  });

  it('has no job that nobody has seen', async () => {
    const made = setUp();
    const detach = new AbortController();
    const outcomes = collect(made.vid.renders.createMany(requests(1), { detach: detach.signal }));
    await made.clock.advance(0);
    detach.abort();
    await made.clock.advance(0);
    expect(Object.keys((await outcomes)[0] ?? {})).toEqual(['index', 'request', 'render', 'error']);
  });

  it('of an accepted render says that it was charged, also where its job cannot be asked about', async () => {
    let asked = 0;
    const apiKey = (): string => (++asked === 1 ? 'emp_k' : '');
    const made = setUp(undefined, { apiKey, journalScope: 's' });
    const [outcome] = await run(made, 1, {}, 2 * 60 * MINUTE);
    expect(outcome).toMatchObject({ render: { job_id: 'job_1' }, error: { charged: 'yes' } });
  });
});

describe('a signal', () => {
  it.each(['signal', 'detach'] as const)('that is aborted before, as %s, has nothing read or sent', async (name) => {
    const made = setUp();
    const source = vi.fn(() => stream(2));
    const requests_ = { [Symbol.iterator]: source };
    const outcomes = collect(made.vid.renders.createMany(requests_, { [name]: AbortSignal.abort(new Error('over')) }));
    if (name === 'detach') expect(await outcomes).toEqual([]);
    else {
      expect(await rejection(outcomes)).toMatchObject({
        name: 'AbortedError',
        message: 'createMany was aborted by its signal',
        cause: { message: 'over' },
        outcomes: [],
      });
    }
    expect(source).not.toHaveBeenCalled();
    expect(made.sentAt).toEqual([]);
  });

  it('ends a run that waits for nothing but its source', async () => {
    const made = setUp();
    const detach = new AbortController();
    async function* source(): AsyncGenerator<RenderRequest> {
      yield { brief: 'a' };
      await new Promise(() => undefined);
    }
    const outcomes = collect(made.vid.renders.createMany(source(), { detach: detach.signal, wait: false }));
    await made.clock.advance(1000);
    detach.abort();
    expect(await outcomes).toMatchObject([{ render: { job_id: 'job_1' } }]);
  });

  it('has no listener left when the run has ended', async () => {
    const made = setUp();
    const [signal, detach] = [new AbortController().signal, new AbortController().signal];
    const outcomes = made.vid.renders.createMany(requests(2), { signal, detach, wait: false });
    const first = outcomes.next();
    await made.clock.advance(0);
    await first;
    expect([signal, detach].map((each) => getEventListeners(each, 'abort').length)).toEqual([1, 1]);
    await collect(outcomes);
    expect([signal, detach].map((each) => getEventListeners(each, 'abort').length)).toEqual([0, 0]);
  });
});

it('a callback that throws after the loop was left disturbs nobody', async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetch = async (request: Request): Promise<Response> => {
    const { brief } = (await request.json()) as { brief: string };
    if (brief === '0') return respond(202, accepted('job_1'));
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const made = setUp(undefined, { transport: { fetch } });
  const onPause = vi.fn(() => expect.fail('no'));
  const onOrphan = vi.fn();
  const outcomes = made.vid.renders.createMany(requests(2), { wait: false, onPause, onOrphan });
  const left = (async () => {
    for await (const _outcome of outcomes) break;
  })();
  await made.clock.advance(0);
  answer(busy(60));
  await made.clock.advance(0);
  await expect(left).resolves.toBeUndefined();
  expect(onPause).toHaveBeenCalledTimes(1);
  expect(onOrphan).not.toHaveBeenCalled();
});
