/** Handlers that are made and not called, and promises that nobody returns: what can be seen of it is said once. */
import 'reflect-metadata';
import { Controller, Module, Post, Req } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { webhookHandler as forExpress } from '@vid/webhook-verify/express';
import { webhookHandler as forFastify } from '@vid/webhook-verify/fastify';
import { webhookHandler as forFetch } from '@vid/webhook-verify/fetch';
import { webhookHandler as forHono } from '@vid/webhook-verify/hono';
import { webhookHandler as forKoa } from '@vid/webhook-verify/koa';
import { webhookHandler as forLambda } from '@vid/webhook-verify/lambda';
import { webhookHandler as forNest } from '@vid/webhook-verify/nest';
import { webhookHandler as forNext } from '@vid/webhook-verify/next';
import { webhookHandler as forNode } from '@vid/webhook-verify/node';
import express from 'express';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { NOW, SECRET } from '../support/calls';
import { listen, post } from '../support/http-harness';
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

  it('is told of in Hono on Node, which answered 404 before', async () => {
    const handler = forHono(OPTIONS);
    const settled: Promise<Response>[] = [];
    const app = new Hono();
    app.post('/hook', ((context: Parameters<typeof handler>[0]) => void settled.push(handler(context))) as never);
    const { headers, body } = GOOD;
    const answers = [false, true].map(async (headersSent) =>
      app.request('/hook', { method: 'POST', headers, body: body as string }, { outgoing: { headersSent } }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
    await Promise.all(settled);
    expect(said()).toEqual([expect.stringMatching(/^\[.*Hono had answered before.*return receive\(context\)/)]);
  });

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
        /express was called during a request, but the handler that it made was not.*Make it once: app\.post.*\n {4}at .*not-used\.test/,
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

  const answered = async (app: FastifyInstance): Promise<number> => {
    const { headers, body } = GOOD;
    const { statusCode } = await app.inject({ method: 'POST', url: '/hook', headers, payload: body as string });
    vi.advanceTimersByTime(1000);
    await app.close();
    return statusCode;
  };
  const nest = async (): Promise<number> => {
    class Hooks {
      receive(): void {
        forNest(OPTIONS);
      }
    }
    Req()(Hooks.prototype, 'receive', 0);
    Post('hook')(Hooks.prototype, 'receive', Object.getOwnPropertyDescriptor(Hooks.prototype, 'receive') ?? {});
    Controller()(Hooks);
    class App {}
    Module({ controllers: [Hooks] })(App);
    const app = await NestFactory.create(App, { logger: false });
    await app.listen(0, '127.0.0.1');
    const { status } = await post(Number(new URL(await app.getUrl()).port), GOOD);
    vi.advanceTimersByTime(1000);
    await app.close();
    return status;
  };
  const served = async (listener: Parameters<typeof listen>[0]): Promise<number> => {
    const { send, close } = await listen(listener);
    const { status } = await send(GOOD);
    vi.advanceTimersByTime(1000);
    await close?.();
    return status;
  };

  it.each<[string, () => Promise<number>, number, RegExp]>([
    ['Fastify', () => answered(fastify().post('/hook', async () => void forFastify(OPTIONS))), 200, /app\.post\(path/],
    ['NestJS', nest, 201, /readonly #receive = webhookHandler/],
    [
      'Express behind its parser of JSON',
      () =>
        served(
          express()
            .use(express.json())
            .post('/hook', (_request, response) => {
              forExpress(OPTIONS);
              response.sendStatus(200);
            }),
        ),
      200,
      /app\.post\(path/,
    ],
    [
      'Koa behind its parser of bodies',
      async () => {
        const app = new Koa().use(bodyParser()).use((context) => {
          forKoa(OPTIONS);
          context.body = 'ok';
        });
        const callback = app.callback();
        return served((request, response) => void callback(request, response));
      },
      200,
      /router\.post\(path/,
    ],
    [
      'Hono',
      async () => {
        const app = new Hono().post('/hook', async (context) => {
          forHono(OPTIONS);
          return context.text('ok');
        });
        const { status } = await app.request('/hook', { method: 'POST' });
        vi.advanceTimersByTime(1000);
        return status;
      },
      200,
      /app\.post\(path/,
    ],
  ])('is told of at the first delivery where it is answered all the same (%s)', async (_name, run, status, line) => {
    expect(await run()).toBe(status);
    expect(said()).toEqual([expect.stringContaining('called during a request, but the handler that it made was not')]);
    expect(said()[0]).toMatch(line);
    expect(said()[0]).toMatch(/\n {4}at .*not-used\.test/);
  });

  it.each([
    ['itself', () => forFastify(OPTIONS)],
    ['a copy', () => ({ ...forFastify(OPTIONS) })],
  ])('is told of once where what it made was sent as an answer (%s)', async (_name, make) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await answered(fastify().post('/hook', async () => make()))).toBe(500);
    vi.advanceTimersByTime(5000);
    expect(said()).toEqual([]);
    expect(log.mock.calls).toEqual([[expect.anything(), expect.stringContaining('was sent as an answer')]]);
  });
});

describe('a handler that the same line makes again', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  it.each<[string, () => unknown, RegExp]>([
    ['Fetch', () => forFetch(OPTIONS), /const receive = .* above, and return receive\(request\)/],
    ['Next.js', () => forNext(OPTIONS), /export const POST = webhookHandler/],
    ['Lambda', () => forLambda(OPTIONS), /export const handler = webhookHandler/],
  ])('is told of once when none of them was ever called (%s)', (_name, make, line) => {
    make();
    expect(said()).toEqual([]);
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(1000);
      make();
    }
    expect(said()).toEqual([
      expect.stringMatching(/again in the same line, and no handler that it made there ever was/),
    ]);
    expect(said()[0]).toMatch(line);
  });

  it('is not told of when one of them was called, when they come at once, or where modules are loaded', async () => {
    const make = () => forLambda({ ...OPTIONS, onError: () => undefined });
    for (let times = 0; times < 3; times += 1) {
      await make()({});
      vi.advanceTimersByTime(1000);
      make();
    }
    for (let times = 0; times < 3; times += 1) forLambda(OPTIONS);
    const loading = { __webpack_require__: () => forLambda(OPTIONS) };
    for (let times = 0; times < 3; times += 1) {
      loading.__webpack_require__();
      vi.advanceTimersByTime(1000);
    }
    expect(said()).toEqual([]);
  });

  it('is not told of in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    for (let times = 0; times < 3; times += 1) {
      forLambda(OPTIONS);
      vi.advanceTimersByTime(1000);
    }
    expect(said()).toEqual([]);
  });
});

describe('a route of Fastify', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('is told of that was given to something else', () => {
    new Hono().post('/hook', forFastify(OPTIONS) as never);
    vi.advanceTimersByTime(5000);
    expect(said()).toEqual([expect.stringMatching(/no Fastify has taken them.*elsewhere take webhookHandler from/)]);
  });

  it('is not told of that Fastify took', async () => {
    const app = fastify();
    app.post('/hook', forFastify(OPTIONS));
    app.route({ method: 'POST', url: '/spread', ...forFastify<FastifyRequest>(OPTIONS) });
    vi.advanceTimersByTime(5000);
    await app.close();
    expect(said()).toEqual([]);
  });
});
