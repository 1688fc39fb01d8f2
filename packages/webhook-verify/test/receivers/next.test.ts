import { webhookHandler } from '@vid/webhook-verify/next';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { gate, receiverSuite } from '../support/receiver-suite';

const requestOf = (body: string | Uint8Array, headers: Record<string, string>, method = 'POST'): Request =>
  new Request('http://localhost/api/hook', {
    method,
    headers,
    ...(method === 'POST' && { body: Buffer.from(body as string) }),
  });

receiverSuite(
  'a route handler of Next.js',
  (options) => {
    const POST = webhookHandler(options);
    return {
      send: async ({ body, headers, method }) => {
        const answer = await POST(requestOf(body, { ...headers }, method));
        return { status: answer.status, body: await answer.text() };
      },
    };
  },
  { outlivesAnswer: true, seesMethods: true, isBuilt: true },
);

const options = { secret: () => SECRET, now: () => NOW * 1000 };

describe('the receiver for Next.js', () => {
  it('says when the route read the body before', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const POST = webhookHandler({ ...options, onDelivery: () => undefined, onError });
    const request = requestOf(BODY, headersFor(BODY));
    await request.json();
    expect((await POST(request)).status).toBe(500);
    const error = onError.mock.calls[0]?.[0] as { code: string; explain(): Promise<string> };
    expect(error.code).toBe('body_already_parsed');
    expect(await error.explain()).toMatch(/Fix: Next\.js: use webhookHandler/);
  });

  it('gives late work to waitUntil, and survives one that throws', async () => {
    const { opened, open } = gate();
    const reported = vi.fn<(error: unknown) => void>();
    const outside = new Error('after() was called outside a request');
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>().mockImplementationOnce(() => {
      throw outside;
    });
    const POST = webhookHandler({
      ...options,
      onDelivery: () => opened,
      onError: reported,
      answerAfterMs: 0,
      waitUntil,
    });
    expect((await POST(requestOf(BODY, headersFor(BODY)))).status).toBe(200);
    expect(reported).toHaveBeenCalledExactlyOnceWith(outside, expect.anything());
    expect((await POST(requestOf(BODY, headersFor(BODY)))).status).toBe(200);
    open();
    expect(await waitUntil.mock.calls[1]?.[0]).toBe('processed');
  });
});
