/** Handlers that are made and not called, and promises that nobody returns: what can be seen of it is said once. */
import { webhookHandler as forExpress } from '@vid/webhook-verify/express';
import { webhookHandler as forHono } from '@vid/webhook-verify/hono';
import { webhookHandler as forKoa } from '@vid/webhook-verify/koa';
import { webhookHandler as forNode } from '@vid/webhook-verify/node';
import express from 'express';
import { Hono } from 'hono';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { NOW, SECRET } from '../support/calls';
import { listen } from '../support/http-harness';
import { GOOD } from '../support/mistakes';

const OPTIONS = { secret: SECRET, now: () => NOW * 1000, onDelivery: () => undefined };

let warn: MockInstance<typeof console.warn>;
const said = (): string[] => warn.mock.calls.map((line) => line.join(' '));
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a promise that nobody returned', () => {
  it('is told of in Koa, which answered 404 before', async () => {
    const handler = forKoa(OPTIONS);
    const settled: Promise<void>[] = [];
    const app = new Koa().use((context) => {
      settled.push(handler(context));
    });
    const callback = app.callback();
    const { send, close } = await listen((request, response) => void callback(request, response));
    for (let times = 0; times < 2; times += 1) expect((await send(GOOD)).status).toBe(404);
    await Promise.all(settled);
    expect(said()).toEqual([
      expect.stringMatching(/Koa had answered before.*return receive\(context\), or await it\.$/),
    ]);
    await close?.();
  });

  const toHono = async (app: Hono): Promise<Response> =>
    app.request('/hook', { method: 'POST', headers: GOOD.headers, body: GOOD.body as string });

  it('is answered all the same in Hono, when it was awaited', async () => {
    const handler = forHono(OPTIONS);
    const app = new Hono();
    app.post('/hook', (async (context: Parameters<typeof handler>[0]) => {
      await handler(context);
    }) as never);
    const answer = await toHono(app);
    expect([answer.status, await answer.json(), said()]).toEqual([200, { received: true }, []]);
  });

  it('keeps headers of middleware in Hono where it was returned', async () => {
    const app = new Hono();
    app.use(async (context, next) => {
      await next();
      context.header('x-own', 'kept');
    });
    app.post('/hook', forHono(OPTIONS));
    const answer = await toHono(app);
    expect([answer.status, answer.headers.get('x-own'), await answer.json(), said()]).toEqual([
      200,
      'kept',
      { received: true },
      [],
    ]);
  });
});

describe('a handler that is made for each request', () => {
  const through = async (listener: Parameters<typeof listen>[0], calls: number): Promise<void> => {
    let seen = (): void => undefined;
    const { send, close } = await listen((request, response) => {
      listener(request, response);
      seen();
    });
    for (let times = 0; times < calls; times += 1) {
      const asked = new Promise<void>((resolve) => {
        seen = resolve;
      });
      const sending = send(GOOD).catch(() => undefined);
      await asked;
      vi.advanceTimersByTime(1000);
      if (times === calls - 1) await close?.();
      await Promise.race([sending, Promise.resolve()]);
    }
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('and never called is told of in Express, once', async () => {
    const app = express().post('/hook', () => forExpress(OPTIONS) as never);
    await through(app, 2);
    expect(said()).toEqual([
      expect.stringMatching(
        /express was called during a request, but the handler that it made was not.*Make it once: app\.post/,
      ),
    ]);
  });

  it('and never called is told of in node:http', async () => {
    await through(() => void forNode(OPTIONS), 1);
    expect(said()).toEqual([expect.stringMatching(/node was called during a request.*Make it once: const receive/)]);
  });

  it('is not told of when it is called, nor when it was made before', async () => {
    const early = forNode(OPTIONS);
    await through((request, response) => void forNode(OPTIONS)(request, response), 1);
    await through((request, response) => void early(request, response), 1);
    forNode(OPTIONS);
    vi.advanceTimersByTime(1000);
    expect(said()).toEqual([]);
  });
});
