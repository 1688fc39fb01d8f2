import { inspect } from 'node:util';
import { VidClient, type VidClientOptions } from '@vid/sdk';
import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT, accepted } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock, ManualClock, settle } from './support/manual-clock';

const make = (apiKey: VidClientOptions['apiKey'], answers: Array<Response | Error>, options: VidClientOptions = {}) => {
  const service = new FakeService(() => {
    const next = answers.shift() ?? respond(500, { error: 'The script is over' });
    if (next instanceof Error) throw next;
    return next;
  });
  const vid = new VidClient({
    apiKey,
    baseUrl: 'http://a.test',
    transport: service,
    ports: { clock: new HastyClock(), random: () => 0.5 },
    ...options,
  });
  return { vid, service, keys: () => service.received.map(({ headers }) => headers.get('authorization')) };
};

const NEXT = ['Nothing was sent. See the cause.', 'Resolve to the key as a text.', 'Look for a trailing line break.'];

describe('an apiKey function', () => {
  it('is asked for each attempt', async () => {
    let calls = 0;
    const { vid, keys } = make(
      async () => `emp_number${(calls += 1)}`,
      [respond(500, { error: 'x' }), respond(200, ACCOUNT)],
    );
    await vid.account.retrieve();
    expect(keys()).toEqual(['Bearer emp_number1', 'Bearer emp_number2']);
  });

  it('may be asked again by the probe of a render, which keeps its idempotency key', async () => {
    let calls = 0;
    const { vid, service, keys } = make(
      () => `emp_number${(calls += 1)}`,
      [new Error('cut'), respond(202, accepted())],
    );
    await vid.renders.create({ brief: 'x' });
    expect(keys()).toEqual(['Bearer emp_number1', 'Bearer emp_number2']);
    expect(new Set(service.received.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('the vault is sealed')), 'the vault is sealed'],
    [
      'throws',
      () => {
        throw new Error('the vault is sealed');
      },
      'the vault is sealed',
    ],
    ['gives nothing', () => undefined, 'undefined'],
    ['gives an empty text', () => '', 'empty'],
    ['gives a line break', () => 'emp_x\n', 'line break'],
  ] as ReadonlyArray<readonly [string, () => unknown, string]>)(
    'that %s is a clear error, with nothing sent or charged',
    async (_what, apiKey, worded) => {
      const { vid, service } = make(apiKey as never, [respond(202, accepted())]);
      const error = await rejection(vid.renders.create({ brief: 'x' }));
      expect(error).toMatchObject({ charged: 'no', message: expect.stringContaining(worded) as string });
      expect(NEXT).toContain(error['nextStep']);
      expect(service.received).toEqual([]);
      await rejection(vid.account.retrieve());
      expect(service.received).toEqual([]);
    },
  );

  it('that rejects after a lost answer leaves the outcome unknown', async () => {
    let calls = 0;
    const apiKey = async () => {
      calls += 1;
      if (calls > 1) throw new Error('the vault is sealed');
      return 'emp_first';
    };
    const { vid } = make(apiKey, [new Error('cut')]);
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({ name: 'RenderOutcomeUnknownError' });
  });

  it('that never answers ends with the time of the call, and sends nothing when it answers later', async () => {
    const clock = new ManualClock();
    let give: (key: string) => void = () => undefined;
    const { vid, service } = make(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
      [],
      { ports: { clock } },
    );
    const render = rejection(vid.renders.create({ brief: 'x' }, { timeoutMs: 1_000, maxRetries: 0 }));
    await settle();
    await clock.advance(1_000);
    expect(await render).toMatchObject({ name: 'TimeoutError', charged: 'no', sent: false });
    give('emp_late');
    await settle();
    expect(service.received).toEqual([]);
  });

  it('is redacted by value, whatever its key looks like', async () => {
    const lines: string[] = [];
    const write = (message: string, facts?: unknown): void => void lines.push(`${message} ${JSON.stringify(facts)}`);
    const { vid } = make(
      () => 'unusual-credential-42',
      [respond(401, { error: 'unusual-credential-42 is not known' })],
      {
        logger: { debug: write, info: write, warn: write, error: write },
        logLevel: 'debug',
        onRequest: (event) => void lines.push(JSON.stringify(event)),
      },
    );
    const error = await rejection(vid.account.retrieve());
    expect(JSON.stringify(error)).not.toContain('unusual-credential-42');
    expect(lines.join()).not.toContain('unusual-credential-42');
    expect(inspect(vid, { depth: 10, showHidden: true })).not.toContain('unusual-credential-42');
  });
});

it('a key is not asked for where a call has credentials of its own', async () => {
  const apiKey = vi.fn(() => 'emp_k');
  const { vid, keys } = make(apiKey, [respond(200, ACCOUNT)]);
  await vid.account.retrieve({ headers: { authorization: 'Basic own-credential' } });
  expect(keys()).toEqual(['Basic own-credential']);
  expect(apiKey).not.toHaveBeenCalled();
});

it.each<readonly [string, VidClientOptions]>([
  ['a call', {}],
  ['a call with a middleware', { middleware: (_request, next) => next() }],
])('%s that has ended leaves no timer behind', async (_what, options) => {
  const clock = new ManualClock();
  const { vid } = make('emp_k', [respond(200, ACCOUNT)], { ...options, ports: { clock } });
  await vid.account.retrieve();
  expect(clock.pending).toEqual([]);
});

it('a call that waits to be sent again is sent no more when the client is destroyed', async () => {
  const clock = new ManualClock();
  const { vid, service } = make('emp_k', [], { ports: { clock } });
  const outcome = rejection(vid.account.retrieve());
  await settle();
  await vid.destroy();
  await clock.advance(60_000);
  const error = await outcome;
  expect(error).toMatchObject({ name: 'AbortedError' });
  expect(error.message).toBe('GET /v1/me was not sent: the client was destroyed');
  expect(service.received).toHaveLength(1);
});

describe('defaultHeaders', () => {
  it('go with every call, and give way to those of a call', async () => {
    const { vid, service } = make('emp_k', [respond(200, ACCOUNT), respond(200, ACCOUNT), respond(202, accepted())], {
      defaultHeaders: { 'X-Gateway': 'one', 'User-Agent': 'my-app/1', 'x-none': undefined },
    });
    await vid.account.retrieve();
    await vid.account.retrieve({ headers: { 'x-gateway': 'two' } });
    await vid.renders.create({ brief: 'x' });
    expect(service.received.map(({ headers }) => headers.get('x-gateway'))).toEqual(['one', 'two', 'one']);
    expect(service.received[0]?.headers.get('user-agent')).toBe('my-app/1');
    expect(service.received[0]?.headers.has('x-none')).toBe(false);
  });

  it.each([
    [{ 'Idempotency-Key': 'k' }, 'Idempotency-Key'],
    [{ 'x bad': 'secretvalue' }, 'x bad'],
    [{ 'x-bad': 'secretvalue\nx' }, 'x-bad'],
    [{ 'x-bad': 5 }, 'x-bad'],
  ])('that cannot be sent are refused by name: %j', (defaultHeaders, name) => {
    const act = () => make('emp_k', [], { defaultHeaders: defaultHeaders as never });
    expect(act).toThrow(name);
    expect(act).not.toThrow('secretvalue');
  });
});

describe('timeoutMs of the client', () => {
  it('ends a call that says nothing else', async () => {
    const clock = new ManualClock();
    const options = {
      timeoutMs: 700,
      retry: { maxRetries: 0 },
      ports: { clock },
      transport: { fetch: () => new Promise<Response>(() => undefined) },
    };
    const { vid } = make('emp_k', [], options);
    const short = rejection(vid.account.retrieve());
    const long = rejection(vid.account.retrieve({ timeoutMs: 900 }));
    await settle();
    await clock.advance(700);
    expect(await short).toMatchObject({ name: 'TimeoutError', timeoutMs: 700 });
    await clock.advance(200);
    expect(await long).toMatchObject({ name: 'TimeoutError', timeoutMs: 900 });
  });

  it('leaves a render the time that planning takes', async () => {
    const clock = new ManualClock();
    const { vid } = make('emp_k', [], {
      timeoutMs: 700,
      ports: { clock },
      transport: { fetch: () => new Promise<Response>(() => undefined) },
    });
    let ended = false;
    void rejection(vid.renders.create({ brief: 'x' })).then(() => {
      ended = true;
    });
    await settle();
    await clock.advance(100_000);
    expect(ended).toBe(false);
  });
});

describe('requestId', () => {
  it.each(['x-request-id', 'request-id', 'x-correlation-id', 'x-amzn-requestid', 'x-amz-request-id', 'cf-ray'])(
    'is what %s says',
    async (name) => {
      const { vid } = make('emp_k', [
        respond(200, ACCOUNT, { [name]: 'req-7' }),
        respond(404, { error: 'x' }, { [name]: 'req-8' }),
      ]);
      expect((await vid.account.retrieve().withResponse()).response.requestId).toBe('req-7');
      const error = await rejection(vid.jobs.retrieve('job_1'));
      expect(error).toMatchObject({ requestId: 'req-8', callId: expect.stringMatching(/^call-/) as string });
      expect(error).toMatchObject(JSON.parse(JSON.stringify({ requestId: 'req-8' })) as object);
    },
  );

  it('is our own id of the call where nobody else names it, the same in each attempt', async () => {
    const { vid, service } = make('emp_k', [respond(500, { error: 'x' }), new Error('cut'), new Error('cut')]);
    const error = await rejection(vid.account.retrieve());
    const sent = service.received.map(({ headers }) => headers.get('x-client-request-id'));
    expect(new Set(sent)).toEqual(new Set([error['requestId']]));
    expect(error['callId']).toBe(error['requestId']);
  });

  it('is our own id where a gateway names it with an empty text', async () => {
    const { vid } = make('emp_k', [
      respond(200, ACCOUNT, { 'x-request-id': '' }),
      respond(200, ACCOUNT, { 'x-request-id': '', 'cf-ray': 'ray-1' }),
    ]);
    expect((await vid.account.retrieve().withResponse()).response.requestId).toMatch(/^call-\w+-1$/);
    expect((await vid.account.retrieve().withResponse()).response.requestId).toBe('ray-1');
  });

  it('is on renders and on their errors', async () => {
    const { vid } = make('emp_k', [
      respond(202, accepted(), { 'x-request-id': 'req-1' }),
      new Error('cut'),
      new Error('cut'),
    ]);
    expect((await vid.renders.create({ brief: 'x' }).withResponse()).response.requestId).toBe('req-1');
    const error = await rejection(vid.renders.create({ brief: 'y' }));
    expect(error).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      requestId: expect.stringMatching(/^call-/) as string,
    });
  });
});
