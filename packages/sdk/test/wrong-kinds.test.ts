/** Values of a wrong kind for each argument and each option: refused by name, before anything is sent. */

import { type InvalidRequestError, VidClient, VidError } from '@vid/sdk';
import { FileJournal, MemoryJournal } from '@vid/sdk/journal';
import { describe, expect, it } from 'vitest';
import { accepted } from './support/answers';
import { FakeService, respond } from './support/fake-service';

const VALUES: Readonly<Record<string, unknown>> = {
  null: null,
  undefined,
  'a number': 5,
  'a string': 'text',
  'a list': [],
  'an empty object': {},
  'a function': () => undefined,
  'a promise': Promise.resolve(undefined),
  'a controller': new AbortController(),
  true: true,
};
type Name = keyof typeof VALUES;

const service = new FakeService(() => respond(202, accepted()));
const OPTIONS = { apiKey: 'emp_k', baseUrl: 'https://a.test', transport: service, journalScope: 's' };
const make = (options: object = {}) => new VidClient({ ...OPTIONS, ...options });
const REQUEST = { brief: 'Tea' };
const HOOK = { event: 'video.completed', webhook_url: 'https://b.test/' };

const drain = async (loop: AsyncIterable<unknown>): Promise<void> => {
  for await (const _each of loop);
};

/** What takes an argument, by what its error has to name, and the kinds that it rightly takes. */
const ARGUMENTS: readonly [string, (value: never) => unknown, readonly Name[]][] = [
  ['VidClient', (value) => new VidClient(value), ['undefined', 'an empty object']],
  ['withOptions|VidClient', (value) => make().withOptions(value), ['an empty object']],
  ['jobs.retrieve', (value) => make().jobs.retrieve(value), ['a string']],
  ['jobs.wait', (value) => make().jobs.wait(value), ['a string']],
  ['jobs.watch', (value) => make().jobs.watch(value), ['a string']],
  ['jobs.download', (value) => make().jobs.download(value, '/tmp/never'), ['a string']],
  ['destination', (value) => make().jobs.download('job_1', value), ['a string']],
  ['renders.create', (value) => make({ validate: false }).renders.create(value), ['an empty object', 'a controller']],
  [
    'renders.createAndWait|renders.create',
    (value) => make().renders.createAndWait(value),
    ['an empty object', 'a controller'],
  ],
  ['renders.createMany', (value) => make().renders.createMany(value), ['a list']],
  ['renders.attach', (value) => make().renders.attach(value), ['a string']],
  ['renders.recover', (value) => make().renders.recover(value), ['a string']],
  ['webhooks.receive', (value) => make().webhooks.receive(value), []],
  ['webhooks.unwrap', (value) => make().webhooks.unwrap(value), []],
  ['createHook', (value) => make({ validate: false }).webhooks.create(value), ['an empty object', 'a controller']],
  ['webhooks.ensure', (value) => make().webhooks.ensure(value), ['an empty object', 'a controller']],
  ['updateHook', (value) => make({ validate: false }).webhooks.update('1', value), ['an empty object', 'a controller']],
  ['hooks/{id}', (value) => make().webhooks.delete(value), ['a number', 'a string']],
  ['hooks/{id}', (value) => make().webhooks.test(value), ['a number', 'a string']],
  ['method', (value) => make().request(value, '/v1/me'), ['null', 'undefined', 'a string', 'true']],
  ['path', (value) => make().request('GET', value), []],
  ['FileJournal', (value) => new FileJournal(value), []],
  ['MemoryJournal', (value) => new MemoryJournal(value), ['undefined', 'an empty object']],
];

/** Each option, by the kinds that it rightly takes; what is undefined is left out. */
const CLIENT: Readonly<Record<string, readonly Name[]>> = {
  apiKey: ['a string', 'a function'],
  baseUrl: [],
  timeoutMs: ['a number'],
  middleware: ['a list', 'a function'],
  transport: [],
  dispatcher: [],
  proxyFromEnvironment: ['true'],
  retry: ['an empty object'],
  journal: [],
  journalScope: ['a string'],
  wait: ['an empty object'],
  allowDom: ['true'],
  validate: ['true'],
  onRequest: ['a function'],
  onResponse: ['a function'],
  logger: [],
  logLevel: [],
  ports: ['an empty object'],
};
const CALL = { signal: [], timeoutMs: ['a number'], maxRetries: ['a number'] } as const;
const WAIT = { signal: [], timeoutMs: ['a number'], firstPollMs: ['a number'], pollIntervalMs: ['a number'] } as const;
const METHODS: readonly [string, (options: never) => unknown, Readonly<Record<string, readonly Name[]>>][] = [
  ['account.retrieve', (options) => make().account.retrieve(options), CALL],
  ['jobs.retrieve', (options) => make().jobs.retrieve('job_1', options), CALL],
  ['jobs.wait', (options) => make().jobs.wait('job_1', options), WAIT],
  ['jobs.watch', (options) => drain(make().jobs.watch('job_1', options)), WAIT],
  [
    'jobs.download',
    (options) => make().jobs.download('job_1', '/tmp/never', options),
    {
      ...CALL,
      idleTimeoutMs: ['a number'],
      keepPartial: ['true'],
      onProgress: ['a function'],
      wait: ['an empty object'],
    },
  ],
  [
    'renders.create',
    (options) => make().renders.create(REQUEST, options),
    { ...CALL, idempotencyKey: ['a string'], rotateRefusedKeys: ['true'] },
  ],
  [
    'renders.createAndWait',
    (options) => make().renders.createAndWait(REQUEST, options),
    { ...CALL, wait: ['an empty object'] },
  ],
  [
    'renders.createMany',
    (options) => make().renders.createMany([REQUEST], options),
    {
      signal: [],
      detach: [],
      wait: ['an empty object'],
      concurrency: ['a number'],
      idempotencyKey: ['a function'],
      rotateRefusedKeys: ['true'],
      limits: ['an empty object'],
      timeoutMs: ['a number'],
      onPause: ['a function'],
      onOrphan: ['a function'],
    },
  ],
  [
    'renders.recover',
    (options) => make().renders.recover('key', options),
    { signal: [], timeoutMs: ['a number'], expectedCredits: ['a number'], acceptInferred: ['true'] },
  ],
  ['webhooks.create', (options) => make().webhooks.create(HOOK, options), CALL],
  ['webhooks.ensure', (options) => make().webhooks.ensure(HOOK, options), { ...CALL, replace: ['true'] }],
  ['webhooks.list', (options) => make().webhooks.list(options), CALL],
  [
    'request',
    (options) => make().request('GET', '/v1/me', options),
    { ...CALL, query: ['an empty object'], idempotent: ['true'] },
  ],
  ['FileJournal', (options) => new FileJournal(options), { path: ['a string'], onSkipped: ['a function'] }],
];

const refusal = async (act: () => unknown): Promise<InvalidRequestError> => {
  const before = service.received.length;
  const error: unknown = await (async () => act())().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(VidError.is(error), `${String(error)}`).toBe(true);
  expect((error as Error).name).toBe('InvalidRequestError');
  expect((error as InvalidRequestError).nextStep).not.toMatch(/^Read the message/);
  expect(service.received.length).toBe(before);
  return error as InvalidRequestError;
};

const wrong = (taken: readonly Name[]): string[] => Object.keys(VALUES).filter((name) => !taken.includes(name));

describe.each(ARGUMENTS)('the argument of %s', (name, act, taken) => {
  it.each(wrong(taken))('is refused when it is %s', async (kind) => {
    const { message } = await refusal(() => act(VALUES[kind] as never));
    expect(message).toMatch(new RegExp(name.replaceAll(/[{}]/g, '.')));
  });
});

const OF_METHODS = METHODS.flatMap(([name, act, options]) =>
  Object.entries(options).map(([option, taken]) => [name, option, act, taken] as const),
);
const OF_CLIENT = Object.entries(CLIENT).map(
  ([option, taken]) => ['VidClient', option, (options: object) => make(options), taken] as const,
);

describe.each([...OF_METHODS, ...OF_CLIENT])('%s: the option %s', (_name, option, act, taken) => {
  const kinds = wrong(taken).filter((kind) => kind !== 'undefined');
  it.each(kinds)('is refused when it is %s', async (kind) => {
    const base = option === 'onSkipped' ? { path: 'renders.jsonl' } : {};
    const { message } = await refusal(() => act({ ...base, [option]: VALUES[kind] } as never));
    expect(message).toMatch(new RegExp(option === 'apiKey' || option === 'baseUrl' ? 'apiKey|base ?U(RL|rl)' : option));
  });
});

const taken = (): WritableStream<Uint8Array> => {
  const stream = new WritableStream<Uint8Array>();
  stream.getWriter();
  return stream;
};

it.each<readonly [string, string, () => unknown]>([
  ['an empty path', 'path as a string that is not empty, not as an empty string', () => new FileJournal({ path: '' })],
  ['an empty scope', 'journalScope as a string that is not empty', () => make({ journalScope: '' })],
  ['an empty id', '"" is not an id', () => make().renders.attach('')],
  ['a path with a line break', 'is not a path of the service', () => make().request('GET', '/v1/me\r\nx: 1')],
  ['a path with a tab at its end', 'is not a path of the service', () => make().request('GET', '/v1/me\t')],
  ['a path with a zero byte', 'is not a path of the service', () => make().request('GET', '/v1/\0')],
  ['an object in a query', 'query.a is', () => make().request('GET', '/v1/me', { query: { a: {} as never } })],
  ['a list in a query', 'query.a is a list', () => make().request('GET', '/v1/me', { query: { a: [1] as never } })],
  [
    'parameters for a query',
    'query is a URLSearchParams',
    () => make().request('GET', '/v1/me', { query: new URLSearchParams('a=1') as never }),
  ],
  [
    'a date for retries',
    'retry of VidClient takes its options as an object, not as a Date',
    () => make({ retry: new Date() }),
  ],
  ['a date for waits', 'wait of VidClient', () => make({ wait: new Date() })],
  ['a date for options', 'not as a Date', () => make().jobs.wait('job_1', new Date() as never)],
  ['false for retries', 'retry of VidClient takes its options as an object', () => make({ retry: false })],
  ['false for waits', 'wait of VidClient', () => make({ wait: false })],
  ['an instance without members', 'not as a Tenant', () => make({ retry: new (class Tenant {})() })],
  ['a buffer for a file', 'The destination', () => make().jobs.download('job_1', Buffer.from('v.mp4') as never)],
  ['a stream that is taken', 'The destination', () => make().jobs.download('job_1', taken())],
  ['an address for a file', 'no file of this machine', () => make().jobs.download('job_1', 's3://videos/one.mp4')],
  [
    'a URL of another machine',
    'no file of this machine',
    () => make().jobs.download('job_1', new URL('file://b/v.mp4')),
  ],
])('refuses %s by name', async (_what, message, act) => {
  expect((await refusal(act)).message).toContain(message);
});

it('leaves out what is null in a query', async () => {
  await make().request('GET', '/v1/me', { query: { a: null, b: 1 } });
  expect(service.received.at(-1)?.path).toBe('/v1/me?b=1');
});

it('says what to write for the usual mistakes', async () => {
  const controller = new AbortController();
  const half = { aborted: false, addEventListener: () => undefined };
  const refused = await refusal(() => make().renders.create({ brief: 'x' }, { signal: half as never }));
  expect(refused.message).toBe('renders.create takes signal as an AbortSignal, not as an object');
  const { message, nextStep } = await refusal(() => make().jobs.wait('job_1', { signal: controller } as never));
  expect(message).toBe('jobs.wait takes signal as an AbortSignal, not as an AbortController');
  expect(nextStep).toBe('Pass its signal: controller.signal.');
  expect((await refusal(() => make({ journal: '/renders.jsonl' }))).nextStep).toContain('new FileJournal({ path })');
  expect((await refusal(() => make().jobs.wait(Promise.resolve('job_1') as never))).nextStep).toContain(
    'Await it first',
  );
});

it('refuses what JSON has no form for', async () => {
  const circle: Record<string, unknown> = {};
  circle['itself'] = circle;
  for (const value of [circle, { big: 1n }, () => undefined]) {
    const { message } = await refusal(() => make().request('POST', '/v1/x', { body: value }));
    expect(message).toContain("request can't send body as JSON");
  }
  const request = { ...REQUEST, extra: circle } as never;
  expect((await refusal(() => make({ validate: false }).renders.create(request))).message).toContain('as JSON');
});
