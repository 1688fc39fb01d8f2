import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { webhookHandler } from '@vid/webhook-verify/koa';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { listen } from '../support/http-harness';
import { type Harness, receiverSuite } from '../support/receiver-suite';

const serve = (...middleware: readonly Koa.Middleware[]): Promise<Harness> => {
  const app = new Koa();
  for (const one of middleware) app.use(one);
  const callback = app.callback();
  return listen((request, response) => void callback(request, response));
};

receiverSuite('Koa', (options) => serve(webhookHandler(options)), {
  outlivesAnswer: true,
  seesMethods: true,
});

const options = { secret: SECRET, now: () => NOW * 1000, onDelivery: () => undefined };
const sent = { body: BODY, headers: { 'content-type': 'application/json', ...headersFor(BODY) } };

describe('the receiver for Koa', () => {
  it('takes the text that koa-bodyparser keeps', async () => {
    const { send, close } = await serve(bodyParser(), webhookHandler(options));
    expect(await send(sent)).toEqual({ status: 200, body: '{"received":true}' });
    await close?.();
  });

  it('says that a parser came first which keeps nothing, and tells how to mend it', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const parser: Koa.Middleware = async (context, next) => {
      const chunks: Buffer[] = [];
      for await (const chunk of context.req) chunks.push(chunk as Buffer);
      Object.assign(context.request, { body: JSON.parse(Buffer.concat(chunks).toString()) as unknown });
      await next();
    };
    const { send, close } = await serve(parser, webhookHandler({ ...options, onError }));
    expect(await send(sent)).toEqual({ status: 500, body: '{"received":false}' });
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_already_parsed');
    expect(await error.explain()).toMatch(/parsed before.*\nFix: Koa: put webhookHandler/);
    await close?.();
  });

  it.each([
    [true, {}],
    [false, { connection: 'close' }],
  ])('closes the connection where the request was not read to its end: complete %s', async (complete, more) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', complete });
    const set = vi.fn<(headers: Record<string, string>) => void>();
    const context = { req, request: { header: {} }, status: 0, body: undefined, set };
    await webhookHandler(options)(context);
    expect(context.status).toBe(405);
    expect(set).toHaveBeenCalledExactlyOnceWith({ 'content-type': 'application/json', allow: 'POST', ...more });
  });
});
