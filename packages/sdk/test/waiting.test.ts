import { RenderCancelledError, RenderFailedError, VidClient, type VidClientOptions, WaitTimeoutError } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { accepted, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';
import { watched } from './support/promises';

const DONE = job('succeeded');
const RUNNING = job('processing');

/** A client, and a service whose job answers are made by the given function, called with the number of the look. */
const setUp = (
  answer: (look: number, path: string) => Response | Promise<Response>,
  options: VidClientOptions = {},
) => {
  const clock = new ManualClock();
  const service: FakeService = new FakeService(({ path }): Response | Promise<Response> =>
    answer(service.received.length, path),
  );
  const ports = { clock, random: () => 0.5 };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports, ...options });
  return { vid, clock, service, looks: () => service.received.length };
};

describe('waiting for a job', () => {
  it('looks after a second, and then after half as long again each time, up to every 10 seconds', async () => {
    const clock = new ManualClock();
    const times: number[] = [];
    const answer = (look: number): Response => {
      times.push(clock.monotonic());
      return respond(200, look < 9 ? RUNNING : DONE);
    };
    const { vid, looks } = setUp(answer, { ports: { clock, random: () => 0.5 } });
    const wait = vid.jobs.wait('job_1');
    await clock.advance(60_000);
    await expect(wait).resolves.toMatchObject({ status: 'succeeded', video_url: DONE.video_url });
    expect(times).toEqual([1000, 2500, 4750, 8125, 13_188, 20_782, 30_782, 40_782, 50_782]);
    expect(looks()).toBe(9);
    expect(clock.pending).toEqual([]);
  });

  it.each([
    [0, 8000],
    [0.999999, 12_000],
  ])('varies the interval by a fifth (%d)', async (random, interval) => {
    const clock = new ManualClock();
    const { vid, looks } = setUp(() => respond(200, RUNNING), { ports: { clock, random: () => random } });
    void vid.jobs.wait('job_1', { firstPollMs: 10_000 }).catch(() => undefined);
    await clock.advance(10_000 + interval - 10);
    expect(looks()).toBe(1);
    await clock.advance(20);
    expect(looks()).toBe(2);
  });

  it('waits as the client was told to, where the call says nothing else', async () => {
    const { vid, clock, looks } = setUp(() => respond(200, RUNNING), {
      wait: { timeoutMs: 900, firstPollMs: 100, pollIntervalMs: 200 },
    });
    const outcome = rejection(vid.jobs.wait('job_1'));
    await clock.advance(900);
    // At 100, 250, 450, 650, 850, and once more at the end.
    expect(looks()).toBe(6);
    expect(await outcome).toMatchObject({ name: 'WaitTimeoutError', timeoutMs: 900 });
    const longer = rejection(vid.jobs.wait('job_1', { timeoutMs: 2000 }));
    await clock.advance(2000);
    expect(await longer).toMatchObject({ name: 'WaitTimeoutError', timeoutMs: 2000 });
    expect(() => setUp(() => respond(200, DONE), { wait: { timeoutMs: -1 } })).toThrow('wait.timeoutMs');
  });

  it('does not look without pause when it is told to look at once', async () => {
    const { vid, clock, looks } = setUp(() => respond(200, RUNNING));
    void vid.jobs.wait('job_1', { firstPollMs: 0 }).catch(() => undefined);
    await clock.advance(0);
    expect(looks()).toBe(1);
    await clock.advance(999);
    expect(looks()).toBe(1);
    await clock.advance(1);
    expect(looks()).toBe(2);
  });

  it('looks once more at its deadline, and gives what it sees then', async () => {
    const clock = new ManualClock();
    const started = clock.monotonic();
    const { vid, looks } = setUp(() => respond(200, clock.monotonic() - started < 14_000 ? RUNNING : DONE), {
      ports: { clock, random: () => 0.5 },
    });
    const wait = vid.jobs.wait('job_1', { timeoutMs: 15_000 });
    await clock.advance(14_999);
    expect(looks()).toBe(5);
    await clock.advance(1);
    await expect(wait).resolves.toMatchObject({ status: 'succeeded' });
    expect(looks()).toBe(6);
    expect(clock.pending).toEqual([]);
  });

  it('looks once for all whose deadline has come', async () => {
    const { vid, clock, looks } = setUp(() => respond(200, RUNNING));
    const waits = [1, 2, 3].map(() => rejection(vid.jobs.wait('job_1', { timeoutMs: 500 })));
    await clock.advance(500);
    for (const error of await Promise.all(waits)) expect(WaitTimeoutError.is(error)).toBe(true);
    expect(looks()).toBe(1);
  });

  it('ends when the look at its deadline says that the job is not there', async () => {
    const { vid, clock } = setUp(() => respond(404, { error: 'Job not found' }));
    const outcome = rejection(vid.jobs.wait('job_1', { timeoutMs: 500 }));
    await clock.advance(500);
    expect(await outcome).toMatchObject({ name: 'NotFoundError', jobId: 'job_1' });
  });

  it('takes the answer to a young look that is under way at its deadline for the last', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { vid, clock, looks } = setUp(
      () =>
        new Promise<Response>((resolve) => {
          release = resolve;
        }),
    );
    const wait = vid.jobs.wait('job_1', { timeoutMs: 1500 });
    await clock.advance(1600);
    expect(looks()).toBe(1);
    release(respond(200, DONE));
    await expect(wait).resolves.toMatchObject({ status: 'succeeded' });
  });

  it('ends at its deadline with the id and the last state, while the job goes on', async () => {
    const { vid, clock } = setUp(() => respond(200, RUNNING));
    const outcome = rejection(vid.jobs.wait('job_1', { timeoutMs: 20_000 }));
    await clock.advance(20_000);
    const error = await outcome;
    expect(WaitTimeoutError.is(error)).toBe(true);
    expect(error).toMatchObject({ jobId: 'job_1', job: RUNNING, timeoutMs: 20_000, charged: 'yes' });
    expect(error['nextStep']).toContain("vid.jobs.wait('job_1')");
    expect(clock.pending).toEqual([]);
  });

  it('replaces a look that hangs at its deadline, and ends a little later when that one hangs too', async () => {
    const aborted: boolean[] = [];
    const clock = new ManualClock();
    const service = new FakeService(
      ({ signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => aborted.push(true));
        }),
    );
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports: { clock } });
    const outcome = rejection(vid.jobs.wait('job_1', { timeoutMs: 5000 }));
    await clock.advance(5000);
    expect(aborted).toEqual([true]);
    await clock.advance(999);
    expect(aborted).toEqual([true]);
    await clock.advance(1);
    expect(WaitTimeoutError.is(await outcome)).toBe(true);
    expect(aborted).toEqual([true, true]);
    expect(clock.pending).toEqual([]);
  });

  it.each<readonly [string, () => Response]>([
    ['a server error', () => respond(500, { error: 'x' })],
    ['a gateway page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page instead of JSON', () => new Response('<h1>Hello</h1>')],
    ['half a JSON', () => new Response('{"job_id"')],
    ['another shape', () => respond(200, { hello: 1 })],
    ['a request time-out', () => respond(408, { error: 'x' })],
    ['the 404 page of a proxy', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['the 404 of a gateway that speaks JSON', () => respond(404, { message: 'no Route matched with those values' })],
    ['a 404 in other words than the service has', () => respond(404, { error: 'Not Found' })],
    ['a wall that lets nobody through', () => new Response('Access denied', { status: 403 })],
    ['a proxy that asks who it is', () => new Response('<h1>Sign in</h1>', { status: 407 })],
    ['an answer about another job', () => respond(200, { ...DONE, job_id: 'job_2' })],
    [
      'a network that fails',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('goes on after %s', async (_what, failure) => {
    const { vid, clock } = setUp((look) => (look < 4 ? failure() : respond(200, DONE)));
    const wait = vid.jobs.wait('job_1');
    await clock.advance(33_000);
    await expect(wait).resolves.toMatchObject({ status: 'succeeded' });
  });

  const STRANGE: readonly [string, () => Response, string][] = [
    ['a page that lets nobody through', () => new Response('<h1>Sign in</h1>', { status: 403 }), 'with status 403'],
    ['a page in place of every answer', () => new Response('<h1>Hello</h1>'), 'with status 200'],
    [
      'no answer at all',
      () => {
        throw new TypeError('fetch failed');
      },
      'without an answer',
    ],
  ];

  it.each(STRANGE)('says that nothing was seen of the service when there was only %s', async (_what, answer, last) => {
    const { vid, clock, looks } = setUp(answer);
    const outcome = rejection(vid.jobs.wait('job_1', { timeoutMs: 20_000 }));
    await clock.advance(20_000);
    const error = await outcome;
    expect(WaitTimeoutError.is(error)).toBe(true);
    expect(error).toMatchObject({ job: undefined, failures: looks() });
    expect(error.message).toContain(`nothing of the job was seen: ${looks()} of its looks failed, the last ${last}`);
    expect(error['nextStep']).toContain("Whether the job goes on can't be told");
    expect(error['nextStep']).toMatch(/baseUrl.*vid\.jobs\.wait\('job_1'\)/);
  });

  it.each(STRANGE)('says what was seen last when %s came after it', async (_what, answer, last) => {
    const { vid, clock, looks } = setUp((look) => (look === 1 ? respond(200, RUNNING) : answer()));
    const outcome = rejection(vid.jobs.wait('job_1', { timeoutMs: 20_000 }));
    await clock.advance(20_000);
    const error = await outcome;
    const failed = `${looks() - 1} of its looks failed, the last ${last}`;
    expect(error.message).toContain(`it was last seen processing; since then ${failed}`);
    expect(error['nextStep']).not.toContain('The job goes on');
  });

  it('says in its abort what was seen in place of the service', async () => {
    const { vid, clock } = setUp(() => new Response('<h1>Sign in</h1>', { status: 403 }));
    const abort = new AbortController();
    const outcome = rejection(vid.jobs.wait('job_1', { signal: abort.signal }));
    await clock.advance(3000);
    abort.abort();
    expect((await outcome).message).toMatch(
      /nothing of the job was seen: 2 of its looks failed, the last with status 403/,
    );
  });

  it('tells at the deadline what went wrong', async () => {
    const { vid, clock } = setUp(() => respond(500, { error: 'on fire' }));
    const outcome = rejection(vid.jobs.wait('job_1', { timeoutMs: 30_000 }));
    await clock.advance(30_000);
    expect((await outcome).cause).toMatchObject({ name: 'ServerError', status: 500 });
  });

  it('looks no earlier than a 429 asks', async () => {
    const { vid, clock, looks } = setUp((look) =>
      look === 1 ? respond(429, { error: 'x', code: 'RATE_LIMITED', retryAfter: 40 }) : respond(200, DONE),
    );
    const wait = vid.jobs.wait('job_1');
    await clock.advance(1000 + 39_999);
    expect(looks()).toBe(1);
    await clock.advance(1);
    await wait;
  });

  it.each([
    [401, { error: 'Unauthorized', code: 'NO_API_KEY' }, 'AuthenticationError'],
    [402, { error: 'x', code: 'PLAN_UPGRADE_REQUIRED' }, 'PlanUpgradeRequiredError'],
    [403, { error: 'Forbidden' }, 'ForbiddenError'],
    [404, { error: 'Job not found' }, 'NotFoundError'],
    [410, { error: 'Job not found' }, 'NotFoundError'],
  ])('ends at once on %i %j', async (status, body, name) => {
    const { vid, clock, looks } = setUp((look) => (look === 1 ? respond(200, RUNNING) : respond(status, body)));
    const outcome = rejection(vid.jobs.wait('job_1'));
    await clock.advance(2500);
    expect(await outcome).toMatchObject({ name, jobId: 'job_1', job: RUNNING });
    expect(looks()).toBe(2);
  });

  it('does not take an unknown status for the end', async () => {
    const { vid, clock, looks } = setUp((look) => respond(200, look < 3 ? job('polishing') : DONE));
    const wait = vid.jobs.wait('job_1');
    await clock.advance(2500);
    expect(looks()).toBe(2);
    await clock.advance(2250);
    await wait;
  });

  it('rejects with the reason when the render failed', async () => {
    const { vid, clock } = setUp(() => respond(200, job('failed', { error: 'no voice' })));
    const outcome = rejection(vid.jobs.wait('job_1'));
    await clock.advance(3000);
    const error = await outcome;
    expect(RenderFailedError.is(error)).toBe(true);
    expect(error).toMatchObject({ jobId: 'job_1', reason: 'no voice', charged: 'yes', job: { status: 'failed' } });
  });

  it('rejects when the render was cancelled', async () => {
    const { vid, clock } = setUp(() => respond(200, job('cancelled')));
    const outcome = rejection(vid.jobs.wait('job_1'));
    await clock.advance(3000);
    expect(RenderCancelledError.is(await outcome)).toBe(true);
  });

  it('looks a few times more for the video of a job that succeeded', async () => {
    const { vid, clock, looks } = setUp((look) =>
      respond(200, look < 3 ? job('succeeded', { video_url: null }) : DONE),
    );
    const wait = vid.jobs.wait('job_1');
    await clock.advance(23_000);
    await expect(wait).resolves.toMatchObject({ video_url: DONE.video_url });
    expect(looks()).toBe(3);
  });

  it('says so when the video never comes', async () => {
    const { vid, clock, looks } = setUp(() => respond(200, { job_id: 'job_1', status: 'succeeded' }));
    const outcome = rejection(vid.jobs.wait('job_1'));
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({
      name: 'UnexpectedResponseError',
      charged: 'yes',
      jobId: 'job_1',
      job: { status: 'succeeded', video_url: null },
    });
    expect(looks()).toBe(4);
  });

  it('stops the waiting, not the job, when it is aborted', async () => {
    const { vid, clock } = setUp(() => respond(200, RUNNING));
    const abort = new AbortController();
    const outcome = rejection(vid.jobs.wait('job_1', { signal: abort.signal }));
    await clock.advance(4000);
    abort.abort();
    const error = await outcome;
    expect(error).toMatchObject({ name: 'AbortedError', jobId: 'job_1', job: RUNNING });
    expect(error.message).toContain('the job itself goes on');
    expect(clock.pending).toEqual([]);
    expect(await rejection(vid.jobs.wait('job_1', { signal: abort.signal }))).toMatchObject({ name: 'AbortedError' });
  });

  it('looks once per interval for all who wait for one job', async () => {
    const { vid, clock, looks } = setUp((look) => respond(200, look < 3 ? RUNNING : DONE));
    const waits = [1, 2, 3, 4].map(() => vid.jobs.wait('job_1'));
    await clock.advance(23_000);
    await Promise.all(waits);
    expect(looks()).toBe(3);
  });

  it('looks at once when a verified webhook tells of the job', async () => {
    const { vid, clock, looks } = setUp(() => respond(200, DONE));
    const wait = vid.jobs.wait('job_1');
    await clock.advance(500);
    const delivery = {
      event: 'video.completed',
      payload: { job_id: 'job_1' },
      emitted_at: '2030-01-01T00:00:00Z',
      delivery_id: 'd1',
    };
    expect(vid.webhooks.receive(delivery)).toBe(true);
    expect(vid.webhooks.receive(delivery)).toBe(false);
    await clock.advance(0);
    await expect(wait).resolves.toMatchObject({ status: 'succeeded' });
    expect(looks()).toBe(1);
  });

  it('looks again when the webhook comes during a look', async () => {
    let release: () => void = () => undefined;
    const { vid, clock, looks } = setUp((look) =>
      look > 1
        ? respond(200, DONE)
        : new Promise((resolve) => {
            release = () => resolve(respond(200, RUNNING));
          }),
    );
    const wait = vid.jobs.wait('job_1');
    await clock.advance(1000);
    vid.webhooks.receive({ event: 'video.completed', payload: { job_id: 'job_1' }, emitted_at: '', delivery_id: 'd1' });
    release();
    await clock.advance(0);
    await wait;
    expect(looks()).toBe(2);
  });

  it('refuses what is no id', () => {
    const { vid } = setUp(() => respond(200, DONE));
    for (const id of ['', '.', '..']) expect(() => vid.jobs.wait(id)).toThrow('is not an id');
  });
});

describe('watching a job', () => {
  it('yields each change once, and ends with the final state', async () => {
    const states = [
      job('queued', { progress: 0 }),
      job('processing', { progress: 10 }),
      job('processing', { progress: 10 }),
      job('failed'),
    ];
    const { vid, clock } = setUp((look) => respond(200, states[look - 1]));
    const seen: unknown[] = [];
    const reading = (async () => {
      for await (const { status, progress } of vid.jobs.watch('job_1')) seen.push([status, progress]);
    })();
    await clock.advance(33_000);
    await reading;
    expect(seen).toEqual([
      ['queued', 0],
      ['processing', 10],
      ['failed', 40],
    ]);
    expect(clock.pending).toEqual([]);
  });

  it.each<readonly [string, object, object]>([
    ['its state', { status: 'queued' }, { status: 'processing' }],
    ['its progress', { progress: 10 }, { progress: 11 }],
    ['its error', { error: null }, { error: 'a scene was replaced' }],
    ['its video', { video_url: null }, { video_url: 'https://cdn.example.com/preview.mp4' }],
  ])('yields a job of which nothing but %s changed', async (_what, before, after) => {
    const states = [
      job('processing', before),
      job('processing', after),
      job('processing', { ...after, title: 'Coffee' }),
      job('failed'),
    ];
    const { vid, clock } = setUp((look) => respond(200, states[look - 1]));
    const seen: unknown[] = [];
    const reading = (async () => {
      for await (const each of vid.jobs.watch('job_1')) seen.push(each);
    })();
    await clock.advance(33_000);
    await reading;
    expect(seen).toMatchObject([before, after, { status: 'failed' }]);
  });

  it('stops looking when the reader leaves', async () => {
    const { vid, clock, looks } = setUp(() => respond(200, RUNNING));
    const reading = (async () => {
      for await (const _job of vid.jobs.watch('job_1')) break;
    })();
    await clock.advance(1000);
    await reading;
    await clock.advance(60_000);
    expect(looks()).toBe(1);
    expect(clock.pending).toEqual([]);
  });

  it('names the time that is none', async () => {
    const { vid } = setUp(() => respond(200, RUNNING));
    await expect(vid.jobs.wait('job_1', { firstPollMs: -1 })).rejects.toThrow(/^The option firstPollMs is -1/);
  });

  it('throws at its deadline', async () => {
    const { vid, clock } = setUp(() => respond(200, RUNNING));
    const outcome = rejection(
      (async () => {
        for await (const _job of vid.jobs.watch('job_1', { timeoutMs: 15_000 }));
      })(),
    );
    await clock.advance(15_000);
    expect(await outcome).toMatchObject({ name: 'WaitTimeoutError', job: RUNNING });
  });
});

describe('a render handle', () => {
  const render = async () => {
    const made = setUp((_look, path) =>
      respond(path === '/v1/render' ? 202 : 200, path === '/v1/render' ? accepted() : DONE),
    );
    return { ...made, handle: await made.vid.renders.create({ brief: 'x' }) };
  };

  it('waits, and iterates over updates', async () => {
    const { handle, clock } = await render();
    const wait = handle.wait();
    const reading = (async () => {
      const seen: string[] = [];
      for await (const { status } of handle.updates()) seen.push(status);
      return seen;
    })();
    await clock.advance(3000);
    await expect(wait).resolves.toMatchObject({ status: 'succeeded' });
    await expect(reading).resolves.toEqual(['succeeded']);
  });

  it('names its key in every error', async () => {
    const { handle } = await render();
    const signal = AbortSignal.abort();
    const watching = async (): Promise<void> => {
      for await (const _job of handle.updates({ signal }));
    };
    for (const failing of [handle.wait({ signal }), watching(), handle.download('never.mp4', { signal })]) {
      const error = await rejection(failing);
      expect(error).toMatchObject({ name: 'AbortedError', jobId: 'job_1', idempotencyKey: expect.stringMatching(/./) });
    }
  });

  it('can be stored and attached again', async () => {
    const { handle, vid, clock } = await render();
    const stored: unknown = JSON.parse(JSON.stringify(handle));
    expect(stored).toEqual(accepted());
    expect(structuredClone({ ...handle })).toEqual(accepted());
    const wait = vid.renders.attach(stored as ReturnType<typeof accepted>).wait();
    const byId = vid.renders.attach('job_1').wait();
    await clock.advance(3000);
    await expect(wait).resolves.toMatchObject({ status: 'succeeded' });
    await byId;
  });

  it('is waited for by createAndWait', async () => {
    const { vid, clock } = setUp((_look, path) =>
      respond(path === '/v1/render' ? 202 : 200, path === '/v1/render' ? accepted() : DONE),
    );
    const both = vid.renders.createAndWait({ brief: 'x' }, { wait: { firstPollMs: 100 } });
    await clock.advance(100);
    const { render: handle, job: finished } = await both;
    expect(handle.job_id).toBe('job_1');
    expect(finished.video_url).toBe(DONE.video_url);
  });

  it('is waited for although a replica does not know it for half a minute', async () => {
    const { vid, clock, looks } = setUp((_look, path) => {
      if (path === '/v1/render') return respond(202, accepted());
      return clock.monotonic() < 29_000 ? respond(404, { error: 'Job not found' }) : respond(200, DONE);
    });
    const both = vid.renders.createAndWait({ brief: 'x' });
    await clock.advance(31_000);
    await expect(both).resolves.toMatchObject({ job: { status: 'succeeded' } });
    expect(looks()).toBeGreaterThan(5);
    // A job that nobody told this client of ends a wait at once, and so does its own after a while.
    const { vid: other, clock: otherClock, looks: otherLooks } = setUp(() => respond(404, { error: 'Job not found' }));
    const outcome = rejection(other.jobs.wait('job_1'));
    await otherClock.advance(1000);
    expect(await outcome).toMatchObject({ name: 'NotFoundError' });
    expect(otherLooks()).toBe(1);
  });

  it('says that a failed wait was paid for', async () => {
    const { vid, clock } = setUp((_look, path) =>
      path === '/v1/render' ? respond(202, accepted()) : respond(404, { error: 'Job not found' }),
    );
    const outcome = rejection(vid.renders.createAndWait({ brief: 'x' }));
    await clock.advance(31_000);
    expect(await outcome).toMatchObject({ name: 'NotFoundError', charged: 'yes', jobId: 'job_1' });
  });
});

describe('looks that hang', () => {
  it.each([40, 200])('keep nobody else from looking (%d of them)', async (count) => {
    const hanging = new Promise<Response>(() => undefined);
    const { vid, clock, looks } = setUp((_look, path) =>
      path.endsWith('_good') ? respond(200, { ...DONE, job_id: 'job_good' }) : hanging,
    );
    const abort = new AbortController();
    const hung = Array.from({ length: count }, (_, index) =>
      rejection(vid.jobs.wait(`job_${index}`, { signal: abort.signal })),
    );
    const good = watched(vid.jobs.wait('job_good'));
    await clock.advance(1000);
    expect(looks()).toBeLessThanOrEqual(64);
    expect(good.value()).toBeUndefined();
    await clock.advance(7000);
    expect(good.value()).toMatchObject({ status: 'succeeded' });
    abort.abort();
    await Promise.all(hung);
    expect(clock.pending).toEqual([]);
  });
});
