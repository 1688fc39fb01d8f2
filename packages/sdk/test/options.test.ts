import { InvalidRequestError, VidClient, type VidClientOptions } from '@vid/sdk';
import { MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, HOOK, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';

const make = (options: VidClientOptions = {}) => {
  const service = new FakeService(({ path }) =>
    respond(path === '/v1/render' ? 202 : 200, {
      ...ACCOUNT,
      ...job('succeeded'),
      ...accepted(),
      hook: HOOK,
      hooks: [],
      events: [],
    }),
  );
  return { service, vid: new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ...options }) };
};

const failure = (act: () => unknown): InvalidRequestError => {
  try {
    act();
  } catch (error) {
    if (InvalidRequestError.is(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

/** Every method that takes options, called with what is no option of it. */
const METHODS: Readonly<Record<string, (vid: VidClient, options: never) => unknown>> = {
  'account.retrieve': (vid, options) => vid.account.retrieve(options),
  'renders.create': (vid, options) => vid.renders.create({ brief: 'x' }, options),
  'renders.createAndWait': (vid, options) => vid.renders.createAndWait({ brief: 'x' }, options),
  'renders.createMany': async (vid, options) => vid.renders.createMany([], options),
  'handle.wait': (vid, options) => vid.renders.attach('job_1').wait(options),
  'handle.updates': async (vid, options) => vid.renders.attach('job_1').updates(options).next(),
  'handle.download': (vid, options) => vid.renders.attach('job_1').download('x.mp4', options),
  'jobs.retrieve': (vid, options) => vid.jobs.retrieve('job_1', options),
  'jobs.wait': (vid, options) => vid.jobs.wait('job_1', options),
  'jobs.watch': async (vid, options) => vid.jobs.watch('job_1', options),
  'jobs.download': (vid, options) => vid.jobs.download('job_1', 'x.mp4', options),
  'webhooks.events': (vid, options) => vid.webhooks.events(options),
  'webhooks.list': (vid, options) => vid.webhooks.list(options),
  'webhooks.create': (vid, options) => vid.webhooks.create({ event: 'ping', webhook_url: 'https://a.test' }, options),
  'webhooks.update': (vid, options) => vid.webhooks.update(1, { active: true }, options),
  'webhooks.delete': (vid, options) => vid.webhooks.delete(1, options),
  'webhooks.test': (vid, options) => vid.webhooks.test(1, options),
  'webhooks.ensure': (vid, options) => vid.webhooks.ensure({ event: 'ping', webhook_url: 'https://a.test' }, options),
};

describe.each(Object.entries(METHODS))('%s', (_name, call) => {
  it('tells a misspelt option by name, and sends nothing', async () => {
    const { service, vid } = make();
    const error = await rejection(call(vid, { Signall: new AbortController().signal } as never) as Promise<unknown>);
    expect(error).toMatchObject({ name: 'InvalidRequestError', charged: 'no', problems: [{ path: 'Signall' }] });
    expect(error.message).toMatch(/^\S.* knows no option Signall; did you mean signal\?$/);
    expect(service.received).toEqual([]);
  });

  it.each([
    ['a string', 'key-1', 'a string'],
    ['null', null, 'null'],
    ['a list', [], 'a list'],
    ['a signal', new AbortController().signal, 'an AbortSignal'],
  ])('tells %s in place of options, without showing it', async (_what, given, worded) => {
    const { service, vid } = make();
    const error = await rejection(call(vid, given as never) as Promise<unknown>);
    expect(error).toMatchObject({ name: 'InvalidRequestError' });
    expect(error.message).toContain(worded);
    expect(JSON.stringify(error)).not.toContain('key-1');
    expect(service.received).toEqual([]);
  });
});

describe('options', () => {
  it('of a client are told by name', () => {
    expect(failure(() => make({ apikey: 'emp_other' } as never)).message).toContain('apikey; did you mean apiKey?');
    expect(failure(() => make({ base_url: 'x' } as never)).message).toContain('base_url; did you mean baseUrl?');
    expect(failure(() => make({ retry: { maxRetry: 1 } as never })).message).toContain(
      'retry.maxRetry; did you mean retry.maxRetries?',
    );
    expect(failure(() => make({ wholly: 1 } as never)).message).toBe('VidClient knows no option wholly');
  });

  it('of a client may not be its key alone', () => {
    const error = failure(() => new VidClient('emp_topsecret' as never));
    expect(error.message).toContain('an object, not as a string');
    expect(error.nextStep).toContain('apiKey');
    expect(JSON.stringify(error) + error.stack).not.toContain('topsecret');
  });

  it('within options are told with where they stand', async () => {
    const { vid } = make();
    const call = vid.renders.createAndWait({ brief: 'x' }, { wait: { timeoutms: 5 } as never });
    expect((await rejection(call)).message).toContain('wait.timeoutms; did you mean wait.timeoutMs?');
    const short = vid.renders.createAndWait({ brief: 'x' }, { wait: 'short' as never });
    expect((await rejection(short)).message).toContain('wait of renders.createAndWait');
    expect(failure(() => vid.renders.createMany([], { limits: { minutes: 1 } as never })).message).toContain(
      'limits.minute?',
    );
  });

  it('that are undefined count as left out', async () => {
    const { vid } = make({ anything: undefined } as never);
    await expect(vid.account.retrieve({ unknown: undefined } as never)).resolves.toMatchObject(ACCOUNT);
  });
});

/** What each kind of option refuses, and how that is worded. */
const MS = [0, -1, Number.NaN, '5', null].map((wrong) => [wrong, 'a positive number of milliseconds'] as const);
const COUNTS = [-1, 1.5, Infinity, Number.NaN, '2', null].map(
  (wrong) => [wrong, 'a whole number of at least 0'] as const,
);
const MOST = [0, -1, 1.5, Number.NaN, '3', null].map((wrong) => [wrong, 'a positive whole number'] as const);
const WAITS = [-1, Number.NaN, '5'].map((wrong) => [wrong, 'a number of at least 0'] as const);

type Given = (vid: VidClient, wrong: never) => unknown;
const many = (vid: VidClient, options: object): unknown =>
  vid.renders.createMany([{ brief: 'x' }, { brief: 'y' }], options).next();

/** Who takes an option, its name, and what it refuses. */
const NUMBERS: ReadonlyArray<readonly [string, string, Given, ReadonlyArray<readonly [unknown, string]>]> = [
  ['a client', 'timeoutMs', (vid, timeoutMs) => vid.withOptions({ timeoutMs }), MS],
  ['a client', 'retry.maxRetries', (vid, maxRetries) => vid.withOptions({ retry: { maxRetries } }), COUNTS],
  ['a call', 'timeoutMs', (vid, timeoutMs) => vid.account.retrieve({ timeoutMs }), MS],
  ['a call', 'maxRetries', (vid, maxRetries) => vid.account.retrieve({ maxRetries }), COUNTS],
  ['a render', 'timeoutMs', (vid, timeoutMs) => vid.renders.create({ brief: 'x' }, { timeoutMs }), MS],
  ['a render', 'maxRetries', (vid, maxRetries) => vid.renders.create({ brief: 'x' }, { maxRetries }), COUNTS],
  [
    'createAndWait',
    'wait.timeoutMs',
    (vid, timeoutMs) => vid.renders.createAndWait({ brief: 'x' }, { wait: { timeoutMs } }),
    WAITS,
  ],
  ['a download', 'timeoutMs', (vid, timeoutMs) => vid.jobs.download('job_1', '/nowhere/x.mp4', { timeoutMs }), MS],
  [
    'a download',
    'idleTimeoutMs',
    (vid, idleTimeoutMs) => vid.jobs.download('job_1', '/nowhere/x.mp4', { idleTimeoutMs }),
    MS,
  ],
  [
    'a download',
    'maxRetries',
    (vid, maxRetries) => vid.jobs.download('job_1', '/nowhere/x.mp4', { maxRetries }),
    COUNTS,
  ],
  ['recover', 'timeoutMs', (vid, timeoutMs) => vid.renders.recover('key', { timeoutMs }), MS],
  ['recover', 'expectedCredits', (vid, expectedCredits) => vid.renders.recover('key', { expectedCredits }), WAITS],
  ['a journal', 'maxEntries', (_vid, maxEntries) => new MemoryJournal({ maxEntries }), WAITS],
  ['createMany', 'concurrency', (vid, concurrency) => many(vid, { concurrency }), MOST],
  ['createMany', 'limits.minute', (vid, minute) => many(vid, { limits: { minute } }), MOST],
  ['createMany', 'limits.hour', (vid, hour) => many(vid, { limits: { hour } }), MOST],
  ['createMany', 'limits.day', (vid, day) => many(vid, { limits: { day } }), MOST],
  ['createMany', 'timeoutMs', (vid, timeoutMs) => many(vid, { timeoutMs }), MS],
  ['createMany', 'wait.pollIntervalMs', (vid, pollIntervalMs) => many(vid, { wait: { pollIntervalMs } }), WAITS],
];

describe.each(NUMBERS)('of %s, %s', (_who, name, call, wrongs) => {
  it.each(wrongs)('refuses %s before anything is sent, and says what to write', async (wrong, wanted) => {
    const { service, vid } = make();
    const error = await rejection((async () => call(vid, wrong as never))());
    const came = typeof wrong === 'string' ? `'${wrong}'` : String(wrong);
    expect(error).toMatchObject({ name: 'InvalidRequestError', charged: 'no', problems: [{ path: name }] });
    expect(error.message).toContain(`The option ${name} is ${came}; it must be ${wanted}`);
    expect(error.nextStep).toContain(`Correct ${name}`);
    expect(service.received).toEqual([]);
  });
});

describe('numbers that mean something', () => {
  it('are taken: no limit, no retry, and what is undefined as left out', async () => {
    const { service, vid } = make({ retry: { maxRetries: 0 } });
    const options = {
      concurrency: Infinity,
      limits: { minute: undefined, hour: Infinity, day: 1 },
      wait: false,
    } as const;
    await expect(many(vid, options as never)).resolves.toMatchObject({ value: { render: { job_id: 'job_1' } } });
    await vid.account.retrieve({ timeoutMs: Infinity, maxRetries: 0 });
    expect(service.received).toHaveLength(2);
  });

  it('are asked for without showing a text that came instead', async () => {
    const { vid } = make();
    const error = await rejection(vid.account.retrieve({ timeoutMs: 'emp_topsecret' as never }));
    expect(error.message).toContain('timeoutMs is a string');
    expect(JSON.stringify(error) + error.stack).not.toContain('topsecret');
  });
});
