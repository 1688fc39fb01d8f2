import { ConnectionError, TimeoutError, UnexpectedResponseError, VidClient } from '@vid/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT, HOOK, SERVER_ERROR } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { deferred, watched } from './support/promises';
import { cutAfter, drop, hang, json, ScriptedServer, type Step, text } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const ok = json(200, ACCOUNT);
const limited = (seconds: number): Step => json(429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: seconds });

describe.each(TRANSPORTS)('a read through %s', (_name, transport) => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  it.each<readonly [string, Step]>([
    ['a dropped connection', drop],
    ['a server error', json(500, SERVER_ERROR)],
    ['a gateway page', text(502, '<h1>Bad gateway</h1>')],
    ['an answer that broke off', cutAfter(`HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"user`, 60)],
  ])('is sent again after %s', async (_what, failure) => {
    const { vid, clock } = makeClient(server.url, { transport });
    server.script(failure, failure, ok);
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(clock.waits.filter((wait) => wait > 0)).toEqual([375, 750]);
    await vid.close();
  });

  it('is told in words where https is spoken to http, without a dump of OpenSSL', async () => {
    const { vid } = makeClient(server.url.replace('http:', 'https:'), { transport });
    const error = await rejection(vid.account.retrieve());
    expect(error).toMatchObject({ name: 'ConnectionError', phase: 'tls' });
    expect(error.message).toMatch(/: it speaks http, not https, or another protocol: write the address with http:\/\//);
    expect(error.message).not.toMatch(/SSL|0A00010B/);
    await vid.close();
  });

  it('waits for a body that comes byte by byte', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (const byte of Buffer.from(JSON.stringify({ ...ACCOUNT, name: 'Zoë 🎬' }))) {
        response.write(Buffer.of(byte));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    await expect(vid.account.retrieve()).resolves.toMatchObject({ name: 'Zoë 🎬' });
    expect(server.received).toHaveLength(1);
    await vid.close();
  });

  it.each<readonly [string, Step, RegExp]>([
    ['HTML', text(200, '<h1>Sign in</h1>'), /not JSON/],
    ['half a JSON', text(200, '{"user_id": '), /not JSON/],
    ['a list', json(200, []), /not a JSON object/],
    ['another shape', json(200, { hello: 'world' }), /user_id, credits_remaining/],
    ['a redirect', text(302, '', { location: 'https://login.example.com/' }), /redirects are not followed/],
  ])('is not sent again after %s', async (_what, step, message) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(step);
    const error = await rejection(vid.account.retrieve());
    expect(UnexpectedResponseError.is(error)).toBe(true);
    expect(error.message).toMatch(message);
    expect(server.received).toHaveLength(1);
    await vid.close();
  });

  it('is given up at the time-out of the whole call', async () => {
    const vid = new VidClient({ apiKey: 'emp_test', baseUrl: server.url, transport });
    server.otherwise(hang);
    const error = await rejection(vid.account.retrieve({ timeoutMs: 150 }));
    expect(TimeoutError.is(error)).toBe(true);
    // None, when a loaded machine needs longer than that to connect.
    expect(server.received.length).toBeLessThanOrEqual(1);
    await vid.close();
  });

  it('is given up when the body stalls', async () => {
    const vid = new VidClient({ apiKey: 'emp_test', baseUrl: server.url, transport });
    server.otherwise((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"user_id":');
    });
    expect(TimeoutError.is(await rejection(vid.account.retrieve({ timeoutMs: 150 })))).toBe(true);
    await vid.close();
  });

  it.each(['under way', 'waiting to be sent again'])('ends at once when it is aborted while %s', async (state) => {
    const retrying = deferred();
    const vid = new VidClient({
      apiKey: 'emp_test',
      baseUrl: server.url,
      transport,
      retry: { minDelayMs: 10_000, maxDelayMs: 10_000 },
      logger: { ...console, info: () => retrying.resolve() },
      logLevel: 'info',
    });
    server.otherwise(state === 'under way' ? hang : json(500, SERVER_ERROR));
    const abort = new AbortController();
    const outcome = watched(rejection(vid.account.retrieve({ signal: abort.signal })));
    await (state === 'under way' ? server.requests(1) : retrying.promise);
    abort.abort();
    await settle();
    expect(outcome.value()).toMatchObject({ name: 'AbortedError' });
    await vid.close();
  });

  it('refuses an answer that never ends', async () => {
    const { vid } = makeClient(server.url, { transport, retry: { maxRetries: 0 } });
    server.otherwise((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(1_000_000))) continue;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    const error = await rejection(vid.account.retrieve());
    expect(ConnectionError.is(error)).toBe(true);
    expect(error.message).toContain('more than');
    await vid.close();
  });
});

describe('retries', () => {
  let server: ScriptedServer;
  beforeEach(async () => {
    server = await ScriptedServer.start();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('wait for as long as the service asks, wherever it says so', async () => {
    const { vid, clock } = makeClient(server.url);
    const date = new Date(clock.now() + 15_000).toUTCString();
    server.script(
      json(429, { error: 'x', code: 'RATE_LIMITED' }, { 'retry-after': '3' }),
      json(429, { error: 'x', code: 'RATE_LIMITED', details: { retryAfter: 4 } }),
      limited(5),
      json(503, { error: 'x' }, { 'retry-after': date }),
      ok,
    );
    await vid.account.retrieve({ maxRetries: 4 });
    expect(clock.waits).toEqual([3000, 4000, 5000, expect.closeTo(3000, -2)]);
  });

  it('wait for the longest of several hints', async () => {
    const { vid, clock } = makeClient(server.url);
    server.script(
      json(
        429,
        { error: 'x', code: 'RATE_LIMITED', retryAfter: 2, details: { retryAfter: 6 } },
        { 'retry-after': '4' },
      ),
      ok,
    );
    await vid.account.retrieve();
    expect(clock.waits).toEqual([6000]);
  });

  it.each([-1, Number.NaN, '6 minutes', null, {}, 1e400])('do not believe a wait of %s', async (retryAfter) => {
    const { vid, clock } = makeClient(server.url);
    server.script(json(429, { error: 'x', code: 'RATE_LIMITED', retryAfter }), ok);
    await vid.account.retrieve();
    expect(clock.waits).toEqual([375]);
  });

  it('are not begun beyond the budget', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(limited(61));
    const error = await rejection(vid.account.retrieve());
    expect(error).toMatchObject({ name: 'RateLimitError', retryAfter: 61 });
    expect(error['retryAt']).toBeInstanceOf(Date);
    expect(server.received).toHaveLength(1);
  });

  it('are not begun beyond the time of the call', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(limited(25));
    expect(await rejection(vid.account.retrieve({ timeoutMs: 24_000 }))).toMatchObject({ name: 'RateLimitError' });
    expect(server.received).toHaveLength(1);
  });

  it('are none when none are wanted', async () => {
    const { vid } = makeClient(server.url, { retry: { maxRetries: 0 } });
    server.otherwise(json(500, SERVER_ERROR));
    await rejection(vid.account.retrieve());
    expect(server.received).toHaveLength(1);
    await rejection(vid.account.retrieve({ maxRetries: 1 }));
    expect(server.received).toHaveLength(3);
  });

  it('do not repeat the creation of a webhook that may have happened', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(drop);
    const create = vid.webhooks.create({ event: 'video.completed', webhook_url: 'https://example.com/' });
    expect(ConnectionError.is(await rejection(create))).toBe(true);
    expect(server.received).toHaveLength(1);
  });

  it('know that a webhook is deleted when it is gone after a lost answer', async () => {
    const { vid } = makeClient(server.url);
    const gone = json(404, { error: 'Hook not found' });
    server.script(drop, gone, gone);
    await expect(vid.webhooks.delete('h')).resolves.toEqual({ deleted: true });
    expect(await rejection(vid.webhooks.delete('h'))).toMatchObject({ name: 'NotFoundError' });
  });

  it('tell how a webhook that was gone before was answered', async () => {
    const { vid } = makeClient(server.url);
    server.script(drop, json(404, { error: 'Hook not found' }, { 'x-request-id': 'r1' }));
    const { response } = await vid.webhooks.delete('h').withResponse();
    expect(response).toMatchObject({ status: 404, body: '{"error":"Hook not found"}', requestId: 'r1' });
    expect(response.headers['x-request-id']).toBe('r1');
  });

  it('do not take the page of a gateway for the word that a webhook is gone', async () => {
    const { vid } = makeClient(server.url);
    server.script(drop, text(404, '<h1>Not found</h1>'));
    expect(await rejection(vid.webhooks.delete('h'))).toMatchObject({ name: 'NotFoundError', status: 404 });
  });

  it('do not take what is gone for what was removed', async () => {
    const { vid } = makeClient(server.url);
    server.script(drop, json(404, { error: 'Job not found' }));
    expect(await rejection(vid.jobs.retrieve('job_1'))).toMatchObject({ name: 'NotFoundError' });
  });

  it('are announced with their pause and its reason', async () => {
    const info = vi.fn();
    const logger = { debug: vi.fn(), info, warn: vi.fn(), error: vi.fn() };
    const { vid } = makeClient(server.url, { logger, logLevel: 'info' });
    server.script(json(500, SERVER_ERROR), ok);
    await vid.account.retrieve();
    expect(info.mock.calls).toEqual([
      ['GET /v1/me: again in 375 ms', { delayMs: 375, reason: expect.stringContaining('500') as string }],
    ]);
  });

  describe('of what does harm when it is done twice', () => {
    const HOOK_REQUEST = { event: 'video.completed', webhook_url: 'https://example.com/' } as const;
    const refusing = (): never => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    };

    it('are made where nothing was sent', async () => {
      const answers = [refusing, () => Response.json({ hook: HOOK, secret: 's' }, { status: 201 })];
      const transport = { fetch: async () => (answers.shift() ?? refusing)() };
      const { vid, clock } = makeClient(server.url, { transport });
      await expect(vid.webhooks.create(HOOK_REQUEST)).resolves.toMatchObject({ secret: 's' });
      expect(clock.waits.filter((ms) => ms > 0)).toEqual([375]);
    });

    it('are none where its time was over, although nothing was sent', async () => {
      const clock = new ManualClock();
      const apiKey = vi.fn(() => new Promise<string>(() => undefined));
      const { vid } = makeClient(server.url, { apiKey, ports: { clock } });
      const outcome = rejection(vid.webhooks.create(HOOK_REQUEST));
      await clock.advance(300_000);
      expect(await outcome).toMatchObject({ name: 'TimeoutError', sent: false });
      expect(apiKey).toHaveBeenCalledTimes(1);
    });
  });

  it.each<readonly [string, Step]>([
    ['a lost answer', drop],
    ['a server error', json(500, SERVER_ERROR)],
  ])('remember after a refusal for the rate that %s may have deleted a webhook', async (_what, lost) => {
    const { vid } = makeClient(server.url);
    const gone = json(404, { error: 'Hook not found' });
    server.script(lost, limited(1), gone);
    await expect(vid.webhooks.delete('h')).resolves.toEqual({ deleted: true });
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array<string>(3).fill('DELETE /api/webhooks/hooks/h'),
    );
    server.script(limited(1), gone);
    expect(await rejection(vid.webhooks.delete('h'))).toMatchObject({ name: 'NotFoundError' });
  });
});
