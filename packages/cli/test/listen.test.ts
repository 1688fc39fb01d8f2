/** `listen()` of `@vid/cli/listen`: the engine of `vid webhook listen`, against a server in this process. */
import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createSocket, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { type Forwarded, type Listener, type ListenOptions, listen, type ReceivedDelivery } from '@vid/cli/listen';
import { type SubscribableEvent, signWebhook, VidClient, verifyWebhook, WebhookVerificationError } from '@vid/sdk';
import { createServer, LIFTED_LIMITS, type VidServer } from '@vid/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { tryAgain } from '../src/listen/hand-on';
import { writeMark } from '../src/listen/hook-mark';
import { machineId } from '../src/machine-id';
import { shellQuoted } from '../src/shell-quoted';
import { readAnswer } from '../src/webhook/read-answer';
import { sendDelivery } from '../src/webhook/send-delivery';
import { describeSent } from '../src/webhook/sent-text';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
const OTHER = '0'.repeat(64);

let server: VidServer;
let client: VidClient;
let userId: string;
/** The app: answers what the test says, and keeps what it got. */
let app: Server;
let appUrl: string;
let answers: { status: number; location?: string }[] = [];
let got: { url: string; event: string; headers: IncomingHttpHeaders; verified: (secret: string) => Promise<string> }[] =
  [];

beforeAll(async () => {
  server = await createServer({
    config: { accounts: [{ plan: 'agency', credits: 1000, api_key: 'emp_local_dev', limits: LIFTED_LIMITS }] },
  });
  client = new VidClient({
    apiKey: 'emp_local_dev',
    baseUrl: 'http://service.test',
    transport: { fetch: (request) => server.fetch(request) },
  });
  userId = (await client.account.retrieve()).user_id;
  app = createHttpServer((request, response) => {
    void buffer(request).then((body) => {
      got.push({
        url: request.url ?? '',
        headers: request.headers,
        event: String(request.headers['x-service-event']),
        verified: (secret) =>
          verifyWebhook(body, request.headers, secret).then(
            ({ delivery_id: id }) => id,
            (error: unknown) => (error instanceof WebhookVerificationError ? error.code : String(error)),
          ),
      });
      const { status, location } = answers.shift() ?? { status: 200 };
      response.writeHead(status, location === undefined ? {} : { location }).end('of the app');
    });
  });
  app.listen(0, '127.0.0.1');
  await once(app, 'listening');
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/hooks`;
});
afterAll(async () => {
  app.close();
  app.closeAllConnections();
  await client.close();
  await server.close();
});
beforeEach(async () => {
  answers = [];
  got = [];
  for (const { id } of (await client.webhooks.list()).hooks) await client.webhooks.delete(String(id));
});

const bodyOf = (event: string, id: string): string =>
  JSON.stringify({ event, payload: { job_id: 'job_1' }, emitted_at: '2026-01-01T00:00:00.000Z', delivery_id: id });

const post = async (url: string, event: string, id: string, secret = SECRET): Promise<Response> => {
  const body = bodyOf(event, id);
  return fetch(url, { method: 'POST', body, headers: await signWebhook(body, secret) });
};

const emit = (event: SubscribableEvent) => server.admin.emitEvent({ user_id: userId, event, payload: {} });

/** A listener of its own secret, for deliveries that the test posts itself. */
const open = (options: ListenOptions = {}) => listen({ secret: SECRET, forward: appUrl, ...options });

describe('what comes in', () => {
  it('is verified, handed on as it came, kept, and given to whoever waits', async () => {
    await using listener = await open();
    const waiting = listener.next('video.failed');
    const answer = await post(listener.url, 'video.completed', 'd1');
    expect([answer.status, await answer.text()]).toEqual([200, 'of the app']);
    await post(listener.url, 'video.failed', 'd2');
    expect((await waiting).number).toBe(2);
    expect((await listener.next()).delivery?.delivery_id).toBe('d1');
    expect(await got[0]?.verified(SECRET)).toBe('d1');
    expect(listener.deliveries.map(({ status, attempt }) => [status, attempt])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  it('goes no further when it fails verification, and the sender learns nothing', async () => {
    await using listener = await open();
    const answer = await post(listener.url, 'video.completed', 'd1', OTHER);
    expect([answer.status, await answer.text()]).toEqual([400, '{}']);
    const refused = await listener.next();
    expect([refused.refusal?.code, refused.delivery]).toEqual(['signature_mismatch', undefined]);
    expect(got).toEqual([]);
    await expect(listener.resend(refused)).rejects.toThrow('it failed verification');
  });

  it('is passed over when its event is not wanted', async () => {
    await using listener = await open({ events: ['video.*'] });
    expect((await post(listener.url, 'credits.low', 'd1')).status).toBe(200);
    await post(listener.url, 'video.failed', 'd2');
    expect(listener.deliveries.map(({ delivery }) => delivery?.event)).toEqual(['video.failed']);
    expect(got).toHaveLength(1);
  });

  it('goes to the receiver of its event', async () => {
    await using listener = await open({
      forward: { '*': `${appUrl}/rest`, 'video.*': `${appUrl}/videos`, 'video.failed': `${appUrl}/failed` },
    });
    for (const event of ['credits.low', 'video.completed', 'video.failed']) await post(listener.url, event, event);
    expect(got.map(({ url }) => url)).toEqual(['/hooks/rest', '/hooks/videos', '/hooks/failed']);
  });

  it('is judged by the clock of the service when its age is wrong by ours, and signed anew for the app', async () => {
    const now = Date.now() + 3_600_000;
    await using listener = await open({ now: () => Promise.resolve(now) });
    const body = bodyOf('video.completed', 'd1');
    const headers = await signWebhook(body, SECRET, { timestamp: Math.floor(now / 1000) });
    expect((await fetch(listener.url, { method: 'POST', body, headers })).status).toBe(200);
    expect(await got[0]?.verified(SECRET)).toBe('d1');
    const later = await signWebhook(body, SECRET, { timestamp: Math.floor(now / 1000) + 3600 });
    expect((await fetch(listener.url, { method: 'POST', body, headers: later })).status).toBe(400);
  });
});

describe('an app that does not take it', () => {
  it('is told with its redirect', async () => {
    answers = [{ status: 308, location: '/hooks/' }];
    await using listener = await open();
    expect((await post(listener.url, 'video.failed', 'd1')).status).toBe(308);
    const [forwarded] = (await listener.next()).forwarded;
    expect(forwarded?.sent).toMatchObject({ outcome: 'answered', location: new URL('/hooks/', forwarded?.url).href });
  });

  it('is a bad gateway when it is away', async () => {
    await using listener = await open({ forward: 'http://127.0.0.1:9/' });
    expect((await post(listener.url, 'video.failed', 'd1')).status).toBe(502);
    expect((await listener.next()).forwarded[0]?.sent).toMatchObject({ outcome: 'unreachable' });
  });

  it('is tried again, while the sender is answered with 200', async () => {
    answers = [{ status: 503 }, { status: 429 }, { status: 204 }];
    const told: Forwarded[] = [];
    let whole: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (whole = resolve));
    const waits: number[] = [];
    await using listener = await open({
      retries: 5,
      retryDelayMs: (attempt) => (waits.push(attempt), 0),
      onForwarded: (_received, forwarded) => {
        told.push(forwarded);
        if (told.length === 2) whole();
      },
    });
    expect((await post(listener.url, 'video.failed', 'd1')).status).toBe(200);
    await done;
    const statuses = told.map(({ sent }) => (sent.outcome === 'answered' ? sent.status : sent.outcome));
    expect([statuses, waits]).toEqual([
      [429, 204],
      [1, 2],
    ]);
    expect(listener.deliveries[0]?.forwarded).toHaveLength(3);
  });

  it('is not tried again when it refuses', async () => {
    answers = [{ status: 422 }];
    await using listener = await open({ retries: 5 });
    expect((await post(listener.url, 'video.failed', 'd1')).status).toBe(422);
  });

  it('gets it again when somebody asks, signed at this moment', async () => {
    answers = [{ status: 500 }];
    await using listener = await open();
    await post(listener.url, 'video.failed', 'd1');
    const again = await listener.resend(await listener.next());
    expect(again.sent).toMatchObject({ status: 200 });
    expect(await got[1]?.verified(SECRET)).toBe('d1');
  });

  it('is too late when nothing comes within the time of the service', async () => {
    const sockets: Socket[] = [];
    const silent = createSocket((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const sent = await sendDelivery(url, { headers: [], body: Buffer.from('{}') }, 20);
    expect(describeSent(sent)).toBe('answered too late: nothing came within 0.02 s');
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

describe('a delivery that was answered 200 before the app took it', () => {
  const retrying = async (options: ListenOptions): Promise<Listener> => {
    answers = [{ status: 503 }, { status: 503 }];
    const listener = await open({ retries: 1, ...options });
    expect((await post(listener.url, 'video.failed', 'd1')).status).toBe(200);
    return listener;
  };
  const ids = ({ undelivered }: Listener) => undelivered.map(({ delivery }) => delivery?.delivery_id);

  it('is known at the end when it was still tried again', async () => {
    const listener = await retrying({ retryDelayMs: () => 60_000 });
    await listener.close();
    expect(ids(listener)).toEqual(['d1']);
  });

  it('is told when it is given up, and no longer once somebody has had it taken', async () => {
    let tell: (received: ReceivedDelivery) => void = () => undefined;
    const given = new Promise<ReceivedDelivery>((resolve) => (tell = resolve));
    await using listener = await retrying({ retryDelayMs: () => 0, onGivenUp: (received) => tell(received) });
    expect((await given).forwarded).toHaveLength(2);
    expect(ids(listener)).toEqual(['d1']);
    await listener.resend(await given);
    expect(ids(listener)).toEqual([]);
  });

  it('is not tried again when somebody has had it taken meanwhile', async () => {
    const send = vi.fn();
    const { signal } = new AbortController();
    expect(await tryAgain({ retries: 3, delayMs: () => 0, signal, isOpen: () => false, send })).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('an app that answers slowly', () => {
  /** Answers when the test says. */
  let slow: Server;
  let url: string;
  let held: ServerResponse[] = [];
  let arrived: () => void = () => undefined;
  beforeEach(async () => {
    held = [];
    slow = createHttpServer((request, response) => {
      request.resume();
      held.push(response);
      arrived();
    });
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    slow.closeAllConnections();
    slow.close();
  });
  const theApp = () => new Promise<void>((resolve) => (arrived = resolve));

  it('has its sender answered in time, and gets the delivery once, however often it comes meanwhile', async () => {
    const early: string[] = [];
    const forwarded: Forwarded[] = [];
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (tell = resolve));
    await using listener = await open({
      forward: url,
      retries: 1,
      onEarlyAnswer: ({ delivery }, to) => void early.push(`${delivery?.delivery_id} ${to}`),
      onForwarded: (_received, one) => {
        forwarded.push(one);
        tell();
      },
    });
    const there = theApp();
    const first = post(listener.url, 'video.failed', 'd1');
    await there;
    await vi.advanceTimersByTimeAsync(8000);
    expect([(await first).status, early]).toEqual([200, [`d1 ${url}`]]);
    expect((await post(listener.url, 'video.failed', 'd1')).status).toBe(200);
    const [one, two] = listener.deliveries;
    expect([held.length, listener.undelivered, one, two]).toMatchObject([
      1,
      [{ number: 1 }],
      { status: 200, answeredEarly: true, forwarded: [] },
      { status: 200, answeredEarly: true, forwarded: [], attempt: 2 },
    ]);
    if (one !== undefined) await expect(listener.resend(one)).rejects.toThrow('an attempt at your app is under way');
    held[0]?.writeHead(204).end();
    await told;
    expect([forwarded, two?.forwarded, listener.undelivered]).toMatchObject([
      [{ sent: { status: 204 } }],
      [{ sent: { status: 204 } }],
      [],
    ]);
  });

  it('is left to a sender that had gone before there was an answer', async () => {
    const onEarlyAnswer = vi.fn();
    await using listener = await open({ forward: url, retries: 1, onEarlyAnswer });
    const there = theApp();
    const leaving = new AbortController();
    const body = bodyOf('video.failed', 'd1');
    const headers = await signWebhook(body, SECRET);
    const gone = expect(
      fetch(listener.url, { method: 'POST', body, headers, signal: leaving.signal }),
    ).rejects.toThrow();
    await there;
    leaving.abort();
    await gone;
    // The listener sees it go when it looks at its sockets again.
    await (await fetch(listener.url)).text();
    await vi.advanceTimersByTimeAsync(8000);
    held[0]?.writeHead(503).end();
    expect(await listener.next()).toMatchObject({ status: undefined, answeredEarly: false });
    expect([onEarlyAnswer.mock.calls, listener.undelivered]).toEqual([[], []]);
  });

  it('does not hold up its end: webhooks go at once, and whoever hurries is not kept', async () => {
    const hurrying = new AbortController();
    const notes: string[] = [];
    let removed: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (removed = resolve));
    const listener = await open({
      forward: url,
      retries: 1,
      client,
      register: ['video.failed'],
      hurry: hurrying.signal,
      onNote: (text) => {
        notes.push(text);
        if (text.startsWith('removed')) removed();
      },
    });
    const there = theApp();
    const answer = post(listener.url, 'video.failed', 'd1');
    await there;
    const closing = listener.close();
    await gone;
    expect([(await client.webhooks.list()).hooks, notes[1]]).toEqual([
      [],
      expect.stringContaining('waiting at most 10 s for what your app answers'),
    ]);
    hurrying.abort(new Error('nobody waits for it any more'));
    await closing;
    expect((await answer).status).toBe(200);
    expect(listener.undelivered).toMatchObject([{ status: 200, answeredEarly: true }]);
  });
});

describe('where it is handed on', () => {
  it('may want a name and a password, which nobody is shown', async () => {
    const { host } = new URL(appUrl);
    await using listener = await open({ forward: `http://me:p%40ss@${host}/hooks?token=t0ken&x` });
    await post(listener.url, 'video.failed', 'd1');
    expect(got[0]).toMatchObject({
      url: '/hooks?token=t0ken&x',
      headers: { authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}` },
    });
    expect((await listener.next()).forwarded[0]?.url).toBe(`http://***@${host}/hooks?token=***&***`);
    await expect(open({ forward: 'ftp://me:p?a#ss@host/' })).rejects.toThrow('ftp://***@host/ is no http(s) URL.');
  });

  it('is not the listener itself, nor one that leads back to it', async () => {
    const listener = await open();
    const port = Number(new URL(listener.url).port);
    await post(listener.url, 'video.failed', 'd1');
    const body = bodyOf('video.failed', 'd2');
    const mark = { 'X-Vid-Listeners': String(got[0]?.headers['x-vid-listeners']) };
    const back = await fetch(listener.url, {
      method: 'POST',
      body,
      headers: { ...(await signWebhook(body, SECRET)), ...mark },
    });
    expect([back.status, got.length]).toEqual([508, 1]);
    await listener.close();
    const publicUrl = 'https://tunnel.test/hooks';
    for (const forward of [`http://localhost:${port}/x`, { 'video.*': `http://127.0.0.1:${port}` }, `${publicUrl}?a=1`])
      await expect(open({ port, publicUrl, forward })).rejects.toThrow('is the address of this listener itself');
  });

  it('may take its time for the body, as the service does not wait for it', async () => {
    const endless = createHttpServer((_request, response) => void response.writeHead(201).write(Buffer.alloc(2 ** 21)));
    endless.listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`;
    const sent = await sendDelivery(url, { headers: [], body: Buffer.from('{}') });
    expect(sent).toMatchObject({ outcome: 'answered', status: 201, bodyEnded: false });
    expect(describeSent(sent)).toContain('; its body did not end, which the service does not wait for');
    endless.close();
    endless.closeAllConnections();
    const silent = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('so far')) });
    expect(await readAnswer(new Response(silent), 1)).toEqual({ body: Buffer.from('so far'), bodyEnded: false });
    const whole = await readAnswer(new Response('all'), 60_000);
    expect(whole).toEqual({ body: Buffer.from('all'), bodyEnded: true });
  });
});

it.each<[unknown, string, string]>([
  [
    { register: 'video.completed' },
    "`register` has to be a list of events, like ['video.completed']; it is the text 'video.completed'.",
    'Correct `register`',
  ],
  [{ register: ['video.complete'] }, '`register` has to be', 'Did you mean video.completed? Correct'],
  [{ retry: 2 }, 'listen() has no option `retry`.', 'Did you mean `retries`?'],
  [{ regsiter: [] }, 'listen() has no option `regsiter`.', 'Did you mean `register`?'],
  [{ [SECRET]: 1 }, 'listen() has no option with such a name, of 64 characters.', 'Its options are port'],
  [{ emp_live_1: 1 }, 'listen() has no option with such a name, of 10 characters.', 'Its options are port'],
  [null, 'listen() takes its options as an object; it got null.', 'Write listen({ register:'],
  [SECRET, 'listen() takes its options as an object; it got a text.', 'Write listen({ register:'],
  [[SECRET], 'listen() takes its options as an object; it got a list.', 'Write listen({ register:'],
  [{ events: 'video.*' }, "like ['video.*']; it is the text 'video.*'.", 'Correct `events`'],
  [{ forward: { 'video.complete': 'http://a.test' } }, '`forward` has to be URLs by these events', 'Correct'],
  [{ secret: 7 }, '`secret` has to be a text or a list of texts; it is 7.', 'Correct `secret`'],
  [{ retries: '5' }, "`retries` has to be a number of further attempts, such as 5; it is the text '5'.", 'Correct'],
  [{ secret: [] }, 'There is no secret to verify with.', 'pass `secret`, or register with `register:'],
])('in code, %j is refused in the words of code', async (options, message, next) => {
  await expect(listen(options as ListenOptions)).rejects.toMatchObject({
    message: expect.stringContaining(message) as string,
    next: expect.stringContaining(next) as string,
  });
});

/** What a failing test says. */
const failureOf = (test: () => void): string => {
  try {
    test();
    return 'no failure';
  } catch (error) {
    return inspect(error, { depth: 9, showHidden: true });
  }
};

describe('a call of its methods that means nothing', () => {
  it.each<[readonly unknown[], string, string]>([
    [['video.completed', { timeout: 300 }], 'next() has no option `timeout`.', 'Did you mean `timeoutMs`?'],
    [[undefined, { tiemoutMs: 300 }], 'next() has no option `tiemoutMs`.', 'Did you mean `timeoutMs`?'],
    [[undefined, { patience: 300 }], 'next() has no option `patience`.', 'Its options are timeoutMs, signal.'],
    [['video.complete'], 'There is no event `video.complete`', 'Did you mean `video.completed`?'],
    [['video.*'], 'There is no event `video.*`', 'The events are user.signup'],
    [[SECRET], 'There is no event with such a name, of 64 characters', 'The events are user.signup'],
    [[{ timeoutMs: 300 }], 'it got a value of type object', 'next(undefined, { timeoutMs: 5000 })'],
    [[undefined, 300], 'it got a number', "Write next('video.completed', { timeoutMs: 5000 })"],
    [[undefined, { timeoutMs: '300' }], '`timeoutMs` has to be milliseconds', 'Write timeoutMs: 5000'],
    [[undefined, { timeoutMs: Number.NaN }], '`timeoutMs` has to be milliseconds', 'Write timeoutMs: 5000'],
    [[undefined, { signal: {} }], '`signal` has to be an AbortSignal', 'AbortController'],
    [[undefined, {}, {}], 'next() takes 2 arguments at most', 'Leave what follows out'],
  ])('next(%j) is refused at once', async (given, message, next) => {
    await using listener = await open();
    const called = (listener.next as (...given: readonly unknown[]) => Promise<unknown>)(...given);
    await expect(called).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      next: expect.stringContaining(next) as string,
    });
  });

  it('is refused for an event that does not come to this listener', async () => {
    await using registered = await listen({ secret: [], client, register: ['video.completed'] });
    await expect(registered.next('credits.low')).rejects.toThrow('this listener registered video.completed');
    await using filtered = await open({ events: ['video.*'] });
    await expect(filtered.next('credits.low')).rejects.toThrow('`events` passes over `credits.low`');
  });

  it('is refused by the others, which have no options', async () => {
    await using listener = await open();
    await post(listener.url, 'video.failed', 'd1');
    const loose = listener as unknown as Readonly<
      Record<'resend' | 'close', (...given: unknown[]) => Promise<unknown>>
    >;
    const received = await listener.next();
    await expect(loose.resend(received, { anew: true })).rejects.toThrow('resend() takes 1 argument at most');
    await expect(loose.resend({ number: 1 })).rejects.toThrow('resend() takes a delivery of this listener');
    await expect(loose.close({ timeoutMs: 1 })).rejects.toThrow('close() takes no argument');
  });
});

describe('secrets', () => {
  it('are shown by nothing that prints the listener whole', async () => {
    await using listener = await listen({ forward: appUrl, client, register: ['credits.low'], secret: [] });
    const { secret, webhooks } = listener;
    expect([secret.length, webhooks[0]?.secret]).toEqual([64, secret]);
    for (const value of [listener, { webhooks }, webhooks[0]])
      for (const shown of [
        inspect(value, { depth: 9 }),
        inspect(value, { depth: 9, showHidden: true, getters: true }),
        JSON.stringify(value),
        failureOf(() => expect(value).toEqual({ secret: 1 })),
        failureOf(() => expect([value]).toStrictEqual([])),
        String(Object.values(value as object)),
      ])
        expect(shown).not.toContain(secret);
    expect(inspect(listener)).toContain("secret: '[hidden: read it as .secret]'");
    expect(JSON.parse(JSON.stringify(listener))).toMatchObject({
      url: listener.url,
      webhooks: [{ event: 'credits.low' }],
      secret: '[hidden: read it as .secret]',
    });
  });

  it('that were given are left as they are; others are signed anew with the one that the app knows', async () => {
    await using listener = await listen({ secret: SECRET, forward: appUrl, client, register: ['credits.low'] });
    expect(listener.secret).toBe(SECRET);
    await emit('credits.low');
    const { delivery } = await listener.next('credits.low');
    expect(await got[0]?.verified(SECRET)).toBe(delivery?.delivery_id);
  });

  it('of the app sign everything when they are named', async () => {
    await using listener = await open({ resignSecret: OTHER });
    await post(listener.url, 'video.failed', 'd1');
    expect([listener.secret, await got[0]?.verified(OTHER)]).toEqual([OTHER, 'd1']);
  });

  it('of several webhooks are one for the app', async () => {
    await using listener = await listen({
      secret: [],
      forward: appUrl,
      client,
      register: ['credits.low', 'user.signup'],
    });
    for (const event of ['user.signup', 'credits.low'] as const) {
      await emit(event);
      await listener.next(event);
    }
    const ids = listener.deliveries.map(({ delivery }) => delivery?.delivery_id);
    expect(await Promise.all(got.map(({ verified }) => verified(listener.secret)))).toEqual(ids);
  });

  it('that are none are refused at once', async () => {
    await expect(listen({ secret: 'whsec_1' })).rejects.toMatchObject({
      code: 'secret_invalid',
      message: expect.stringMatching(/`secret` can't be used\. .*64 lowercase hex digits[^]*Fix: /) as string,
    });
    await expect(listen({ resignSecret: 'emp_local_dev' })).rejects.toMatchObject({
      message: expect.stringMatching(/`resignSecret` can't be used\. [^]*API key/) as string,
    });
    await expect(listen({ secret: [] })).rejects.toThrow('no secret to verify with');
  });
});

it('says in the message what to do next, and which option is meant', async () => {
  await expect(listen({ secret: SECRET, forward: 'localhost:3000' })).rejects.toThrow(
    '`forward`: localhost:3000 is no http(s) URL. Perhaps http://localhost:3000 is meant. Write it like http://127.0.0.1:3000/webhooks.',
  );
  await expect(listen({ forwrd: appUrl } as never)).rejects.toThrow('no option `forwrd`. Did you mean `forward`?');
});

it('keeps no more of a body than no delivery has, refuses it, and answers when it has ended', async () => {
  await using listener = await open({});
  const body = Buffer.alloc(4 * 1024 ** 2, 'a');
  const headers = await signWebhook(body.toString(), SECRET);
  expect((await fetch(listener.url, { method: 'POST', headers, body })).status).toBe(400);
  const [received] = listener.deliveries;
  expect(received?.refusal?.code).toBe('body_too_large');
  expect(received?.body.length).toBeGreaterThan(1024 ** 2);
  expect(received?.body.length).toBeLessThan(2 * 1024 ** 2);
});

it('takes nothing but a POST for a delivery', async () => {
  const notes: string[] = [];
  await using listener = await open({ onNote: (text) => notes.push(text) });
  const answer = await fetch(listener.url);
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
    405,
    'POST',
    expect.stringContaining('vid webhook listen'),
  ]);
  expect([listener.deliveries, notes]).toEqual([[], [expect.stringMatching(/^GET was answered 405: .*redirect/)]]);
});

describe('webhooks that it registers', () => {
  const registering = (options: ListenOptions = {}) =>
    listen({ secret: [], client, register: ['video.completed'], ...options });
  const hooks = async () => (await client.webhooks.list()).hooks;
  const mark = (pid: number, host = hostname(), machine = machineId()): string => writeMark({ pid, host, machine });
  /** No process has it: the largest that Linux gives is 4,194,304. */
  const DEAD = 99_999_999;

  it('bear its mark, and are gone when it closes', async () => {
    const listener = await registering();
    expect(await hooks()).toMatchObject([{ webhook_url: listener.url, description: mark(process.pid) }]);
    await listener.close();
    expect(await hooks()).toEqual([]);
  });

  it('take the place of those that an earlier one left at the same address, and remove others of its own', async () => {
    const first = await registering();
    const port = Number(new URL(first.url).port);
    await first.close();
    const left = await client.webhooks.create({
      event: 'video.completed',
      webhook_url: `http://127.0.0.1:${port}/`,
      description: mark(DEAD),
    });
    const elsewhere = 'http://127.0.0.1:9/left';
    for (const [event, description] of [
      ['video.failed', mark(DEAD)],
      ['credits.low', mark(DEAD, 'other')],
      // Another container or machine has the same name; one that does not tell which it is may be any.
      ['credits.purchased', mark(DEAD, hostname(), '0123456789ab')],
      ['user.onboarded', `vid webhook listen (process ${DEAD} on ${hostname()})`],
      ['user.signup', 'mine'],
    ] as const)
      await client.webhooks.create({ event, webhook_url: elsewhere, description });
    await using listener = await registering({ port });
    expect(listener.webhooks[0]?.id).not.toBe(left.hook.id);
    expect((await hooks()).map(({ event }) => event).sort()).toEqual([
      'credits.low',
      'credits.purchased',
      'user.onboarded',
      'user.signup',
      'video.completed',
    ]);
    await emit('video.completed');
    expect((await listener.next()).refusal).toBeUndefined();
  });

  it.each<[string, string, RegExp]>([
    ['somebody else', 'mine', /by somebody else/],
    ['another listener', mark(process.pid), /by another listener that runs/],
    ['a listener elsewhere', mark(DEAD, 'other'), /by a listener on another machine/],
    ['a listener of the same name', mark(DEAD, hostname(), '0123456789ab'), /by a listener on another machine, or on/],
    ['a listener that tells no machine', `vid webhook listen (process ${DEAD} on ${hostname()})`, /another machine/],
  ])('leave that of %s alone, and say how to go on', async (_whose, description, message) => {
    const publicUrl = 'http://127.0.0.1:9/tunnel';
    const { hook } = await client.webhooks.create({ event: 'video.completed', webhook_url: publicUrl, description });
    const failed = registering({ publicUrl });
    await expect(failed).rejects.toMatchObject({
      message: expect.stringMatching(message) as string,
      next: expect.stringContaining(`vid hooks delete ${hook.id}`) as string,
    });
    expect(await hooks()).toMatchObject([{ id: hook.id }]);
    const notes: string[] = [];
    const replacing = { publicUrl, replace: true, onNote: (text: string) => notes.push(text) };
    await expect(registering({ ...replacing, mayReplace: () => false })).rejects.toThrow('stays as it is');
    expect([(await hooks()).map(({ id }) => id), notes]).toEqual([[hook.id], []]);
    const replaced = await registering(replacing);
    expect(replaced.webhooks[0]?.id).not.toBe(hook.id);
    await replaced.close();
    const named = `webhook ${hook.id} ("${description}")`;
    expect(notes).toEqual([
      `${named} for video.completed is deleted for good, and its secret with it: whoever has that secret can't verify what comes now`,
      expect.stringMatching(/^registered .* in place of /),
      expect.stringMatching(/^removed /),
      `${named}, which was deleted, does not come back by itself. Whoever needs it makes it anew, with a new secret: vid hooks create --event video.completed --url ${publicUrl} --description ${shellQuoted(description)}`,
    ]);
  });

  it('are named for making them anew without what can not be copied', async () => {
    const publicUrl = 'http://127.0.0.1:9/tunnel?to=me&you';
    const description = 'mine\u202e, not yours';
    await client.webhooks.create({ event: 'video.completed', webhook_url: publicUrl, description });
    const notes: string[] = [];
    const replacing = { publicUrl, replace: true, onNote: (text: string) => notes.push(text) };
    await (await registering(replacing)).close();
    expect(notes.at(-1)).toMatch(
      /vid hooks create --event video\.completed --url 'http:\/\/127\.0\.0\.1:9\/tunnel\?to=\*\*\*&\*\*\*'$/,
    );
    expect(shellQuoted("it's")).toBe("'it'\\''s'");
  });

  it('are left to somebody whose secret was given, and switched on', async () => {
    const publicUrl = 'http://127.0.0.1:9/tunnel';
    const { hook } = await client.webhooks.create({ event: 'video.completed', webhook_url: publicUrl });
    await client.webhooks.update(String(hook.id), { active: false });
    await (await registering({ publicUrl, secret: SECRET })).close();
    expect(await hooks()).toMatchObject([{ id: hook.id, active: true }]);
  });

  it('come back when they were switched off or are gone, as after a sleep or with a new server', async () => {
    const { registerHooks } = await import('../src/listen/register-hooks');
    const notes: string[] = [];
    const registration = await registerHooks(client, {
      events: ['video.completed', 'video.failed'],
      url: 'http://127.0.0.1:9/',
      alone: true,
      replace: false,
      mayReplace: () => true,
      hasSecret: false,
      note: (text) => notes.push(text),
    });
    const [off, gone] = registration.hooks.map(({ id }) => String(id));
    await client.webhooks.update(off ?? '', { active: false });
    await client.webhooks.delete(gone ?? '');
    await registration.look();
    expect(await hooks()).toMatchObject([{ active: true }, { active: true }]);
    expect(notes.join('\n')).toMatch(/was switched off[^]*is gone from the service/);
    await registration.remove();
    expect(await hooks()).toEqual([]);
  });

  it('receive what the service delivers again', async () => {
    await using listener = await registering();
    await emit('video.completed');
    const first = await listener.next();
    await server.settled();
    await server.admin.redeliver(first.delivery?.delivery_id ?? '');
    const again = await listener.next();
    expect([again.delivery?.delivery_id, again.attempt]).toEqual([first.delivery?.delivery_id, 2]);
  });
});

describe('its end', () => {
  it('ends waits and loops', async () => {
    const listener = await open();
    const waiting = expect(listener.next()).rejects.toThrow('The listener was closed.');
    const seen: ReceivedDelivery[] = [];
    const loop = (async () => {
      for await (const one of listener) seen.push(one);
    })();
    await listener.close();
    await waiting;
    await loop;
    await listener.close();
    expect(seen).toEqual([]);
  });

  it('is not needed to end a wait', async () => {
    await using listener = await open();
    await post(listener.url, 'credits.low', 'd1');
    await expect(listener.next('video.failed', { timeoutMs: 1 })).rejects.toThrow(/What came: credits.low/);
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(listener.next('video.failed', { signal })).rejects.toThrow('enough');
  });
});
