/** Handlers of one framework in another, handlers that nobody calls, and secrets in the wrong place. */

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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
import { describe, expect, it, vi } from 'vitest';
import { callerOf } from '../../src/receivers/caller';
import { NOW, SECRET } from '../support/calls';
import { listen, post } from '../support/http-harness';
import { GOOD } from '../support/mistakes';
import type { Harness } from '../support/receiver-suite';

type Handler = (...given: never[]) => unknown;

const onDelivery = (): undefined => undefined;
const OPTIONS = { secret: SECRET, now: () => NOW * 1000, onDelivery };

const HANDLERS: Readonly<Record<string, (options: typeof OPTIONS) => unknown>> = {
  express: forExpress,
  fastify: (options: typeof OPTIONS) => forFastify(options).handler,
  koa: forKoa,
  hono: forHono,
  fetch: forFetch,
  next: forNext,
  lambda: forLambda,
  node: forNode,
  nest: forNest,
};

/** Frameworks with any handler in them, and what a handler is told that it was called with. */
const CALLERS: Readonly<Record<string, readonly [(handler: Handler) => Harness | Promise<Harness>, string]>> = {
  node: [(handler) => listen(express().post('/hook', handler as never)), 'a request of Node'],
  fastify: [
    async (handler) => {
      const app = fastify({ forceCloseConnections: true });
      app.post('/hook', handler as never);
      const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
      return { send: (sent) => post(port, sent), close: () => app.close() };
    },
    'a request of Fastify',
  ],
  koa: [
    (handler) => {
      const callback = new Koa().use(handler as never).callback();
      return listen((request, response) => void callback(request, response));
    },
    'a context of Koa',
  ],
  hono: [
    (handler) => {
      const app = new Hono();
      app.post('/hook', handler as never);
      return {
        send: async ({ body, headers }) => {
          const request = { method: 'POST', headers, body: body as string };
          const answer = await app.request('/hook', request);
          return { status: answer.status, body: await answer.text() };
        },
      };
    },
    'a context of Hono',
  ],
  fetch: [
    (handler) => ({
      send: async ({ body, headers }) => {
        const request = new Request('http://a.test/hook', { method: 'POST', headers, body: body as string });
        const answer = (await handler(request as never)) as Response;
        return { status: answer.status, body: await answer.text() };
      },
    }),
    'a Fetch request',
  ],
  lambda: [
    (handler) => ({
      send: async ({ body, headers }) => {
        const event = { headers, body, requestContext: { http: { method: 'POST' } } };
        const answer = (await handler(event as never)) as { statusCode: number; body: string };
        return { status: answer.statusCode, body: answer.body };
      },
    }),
    'an event of AWS Lambda',
  ],
};

const OF: Readonly<Record<string, string>> = { express: 'node', nest: 'node', next: 'fetch' };
const wrong = Object.keys(HANDLERS).flatMap((name) =>
  Object.keys(CALLERS)
    .filter((caller) => caller !== (OF[name] ?? name))
    .map((caller) => [name, caller] as const),
);

const callerNamed = (name: string) => (CALLERS[name] as (typeof CALLERS)[string])[0];

const meet = async (caller: string, handler: Handler, make = callerNamed(caller)) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { send, close } = await make(handler);
  const got = await send(GOOD).finally(() => close?.());
  return { got, said: log.mock.calls.map((line) => line.join(' ')) };
};

describe('a handler of another framework', () => {
  it.each(wrong)('%s, called by %s, answers 500 and names the right import', async (name, caller) => {
    const { got, said } = await meet(caller, HANDLERS[name]?.(OPTIONS) as Handler);
    expect(got).toEqual({ status: 500, body: '{"received":false}' });
    const [, what] = CALLERS[caller] as (typeof CALLERS)[string];
    expect(said).toEqual([expect.stringContaining(`@vid/webhook-verify/${name} was called with ${what}`)]);
    expect(said[0]).toMatch(/Import webhookHandler from @vid\/webhook-verify\/\w+/);
  });
});

describe('a handler of another framework in Next.js and on Workers', () => {
  const saidOf = async (handler: Handler, ...given: readonly unknown[]): Promise<string> => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await handler(...(given as never[]));
    if (answer instanceof Response) expect(answer.status).toBe(500);
    return log.mock.calls.join('\n');
  };
  const request = () => new Request('http://a.test/hook', { method: 'POST', headers: GOOD.headers, body: '{}' });
  const others = Object.keys(HANDLERS).filter((name) => name !== 'next' && name !== 'fetch');

  it.each(others)('is told as POST of a route handler: %s', async (name) => {
    const nextRequest = Object.assign(request(), { nextUrl: new URL('http://a.test/hook') });
    const said = await saidOf(HANDLERS[name]?.(OPTIONS) as Handler, nextRequest, { params: Promise.resolve({}) });
    expect(said).toContain(
      `@vid/webhook-verify/${name} was called with a Fetch request, by a route handler of Next.js`,
    );
    expect(said).toContain('Import webhookHandler from @vid/webhook-verify/next: `export const POST = webhookHandler(');
  });

  it.each(others)('is told as fetch of a Worker: %s', async (name) => {
    const context = { waitUntil: vi.fn(), passThroughOnException: vi.fn() };
    const said = await saidOf(HANDLERS[name]?.(OPTIONS) as Handler, request(), { VID_WEBHOOK_SECRET: SECRET }, context);
    expect(said).toContain(`@vid/webhook-verify/${name} was called with a Fetch request. Import`);
    expect(said).toContain('from @vid/webhook-verify/fetch: `export default { fetch: webhookHandler(');
    expect(said).not.toContain(SECRET);
  });

  it.each(['next', 'fetch', 'koa'])('is told as default of an API route: %s', async (name) => {
    const end = vi.fn();
    const response = { writeHead: vi.fn(() => ({ end })), setPreviewData: vi.fn() };
    const apiRequest = { on: vi.fn(), httpVersion: '1.1', headers: {}, body: {} };
    const said = await saidOf(HANDLERS[name]?.(OPTIONS) as Handler, apiRequest, response);
    expect(said).toContain('was called with a request of Node, by an API route of Next.js (pages router). Import');
    expect(said).toContain('from @vid/webhook-verify/node, and `export const config = { api: { bodyParser: false } }');
    expect(end).toHaveBeenCalledExactlyOnceWith('{"received":false}');
  });

  it.each([
    ['node', forNode],
    ['express', forExpress],
  ])('is told of the parser of an API route: %s', async (_name, make) => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', headers: GOOD.headers });
    incoming.push('{}');
    incoming.read();
    const apiRequest = Object.assign(incoming, { body: JSON.parse(GOOD.body as string) as object });
    const response = Object.assign(new ServerResponse(incoming), { setPreviewData: vi.fn() });
    vi.stubEnv('NODE_ENV', 'development');
    const said = await saidOf(make(OPTIONS), apiRequest, response);
    vi.unstubAllEnvs();
    expect(said).toMatch(/body already parsed\.(.*\n)+Fix: Next\.js, pages router: `export const config = \{ api: /);
    expect(said).not.toContain('collect the chunks');
    expect(response.statusCode).toBe(500);
  });
});

describe('a handler that is given the request alone', () => {
  const unheard = vi.fn();
  const CLOSED = { status: 0, body: 'closed' };
  const orClosed = ({ send, close }: Harness): Harness => ({
    send: (sent) =>
      send(sent).catch((error: NodeJS.ErrnoException) => {
        // A time limit closes nothing.
        if (error.code !== 'ECONNRESET') throw error;
        return CLOSED;
      }),
    ...(close === undefined ? {} : { close }),
  });
  const meetAlone = async (make: (answer: Handler) => Promise<Harness>, name: string) => {
    unheard.mockClear();
    process.on('unhandledRejection', unheard);
    const handler = HANDLERS[name]?.(OPTIONS) as Handler;
    const met = await meet(
      'alone',
      (request: never) => handler(request),
      async (given) => orClosed(await make(given)),
    );
    // Rejections that nobody hears of are told after all that is due.
    await new Promise(setImmediate);
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
    expect(met.said).toHaveLength(1);
    return met;
  };

  it.each(Object.keys(HANDLERS))('in Express, which answers 500: %s', async (name) => {
    const { got } = await meetAlone(
      (answer) => listen(express().post('/hook', (request) => void answer(request as never))),
      name,
    );
    expect(got).toEqual({ status: 500, body: '{"received":false}' });
  });

  it.each(Object.keys(HANDLERS))('in node:http, which closes the connection: %s', async (name) => {
    const { got } = await meetAlone((answer) => listen((request) => void answer(request as never)), name);
    expect(got).toEqual(CLOSED);
  });
});

describe('a handler that is called without a request', () => {
  it.each(Object.keys(HANDLERS).filter((name) => name !== 'lambda'))('says what it was given: %s', async (name) => {
    const onError = vi.fn<(error: unknown) => void>();
    const handler = HANDLERS[name]?.({ ...OPTIONS, onError } as typeof OPTIONS) as (
      ...given: unknown[]
    ) => Promise<unknown>;
    const answered = await handler().catch((error: unknown) => error);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      code: 'receiver_invalid',
      message: expect.stringMatching(
        /was called with undefined in place of a request.*Write .*webhookHandler\(\{/,
      ) as string,
    });
    if (answered instanceof Response) expect(answered.status).toBe(500);
    else expect(answered).toMatchObject({ message: 'Not received.' });
  });

  it.each(['fetch', 'next', 'hono'])('or with a part of one: %s', async (name) => {
    const { got, said } = await meet('fetch', (request: Request) =>
      (HANDLERS[name]?.(OPTIONS) as (given: unknown) => unknown)(request.headers),
    );
    expect(got).toEqual({ status: 500, body: '{"received":false}' });
    expect(said[0]).toMatch(/was called with an object \(Headers\) in place of a request/);
    expect(said[0]).not.toContain('of Node');
  });

  it('answers by the response that is there', async () => {
    const { got } = await meet('node', (_request: unknown, response: unknown) =>
      (forExpress(OPTIONS) as (...given: unknown[]) => unknown)(undefined, response),
    );
    expect(got).toEqual({ status: 500, body: '{"received":false}' });
  });
});

it('a handler of NestJS on Fastify is told what a controller can call', async () => {
  const { got, said } = await meet('fastify', forNest(OPTIONS));
  expect(got.status).toBe(500);
  expect(said[0]).toMatch(
    /from @vid\/webhook-verify\/fastify, and in a controller of NestJS return this\.#receive\.handler/,
  );
});

it('a handler names what it takes: some runtimes make nothing else', () => {
  const taken = Object.entries(HANDLERS).map(([name, make]) => [name, (make(OPTIONS) as Handler).length]);
  expect(Object.fromEntries(taken)).toEqual({
    ...{ express: 2, fastify: 2, node: 2, nest: 2 },
    ...{ koa: 1, hono: 1, fetch: 1, next: 1, lambda: 1 },
  });
});

describe('who calls', () => {
  const node = { on: () => undefined, httpVersion: '1.1' };
  it.each<[string | undefined, unknown]>([
    [undefined, undefined],
    [undefined, null],
    [undefined, 'text'],
    [undefined, {}],
    [undefined, { raw: null, req: null, request: null }],
    [undefined, { raw: 'x', req: { raw: 'x' } }],
    [undefined, { on: () => undefined }],
    [undefined, { httpVersion: '1.1' }],
    [undefined, { req: node }],
    [undefined, { request: {} }],
    ['koa', { req: node, request: {} }],
    ['fastify', { raw: node }],
    ['node', node],
    ['hono', { req: { raw: new Request('http://a.test') } }],
    ['lambda', { httpMethod: 'POST' }],
    ['lambda', { requestContext: {} }],
  ])('is %s by %o', (caller, first) => {
    expect(callerOf([first])).toBe(caller);
  });
});

describe('webhookHandler itself as the handler', () => {
  it.each(Object.keys(CALLERS))('is told so on the console, and in the cause of what is thrown (%s)', (caller) => {
    const request = {
      node: { on: () => undefined, httpVersion: '1.1' },
      fastify: { raw: { on: () => undefined, httpVersion: '1.1' } },
      koa: { req: { on: () => undefined, httpVersion: '1.1' }, request: {} },
      hono: { req: { raw: new Request('http://a.test') } },
      fetch: new Request('http://a.test'),
      lambda: { requestContext: {} },
    }[caller];
    const [, what] = CALLERS[caller] as (typeof CALLERS)[string];
    const message = expect.stringMatching(
      new RegExp(`The options are ${what}.*: webhookHandler itself was given as the handler`),
    );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const make of [...Object.values(HANDLERS), forFastify]) {
      log.mockClear();
      expect(() => make(request as never)).toThrow(
        expect.objectContaining({ message: 'Not received.', cause: expect.objectContaining({ message }) }),
      );
      expect(log.mock.calls).toEqual([['[@vid/webhook-verify]', message]]);
    }
  });

  it.each(['node', 'fastify', 'koa', 'hono'])('says nothing of it in the answer (%s)', async (caller) => {
    const make = { node: forExpress, fastify: forFastify, koa: forKoa, hono: forHono }[caller];
    const { got, said } = await meet(caller, make as Handler);
    expect(got.status).toBe(500);
    expect(got.body).not.toMatch(/webhookHandler|setup|options/);
    expect(said.join('\n')).toContain('webhookHandler itself was given as the handler');
  });
});

describe('what webhookHandler returned, sent as an answer', () => {
  const sent = [expect.stringContaining('was sent as an answer instead of being used')];

  it('is no 200 of Fastify, whose route has a handler that returns the options of a route', async () => {
    const { got, said } = await meet('fastify', () => forFastify(OPTIONS));
    expect(got.status).toBe(500);
    expect(got.body).not.toContain('webhookHandler');
    expect(said).toEqual(sent);
  });

  it.each(Object.keys(HANDLERS))('cannot be written as JSON (%s)', async (name) => {
    let tell: (error: unknown) => void = () => undefined;
    const told = new Promise((resolve) => {
      tell = resolve;
    });
    const options = { ...OPTIONS, onError: (error: unknown) => tell(error) };
    const made = (name === 'fastify' ? forFastify(options) : HANDLERS[name]?.(options)) as Handler;
    expect(() => JSON.stringify(made)).toThrow('Not received.');
    expect(await told).toMatchObject({ code: 'receiver_invalid', message: sent[0] });
    // NestJS sends a function as its text.
    if (name === 'nest') expect(() => String(made)).toThrow('Not received.');
    else expect(String(made)).toMatch(/=>|object/);
    expect(Object.keys(made)).toEqual(name === 'fastify' ? ['onRequest', 'handler'] : []);
  });
});

describe('a secret in the wrong place', () => {
  const options = (more: object) => ({ ...OPTIONS, ...more });
  it.each([
    ['the options', SECRET],
    ['onDelivery', options({ onDelivery: SECRET })],
    ['store', options({ store: SECRET })],
    ['toleranceSeconds', options({ toleranceSeconds: SECRET })],
    ['maxBodyBytes', options({ maxBodyBytes: SECRET })],
    ['the name of an option', options({ [SECRET]: 1 })],
    ['the name of an option, as a word', options({ [`whsec_${'Ab9'.repeat(8)}`]: 1 })],
  ])('is told without it (%s)', (_where, given) => {
    for (const make of Object.values(HANDLERS)) {
      let error: unknown;
      try {
        make(given as never);
      } catch (cause) {
        error = cause;
      }
      expect(error).toHaveProperty('code', expect.stringMatching(/_invalid$/));
      expect(String(error)).toMatch(/a text of \d+ characters/);
      expect(String(error)).not.toMatch(/[0-9a-f]{16}|(?:Ab9){4}/);
    }
  });

  it('shows a number or a flag that came as a text', () => {
    expect(() => forNode(options({ toleranceSeconds: '300' }) as never)).toThrow('is "300"');
  });
});
