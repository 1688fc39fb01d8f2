import { describe, expect, it, vi } from 'vitest';
import {
  BODY,
  call,
  formsOf,
  headersFor,
  mac,
  NOW,
  OTHER_SECRET,
  PING,
  runAsync,
  runSync,
  SECRET,
} from './support/calls';

const both = async (changes: Parameters<typeof call>[0] = {}): Promise<unknown> => {
  const sync = runSync(call(changes));
  expect(await runAsync(call(changes))).toEqual(sync);
  return sync;
};

const signed = (value: object): Parameters<typeof call>[0] => {
  const rawBody = JSON.stringify(value);
  return { rawBody, headers: headersFor(rawBody) };
};

describe('what is accepted', () => {
  it.each([...formsOf(BODY)])('takes the body as %s', async (_form, rawBody) => {
    expect(await both({ rawBody })).toEqual({ delivery: { ...PING, secretIndex: 0 } });
  });

  const good = headersFor(BODY);
  const named = { 'X-Service-Event': 'ping', 'X-Service-Delivery': 'dlv_0001', ...good };
  const containers: readonly (readonly [string, () => unknown])[] = [
    ['a plain object', () => good],
    ['upper case', () => Object.fromEntries(Object.entries(named).map(([name, value]) => [name.toUpperCase(), value]))],
    ['all four headers', () => named],
    ['values in lists', () => Object.fromEntries(Object.entries(good).map(([name, value]) => [name, [value]]))],
    ['an object without a prototype', () => Object.assign(Object.create(null) as object, good)],
    ['Headers', () => new Headers(named)],
    ['a Map', () => new Map(Object.entries(named))],
    ['a Map of lists', () => new Map(Object.entries(named).map(([name, value]) => [name, [value]]))],
    ['pairs', () => Object.entries(named)],
    ['an iterator of pairs', () => Object.entries(named).values()],
    ['a raw list', () => ['Host', 'example.org', ...Object.entries(named).flat()]],
    [
      'many other headers',
      () => ({ ...Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`x-${i}`, 'x'])), ...good }),
    ],
    ['a header named append', () => ({ ...good, append: 'x', get: 'y' })],
    ['a stranger that is no text', () => ({ ...good, via: 5, cookie: null })],
    ['pairs, some of whose names are no text', () => [[5, 'x'], [Symbol('name'), 'y'], [], ...Object.entries(good)]],
    ['a raw list, some of whose names are no text', () => [5, 'x', null, 'y', ...Object.entries(good).flat()]],
  ];
  it.each(containers)('takes the headers as %s', async (_name, headers) => {
    expect(runSync(call({ headers: headers() }))).toHaveProperty('delivery');
    expect(await runAsync(call({ headers: headers() }))).toHaveProperty('delivery');
  });

  it.each([
    ['at the old end', NOW + 300, {}],
    ['at the new end', NOW - 300, {}],
    ['with a tolerance of 0', NOW, { toleranceSeconds: 0 }],
    ['with a wider tolerance', NOW + 3600, { toleranceSeconds: 3600 }],
    [
      'with options that are undefined',
      NOW,
      { toleranceSeconds: undefined, maxBodyBytes: undefined, strictHeaders: undefined },
    ],
    ['with a body of exactly the limit', NOW, { maxBodyBytes: Buffer.byteLength(BODY) }],
  ])('accepts %s', async (_name, seconds, more) => {
    expect(await both({ options: { now: () => seconds * 1000, ...more } })).toHaveProperty('delivery');
  });

  const ascii = JSON.stringify({ ...PING, payload: {} });
  it.each([...formsOf(ascii)])('counts the bytes of a body that has a byte a letter: %s', async (_form, rawBody) => {
    const headers = headersFor(ascii);
    const limited = (maxBodyBytes: number) =>
      both({ rawBody, headers, options: { now: () => NOW * 1000, maxBodyBytes } });
    expect(await limited(ascii.length)).toHaveProperty('delivery');
    expect(await limited(ascii.length - 1)).toEqual({ code: 'body_too_large' });
  });

  it.each(['2026-01-29T23:59:59Z', '2026-10-09T00:00Z', '2026-12-31T09:30:00.125+02:00'])(
    'takes the time %s',
    async (emitted_at) => {
      expect(await both(signed({ ...PING, emitted_at }))).toHaveProperty('delivery');
    },
  );

  it.each([
    'x2026-01-29T23:59:59Z',
    '2026-01-29T23:59:59Zx',
    '2026-01-49T23:59:59Z',
    '2026-01-1xT23:59:59Z',
    '2026-01-32T23:59:59Z',
    '2026-13-01T23:59:59Z',
    '2026-00-01T23:59:59Z',
    '2026-01-00T23:59:59Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00',
  ])('takes no time that is none: %s', async (emitted_at) => {
    expect(await both(signed({ ...PING, emitted_at }))).toEqual({ code: 'payload_invalid' });
  });

  it('takes a header whose other spelling has no value', async () => {
    const headers = { ...good, 'X-Service-Timestamp': undefined, 'X-Service-Signature': null };
    expect(await both({ headers })).toHaveProperty('delivery');
  });

  it('accepts the timestamp 0 when the clock says so', async () => {
    const headers = headersFor(BODY, { timestamp: '0' });
    expect(await both({ headers, options: { now: () => 0 } })).toHaveProperty('delivery');
  });

  it('uses the real clock when none is given', async () => {
    const headers = headersFor(BODY, { timestamp: String(Math.floor(Date.now() / 1000)) });
    expect(await both({ headers, options: undefined })).toHaveProperty('delivery');
  });

  it.each([
    ['alone', [SECRET], 0],
    ['first', [SECRET, OTHER_SECRET], 0],
    ['last', [OTHER_SECRET, 'a'.repeat(64), SECRET], 2],
    ['twice', [OTHER_SECRET, SECRET, SECRET], 1],
  ])('tells which secret matched: %s', async (_name, secret, secretIndex) => {
    expect(await both({ secret })).toEqual({ delivery: { ...PING, secretIndex } });
  });

  it('passes unknown events and unknown members through', async () => {
    const value = { ...PING, event: 'video.remixed', payload: { deep: [{ a: null }] }, region: 'eu', secretIndex: 99 };
    expect(await both(signed(value))).toEqual({ delivery: { ...value, secretIndex: 0 } });
  });

  it.each(['2026-01-01T00:00:00Z', '2026-01-01T00:00Z', '2026-06-30T23:59:59.123456+05:30'])(
    'accepts the time %s',
    async (time) => {
      expect(await both(signed({ ...PING, emitted_at: time }))).toHaveProperty('delivery');
    },
  );

  it('ignores the unsigned headers when told to', async () => {
    const headers = { ...good, 'x-service-event': ['a', 'b'], 'x-service-delivery': 'other' };
    expect(await both({ headers, options: { now: () => NOW * 1000, strictHeaders: false } })).toHaveProperty(
      'delivery',
    );
  });

  it('keeps a member named __proto__ a plain member', async () => {
    const rawBody = BODY.replace('{', '{"__proto__":{"admin":true},');
    const outcome = (await both({ rawBody, headers: headersFor(rawBody) })) as { delivery: object };
    expect(Object.getPrototypeOf(outcome.delivery)).toBe(Object.prototype);
    expect((outcome.delivery as { admin?: boolean }).admin).toBeUndefined();
  });

  it('knows text without bytes of its own on runtimes that cannot tell', async () => {
    const lone = BODY.replace('É', '\uD800');
    const isWellFormed = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed');
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
    try {
      expect(await both()).toHaveProperty('delivery');
      expect(await both({ rawBody: lone, headers: headersFor(lone) })).toEqual({ code: 'body_not_utf8' });
    } finally {
      if (isWellFormed) Object.defineProperty(String.prototype, 'isWellFormed', isWellFormed);
    }
  });

  it('hands over what was hashed, whatever happens to the buffer meanwhile', async () => {
    const rawBody = Buffer.from(BODY);
    const verification = runAsync(call({ rawBody }));
    rawBody.write('video.completed', BODY.indexOf('ping'));
    expect(await verification).toEqual({ delivery: { ...PING, secretIndex: 0 } });
  });

  it.each([5, 5000])('goes by the bytes of a view that says it has %i of them', async (length) => {
    class Lying extends Uint8Array<ArrayBuffer> {
      override get length(): number {
        return length;
      }
    }
    const rawBody = new Lying(Uint8Array.from(Buffer.from(BODY)).buffer);
    expect(await both({ rawBody })).toEqual({ delivery: { ...PING, secretIndex: 0 } });
    const options = { now: () => NOW * 1000, maxBodyBytes: 20 };
    expect(await both({ rawBody, options })).toEqual({ code: 'body_too_large' });
  });

  it('reads each header once, so that none can change between two looks', async () => {
    const looks: string[] = [];
    const once = (): object =>
      Object.defineProperties(
        {},
        Object.fromEntries(
          Object.entries(good).map(([name, value]) => {
            const values = [value];
            const get = (): unknown => {
              looks.push(name);
              return values.shift();
            };
            return [name, { get, enumerable: true }];
          }),
        ),
      );
    expect(runSync(call({ headers: once() }))).toHaveProperty('delivery');
    expect(await runAsync(call({ headers: once() }))).toHaveProperty('delivery');
    expect(looks).toHaveLength(4);
  });

  it('keeps deliveries apart that are verified at once, even by a WebCrypto that reads its input late', async () => {
    const verify = crypto.subtle.verify.bind(crypto.subtle);
    const late = vi.spyOn(crypto.subtle, 'verify').mockImplementation(async (...input) => {
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
      return verify(...input);
    });
    const sizes = [0, 300, 5000, 70_000];
    const outcomes = Array.from({ length: 80 }, async (_, i) => {
      const text = JSON.stringify({ ...PING, delivery_id: `d${i}`, payload: { fill: 'x'.repeat(sizes[i % 4] ?? 0) } });
      const rawBody = Buffer.from(text);
      const forged = i % 5 === 0;
      if (forged) rawBody[rawBody.length - 3] = 0x78;
      const outcome = runAsync(call({ rawBody, headers: headersFor(text), secret: [OTHER_SECRET, SECRET] }));
      rawBody.fill(0);
      expect(await outcome).toEqual(
        forged ? { code: 'signature_mismatch' } : { delivery: { ...(JSON.parse(text) as object), secretIndex: 1 } },
      );
    });
    await Promise.all(outcomes);
    expect(late).toHaveBeenCalledTimes(160);
    late.mockRestore();
  });

  it('uses more secrets than it keeps keys of', async () => {
    for (let i = 0; i < 150; i++) {
      const secret = i.toString(16).padStart(64, '0');
      const headers = { ...good, 'x-service-signature': `sha256=${mac(BODY, NOW, secret)}` };
      expect(await both({ secret, headers })).toHaveProperty('delivery');
    }
  });
});
