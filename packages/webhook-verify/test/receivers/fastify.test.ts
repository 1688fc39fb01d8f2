import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { webhookHandler } from '@vid/webhook-verify/fastify';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { post } from '../support/http-harness';
import { type Harness, receiverSuite } from '../support/receiver-suite';

const injected = (app: FastifyInstance): Harness => ({
  send: async ({ body, headers, method = 'POST' }) => {
    const answer = await app.inject({
      method: method as 'POST',
      url: '/hook',
      headers,
      payload: Buffer.from(body as string),
    });
    return { status: answer.statusCode, body: answer.body };
  },
  close: () => app.close(),
});

const traits = { outlivesAnswer: true, seesMethods: false };

receiverSuite(
  'Fastify',
  async (options) => {
    const app = fastify({ forceCloseConnections: true });
    app.post('/hook', webhookHandler(options));
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    return { send: (sent) => post(port, sent), close: () => app.close() };
  },
  traits,
);

receiverSuite(
  'Fastify by injection, beside a parser of everything',
  (options) => {
    const app = fastify();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.route({ method: 'POST', url: '/hook', ...webhookHandler(options) });
    return injected(app);
  },
  traits,
);

const options = { secret: SECRET, now: () => NOW * 1000 };
const sent = { body: BODY, headers: { 'content-type': 'application/json', ...headersFor(BODY) } };

describe('the receiver for Fastify', () => {
  it('works by its handler alone where a parser keeps the buffer', async () => {
    const onDelivery = vi.fn<(delivery: unknown, request: FastifyRequest) => void>();
    const app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post('/hook', webhookHandler({ ...options, onDelivery }).handler);
    expect((await injected(app).send(sent)).status).toBe(200);
    expect(onDelivery.mock.calls[0]?.[1].url).toBe('/hook');
    await app.close();
  });

  it('works by its handler alone where something keeps the bytes beside what it parsed, as NestJS does', async () => {
    const app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      Object.assign(request, { rawBody: body });
      done(null, JSON.parse(String(body)));
    });
    app.post('/hook', webhookHandler({ ...options, onDelivery: () => undefined }).handler);
    expect((await injected(app).send(sent)).status).toBe(200);
    await app.close();
  });

  it('says that Fastify parsed the body when only its handler is used', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const app = fastify();
    app.post('/hook', webhookHandler({ ...options, onDelivery: () => undefined, onError }).handler);
    expect((await injected(app).send(sent)).status).toBe(500);
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_already_parsed');
    expect(await error.explain()).toMatch(/Fix: Fastify: pass all that webhookHandler/);
    await app.close();
  });

  it('says that it is no handler where it was given beside other options', () => {
    const route = webhookHandler({ ...options, onDelivery: () => undefined });
    expect(() => fastify().post('/hook', {}, route as never)).toThrow(
      /was given as the handler of a route.*Write app\.post\(path, webhookHandler/,
    );
  });

  it('does no work for a hook that hands over no reply', async () => {
    const onDelivery = vi.fn();
    const route = webhookHandler({ ...options, onDelivery, onError: vi.fn() });
    const app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const answer = route.handler as (request: FastifyRequest) => Promise<unknown>;
    app.post('/hook', (request) => answer(request));
    const { status, body } = await injected(app).send(sent);
    expect([status, JSON.parse(body)]).toEqual([500, expect.objectContaining({ message: 'Not received.' })]);
    expect(onDelivery).not.toHaveBeenCalled();
    await app.close();
  });

  it.each([
    [true, {}],
    [false, { connection: 'close' }],
  ])('closes the connection where the request was not read to its end: complete %s', async (complete, more) => {
    const raw = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', complete });
    const reply = { code: vi.fn(), headers: vi.fn(), send: vi.fn() };
    await webhookHandler({ ...options, onDelivery: () => undefined }).handler({ raw, body: undefined }, reply);
    expect(reply.code).toHaveBeenCalledExactlyOnceWith(405);
    expect(reply.headers).toHaveBeenCalledExactlyOnceWith({
      'content-type': 'application/json',
      allow: 'POST',
      ...more,
    });
  });
});
