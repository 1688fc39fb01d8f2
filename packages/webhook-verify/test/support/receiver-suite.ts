/** The behaviour that every receiver has, whatever its framework: one suite, run by each adapter's test. */
import {
  type DeliveryClaim,
  type DeliveryStore,
  MemoryDeliveryStore,
  WebhookConfigError,
  WebhookVerificationError,
} from '@vid/webhook-verify';
import type { ReceiverOptions } from '@vid/webhook-verify/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODY, headersFor, NOW, OTHER_SECRET, PING, SECRET } from './calls';

export interface Sent {
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: string;
}

export interface Got {
  readonly status: number;
  readonly body: string;
}

export type SuiteOptions = ReceiverOptions<unknown>;

/** One running receiver. */
export interface Harness {
  readonly send: (sent: Sent) => Promise<Got>;
  readonly close?: () => Promise<void>;
}

export interface SuiteTraits {
  /** Whether work may go on after the answer. */
  readonly outlivesAnswer: boolean;
  /** Whether the adapter sees requests of other methods. */
  readonly seesMethods: boolean;
  /** Whether routes are loaded when the application is built, where there is no secret. */
  readonly isBuilt?: boolean;
}

const signed = (body: string | Uint8Array): Sent => ({
  body,
  headers: { 'content-type': 'application/json', ...headersFor(body) },
});

export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

const fail = (error: unknown): never => {
  throw error;
};

/** Where a stack begins. */
const firstFrame = ({ stack = '' }: Error): string | undefined =>
  stack.slice(stack.indexOf('\n    at ') + 1).split('\n')[0];
const MADE_HERE = /[\\/]test[\\/]receivers[\\/]\w+\.test\.ts:\d+/;

/** A promise that is settled from outside. */
export const gate = (): Gate => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

export const receiverSuite = (
  name: string,
  start: (options: SuiteOptions) => Harness | Promise<Harness>,
  traits: SuiteTraits,
): void => {
  describe(`the receiver for ${name}`, () => {
    let harness: Harness | undefined;
    const onDelivery = vi.fn<(delivery: unknown) => unknown>();
    const onError = vi.fn<(error: unknown) => void>();
    beforeEach(() => {
      onDelivery.mockReset();
      onError.mockReset();
    });
    afterEach(() => harness?.close?.());

    const receiver = async (options: Partial<SuiteOptions> = {}): Promise<Harness> => {
      harness = await start({ secret: SECRET, onDelivery, onError, now: () => NOW * 1000, ...options });
      return harness;
    };
    const codes = (): unknown[] => onError.mock.calls.map(([error]) => (error as { code?: string }).code);

    it('hands over a verified delivery and answers 200', async () => {
      const { send } = await receiver();
      expect(await send(signed(BODY))).toEqual({ status: 200, body: '{"received":true}' });
      expect(onDelivery).toHaveBeenCalledExactlyOnceWith({ ...PING, secretIndex: 0 }, expect.anything());
      expect(onError).not.toHaveBeenCalled();
    });

    it('verifies the bytes as they came, however the JSON is written', async () => {
      const { send } = await receiver();
      const odd = `\r\n {"event" : "ping","payload":{"n":1.0,"t":"\\u00e9é🎬"},"emitted_at":"2026-01-01T00:00:00Z","delivery_id":"odd"}\t\n`;
      expect((await send(signed(odd))).status).toBe(200);
      expect(onDelivery).toHaveBeenCalledOnce();
    });

    it('refuses a forgery, and tells the sender nothing about it', async () => {
      const { send } = await receiver();
      const forged = {
        ...signed(BODY),
        headers: { ...signed(BODY).headers, ...headersFor(BODY, { secret: OTHER_SECRET }) },
      };
      expect(await send(forged)).toEqual({ status: 401, body: '{"received":false}' });
      expect(onDelivery).not.toHaveBeenCalled();
      expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(WebhookVerificationError);
      expect(codes()).toEqual(['signature_mismatch']);
    });

    it.each([
      ['no signature', { 'x-service-signature': undefined }, BODY, 401, 'signature_missing'],
      ['an old timestamp', headersFor(BODY, { timestamp: '5' }), BODY, 401, 'timestamp_too_old'],
      ['another event header', { 'x-service-event': 'video.failed' }, BODY, 400, 'header_body_mismatch'],
      ['signed text', {}, 'ping', 400, 'body_not_json'],
      ['signed JSON of another shape', {}, '{}', 400, 'payload_invalid'],
      ['no body', {}, '', 400, 'body_missing'],
      ['bytes that are not UTF-8', {}, Uint8Array.of(0x7b, 0xff), 400, 'body_not_utf8'],
    ])('refuses %s', async (_name, change, body, status, code) => {
      const { send } = await receiver();
      const headers = Object.entries({ ...signed(body).headers, ...change }).filter(([, value]) => value !== undefined);
      expect((await send({ body, headers: Object.fromEntries(headers) as Record<string, string> })).status).toBe(
        status,
      );
      expect(codes()).toEqual([code]);
    });

    it('refuses unsigned JSON that no parser would take, as unsigned', async () => {
      const { send } = await receiver();
      expect((await send({ body: '{"event":', headers: { 'content-type': 'application/json' } })).status).toBe(401);
    });

    it.each([
      'text/plain',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
    ])('does not mind the content type %s', async (type) => {
      const { send } = await receiver();
      const { body, headers } = signed(BODY);
      expect((await send({ body, headers: { ...headers, 'content-type': type } })).status).toBe(200);
    });

    it('refuses a body over the limit', async () => {
      const { send } = await receiver({ maxBodyBytes: 1000 });
      expect((await send(signed('a'.repeat(300_000)))).status).toBe(413);
      expect(codes()).toEqual(['body_too_large']);
    });

    it('answers a repeat 200 without handling it again', async () => {
      const { send } = await receiver();
      await send(signed(BODY));
      expect(await send(signed(BODY))).toEqual({ status: 200, body: '{"received":true,"duplicate":true}' });
      expect(onDelivery).toHaveBeenCalledOnce();
    });

    it('deduplicates by the signed id, not by the header', async () => {
      const { send } = await receiver({ strictHeaders: false });
      const { body, headers } = signed(BODY);
      await send({ body, headers: { ...headers, 'x-service-delivery': 'one' } });
      await send({ body, headers: { ...headers, 'x-service-delivery': 'two' } });
      expect(onDelivery).toHaveBeenCalledOnce();
    });

    it('answers 500 when the handler fails, and handles the retry', async () => {
      const { send } = await receiver();
      const failure = new Error('database away');
      onDelivery.mockRejectedValueOnce(failure);
      expect(await send(signed(BODY))).toEqual({ status: 500, body: '{"received":false}' });
      expect(onError).toHaveBeenCalledExactlyOnceWith(failure, expect.anything());
      expect(await send(signed(BODY))).toEqual({ status: 200, body: '{"received":true}' });
      expect(onDelivery).toHaveBeenCalledTimes(2);
    });

    it('handles simultaneous repeats once', async () => {
      const { send } = await receiver();
      const { opened, open } = gate();
      const started = gate();
      onDelivery.mockImplementation(() => {
        started.open();
        return opened;
      });
      const first = send(signed(BODY));
      await started.opened;
      const second = send(signed(BODY));
      open();
      expect((await first).status).toBe(200);
      expect((await second).status).toBe(200);
      expect(onDelivery).toHaveBeenCalledOnce();
    });

    it('claims, then commits; claims, then releases', async () => {
      const steps: string[] = [];
      const inner = new MemoryDeliveryStore();
      const noting = (step: 'claim' | 'commit' | 'release') => (claim: DeliveryClaim) => {
        steps.push(`${step} ${claim.deliveryId}`);
        return inner[step](claim) as never;
      };
      const store: DeliveryStore = { claim: noting('claim'), commit: noting('commit'), release: noting('release') };
      const { send } = await receiver({ store });
      onDelivery.mockImplementationOnce(() => {
        steps.push('handle');
        throw new Error('no');
      });
      await send(signed(BODY));
      await send(signed(BODY));
      expect(steps).toEqual(['claim dlv_0001', 'handle', 'release dlv_0001', 'claim dlv_0001', 'commit dlv_0001']);
    });

    it('answers only when the store has committed the delivery', async () => {
      const committing = gate();
      const committed = gate();
      const commit = (): Promise<void> => {
        committing.open();
        return committed.opened;
      };
      const store = { claim: () => 'claimed' as const, commit, release: () => undefined };
      const { send } = await receiver({ store, answerAfterMs: Number.POSITIVE_INFINITY });
      let answered = false;
      const answer = send(signed(BODY)).finally(() => {
        answered = true;
      });
      await committing.opened;
      // Whatever waits for nothing has its answer before these two, which come later.
      expect((await send({ ...signed(BODY), body: 'x' })).status).toBe(401);
      expect((await send({ ...signed(BODY), body: 'y' })).status).toBe(401);
      expect(answered).toBe(false);
      committed.open();
      expect((await answer).status).toBe(200);
    });

    it('answers no repeat before the first one is committed', async () => {
      const committing = gate();
      const committed = gate();
      const store = new MemoryDeliveryStore();
      const commit = store.commit.bind(store);
      vi.spyOn(store, 'commit').mockImplementation((claim) => {
        committing.open();
        return committed.opened.then(() => commit(claim)) as never;
      });
      const { send } = await receiver({ store, answerAfterMs: Number.POSITIVE_INFINITY });
      const first = send(signed(BODY));
      await committing.opened;
      let repeated = false;
      const repeat = send(signed(BODY)).finally(() => {
        repeated = true;
      });
      expect((await send({ ...signed(BODY), body: 'x' })).status).toBe(401);
      expect((await send({ ...signed(BODY), body: 'y' })).status).toBe(401);
      expect(repeated).toBe(false);
      committed.open();
      expect((await first).status).toBe(200);
      expect((await repeat).body).toContain('duplicate');
      expect(onDelivery).toHaveBeenCalledOnce();
    });

    it.each([
      ['claimed elsewhere', { claim: async () => 'in-progress' as const }, 503, 0],
      ['done elsewhere', { claim: async () => 'done' as const }, 200, 0],
      ['unable to claim', { claim: async () => Promise.reject(new Error('store away')) }, 500, 1],
      ['answering nonsense', { claim: async () => true as never }, 500, 1, 'receiver_invalid'],
      ['unable to commit', { commit: async () => Promise.reject(new Error('store away')) }, 200, 1],
    ])('answers by a store that is %s', async (_name, methods, status, errors, code?: string) => {
      const nothing = async (): Promise<void> => undefined;
      const store = { claim: async () => 'claimed' as const, commit: nothing, release: nothing, ...methods };
      const { send } = await receiver({ store });
      expect((await send(signed(BODY))).status).toBe(status);
      expect(onError).toHaveBeenCalledTimes(errors);
      expect(codes()[0]).toBe(code);
    });

    it.runIf(traits.outlivesAnswer)('answers in time when the handler is slow, and commits afterwards', async () => {
      const committed = gate();
      const store = new MemoryDeliveryStore();
      const commit = vi.spyOn(store, 'commit').mockImplementation(() => committed.open());
      const { opened, open } = gate();
      onDelivery.mockReturnValue(opened);
      const { send } = await receiver({ store, answerAfterMs: 0 });
      expect((await send(signed(BODY))).status).toBe(200);
      expect(commit).not.toHaveBeenCalled();
      open();
      await committed.opened;
    });

    it.runIf(traits.outlivesAnswer)('reports a failure after the answer, and releases the delivery', async () => {
      const released = gate();
      const store = new MemoryDeliveryStore();
      vi.spyOn(store, 'release').mockImplementation(() => released.open());
      const { opened, open } = gate();
      onDelivery.mockImplementation(() => opened.then(() => Promise.reject(new Error('late'))));
      const { send } = await receiver({ store, answerAfterMs: 0 });
      expect((await send(signed(BODY))).status).toBe(200);
      open();
      await released.opened;
      expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('late'), expect.anything());
    });

    it.runIf(traits.outlivesAnswer).each([
      ['log', { onError: () => gate().opened }, {}],
      ['store', {}, { release: () => gate().opened }],
    ])('answers 500 for a known failure, however slow the %s is', async (_name, options, methods) => {
      const store = { claim: () => 'claimed' as const, commit: () => undefined, release: () => undefined, ...methods };
      onDelivery.mockImplementation(() => {
        throw new Error('database away');
      });
      const { send } = await receiver({ store, answerAfterMs: 0, ...options });
      expect((await send(signed(BODY))).status).toBe(500);
    });

    it.runIf(traits.outlivesAnswer)('refuses in time when the log is slow', async () => {
      const { send } = await receiver({ answerAfterMs: 0, onError: () => gate().opened });
      expect((await send({ ...signed(BODY), body: 'x' })).status).toBe(401);
    });

    it.runIf(traits.outlivesAnswer)('says nothing before the store has claimed the delivery', async () => {
      const claim = async (): Promise<never> => {
        for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
        throw new Error('store away');
      };
      const { send } = await receiver({ store: { claim, commit: vi.fn(), release: vi.fn() }, answerAfterMs: 0 });
      expect((await send(signed(BODY))).status).toBe(500);
      expect(onDelivery).not.toHaveBeenCalled();
    });

    it('takes the secret from a function, and fails closed without one', async () => {
      const secret = vi.fn<() => string | undefined>().mockReturnValueOnce(SECRET);
      const { send } = await receiver({ secret });
      expect((await send(signed(BODY))).status).toBe(200);
      expect(await send(signed(BODY))).toEqual({ status: 500, body: '{"received":false}' });
      expect(codes()).toEqual(['secret_missing']);
      expect((onError.mock.calls[0]?.[0] as Error).message).toMatch(
        /`secret` is a function that gave undefined\..*Set VID_WEBHOOK_SECRET/,
      );
    });

    it.each<[string, () => unknown, string, RegExp]>([
      ['gives nothing', () => undefined, 'secret_missing', /`secret` is a function that gave undefined\. .*Set VID_W/],
      ['gives an API key', async () => 'emp_local_dev', 'secret_invalid', /gave text of 13 characters\. .*API key/],
      ['throws', () => fail(new Error(`no ${SECRET}`)), 'secret_missing', /`secret` is a function that threw: see the/],
      ['rejects', async () => fail('down'), 'secret_missing', /`secret` is a function that threw: see the cause\. Let/],
    ])('tells of a secret function that %s, at the line that made the handler', async (_name, secret, code, said) => {
      const { send } = await receiver({ secret: secret as () => string });
      expect(await send(signed(BODY))).toEqual({ status: 500, body: '{"received":false}' });
      const error = onError.mock.calls[0]?.[0] as WebhookConfigError;
      expect(error).toBeInstanceOf(WebhookConfigError);
      expect([error.code, error.message]).toEqual([code, expect.stringMatching(said)]);
      for (const hidden of [SECRET, 'emp_local_dev']) expect(error.message).not.toContain(hidden);
      expect('cause' in error).toBe(error.message.includes('threw'));
      expect(firstFrame(error)).toMatch(MADE_HERE);
      expect(error.stack).toMatch(/^WebhookConfigError: Webhook setup is wrong: secret/);
      expect(onDelivery).not.toHaveBeenCalled();
    });

    it('survives an onError that throws', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onError.mockImplementation(() => {
        throw new Error('logger away');
      });
      const { send } = await receiver();
      expect((await send({ ...signed(BODY), body: 'x' })).status).toBe(401);
    });

    it.runIf(traits.seesMethods)('answers other methods 405', async () => {
      const { send } = await receiver();
      expect((await send({ ...signed(BODY), body: '', method: 'GET' })).status).toBe(405);
    });

    const misspelt: object = { tolerance: 5 };
    const wrong: readonly (readonly [Partial<SuiteOptions>, string, RegExp])[] = [
      [{ secret: 'emp_local_dev' }, 'secret_invalid', /`secret` is text of 13 characters\..*API key.*Pass the 64/],
      [{ toleranceSeconds: Number.NaN }, 'tolerance_invalid', /`toleranceSeconds` is NaN\. Write seconds/],
      [{ maxBodyBytes: '1mb' as never }, 'max_body_bytes_invalid', /`maxBodyBytes` is "1mb"\. Write bytes/],
      [{ strictHeaders: 'false' as never }, 'strict_headers_invalid', /`strictHeaders` is "false"\. Write true or/],
      [{ now: () => Number.NaN }, 'clock_invalid', /`now` returns no such number\. Write a function/],
      [{ now: 5 as never }, 'clock_invalid', /`now` is 5\. Write a function/],
      [
        misspelt,
        'options_invalid',
        /no option `tolerance`\. Did you mean `toleranceSeconds`\? The options are secret, onDelivery, .*toleranceSeconds/,
      ],
      [{ onDelivery: undefined as never }, 'receiver_invalid', /`onDelivery` is undefined\. Write a function: onDel/],
      [{ store: { claim: () => 'claimed' } as never }, 'receiver_invalid', /`store` is an object\. Write a store with/],
      [{ answerAfterMs: Number.NaN }, 'receiver_invalid', /`answerAfterMs` is NaN\. Write milliseconds/],
      [{ answerAfterMs: -1 }, 'receiver_invalid', /`answerAfterMs` is -1\. Write milliseconds/],
      [
        { answerAfterMs: 10_000 },
        'receiver_invalid',
        /`answerAfterMs` is 10000\. .*early on purpose, to less than the 10000 for which/,
      ],
      [{ onError: 'console' as never }, 'receiver_invalid', /`onError` is "console"\. Write a function/],
      [{ waitUntil: null as never }, 'receiver_invalid', /`waitUntil` is null\. Write a function/],
    ];
    const missing: typeof wrong = [
      [{ secret: undefined as never }, 'secret_missing', /`secret` is undefined\..*Set VID_WEBHOOK_SECRET/],
      [{ secret: [SECRET, ''] }, 'secret_missing', /`secret` is a list\..*empty place/],
    ];
    it.each(traits.isBuilt ? wrong : [...wrong, ...missing])(
      'refuses to be made with %o, and says what to write, at the line that made it',
      async (options, code, said) => {
        const error: unknown = await receiver(options).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(WebhookConfigError);
        const { message, ...rest } = error as WebhookConfigError;
        expect(rest).toMatchObject({ code });
        expect(message).toMatch(said);
        expect(message).not.toContain('explain()');
        for (const hidden of [SECRET, 'emp_local_dev']) expect(message).not.toContain(hidden);
        expect(firstFrame(error as Error)).toMatch(MADE_HERE);
      },
    );

    it.runIf(traits.isBuilt).each(missing)(
      'is made with %o, and refuses each delivery',
      async (options, code, said) => {
        const { send } = await receiver(options);
        expect(await send(signed(BODY))).toEqual({ status: 500, body: '{"received":false}' });
        expect(codes()).toEqual([code]);
        expect((onError.mock.calls[0]?.[0] as Error).message).toMatch(said);
        expect(onDelivery).not.toHaveBeenCalled();
      },
    );
  });
};
