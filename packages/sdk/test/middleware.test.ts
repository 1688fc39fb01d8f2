import {
  ConnectionError,
  InvalidRequestError,
  type Middleware,
  type MiddlewareRequest,
  VidClient,
  type VidClientOptions,
  VidError,
} from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, DUPLICATE, HOOK, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock, ManualClock, settle } from './support/manual-clock';
import { deferred } from './support/promises';

const make = (
  middleware: Middleware | readonly Middleware[],
  answers: Array<Response | Error>,
  options: VidClientOptions = {},
) => {
  const service = new FakeService(() => {
    const next = answers.shift() ?? respond(500, { error: 'The script is over' });
    if (next instanceof Error) throw next;
    return next;
  });
  const logged: string[] = [];
  const write = (message: string): void => void logged.push(message);
  const vid = new VidClient({
    apiKey: 'emp_topsecret',
    baseUrl: 'http://a.test',
    transport: service,
    middleware,
    logger: { debug: write, info: write, warn: write, error: write },
    logLevel: 'error',
    ports: { clock: new HastyClock(), random: () => 0.5 },
    ...options,
  });
  return { vid, service, logged };
};

const pass: Middleware = (_request, next) => next();

describe('a middleware', () => {
  it('stands around each attempt, the first outermost', async () => {
    const seen: string[] = [];
    const named =
      (name: string): Middleware =>
      async (request, next) => {
        seen.push(`${name} before ${request.attempt}`);
        const answer = await next();
        seen.push(`${name} after ${answer.status}`);
        return answer;
      };
    const { vid } = make([named('one'), named('two')], [respond(500, { error: 'x' }), respond(200, ACCOUNT)]);
    await vid.account.retrieve();
    expect(seen).toEqual([
      'one before 1',
      'two before 1',
      'two after 500',
      'one after 500',
      'one before 2',
      'two before 2',
      'two after 200',
      'one after 200',
    ]);
  });

  it('sees what is asked and answered, but not the key', async () => {
    const seen: MiddlewareRequest[] = [];
    let body: string | undefined;
    const { vid, service } = make(
      async (request, next) => {
        seen.push(request);
        const answer = await next();
        ({ body } = answer);
        return answer;
      },
      [respond(200, job('succeeded'))],
    );
    await vid.jobs.retrieve('job_1');
    expect(seen).toMatchObject([
      {
        method: 'GET',
        path: '/v1/job/job_1',
        route: '/v1/job/{id}',
        url: 'http://a.test/v1/job/job_1',
        attempt: 1,
        repeatable: true,
        download: false,
      },
    ]);
    expect(JSON.parse(body ?? '')).toEqual(job('succeeded'));
    expect(JSON.stringify(seen)).not.toContain('topsecret');
    expect(service.received[0]?.headers.get('authorization')).toBe('Bearer emp_topsecret');
    expect(service.received[0]?.headers.get('x-client-request-id')).toBe(seen[0]?.callId);
  });

  it('adds headers, also by handing on the whole request', async () => {
    const { vid, service } = make(
      [
        (_request, next) => next({ headers: { 'X-One': '1' } }),
        (request, next) => next({ ...request, headers: { ...request.headers, 'x-two': '2' } }),
      ],
      [respond(200, ACCOUNT)],
    );
    await vid.account.retrieve();
    const { headers } = service.received[0] as { headers: Headers };
    expect([headers.get('x-one'), headers.get('x-two'), headers.get('authorization')]).toEqual([
      '1',
      '2',
      'Bearer emp_topsecret',
    ]);
  });

  it('may send credentials of its own', async () => {
    const { vid, service } = make(
      (_request, next) => next({ headers: { Authorization: 'Signature abc' } }),
      [respond(200, ACCOUNT)],
    );
    await vid.account.retrieve();
    expect(service.received[0]?.headers.get('authorization')).toBe('Signature abc');
  });

  it('is told by name when it is no function', () => {
    expect(() => make('log' as never, [])).toThrow(/middleware/);
    expect(() => make([pass, {}] as never, [])).toThrow(/middleware/);
  });
});

describe('around a read', () => {
  it('may answer in place of the service', async () => {
    const { vid, service } = make(async () => ({ status: 200, headers: {}, body: JSON.stringify(ACCOUNT) }), []);
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(service.received).toEqual([]);
  });

  it('may answer with a status alone, or with headers', async () => {
    const answers = [{ status: 204 }, { status: 200, headers: { 'x-a': '1' }, body: '[]' }];
    const { vid } = make(async () => answers.shift() as never, []);
    const { data, response } = await vid.request('GET', '/v1/x').withResponse();
    expect([data, response.status, response.headers, response.body]).toEqual([undefined, 204, {}, '']);
    expect((await vid.request('GET', '/v1/x').withResponse()).response.headers).toEqual({ 'x-a': '1' });
  });

  it('may tell the client to come back later', async () => {
    const clock = new HastyClock();
    const later = new Date(clock.now() + 7000).toUTCString();
    const answers = [{ status: 429, headers: { 'retry-after': later }, body: '{"error":"x","code":"RATE_LIMITED"}' }];
    const { vid } = make(async (_request, next) => answers.shift() ?? next(), [respond(200, ACCOUNT)], {
      ports: { clock },
    });
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(clock.waits).toEqual([7000]);
  });

  it('that holds it back for too long is ended, with nothing sent', async () => {
    const clock = new ManualClock();
    const { vid, service } = make(() => new Promise(() => undefined), [], { ports: { clock } });
    const outcome = rejection(vid.account.retrieve({ timeoutMs: 1000 }));
    await settle();
    await clock.advance(1000);
    expect(await outcome).toMatchObject({ name: 'TimeoutError', sent: false });
    expect(service.received).toEqual([]);
  });

  it('that throws is not tried again', async () => {
    let calls = 0;
    const { vid } = make(() => {
      calls += 1;
      return Promise.reject(new Error('my bug'));
    }, []);
    await rejection(vid.account.retrieve());
    expect(calls).toBe(1);
  });

  it('may send it twice', async () => {
    const { vid, service } = make(
      async (_request, next) => {
        const first = await next();
        return first.status === 200 ? next() : first;
      },
      [respond(200, { ...ACCOUNT, name: 'first' }), respond(200, { ...ACCOUNT, name: 'second' })],
    );
    await expect(vid.account.retrieve()).resolves.toMatchObject({ name: 'second' });
    expect(service.received).toHaveLength(2);
  });

  it('may forget to return the answer', async () => {
    const { vid } = make((async (_request: unknown, next: () => Promise<unknown>) => void (await next())) as never, [
      respond(200, ACCOUNT),
    ]);
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
  });

  it('leaves retrying to the client when it hands on why there was no answer', async () => {
    const { vid, service } = make(
      async (_request, next) => {
        try {
          return await next();
        } catch (error) {
          expect(ConnectionError.is(error)).toBe(true);
          throw error;
        }
      },
      [new Error('gone'), respond(200, ACCOUNT)],
    );
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(service.received).toHaveLength(2);
  });

  it('ends it with what it throws, once', async () => {
    const { vid, service } = make(() => Promise.reject(new Error('my bug')), []);
    const error = await rejection(vid.account.retrieve());
    expect(error).toMatchObject({ name: 'VidError', cause: { message: 'my bug' } });
    expect(error.message).toContain('my bug');
    expect(service.received).toEqual([]);
  });

  it('hands errors of the client on as they are', async () => {
    const mine = new InvalidRequestError('not today');
    const { vid } = make(() => Promise.reject(mine), []);
    expect(await rejection(vid.account.retrieve())).toBe(mine);
  });
});

describe('around a render', () => {
  const AFTER: ReadonlyArray<readonly [string, Middleware]> = [
    [
      'throws after the answer',
      async (_request, next) => {
        await next();
        throw new Error('my bug');
      },
    ],
    ['forgets to return it', (async (_request: unknown, next: () => Promise<unknown>) => void (await next())) as never],
    [
      'gives another one',
      async (_request, next) => {
        await next();
        return { status: 500, headers: {}, body: '{}' };
      },
    ],
    [
      'does not wait for it',
      async (_request, next) => {
        void next();
        return { status: 500, headers: {}, body: '{}' };
      },
    ],
    [
      'throws without waiting for it',
      async (_request, next) => {
        void next();
        throw new Error('my bug');
      },
    ],
  ];
  it.each(AFTER)('that %s loses no job', async (_what, middleware) => {
    const { vid, service } = make(middleware, [respond(202, accepted())]);
    await expect(vid.renders.create({ brief: 'x' })).resolves.toMatchObject({ job_id: 'job_1' });
    expect(service.received).toHaveLength(1);
  });

  it('is heard of in the log when it throws too late', async () => {
    const { vid, logged } = make(AFTER[0]?.[1] as Middleware, [respond(202, accepted())]);
    await vid.renders.create({ brief: 'x' });
    expect(logged).toEqual([expect.stringContaining('my bug')]);
  });

  it('that never ends loses no job when the time is over', async () => {
    const clock = new ManualClock();
    const { vid } = make(
      async (_request, next) => {
        await next();
        return new Promise(() => undefined);
      },
      [respond(202, accepted())],
      { ports: { clock } },
    );
    const render = vid.renders.create({ brief: 'x' }, { timeoutMs: 5_000 });
    await settle();
    await clock.advance(5_000);
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
  });

  it('that calls next twice is refused the second time', async () => {
    let refused: unknown;
    const { vid, service } = make(
      async (_request, next) => {
        const first = await next();
        refused = await next().catch((error: unknown) => error);
        return first;
      },
      [respond(202, accepted()), respond(202, accepted('job_2'))],
    );
    await expect(vid.renders.create({ brief: 'x' })).resolves.toMatchObject({ job_id: 'job_1' });
    expect(service.received).toHaveLength(1);
    expect(refused).toMatchObject({
      name: 'InvalidRequestError',
      message: expect.stringContaining('next twice') as string,
    });
  });

  it('that repeats what failed by itself sends nothing: the client probes with the same key', async () => {
    const { vid, service } = make(
      async (_request, next) => {
        try {
          return await next();
        } catch {
          return next();
        }
      },
      [new Error('cut'), respond(409, DUPLICATE)],
    );
    const error = await rejection(vid.renders.create({ brief: 'x' }));
    expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown' });
    const keys = service.received.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that calls next when the call is over sends nothing', async () => {
    const { promise, resolve } = deferred();
    const controller = new AbortController();
    let late: unknown;
    const { vid, service } = make(
      async (_request, next) => {
        await promise;
        late = await next().catch((error: unknown) => error);
        throw late as Error;
      },
      [respond(202, accepted())],
    );
    const render = rejection(vid.renders.create({ brief: 'x' }, { signal: controller.signal }));
    await settle();
    controller.abort();
    expect(await render).toMatchObject({ name: 'AbortedError', charged: 'no' });
    resolve();
    await settle();
    expect(late).toMatchObject({ name: 'InvalidRequestError' });
    expect(service.received).toEqual([]);
  });

  it.each([
    ['throws before next', () => Promise.reject(new Error('my bug'))],
    [
      'answers in place of the service',
      async () => ({ status: 202, headers: {}, body: JSON.stringify(accepted('fake')) }),
    ],
    ['changes the key', (_request, next) => next({ headers: { 'Idempotency-Key': 'other' } })],
  ] as ReadonlyArray<readonly [string, Middleware]>)(
    'that %s sends nothing, and says so',
    async (_what, middleware) => {
      const { vid, service } = make(middleware, [respond(202, accepted())]);
      const error = await rejection(vid.renders.create({ brief: 'x' }));
      expect(VidError.is(error)).toBe(true);
      expect(error).toMatchObject({ charged: 'no' });
      expect(service.received).toEqual([]);
    },
  );

  it('that changes the key is told where to give it', async () => {
    const { vid } = make((_request, next) => next({ headers: { 'Idempotency-Key': 'other' } }), []);
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({
      message: expect.stringContaining('changed the Idempotency-Key') as string,
      nextStep: 'Give the call its idempotencyKey.',
    });
  });

  it('that fails at the probe leaves the outcome unknown', async () => {
    let calls = 0;
    const { vid } = make(
      (_request, next) => {
        calls += 1;
        return calls === 1 ? next() : Promise.reject(new Error('my bug'));
      },
      [new Error('cut')],
    );
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      charged: 'unknown',
    });
  });
});

it('loses no secret of a new webhook', async () => {
  const { vid } = make(
    async (_request, next) => {
      await next();
      throw new Error('my bug');
    },
    [respond(200, { hook: HOOK, secret: 's' })],
  );
  await expect(
    vid.webhooks.create({ event: 'video.completed', webhook_url: 'https://a.example.com' }),
  ).resolves.toMatchObject({ secret: 's' });
});
