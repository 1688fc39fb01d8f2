/** Every usual mistake in every framework is told by its name on the console, and never to the sender. */
import 'reflect-metadata';
import { Controller, Module, Post, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
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
import fastify from 'fastify';
import { Hono } from 'hono';
import Koa from 'koa';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOW, SECRET } from '../support/calls';
import { listen, post } from '../support/http-harness';
import { GOOD, MISTAKES, type Mounting } from '../support/mistakes';
import type { Harness, Sent, SuiteOptions } from '../support/receiver-suite';

type Start = (options: SuiteOptions, mounting: Mounting) => Harness | Promise<Harness>;

const drained = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const parsed = async (stream: AsyncIterable<unknown>): Promise<unknown> => JSON.parse(String(await drained(stream)));

/** A handler from request to response, behind what reads the request in the way of its mounting. */
const served =
  (handle: (request: Request) => Promise<Response>, mounting: Mounting) =>
  async ({ body, headers, method = 'POST' }: Sent) => {
    const request = new Request('http://localhost/hook', {
      method,
      headers,
      body: body === '' ? null : Buffer.from(body as string),
    });
    if (mounting === 'parsed') await request.json();
    if (mounting === 'consumed') await request.arrayBuffer();
    const answer = await handle(request);
    return { status: answer.status, body: await answer.text() };
  };

const startNest: Start = async (options, mounting) => {
  const handler = forNest(options);
  class Hooks {
    receive(...[request, response]: Parameters<typeof handler>): Promise<void> {
      return handler(request, response);
    }
  }
  Req()(Hooks.prototype, 'receive', 0);
  Res()(Hooks.prototype, 'receive', 1);
  Post('hook')(Hooks.prototype, 'receive', Object.getOwnPropertyDescriptor(Hooks.prototype, 'receive') ?? {});
  Controller()(Hooks);
  class App {}
  Module({ controllers: [Hooks] })(App);
  const more = mounting === 'consumed' ? { bodyParser: false } : { rawBody: mounting === 'right' };
  const app = await NestFactory.create<NestExpressApplication>(App, { logger: false, ...more });
  if (mounting === 'consumed')
    app.use(async (request: AsyncIterable<unknown>, _response: unknown, next: () => void) => {
      await drained(request);
      next();
    });
  await app.listen(0, '127.0.0.1');
  const port = Number(new URL(await app.getUrl()).port);
  return { send: (sent) => post(port, sent), close: () => app.close() };
};

const FRAMEWORKS: readonly (readonly [string, string, Start])[] = [
  [
    'Express',
    'Express: mount webhookHandler from @vid/webhook-verify/express before express.json',
    (options, mounting) => {
      const app = express();
      if (mounting === 'parsed') app.use(express.json());
      if (mounting === 'consumed') app.use((request, _response, next) => void drained(request).then(() => next()));
      return listen(app.post('/hook', forExpress(options)));
    },
  ],
  [
    'Fastify',
    'Fastify: pass all that webhookHandler',
    async (options, mounting) => {
      const app = fastify({ forceCloseConnections: true });
      if (mounting === 'consumed') app.addHook('onRequest', async ({ raw }) => void (await drained(raw)));
      const route = forFastify(options);
      app.post('/hook', mounting === 'parsed' ? { handler: route.handler } : route);
      const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
      return { send: (sent) => post(port, sent), close: () => app.close() };
    },
  ],
  [
    'Hono',
    'Hono: use webhookHandler from @vid/webhook-verify/hono',
    (options, mounting) => {
      const app = new Hono();
      app.use(async ({ req }, next) => {
        if (mounting === 'parsed') await req.raw.json();
        if (mounting === 'consumed') await req.raw.arrayBuffer();
        await next();
      });
      app.post('/hook', forHono(options));
      return { send: served(async (request) => app.fetch(request), 'right') };
    },
  ],
  [
    'Koa',
    'Koa: put webhookHandler from @vid/webhook-verify/koa before the body parser',
    (options, mounting) => {
      const app = new Koa();
      app.use(async ({ req, request }, next) => {
        if (mounting === 'parsed') Object.assign(request, { body: await parsed(req) });
        if (mounting === 'consumed') await drained(req);
        await next();
      });
      const callback = app.use(forKoa(options)).callback();
      return listen((request, response) => void callback(request, response));
    },
  ],
  ['NestJS', 'NestJS: create the application with .*rawBody: true', startNest],
  [
    'Next.js',
    'Next\\.js: use webhookHandler from @vid/webhook-verify/next as POST',
    (options, mounting) => ({ send: served(forNext(options), mounting) }),
  ],
  [
    'node:http',
    'node:http: let webhookHandler .* collect the chunks once',
    (options, mounting) => {
      const handler = forNode(options);
      return listen((request, response) => {
        const before = {
          right: async () => undefined,
          parsed: async () => Object.assign(request, { body: await parsed(request) }),
          consumed: () => drained(request),
        }[mounting];
        void before().then(() => handler(request, response));
      });
    },
  ],
  [
    'Lambda',
    'AWS Lambda: use webhookHandler',
    (options, mounting) => ({
      send: async ({ body, headers }) => {
        const text = body === '' ? '' : Buffer.from(body as string).toString('base64');
        const event = { headers, body: text, isBase64Encoded: true, requestContext: { http: { method: 'POST' } } };
        const given = mounting === 'right' ? event : { ...event, body: JSON.parse(String(body)) as never };
        const answer = await forLambda(options)(given);
        return { status: answer.statusCode, body: answer.body };
      },
    }),
  ],
  [
    'Fetch handlers',
    'Fetch handlers: use webhookHandler from @vid/webhook-verify/fetch',
    (options, mounting) => ({ send: served(forFetch(options), mounting) }),
  ],
];

const OPTIONS: SuiteOptions = { secret: SECRET, now: () => NOW * 1000, onDelivery: () => undefined };

describe.each(FRAMEWORKS)('a receiver for %s', (framework, fix, start) => {
  afterEach(() => void vi.unstubAllEnvs());
  const meet = async (mounting: Mounting, options: Partial<SuiteOptions>, sent: Sent) => {
    vi.stubEnv('NODE_ENV', 'development');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { send, close } = await start({ ...OPTIONS, ...options }, mounting);
    const got = await send(sent);
    await close?.();
    return { got, said: log.mock.calls.map((line) => line.join(' ')) };
  };

  it('says nothing where there is no mistake', async () => {
    expect(await meet('right', {}, GOOD)).toEqual({ got: { status: 200, body: '{"received":true}' }, said: [] });
  });

  // Lambda gives a body as a value: nothing can have read it before.
  const mistakes = MISTAKES.filter(({ mounting }) => framework !== 'Lambda' || mounting !== 'consumed');
  it.each(mistakes)('tells of $name', async ({ mounting = 'right', options = {}, sent = {}, status, says }) => {
    const { got, said } = await meet(mounting, options, { ...GOOD, ...sent });
    expect(got).toEqual({ status, body: '{"received":false}' });
    expect(said).toEqual([expect.stringMatching(says(fix))]);
    for (const hidden of [SECRET, 'Écoute', 'dlv_0001']) expect(said[0]).not.toContain(hidden);
  });
});
