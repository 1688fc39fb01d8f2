import { webhookHandler } from '@vid/webhook-verify/express';
import express, { type Request } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { listen } from '../support/http-harness';
import { receiverSuite } from '../support/receiver-suite';

receiverSuite('Express', (options) => listen(express().post('/hook', webhookHandler(options)).use(express.json())), {
  outlivesAnswer: true,
  seesMethods: false,
});

const options = { secret: SECRET, now: () => NOW * 1000, onDelivery: () => undefined };
const sent = { body: BODY, headers: { 'content-type': 'application/json', ...headersFor(BODY) } };

describe('the receiver for Express', () => {
  it.each([
    ['express.raw()', express.raw({ type: '*/*' })],
    ['express.text()', express.text({ type: '*/*' })],
    [
      'express.json() with a verify hook',
      express.json({ verify: (request, _response, buffer) => void Object.assign(request, { rawBody: buffer }) }),
    ],
    [
      'express.json() with a verify hook that keeps text',
      express.json({
        verify: (request, _response, buffer) => void Object.assign(request, { rawBody: buffer.toString() }),
      }),
    ],
    ['express.json() for another type', express.json({ type: 'application/vnd.other' })],
  ])('works after %s', async (_name, parser) => {
    const { send, close } = await listen(express().use(parser).post('/hook', webhookHandler(options)));
    expect((await send(sent)).status).toBe(200);
    await close?.();
  });

  it('says that express.json() came first, answers 500, and tells how to mend it', async () => {
    const onError = vi.fn<(error: unknown, request: Request) => void>();
    const app = express()
      .use(express.json())
      .post('/hook', webhookHandler({ ...options, onError }));
    const { send, close } = await listen(app);
    expect(await send(sent)).toEqual({ status: 500, body: '{"received":false}' });
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_already_parsed');
    expect(await error.explain()).toMatch(/parsed before it was verified.*\nFix: Express: mount webhookHandler/);
    await close?.();
  });

  it('gives the handler the request of Express', async () => {
    const onDelivery = vi.fn<(delivery: unknown, request: Request) => void>();
    const { send, close } = await listen(express().post('/:tenant', webhookHandler({ ...options, onDelivery })));
    await send(sent);
    expect(onDelivery.mock.calls[0]?.[1].params).toEqual({ tenant: 'hook' });
    await close?.();
  });
});
