import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { inspect } from 'node:util';
import { CHANNELS, ConnectionError, type Logger, redact, redactText, VidClient, type VidClientOptions } from '@vid/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNT, accepted, HOOK, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';

/** Looks like no key of this service, and has characters that every encoding changes. */
const KEY = 'k3y+with/odd=parts&"quotes"';
const TOKEN = 'one-call-only-credential';
const HEX = [...KEY].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const FORMS: ReadonlyArray<readonly [string, string]> = [
  ['as it is', KEY],
  ['in capitals', KEY.toUpperCase()],
  ['encoded for a URL', encodeURIComponent(KEY)],
  ['encoded twice', encodeURIComponent(encodeURIComponent(KEY))],
  ['in a URL', `https://api.example.com/v1?key=${encodeURIComponent(KEY)}`],
  ['in base64', base64(KEY)],
  ['in base64 behind a name', base64(`user:${KEY}`)],
  ['in base64 between others', base64(`{"a":"${KEY}","b":1}`)],
  ['in base64 for URLs', Buffer.from(`?${KEY}`).toString('base64url')],
  ['in hexadecimal digits', HEX.toUpperCase()],
  ['in JSON', JSON.stringify({ key: KEY })],
  ['in HTML', KEY.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
];

/** The parts of which any would give the key away. */
const LEAKS = [
  KEY,
  encodeURIComponent(KEY),
  'k3y+with',
  base64(KEY).slice(4, 20),
  base64(`user:${KEY}`).slice(12, 30),
  HEX.slice(0, 20),
];

const expectNothingIn = (shown: string): void => {
  for (const leak of [...LEAKS, TOKEN]) expect(shown.toLowerCase()).not.toContain(leak.toLowerCase());
};

/** Everything that a program could print of a value. */
const everything = (value: unknown): string =>
  [String(value), inspect(value, { depth: 12, showHidden: true }), JSON.stringify(value), (value as Error).stack].join(
    '\n',
  );

const setUp = (answer: (path: string) => Response, options: VidClientOptions = {}) => {
  const lines: unknown[] = [];
  const write = (...line: unknown[]): void => void lines.push(line);
  const logger: Logger = { debug: write, info: write, warn: write, error: write };
  for (const name of Object.values(CHANNELS)) {
    const listener = (message: unknown): void => void lines.push(message);
    subscribe(name, listener);
    onTestFinished(() => void unsubscribe(name, listener));
  }
  const vid = new VidClient({
    apiKey: KEY,
    baseUrl: 'http://a.test',
    transport: new FakeService(({ path }) => answer(path)),
    ports: { clock: new HastyClock() },
    logger,
    logLevel: 'debug',
    onRequest: (event) => void lines.push(event),
    onResponse: (event) => void lines.push(event),
    ...options,
  });
  return { vid, shown: () => lines.map(everything).join('\n') };
};

describe('the key of a client', () => {
  it.each(FORMS)('is shown nowhere when the service sends it back %s', async (_what, form) => {
    const { vid, shown } = setUp((path) =>
      path === '/v1/me'
        ? respond(
            401,
            { error: `The key ${form} is unknown`, code: 'INVALID_API_KEY', details: { seen: [form] } },
            { 'x-seen': base64(KEY) },
          )
        : new Response(`<h1>${form}</h1>`, { status: 502 }),
    );
    const account = await rejection(vid.account.retrieve());
    const render = await rejection(vid.renders.create({ brief: 'x' }));
    expectNothingIn(everything(account));
    expectNothingIn(everything(render));
    expectNothingIn(shown());
    expect(account['code']).toBe('INVALID_API_KEY');
  });

  it('is not shown by what caused an error, nor by the cause of that', async () => {
    const low = Object.assign(new Error(`cannot send ${base64(`user:${KEY}`)}`), { header: KEY, code: 'ERR_LOW' });
    const fetch = () => Promise.reject(new TypeError(`fetch failed with Bearer ${KEY}`, { cause: low }));
    const { vid, shown } = setUp(() => respond(500, {}), { transport: { fetch } });
    const error = await rejection(vid.account.retrieve());
    expect(ConnectionError.is(error)).toBe(true);
    expect(error.cause).toMatchObject({ name: 'TypeError', cause: { code: 'ERR_LOW' } });
    expectNothingIn(everything(error));
    expectNothingIn(shown());
  });

  it('is not shown by the client itself', () => {
    expectNothingIn(everything(setUp(() => respond(200, ACCOUNT)).vid));
  });
});

describe('credentials', () => {
  it('of one call are shown nowhere', async () => {
    const { vid, shown } = setUp(() => respond(403, { error: `No entry for ${TOKEN}`, code: 'X' }));
    const headers = {
      'X-Gateway-Token': TOKEN,
      Cookie: `session=${TOKEN}`,
      'Proxy-Authorization': `Basic ${base64(TOKEN)}`,
    };
    const error = await rejection(vid.account.retrieve({ headers }));
    expectNothingIn(everything(error));
    expectNothingIn(shown());
    expect(shown()).toContain('x-gateway-token');
  });

  it.each(['X-Gateway-Token', 'Cookie', 'Proxy-Authorization', 'Authorization'])(
    'of all calls of a client are shown nowhere, given as %s',
    async (name) => {
      const token = `credential-of-all-calls-${name}`;
      const { vid, shown } = setUp(() => respond(403, { error: `No entry for ${token}`, code: 'X' }), {
        defaultHeaders: { [name]: `Bearer ${token}` },
      });
      const error = await rejection(vid.account.retrieve());
      expect(error.message).toContain('No entry for [redacted]');
      for (const text of [everything(error), shown()]) expect(text).not.toContain(token);
    },
  );

  it('that a service gives are shown nowhere', async () => {
    const secret = 'a1'.repeat(32);
    const { vid, shown } = setUp((path) =>
      path === '/v1/me'
        ? respond(400, { error: `${secret} and ${base64(secret)}` })
        : respond(201, { hook: HOOK, secret }),
    );
    const created = await vid.webhooks.create({ event: 'video.completed', webhook_url: 'https://example.com/hook' });
    expect(created.secret).toBe(secret);
    const error = await rejection(vid.account.retrieve());
    for (const text of [everything(error), shown()]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(base64(secret).slice(0, 40));
    }
  });
});

describe('addresses', () => {
  it.each([
    ['https://cdn.example.com/unguessable/path?sig=s1gn4ture', 'https://cdn.example.com/[redacted]'],
    ['/unguessable/path?sig=s1gn4ture', '/[redacted]'],
  ])('to which an answer points are shown as host and redacted path (%s)', async (location, expected) => {
    const cookies = { 'set-cookie': 'session=s1gn4ture; HttpOnly', 'proxy-authenticate': 'Basic' };
    const { vid, shown } = setUp(() => respond(302, {}, { location, ...cookies }));
    const error = await rejection(vid.account.retrieve());
    expect(error.message).toContain(expected);
    expect(error['headers']).toMatchObject({ location: expected, 'set-cookie': '[redacted]' });
    for (const text of [everything(error), shown()]) expect(text).not.toMatch(/unguessable|s1gn4ture/);
  });

  it('of a video are shown as host and redacted path, and can still be read', async () => {
    const video_url = 'https://cdn.example.com/unguessable.mp4?sig=s1gn4ture';
    const { vid, shown } = setUp(() =>
      respond(200, job('failed', { video_url, error: `could not copy ${video_url}` })),
    );
    const error = await rejection(vid.jobs.wait('job_1'));
    expect(error['job']).toMatchObject({ video_url });
    for (const text of [everything(error), error.message, shown()]) expect(text).not.toMatch(/unguessable|s1gn4ture/);
    expect(redact({ video_url: '/files/unguessable.mp4', poll_url: '/v1/job/1' })).toEqual({
      video_url: '/[redacted]',
      poll_url: '/v1/job/1',
    });
  });
});

describe('what is no secret', () => {
  it('stays: a key that is a hash, and numbers and flags that bear the name of one', async () => {
    const idempotencyKey = 'c0ffee'.padEnd(64, '0');
    const { vid, shown } = setUp(() => respond(409, { error: 'x', code: 'DUPLICATE_REQUEST' }));
    const error = await rejection(vid.renders.create({ brief: 'x' }, { idempotencyKey }));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ idempotencyKey });
    expect(shown()).toContain(idempotencyKey);
    expect(redact({ has_secret: true, tokens: 3, secret: { a: 'x' } })).toEqual({
      has_secret: true,
      tokens: 3,
      secret: { a: '[redacted]' },
    });
    expect(redactText('POST /v1/render was answered with 402')).toBe('POST /v1/render was answered with 402');
  });

  it('is what a result holds', async () => {
    const { vid } = setUp(() => respond(202, accepted(), { 'set-cookie': 'a=b' }));
    const { data, response } = await vid.renders.create({ brief: 'x' }).withResponse();
    expect(data.job_id).toBe('job_1');
    expect(response.headers['set-cookie']).toBe('a=b');
  });
});

describe('an address', () => {
  it.each([...'<>"\'{}|\\^`', '\u{1f600}', '\\r\\n'])('is cut up to white space, also with %s in it', (odd) => {
    for (const address of [
      `http://h.example/ok?x=${odd}&zz=topsecret&y=1`,
      `http://h.example/o${odd}k?zz=topsecret`,
      `http://h.example?${odd}topsecret`,
      `http://h.example/ok#${odd}topsecret`,
      `http://ada${odd}:topsecret@h.example/ok`,
      `http://ada:top@topsecret@h.example/ok`,
    ])
      for (const text of [address, `at ${address}, now`, JSON.stringify({ address, n: 1 })])
        expect(redactText(text)).not.toContain('topsecret');
  });

  it('leaves what stands around it', () => {
    expect(redactText('{"a":"https://h.example/p","b":1} (see https://h.example/x?y=1).')).toBe(
      '{"a":"https://h.example/[redacted]","b":1} (see https://h.example/[redacted]).',
    );
  });
});
