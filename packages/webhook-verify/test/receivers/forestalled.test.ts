/** Somebody else answers before the receiver does: it says so, and nothing is broken by it. */
import { webhookHandler as forExpress } from '@vid/webhook-verify/express';
import { webhookHandler as forFastify } from '@vid/webhook-verify/fastify';
import { webhookHandler as forKoa } from '@vid/webhook-verify/koa';
import { webhookHandler as forNode } from '@vid/webhook-verify/node';
import express from 'express';
import fastify from 'fastify';
import Koa from 'koa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW, SECRET } from '../support/calls';
import { listen, post } from '../support/http-harness';
import { GOOD } from '../support/mistakes';
import type { Harness } from '../support/receiver-suite';

const told: string[] = [];
let onTold = (): void => undefined;
/** Once so much was said on the console. */
const heard = (count: number): Promise<void> =>
  new Promise((resolve) => {
    onTold = () => {
      if (told.length >= count) resolve();
    };
    onTold();
  });

const onDelivery = vi.fn<() => unknown>();
const OPTIONS = { secret: SECRET, now: () => NOW * 1000, onDelivery };

beforeEach(() => {
  told.length = 0;
  onDelivery.mockReset();
  node = forNode(OPTIONS);
  for (const name of ['error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => {
      told.push(said.join(' '));
      onTold();
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const LOST =
  /already sent \(headersSent, writableEnded\) before the handler was done: the delivery is lost.*write .*webhookHandler\(\{/;

/** Made anew for each, since a receiver takes a delivery once. */
let node: ReturnType<typeof forNode>;
const inKoa = (middleware: Koa.Middleware): Promise<Harness> => {
  const callback = new Koa().use(middleware).callback();
  return listen((request, response) => void callback(request, response));
};

const ANSWERED: Readonly<Record<string, () => Promise<Harness>>> = {
  'Express, sendStatus before it': () => {
    const handler = forExpress(OPTIONS);
    return listen(
      express().post('/hook', (request, response) => {
        response.sendStatus(200);
        return handler(request, response);
      }),
    );
  },
  'node:http, end before it': () =>
    listen((request, response) => {
      response.end('ok');
      void node(request, response);
    }),
  'node:http, end beside it': () =>
    listen((request, response) => {
      void node(request, response);
      response.end('ok');
    }),
  'Koa, end before it': () => {
    const handler = forKoa(OPTIONS);
    return inKoa((context) => {
      context.res.writeHead(200).end('ok');
      return handler(context);
    });
  },
  'Fastify, send before it': async () => {
    const { handler } = forFastify(OPTIONS);
    const app = fastify({ forceCloseConnections: true });
    app.post('/hook', (request, reply) => {
      void reply.send('ok');
      return handler(request, reply);
    });
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    return { send: (sent) => post(port, sent), close: () => app.close() };
  },
};

describe('an answer that was given before the handler was done', () => {
  it.each(Object.entries(ANSWERED))('is told as that: %s', async (_name, start) => {
    vi.stubEnv('NODE_ENV', 'production');
    const { send, close } = await start();
    expect((await send(GOOD)).status).toBe(200);
    await heard(1);
    expect(told[0]).toMatch(LOST);
    expect(told[0]).not.toMatch(/already parsed/);
    expect(onDelivery).not.toHaveBeenCalled();
    await close?.();
  });

  it('takes the delivery where its body is there, and says that a failure is not sent again', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    onDelivery.mockImplementation(() => {
      throw new Error('full');
    });
    const handler = forExpress(OPTIONS);
    const { send, close } = await listen(
      express().post('/hook', express.raw({ type: '*/*' }), (request, response) => {
        response.sendStatus(200);
        return handler(request, response);
      }),
    );
    await send(GOOD);
    await heard(2);
    expect(told[0]).toMatch(/had been answered when its work failed: it is NOT sent again/);
    expect(told[1]).toMatch(LOST);
    await close?.();
  });
});

describe('headers that somebody else wrote', () => {
  const served = (): Promise<Harness> =>
    listen((request, response) => {
      response.writeHead(200);
      void node(request, response);
    });

  it('are ended once the delivery is handled, and told', async () => {
    const { send, close } = await served();
    expect(await send(GOOD)).toEqual({ status: 200, body: '' });
    expect(onDelivery).toHaveBeenCalledOnce();
    await heard(1);
    expect(told.at(-1)).toMatch(/headers were already written.*it was ended with 200.*Don't answer/);
    await close?.();
  });

  it('are broken off where the delivery failed, so that it is sent again', async () => {
    onDelivery.mockRejectedValue(new Error('full'));
    const { send, close } = await served();
    await expect(send(GOOD)).rejects.toThrow(/hang up|ECONNRESET/);
    await heard(2);
    expect(told.at(-1)).toMatch(/broken off, since 200 would have been taken for received/);
    await close?.();
  });

  it('are left to whoever ends them', async () => {
    const { send, close } = await listen((request, response) => {
      response.writeHead(202);
      void node(request, response).then(() => response.end('mine'));
    });
    expect(await send(GOOD)).toEqual({ status: 202, body: 'mine' });
    expect(told).toEqual([]);
    await close?.();
  });

  it('of Koa, which was told to send nothing, are none: the receiver answers', async () => {
    const handler = forKoa(OPTIONS);
    const { send, close } = await inKoa((context) => {
      context.respond = false;
      return handler(context);
    });
    expect(await send(GOOD)).toEqual({ status: 200, body: '{"received":true}' });
    await close?.();
  });
});
