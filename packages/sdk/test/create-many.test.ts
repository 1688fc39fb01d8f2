import { type FetchLike, type RenderOutcome, VidClient } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it } from 'vitest';
import { accepted, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';

const MINUTE = 60_000;

/** A service with so many slots that finishes each job after so many milliseconds, and refuses like the real one. */
const setUp = ({
  slots = 3,
  jobMs = 20_000,
  options = {},
  refuse = (_sent: number): Response | undefined => undefined,
} = {}) => {
  const clock = new ManualClock();
  const jobs = new Map<string, number>();
  const sentAt: number[] = [];
  const running = (): number => [...jobs.values()].filter((end) => end > clock.now()).length;
  let mostRunning = 0;
  const service = new FakeService(({ path }) => {
    if (path !== '/v1/render') {
      const id = path.split('/').at(-1) as string;
      return respond(200, { ...job((jobs.get(id) as number) > clock.now() ? 'processing' : 'succeeded'), job_id: id });
    }
    sentAt.push(clock.now());
    const refused = refuse(sentAt.length);
    if (refused !== undefined) return refused;
    if (running() >= slots) return respond(429, { error: 'Busy', code: 'CONCURRENT_LIMIT' });
    const id = `job_${jobs.size + 1}`;
    jobs.set(id, clock.now() + jobMs);
    mostRunning = Math.max(mostRunning, running());
    return respond(202, accepted(id));
  });
  const ports = { clock, random: () => 0.5 };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports, ...options });
  return { clock, vid, service, sentAt, mostRunning: () => mostRunning };
};

const requests = (count: number) => Array.from({ length: count }, (_, index) => ({ brief: `Video ${index}` }));

const collect = async (outcomes: AsyncIterable<RenderOutcome>): Promise<RenderOutcome[]> => {
  const all: RenderOutcome[] = [];
  for await (const outcome of outcomes) all.push(outcome);
  return all;
};

/** The most requests within any window of this length. */
const densest = (times: readonly number[], window: number): number =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + window).length));

describe('createMany', () => {
  it('renders all, and keeps within every window', async () => {
    const { clock, vid, sentAt, mostRunning } = setUp();
    const all = collect(vid.renders.createMany(requests(70)));
    await clock.advance(3 * 60 * MINUTE);
    const outcomes = await all;
    expect(outcomes.map(({ index }) => index).sort((a, b) => a - b)).toEqual(requests(70).map((_, index) => index));
    expect(outcomes.every(({ render, job: finished, error }) => render && finished && !error)).toBe(true);
    expect(densest(sentAt, MINUTE)).toBe(3);
    expect(densest(sentAt, 60 * MINUTE)).toBe(30);
    expect(mostRunning()).toBeLessThanOrEqual(3);
  });

  it('keeps within the day, and never meets a limit of a service that counts in fixed windows', async () => {
    const counts = new Map<string, number>();
    const windows = [
      ['minute', MINUTE, 3],
      ['hour', 60 * MINUTE, 30],
      ['day', 24 * 60 * MINUTE, 100],
    ] as const;
    const made = setUp({
      slots: 1000,
      refuse: () => {
        const full = windows.filter(([name, length, limit]) => {
          const window = `${name} ${Math.floor(made.clock.now() / length)}`;
          counts.set(window, (counts.get(window) ?? 0) + 1);
          return (counts.get(window) as number) > limit;
        });
        return full.length === 0 ? undefined : respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 60 });
      },
    });
    const all = collect(made.vid.renders.createMany(requests(230), { wait: false }));
    await made.clock.advance(4 * 24 * 60 * MINUTE);
    expect((await all).filter(({ render }) => render !== undefined)).toHaveLength(230);
    expect(made.sentAt).toHaveLength(230);
    expect(densest(made.sentAt, 24 * 60 * MINUTE)).toBe(100);
  });

  it('waits for one of its own jobs when the slots are busy', async () => {
    const { clock, vid } = setUp({ slots: 1, jobMs: 90_000 });
    const pauses: string[] = [];
    const all = collect(vid.renders.createMany(requests(4), { onPause: ({ reason }) => pauses.push(reason) }));
    await clock.advance(60 * MINUTE);
    expect((await all).every(({ job: finished }) => finished?.status === 'succeeded')).toBe(true);
    expect(pauses).toContain('concurrent-limit');
  });

  it('waits as long as a rate limit asks, and keeps the key', async () => {
    const { clock, vid, sentAt, service } = setUp({
      refuse: (sent) => (sent === 1 ? respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 1800 }) : undefined),
    });
    const all = collect(vid.renders.createMany(requests(1)));
    await clock.advance(60 * MINUTE);
    expect((await all)[0]).toMatchObject({ index: 0, job: { status: 'succeeded' } });
    expect((sentAt[1] as number) - (sentAt[0] as number)).toBeGreaterThanOrEqual(1_800_000);
    const keys = service.received
      .filter(({ path }) => path === '/v1/render')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  const FREE = { minute: Infinity, hour: Infinity, day: Infinity };
  /** A service that takes so many in each fixed minute, and counts what it refused. */
  const minutely = (limit: number) => {
    const counts = new Map<number, number>();
    const seen = { refused: 0 };
    const made = setUp({
      slots: 1000,
      refuse: () => {
        const minute = Math.floor(made.clock.now() / MINUTE);
        counts.set(minute, (counts.get(minute) ?? 0) + 1);
        if ((counts.get(minute) as number) <= limit) return undefined;
        seen.refused += 1;
        return respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 60 - ((made.clock.now() / 1000) % 60) });
      },
    });
    return { ...made, seen };
  };

  it('waits for nothing where a service has no limit and none is given', async () => {
    const { clock, vid, sentAt } = setUp({ slots: 1000 });
    const all = collect(vid.renders.createMany(requests(200), { wait: false, limits: FREE }));
    await clock.advance(1000);
    expect(await all).toHaveLength(200);
    expect(sentAt).toHaveLength(200);
  });

  it.each([
    [20, 8],
    [3, 8],
  ])('learns from refusals that %i fit into a minute, and meets few of them', async (limit, refusals) => {
    const { clock, vid, sentAt, seen } = minutely(limit);
    const all = collect(vid.renders.createMany(requests(200), { wait: false, limits: FREE, concurrency: 3 }));
    await clock.advance(3 * 60 * MINUTE);
    expect((await all).filter(({ render }) => render !== undefined)).toHaveLength(200);
    expect(seen.refused).toBeLessThanOrEqual(refusals);
    expect((Math.max(...sentAt) - Math.min(...sentAt)) / MINUTE).toBeLessThanOrEqual(200 / limit + 2);
  });

  it('sends nothing at all before the time that a refusal named', async () => {
    const { clock, vid, sentAt } = setUp({
      slots: 1000,
      refuse: (sent) => (sent === 5 ? respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 900 }) : undefined),
    });
    const pauses: number[] = [];
    const onPause = ({ ms }: { ms: number }): void => void pauses.push(ms);
    const all = collect(vid.renders.createMany(requests(12), { limits: FREE, concurrency: 2, onPause }));
    await clock.advance(120 * MINUTE);
    await all;
    const refusedAt = sentAt[4] as number;
    // The one beside it may have been on its way.
    expect(sentAt.filter((at) => at > refusedAt && at < refusedAt + 900_000)).toEqual([]);
    expect(Math.max(...pauses)).toBeGreaterThan(890_000);
  });

  it('goes on after a refusal of one request', async () => {
    const { clock, vid } = setUp({
      refuse: (sent) => (sent === 1 ? respond(400, { error: 'x', code: 'CONTENT_BLOCKED' }) : undefined),
    });
    const all = collect(vid.renders.createMany([{ brief: 'a' }, { brief: '' }, { brief: 'c' }]));
    await clock.advance(10 * MINUTE);
    const byIndex = (await all).sort((a, b) => a.index - b.index);
    expect(byIndex.map(({ error }) => error?.name)).toEqual([
      'ValidationFailedError',
      'InvalidRequestError',
      undefined,
    ]);
    expect(byIndex.map(({ error }) => error?.charged)).toEqual(['no', 'no', undefined]);
  });

  it('stops sending after a refusal that meets every request', async () => {
    const { clock, vid, sentAt } = setUp({ refuse: () => respond(402, { error: 'x', code: 'NO_CREDITS' }) });
    const all = collect(vid.renders.createMany(requests(20), { concurrency: 1 }));
    await clock.advance(10 * MINUTE);
    const outcomes = await all;
    expect(outcomes).toHaveLength(20);
    expect(outcomes.every(({ error }) => error?.name === 'PaymentError')).toBe(true);
    expect(sentAt).toHaveLength(1);
  });

  it('takes requests only as its reader keeps up', async () => {
    const { clock, vid } = setUp();
    let taken = 0;
    function* source() {
      for (const request of requests(50)) {
        taken += 1;
        yield request;
      }
    }
    const outcomes = vid.renders.createMany(source(), { concurrency: 2 });
    const first = outcomes.next();
    await clock.advance(30 * MINUTE);
    await first;
    await clock.advance(30 * MINUTE);
    expect(taken).toBeLessThanOrEqual(3);
    await outcomes.return();
    await clock.advance(30 * MINUTE);
    expect(taken).toBeLessThanOrEqual(3);
    expect(clock.pending).toEqual([]);
  });

  it('hands out what ended while its source is slow', async () => {
    const { clock, vid } = setUp();
    async function* source() {
      yield { brief: 'a' };
      await new Promise(() => undefined);
    }
    const outcomes = vid.renders.createMany(source());
    const first = outcomes.next();
    await clock.advance(2 * MINUTE);
    expect((await first).value).toMatchObject({ index: 0, job: { status: 'succeeded' } });
    void outcomes.return();
  });

  it('gives renders at once when it is not to wait', async () => {
    const { clock, vid, service } = setUp();
    const all = collect(vid.renders.createMany(requests(2), { wait: false }));
    await clock.advance(1000);
    expect((await all).map(({ render, job: finished }) => [render?.job_id, finished])).toEqual([
      ['job_1', undefined],
      ['job_2', undefined],
    ]);
    expect(service.received.every(({ path }) => path === '/v1/render')).toBe(true);
  });

  it('ends when it is aborted, telling what was under way', async () => {
    const { clock, vid } = setUp({ jobMs: 60 * MINUTE });
    const abort = new AbortController();
    const seen: RenderOutcome[] = [];
    const outcome = rejection(
      (async () => {
        for await (const each of vid.renders.createMany(requests(9), { signal: abort.signal })) seen.push(each);
      })(),
    );
    await clock.advance(MINUTE);
    abort.abort();
    expect(await outcome).toMatchObject({ name: 'AbortedError' });
    expect(seen.map(({ render, error }) => [render?.job_id, error?.name])).toEqual([
      ['job_1', 'AbortedError'],
      ['job_2', 'AbortedError'],
      ['job_3', 'AbortedError'],
    ]);
    expect(clock.pending).toEqual([]);
  });

  it('is left gently: what is being sent gets its answer, nothing else is sent or waited for', async () => {
    const journal = new MemoryJournal();
    const { clock, service } = setUp({ jobMs: 60 * MINUTE });
    const answered: Array<() => void> = [];
    const slow: FetchLike = async (request) => {
      await new Promise<void>((resolve) => answered.push(resolve));
      return service.fetch(request);
    };
    const client = new VidClient({
      apiKey: 'emp_k',
      baseUrl: 'http://a.test',
      transport: { fetch: slow },
      ports: { clock },
      journal,
    });
    const detach = new AbortController();
    const all = collect(client.renders.createMany(requests(9), { detach: detach.signal, concurrency: 2 }));
    await clock.advance(0);
    detach.abort();
    for (const answer of answered) answer();
    const outcomes = await all;
    expect(outcomes.map(({ render, error }) => [render?.job_id, error?.name])).toEqual([
      ['job_1', 'AbortedError'],
      ['job_2', 'AbortedError'],
    ]);
    expect((await journal.list()).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect(clock.pending).toEqual([]);
  });

  it('continues with the same keys, without sending or waiting for what the journal knows', async () => {
    const journal = new MemoryJournal();
    const idempotencyKey = (_request: unknown, index: number): string => `batch-${index}`;
    const first = setUp({ options: { journal } });
    const before = collect(first.vid.renders.createMany(requests(3), { idempotencyKey, wait: false }));
    await first.clock.advance(1000);
    await before;
    const second = setUp({ options: { journal } });
    const again = collect(second.vid.renders.createMany(requests(4), { idempotencyKey, wait: false }));
    await second.clock.advance(0);
    expect((await again).map(({ render }) => render?.job_id).sort()).toEqual(['job_1', 'job_1', 'job_2', 'job_3']);
    expect(second.sentAt).toHaveLength(1);
  });

  it('counts single renders of the same client', async () => {
    const { clock, vid, sentAt } = setUp({ slots: 10 });
    for (const request of requests(3)) await vid.renders.create(request);
    const all = collect(vid.renders.createMany(requests(1), { wait: false }));
    await clock.advance(59_000);
    expect(sentAt).toHaveLength(3);
    await clock.advance(2000);
    await all;
    expect(sentAt).toHaveLength(4);
  });
});
