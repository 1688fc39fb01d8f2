/** Headers in whatever form they are given: they are sent, or refused by name before anything is. */
import { type GivenHeaders, VidClient, type VidClientOptions } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, accepted } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';

const setUp = (options: VidClientOptions = {}) => {
  const service = new FakeService(({ path }) =>
    path === '/v1/render' ? respond(202, accepted()) : respond(200, ACCOUNT),
  );
  const ports = { clock: new ManualClock() };
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports, ...options });
  return { vid, service, sent: (name: string) => service.received.map(({ headers }) => headers.get(name)) };
};

const FORMS: ReadonlyArray<readonly [string, GivenHeaders]> = [
  ['an object', { 'X-Tenant': 'films', 'x-none': undefined }],
  ['Headers', new Headers({ 'X-Tenant': 'films' })],
  ['a list of pairs', [['X-Tenant', 'films']]],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { 'X-Tenant': 'films' })],
];

describe.each(FORMS)('headers given as %s', (_what, headers) => {
  it('are sent with every call of a client', async () => {
    const { vid, sent } = setUp({ defaultHeaders: headers });
    await vid.account.retrieve();
    await vid.renders.create({ brief: 'x' });
    expect(sent('x-tenant')).toEqual(['films', 'films']);
    expect(sent('x-none')).toEqual([null, null]);
  });

  it('are sent with a call, a render and a free request', async () => {
    const { vid, sent } = setUp({ defaultHeaders: { 'x-tenant': 'none' } });
    await vid.account.retrieve({ headers });
    await vid.renders.create({ brief: 'x' }, { headers });
    await vid.request('GET', '/v1/me', { headers });
    await vid.request('POST', '/v1/render', { headers, body: { brief: 'x' } });
    expect(sent('x-tenant')).toEqual(['films', 'films', 'films', 'films']);
  });

  it('are added to those of another client', async () => {
    const { vid, sent } = setUp({ defaultHeaders: [['x-a', '1']] });
    await vid.withOptions({ defaultHeaders: headers }).account.retrieve();
    expect([sent('x-a'), sent('x-tenant')]).toEqual([['1'], ['films']]);
  });
});

describe('the key of a render', () => {
  it.each<readonly [string, GivenHeaders]>([
    ['Headers', new Headers({ 'Idempotency-Key': 'k', 'x-a': '1' })],
    ['pairs', [['IDEMPOTENCY-KEY', 'k'] as const, ['x-a', '1'] as const]],
  ])('is found among %s', async (_what, headers) => {
    const { vid, sent } = setUp();
    await vid.renders.create({ brief: 'x' }, { headers });
    expect([sent('idempotency-key'), sent('x-a')]).toEqual([['k'], ['1']]);
    expect(await vid.journal.list()).toMatchObject([{ key: 'k' }]);
  });
});

describe('names that only read like those of the connection', () => {
  it.each(['x-connection', 'upgrade-insecure-requests', 'te-x'])('are sent: %s', async (name) => {
    const { vid, sent } = setUp();
    await vid.account.retrieve({ headers: { [name]: '1' } });
    expect(sent(name)).toEqual(['1']);
  });
});

it('names what cannot be sent as a problem of its option', async () => {
  const { vid } = setUp();
  expect(await rejection(vid.account.retrieve({ headers: { 'x-a': 1 } as never }))).toMatchObject({
    problems: [{ path: 'headers.x-a', message: 'cannot be sent' }],
    nextStep: 'Correct its name or value.',
  });
});

describe('pairs of one name', () => {
  it('are joined', async () => {
    const { vid, sent } = setUp();
    const headers = [['x-a', '1'] as const, ['X-A', '2'] as const];
    await vid.account.retrieve({ headers });
    expect(sent('x-a')).toEqual(['1, 2']);
  });
});

const SECRET = 'hunter2-hunter2';
const WRONG: ReadonlyArray<readonly [string, unknown, RegExp]> = [
  ['a name with a space', { 'x tenant': SECRET }, /The header "x tenant" of \w+ cannot be sent/],
  ['an empty name', { '': SECRET }, /The header "" of \w+ cannot be sent/],
  ['a line break', { 'x-a': `${SECRET}\r\nx-b: 1` }, /The header "x-a" of \w+ cannot be sent/],
  ['a zero byte', [['x-a', `${SECRET}\0`]], /The header "x-a" of \w+ cannot be sent/],
  ['letters beyond Latin', { 'x-a': 'ключ' }, /The header "x-a" of \w+ cannot be sent/],
  ['a number', { 'x-a': 1 }, /The header "x-a" of \w+ cannot be sent/],
  ['null', { 'x-a': null }, /The header "x-a" of \w+ cannot be sent/],
  ['a length', { 'Content-Length': '3' }, /The header "Content-Length" of \w+ cannot be sent/],
  ['a transfer coding', { 'transfer-encoding': 'chunked' }, /"transfer-encoding" of \w+ cannot be sent/],
  ['a line break at the end', { authorization: `Bearer ${SECRET}\n` }, /"authorization" of \w+ cannot be sent/],
  ['a Date', new Date(), /is a Date;/],
  ['an instance that has no members', new (class Tenant {})(), /is a Tenant;/],
  ['a Map', new Map([['x-a', SECRET]]), /The option \w+ is a Map; it must be an object/],
  ['a Set', new Set(['x-a']), /is a Set;/],
  ['parameters', new URLSearchParams({ 'x-a': SECRET }), /is an? URLSearchParams;/],
  ['a text', `x-a: ${SECRET}`, /is a string;/],
  ['nothing', null, /is null;/],
  ['a list of texts', ['x-a', SECRET], /is a list;/],
  ['pairs and a text', [['x-a', '1'], SECRET], /is a list;/],
  ['triples', [['x-a', '1', '2']], /is a list;/],
];

describe.each(WRONG)('headers with or as %s', (_what, given, message) => {
  const expected = { name: 'InvalidRequestError', charged: 'no', message: expect.stringMatching(message) };

  it('are refused when a client is made', () => {
    const make = (): unknown => setUp({ defaultHeaders: given as GivenHeaders });
    expect(make).toThrow(message);
    expect(make).not.toThrow(SECRET);
  });

  it('are refused when a call is made, and nothing is sent or written down', async () => {
    const { vid, service } = setUp();
    const headers = given as GivenHeaders;
    const errors = [
      await rejection(vid.account.retrieve({ headers })),
      await rejection(vid.renders.create({ brief: 'x' }, { headers })),
      await rejection(vid.request('GET', '/v1/me', { headers })),
    ];
    for (const error of errors) {
      expect(error).toMatchObject(expected);
      expect(JSON.stringify(error) + error.message).not.toContain(SECRET);
    }
    expect(service.received).toEqual([]);
    expect(await vid.journal.list()).toEqual([]);
  });

  it('are refused when a middleware adds them', async () => {
    const { vid, service } = setUp({
      middleware: (_request, next) => next({ headers: given as Record<string, string> }),
    });
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({
      name: 'InvalidRequestError',
      charged: 'no',
    });
    expect(service.received).toEqual([]);
  });
});

describe('credentials that a service echoes', () => {
  const KEY = 'emp_super_secret_0123456789';
  const echo = () =>
    new Response(JSON.stringify({ ...ACCOUNT, name: `Bearer ${KEY}` }), {
      status: 200,
      headers: { 'x-request-id': `req-${KEY}`, 'x-echo': `Bearer ${KEY}` },
    });

  it('are in no request id', async () => {
    const { vid } = setUp({ apiKey: KEY, transport: { fetch: echo } });
    const { response } = await vid.account.retrieve().withResponse();
    expect(response.requestId).toMatch(/^req-emp_\[redacted\]$/);
    const failing = new Response('{"error":"x"}', { status: 400, headers: { 'x-request-id': KEY } });
    const other = setUp({ apiKey: KEY, transport: { fetch: () => failing.clone() } });
    expect((await rejection(other.vid.account.retrieve()))['requestId']).toBe('emp_[redacted]');
  });

  it('are shown to no middleware, and change no result', async () => {
    const seen: unknown[] = [];
    const { vid } = setUp({
      apiKey: KEY,
      transport: { fetch: echo },
      middleware: async (_request, next) => {
        const answer = await next();
        seen.push({ ...answer });
        return answer;
      },
    });
    await expect(vid.account.retrieve()).resolves.toMatchObject({ name: `Bearer ${KEY}` });
    expect(seen).toMatchObject([{ status: 200, headers: { 'x-echo': 'Bearer emp_[redacted]' } }]);
    expect(JSON.stringify(seen)).not.toContain(KEY);
  });
});
