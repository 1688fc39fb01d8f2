import { webhookHandler } from '@vid/webhook-verify/hono';
import { type Context, Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { gate, receiverSuite } from '../support/receiver-suite';

receiverSuite(
  'Hono',
  (options) => {
    const app = new Hono().post('/hook', webhookHandler(options));
    return {
      send: async ({ body, headers }) => {
        const answer = await app.request('/hook', { method: 'POST', body: Buffer.from(body as string), headers });
        return { status: answer.status, body: await answer.text() };
      },
    };
  },
  { outlivesAnswer: true, seesMethods: false },
);

const options = { secret: SECRET, now: () => NOW * 1000, onDelivery: () => undefined };
const init = { method: 'POST', body: BODY, headers: headersFor(BODY) };

describe('the receiver for Hono', () => {
  it.each([
    ['json', (c: Context) => c.req.json<unknown>()],
    ['text', (c: Context) => c.req.text()],
    ['arrayBuffer', (c: Context) => c.req.arrayBuffer()],
  ])('works after middleware that read the body by %s()', async (_name, read) => {
    const app = new Hono();
    app.use(async (c, next) => {
      await read(c);
      await next();
    });
    app.post('/hook', webhookHandler(options));
    expect((await app.request('/hook', init)).status).toBe(200);
  });

  it('answers a body that never ends as soon as it is too long', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(400)) });
    const app = new Hono().post('/hook', webhookHandler({ ...options, maxBodyBytes: 1000, onError: () => undefined }));
    const endless = new Request('http://localhost/hook', { ...init, body, duplex: 'half' });
    expect((await app.request(endless)).status).toBe(413);
  });

  it('says when middleware took the raw request', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const app = new Hono();
    app.use(async (c, next) => {
      await c.req.raw.text();
      await next();
    });
    app.post('/hook', webhookHandler({ ...options, onError }));
    expect((await app.request('/hook', init)).status).toBe(500);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'body_already_parsed' });
  });

  it('looks on the way and in Hono for what changed a body that middleware read before', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const app = new Hono();
    app.use(async (c, next) => {
      await c.req.json();
      await next();
    });
    app.post('/hook', webhookHandler({ ...options, onError }));
    expect((await app.request('/hook', { ...init, body: `${BODY}\n` })).status).toBe(401);
    const error = onError.mock.calls[0]?.[0] as { explain(): Promise<string> };
    expect(await error.explain()).toMatch(
      /line break was added.*\nFix: Look .* a proxy.* as it came: Hono: use webhookHandler/,
    );
  });

  it('takes the secret from the bindings, and gives late work to the platform', async () => {
    const { opened, open } = gate();
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const app = new Hono<{ Bindings: { SECRET: string } }>();
    type Bound = Context<{ Bindings: { SECRET: string } }>;
    app.post(
      '/hook',
      webhookHandler<Bound>({ ...options, secret: (c) => c.env.SECRET, onDelivery: () => opened, answerAfterMs: 0 }),
    );
    const platform = { waitUntil, passThroughOnException: () => undefined, props: {} };
    expect((await app.request('/hook', init, { SECRET }, platform)).status).toBe(200);
    open();
    expect(await waitUntil.mock.calls[0]?.[0]).toBe('processed');
  });
});
