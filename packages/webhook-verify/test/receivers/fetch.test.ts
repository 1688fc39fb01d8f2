import { webhookHandler } from '@vid/webhook-verify/fetch';
import { webhookHandler as forNext } from '@vid/webhook-verify/next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, SECRET } from '../support/calls';
import { gate, receiverSuite } from '../support/receiver-suite';

afterEach(() => void vi.unstubAllEnvs());

const requestOf = (
  body: string | Uint8Array | ReadableStream<Uint8Array> | null,
  headers: Record<string, string>,
  method = 'POST',
): Request =>
  new Request('http://localhost/hook', {
    method,
    headers,
    ...(method === 'POST' && { body, duplex: 'half' }),
  });

receiverSuite(
  'Fetch handlers',
  (options) => {
    const handle = webhookHandler(options);
    return {
      send: async ({ body, headers, method }) => {
        const answer = await handle(requestOf(Buffer.from(body as string), { ...headers }, method));
        return { status: answer.status, body: await answer.text() };
      },
    };
  },
  { outlivesAnswer: true, seesMethods: true },
);

const options = { secret: SECRET, now: () => NOW * 1000, onDelivery: (): unknown => undefined };

const streamOf = (chunks: readonly Uint8Array[], onCancel = (): void => undefined): ReadableStream<Uint8Array> => {
  const rest = [...chunks];
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = rest.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
};

describe('the receiver for Fetch handlers', () => {
  it('puts the chunks of a stream together', async () => {
    const chunks = Array.from(Buffer.from(BODY), (byte) => Uint8Array.of(byte));
    const handle = webhookHandler(options);
    expect((await handle(requestOf(streamOf(chunks), headersFor(BODY)))).status).toBe(200);
  });

  it('stops reading soon after the limit', async () => {
    const onCancel = vi.fn();
    const chunks = Array.from({ length: 1000 }, () => new Uint8Array(1000));
    const handle = webhookHandler({ ...options, maxBodyBytes: 2500, onError: () => undefined });
    expect((await handle(requestOf(streamOf(chunks, onCancel), headersFor(BODY)))).status).toBe(413);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('says what an unusable secret is, and shows none of it', () => {
    const setUp = (secret: unknown) => () => webhookHandler({ ...options, secret: secret as string });
    expect(setUp('')).toThrow('`secret` is empty.');
    expect(setUp('abc')).toThrow('`secret` is text of 3 characters.');
    expect(setUp(5)).toThrow('`secret` is a number.');
    expect(setUp(null)).toThrow('`secret` is null.');
  });

  it('says what is wrong with options: their value, what a function gave, or their name', () => {
    const setUp = (more: object) => () => webhookHandler({ ...options, ...more });
    expect(setUp({ now: 5 })).toThrow('`now` is 5. Write');
    expect(setUp({ maxBodyBytes: 5n })).toThrow('`maxBodyBytes` is 5. Write');
    expect(setUp({ maxBodyBytes: true })).toThrow('`maxBodyBytes` is true. Write');
    expect(setUp({ now: () => Number.NaN })).toThrow('`now` returns no such number. Write');
    expect(setUp({ toleranceSeconds: () => 5 })).toThrow('`toleranceSeconds` is a function. Write');
    expect(setUp({ later: 1 })).toThrow('There is no option `later`. The options are secret,');
  });

  it('refuses what goes on behind the limit, though the signature fits all before it', async () => {
    const whole = Buffer.from(BODY);
    const handle = webhookHandler({ ...options, maxBodyBytes: whole.length, onError: () => undefined });
    expect((await handle(requestOf(streamOf([whole]), headersFor(BODY)))).status).toBe(200);
    expect((await handle(requestOf(streamOf([whole, Uint8Array.of(32)]), headersFor(BODY)))).status).toBe(413);
  });

  it('refuses a request without a body, one that was read, and one that is being read', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const handle = webhookHandler({ ...options, onError });
    const read = requestOf(BODY, headersFor(BODY));
    await read.text();
    const locked = requestOf(BODY, headersFor(BODY));
    locked.body?.getReader();
    const statuses = [];
    for (const request of [requestOf(null, headersFor(BODY)), read, locked])
      statuses.push((await handle(request)).status);
    expect(statuses).toEqual([400, 500, 500]);
    const codes = onError.mock.calls.map(([error]) => (error as { code?: string }).code);
    expect(codes).toEqual(['body_missing', 'body_already_parsed', 'body_already_parsed']);
  });

  it('answers 500 when the body breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('cut')) });
    const handle = webhookHandler({ ...options, onError: () => undefined });
    expect((await handle(requestOf(broken, headersFor(BODY)))).status).toBe(500);
  });

  it('gives late work to the context of a worker', async () => {
    const { opened, open } = gate();
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const handle = webhookHandler({ ...options, onDelivery: () => opened, answerAfterMs: 0 });
    const answer = await handle(requestOf(BODY, headersFor(BODY)), { BINDING: 1 }, { waitUntil });
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    open();
    expect(await waitUntil.mock.calls[0]?.[0]).toBe('processed');
  });

  it('gives a slow log to the context of a worker, too', async () => {
    const { opened, open } = gate();
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const handle = webhookHandler({ ...options, onError: () => opened, answerAfterMs: 0 });
    expect((await handle(requestOf('x', headersFor(BODY)), { waitUntil })).status).toBe(401);
    open();
    await waitUntil.mock.calls[0]?.[0];
  });

  it('asks for a retry when the store does not answer, and handles a delivery that it claims later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = gate();
    const { opened, open } = gate();
    const handled = gate();
    const claim = async (): Promise<'claimed'> => {
      asked.open();
      await opened;
      return 'claimed';
    };
    const store = { claim, commit: () => undefined, release: () => undefined };
    const handle = webhookHandler({ ...options, store, onDelivery: () => handled.open() });
    const answer = handle(requestOf(BODY, headersFor(BODY)));
    await asked.opened;
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(503);
    open();
    await handled.opened;
  });

  it('answers a repeat as it answers the first, also when the work fails', async () => {
    const started = gate();
    const { opened, open } = gate();
    const onDelivery = vi.fn(async () => {
      started.open();
      await opened;
      throw new Error('database away');
    });
    const handle = webhookHandler({ ...options, onDelivery, onError: () => undefined, answerAfterMs: Infinity });
    const send = (body: string) => handle(requestOf(body, headersFor(BODY)));
    const first = send(BODY);
    await started.opened;
    const repeat = send(BODY);
    for (const forged of ['x', 'y']) expect((await send(forged)).status).toBe(401);
    open();
    expect((await first).status).toBe(500);
    expect((await repeat).status).toBe(500);
    expect(onDelivery).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind when the work was done in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect((await webhookHandler(options)(requestOf(BODY, headersFor(BODY)))).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('says what its answers are, which method it takes and when to come again', async () => {
    const store = { claim: () => 'in-progress' as const, commit: () => undefined, release: () => undefined };
    const handle = webhookHandler({ ...options, store });
    const busy = await handle(requestOf(BODY, headersFor(BODY)));
    expect(Object.fromEntries(busy.headers)).toEqual({ 'content-type': 'application/json', 'retry-after': '1' });
    expect(await busy.json()).toEqual({ received: false });
    const wrong = await handle(requestOf(null, {}, 'PUT'));
    expect(Object.fromEntries(wrong.headers)).toEqual({ 'content-type': 'application/json', allow: 'POST' });
    expect(await wrong.json()).toEqual({ received: false });
  });

  it('takes waitUntil as an option, gives way to that of the platform, and reports one that throws', async () => {
    const own = vi.fn();
    const onError = vi.fn();
    const { opened, open } = gate();
    const handle = webhookHandler({ ...options, onDelivery: () => opened, answerAfterMs: 0, waitUntil: own, onError });
    const send = (id: string, ...platform: unknown[]): Promise<Response> => {
      const body = BODY.replace('dlv_0001', id);
      return handle(requestOf(body, headersFor(body)), ...platform);
    };
    expect((await send('one')).status).toBe(200);
    expect(own).toHaveBeenCalledOnce();
    const platform = { waitUntil: vi.fn() };
    expect((await send('two', null, 5, {}, { waitUntil: 5 }, platform)).status).toBe(200);
    expect(own).toHaveBeenCalledOnce();
    expect(platform.waitUntil).toHaveBeenCalledOnce();
    own.mockImplementation(() => {
      throw new Error('no context');
    });
    expect((await send('three')).status).toBe(200);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no context'), expect.any(Request));
    open();
  });

  it.each([undefined, null, 5])('refuses to be made with %s', (wrong) => {
    expect(() => webhookHandler(wrong as never)).toThrow(expect.objectContaining({ code: 'receiver_invalid' }));
  });

  it.each([{ waitUntil: 5 }, { store: null }, { answerAfterMs: '5' }])('refuses to be made with %o', (wrong) => {
    expect(() => webhookHandler({ ...options, ...wrong } as never)).toThrow(
      expect.objectContaining({ code: 'receiver_invalid' }),
    );
  });

  it('hands the bindings of the runtime to the secret and to the work', async () => {
    interface Env {
      readonly VID_WEBHOOK_SECRET: string;
    }
    const work = vi.fn<(id: string, secret: string) => void>();
    const handle = webhookHandler<Env>({
      ...options,
      secret: (_request, env) => env.VID_WEBHOOK_SECRET,
      onDelivery: (delivery, _request, env) => work(delivery.delivery_id, env.VID_WEBHOOK_SECRET),
    });
    const env: Env = { VID_WEBHOOK_SECRET: SECRET };
    expect((await handle(requestOf(BODY, headersFor(BODY)), env, { waitUntil: () => undefined })).status).toBe(200);
    expect(work.mock.calls).toEqual([[expect.stringMatching(/./), SECRET]]);
  });

  it('waits without a timer when told to wait for ever', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    const handle = webhookHandler({ ...options, answerAfterMs: Number.POSITIVE_INFINITY });
    expect((await handle(requestOf(BODY, headersFor(BODY)))).status).toBe(200);
    expect(setTimer).not.toHaveBeenCalled();
    await webhookHandler({ ...options, answerAfterMs: 9999 })(requestOf(BODY, headersFor(BODY)));
    expect(setTimer).toHaveBeenCalledOnce();
  });

  it('shows on the console what a secret function threw, and where the handler was made', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('vault away');
    const handle = webhookHandler({ ...options, secret: () => Promise.reject(cause) });
    expect((await handle(requestOf(BODY, headersFor(BODY)))).status).toBe(500);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '[@vid/webhook-verify]',
      expect.stringMatching(/`secret` is a function that threw.*\n {4}at .*fetch\.test\.ts:\d+:\d+\)?$/),
      cause,
    );
  });

  it('leaves a stack as it is where the runtime can not move it', async () => {
    vi.stubGlobal('Error', Object.assign(Object.create(Error) as object, { captureStackTrace: undefined }));
    const onError = vi.fn<(error: unknown) => void>();
    const handle = webhookHandler({ ...options, secret: () => undefined, onError });
    vi.unstubAllGlobals();
    expect((await handle(requestOf(BODY, headersFor(BODY)))).status).toBe(500);
    expect((onError.mock.calls[0]?.[0] as Error).stack).toMatch(/^WebhookConfigError: .*\n {4}at /);
  });

  it.each([
    ['development', 'GET', [/^"GET" was answered 405: deliveries are POSTs, which a redirect turns into GETs\.$/]],
    ['development', 'PUT', [/^"PUT" was answered 405/]],
    ['development', 'POST', []],
    ['production', 'GET', []],
  ])('tells of a wrong method in development only: %s, %s', async (environment, method, said) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubEnv('NODE_ENV', environment);
    const onError = vi.fn();
    const answer = await webhookHandler({ ...options, onError })(requestOf(BODY, headersFor(BODY), method));
    expect(await answer.text()).toBe(`{"received":${method === 'POST'}}`);
    expect(warn.mock.calls.map(([, line]): unknown => line)).toEqual(
      said.map((line) => expect.stringMatching(line) as string),
    );
    expect(onError).not.toHaveBeenCalled();
  });

  describe('that answers before the work has ended', () => {
    const late = async (environment: string, answerAfterMs: number, times = 1): Promise<unknown[][]> => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.stubEnv('NODE_ENV', environment);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { opened, open } = gate();
      const handle = webhookHandler({ ...options, onDelivery: () => opened, onError: vi.fn(), answerAfterMs });
      for (let time = 0; time < times; time++) {
        const answer = handle(requestOf(BODY, headersFor(BODY)));
        while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(answerAfterMs);
        expect(await (await answer).text()).toMatch(/^\{"received":true/);
      }
      vi.useRealTimers();
      open();
      expect(error).not.toHaveBeenCalled();
      return warn.mock.calls;
    };

    it('says so once for a delivery in one line on the console, in development', async () => {
      const calls = await late('development', 8000, 2);
      expect(calls).toHaveLength(1);
      const line = calls[0]?.join(' ');
      expect(line).toMatch(
        /dlv_0001 \(ping\) was answered 200 after 8000 ms, before its work ended: .*NOT sent again\. /,
      );
      expect(line).not.toContain('\n');
    });

    it.each([
      ['in production', 'production', 8000],
      ['where it is on purpose', 'development', 0],
    ])('says nothing %s', async (_name, environment, answerAfterMs) => {
      expect(await late(environment, answerAfterMs)).toEqual([]);
    });
  });

  it.each([undefined, ''])('explains with a NODE_ENV of %o, so many times a minute', async (environment) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['Date'], now: environment === undefined ? 1e12 : 2e12 });
    vi.stubEnv('NODE_ENV', environment);
    const handle = webhookHandler(options);
    const lines = async (): Promise<number> => {
      const answer = await handle(requestOf(`${BODY}\n`, headersFor(BODY)));
      expect(await answer.text()).toBe('{"received":false}');
      return String(log.mock.lastCall?.[1]).split('\n').length;
    };
    for (let time = 0; time < 10; time++) expect(await lines()).toBe(4);
    expect(await lines()).toBe(1);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await lines()).toBe(4);
    vi.useRealTimers();
  });

  it('explains where the environment may not be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const closed = {
      get env(): never {
        throw new Error('Requires env access');
      },
    };
    vi.useFakeTimers({ toFake: ['Date'], now: 3e12 });
    const handle = webhookHandler(options);
    vi.stubGlobal('process', closed);
    await handle(requestOf(`${BODY}\n`, headersFor(BODY)));
    vi.unstubAllGlobals();
    vi.useRealTimers();
    expect(log).toHaveBeenLastCalledWith('[@vid/webhook-verify]', expect.stringMatching(/line break was added/));
  });

  it('answers within the ten seconds that the service waits, when nothing else is asked for', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    await webhookHandler(options)(requestOf(BODY, headersFor(BODY)));
    expect(setTimer).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 8000, true);
  });

  it('tells of work that failed after its answer that it is not sent again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { opened, open } = gate();
    const failure = new Error('late db');
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const onDelivery = () => opened.then(() => Promise.reject(failure));
    const handle = webhookHandler({ ...options, onDelivery, answerAfterMs: 0, waitUntil });
    expect((await handle(requestOf(BODY, headersFor(BODY)))).status).toBe(200);
    open();
    await waitUntil.mock.calls[0]?.[0];
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '[@vid/webhook-verify]',
      expect.stringMatching(/had been answered when its work failed: it is NOT sent again\.$/),
      failure,
    );
  });

  it('calls no delivery failed whose work was done, when the store can not note it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('store away');
    const store = { claim: () => 'claimed' as const, commit: () => Promise.reject(failure), release: () => undefined };
    const handle = webhookHandler({ ...options, store });
    expect((await handle(requestOf(BODY, headersFor(BODY)))).status).toBe(200);
    expect(log).toHaveBeenCalledExactlyOnceWith('[@vid/webhook-verify]', failure);
  });

  it('hides no failure behind one of onError', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [failure, other] = [new Error('db down'), new Error('in onError')];
    const fail = (error: Error) => (): never => {
      throw error;
    };
    const handle = webhookHandler({ ...options, onDelivery: fail(failure), onError: fail(other) });
    expect((await handle(requestOf(BODY, headersFor(BODY)))).status).toBe(500);
    expect(log.mock.calls.map((given): unknown => given.at(-1))).toEqual([failure, other]);
  });

  it.each([
    ['fetch', webhookHandler],
    ['next', forNext],
  ] as const)("answers Node's pair, which %s would read for ever, and says what to import", async (_name, make) => {
    const onError = vi.fn<(error: unknown) => void>();
    const handle = make({ ...options, onError }) as unknown as (...given: unknown[]) => Promise<unknown>;
    const end = vi.fn();
    const writeHead = vi.fn(() => ({ end }));
    const request = { method: 'POST', headers: headersFor(BODY), body: { event: 'parsed' } };
    expect(await handle(request, { writeHead })).toBeUndefined();
    expect(writeHead).toHaveBeenCalledExactlyOnceWith(500, expect.anything());
    expect(end).toHaveBeenCalledExactlyOnceWith('{"received":false}');
    expect(await handle(request)).toMatchObject({ status: 500 });
    for (const [error] of onError.mock.calls)
      expect(error).toMatchObject({
        code: 'receiver_invalid',
        message: expect.stringContaining('@vid/webhook-verify/node'),
      });
  });

  it('writes one line when nobody listens for errors, and explains in development', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const handle = webhookHandler(options);
    const forged = (): Request => requestOf(`${BODY}\n`, headersFor(BODY));
    vi.stubEnv('NODE_ENV', 'production');
    await handle(forged());
    expect(log).toHaveBeenLastCalledWith(
      '[@vid/webhook-verify]',
      expect.stringMatching(
        /^Webhook delivery refused: signature mismatch\. Set NODE_ENV to development, or pass onError [^\n]*$/,
      ),
    );
    vi.stubEnv('NODE_ENV', 'development');
    await handle(forged());
    expect(log).toHaveBeenLastCalledWith('[@vid/webhook-verify]', expect.stringMatching(/line break was added/));
    const failure = new Error('database away');
    await webhookHandler({ ...options, onDelivery: () => Promise.reject(failure) })(requestOf(BODY, headersFor(BODY)));
    expect(log).toHaveBeenLastCalledWith(
      '[@vid/webhook-verify]',
      expect.stringMatching(/^Delivery \S+ \(\S+\) failed here: .* it is sent again\.$/),
      failure,
    );
  });
});
