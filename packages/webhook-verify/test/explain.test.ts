import type { ExplainHint } from '@vid/webhook-verify';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPLAIN_HINT } from '../src/errors/explain-hint';
import { BODY, type Call, headersFor, mac, NOW, OTHER_SECRET, PING, SECRET } from './support/calls';
import { explain } from './support/explain';
import { REFUSALS } from './support/refusals';

const json = (value: unknown): string => JSON.stringify(value);
const bytes = Buffer.from(BODY);
const latin1 = Buffer.from(bytes.toString('latin1'));
const windows1252 = latin1
  .toString()
  .replace(/[\x80-\x9f]/g, (c) => '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'.charAt(c.charCodeAt(0) - 0x80));
const nested = { ...PING, payload: { url: 'https://example.org/a?b=<c>&d', list: [1, { z: 1, a: null }], text: 'É' } };
const compact = JSON.stringify(nested);
const python = '{"event": "ping", "payload": {"n": [1, 2]}, "emitted_at": "2026-01-01T00:00:00Z", "delivery_id": "d"}';
const crlf = JSON.stringify(PING, null, 2).replaceAll('\n', '\r\n');

/** What arrived, what had been signed, and what the explanation must say. */
const altered: readonly (readonly [string, unknown, string | Uint8Array, RegExp])[] = [
  ['a line break at the end', `${BODY}\n`, BODY, /line break was added/],
  ['CRLF at the end', `${BODY}\r\n`, BODY, /line break was added/],
  ['whitespace around', `  ${BODY} `, BODY, /whitespace was added/],
  ['a lost line break', BODY, `${BODY}\n`, /line break at its end was removed/],
  ['LF for CRLF', crlf.replaceAll('\r\n', '\n'), crlf, /CRLF to LF/],
  ['CRLF for LF', crlf, crlf.replaceAll('\r\n', '\n'), /LF to CRLF/],
  ['an added byte order mark', `\uFEFF${BODY}`, BODY, /byte order mark was added/],
  ['base64', bytes.toString('base64'), BODY, /still base64/],
  ['base64 with a line break', `${bytes.toString('base64')}\n`, BODY, /still base64/],
  ['base64url', bytes.toString('base64url'), BODY, /still base64/],
  ['hex', bytes.toString('hex'), BODY, /hex digits/],
  ['read as latin1', latin1, BODY, /read as latin1 \(binary\)/],
  ['read as latin1, as a string', latin1.toString(), BODY, /read as latin1/],
  ['read as windows-1252', windows1252, BODY, /windows-1252/],
  ['written as latin1', Buffer.from('{"a":"é"}', 'latin1'), '{"a":"é"}', /written as latin1/],
  ['written as UTF-16', Buffer.from(BODY, 'utf16le'), BODY, /UTF-16/],
  ['URL-encoded', encodeURIComponent(BODY), BODY, /URL-encoded/],
  ['decomposed', BODY.normalize('NFD'), BODY, /accents were decomposed/],
  ['composed', BODY, BODY.normalize('NFD'), /accents were composed/],
  ['indented', JSON.stringify(nested, null, 2), compact, /serialised again; without whitespace/],
  ['compacted from 2 spaces', compact, JSON.stringify(nested, null, 2), /indented by 2 spaces/],
  ['compacted from tabs', compact, JSON.stringify(nested, null, '\t'), /indented by tabs/],
  ['compacted from Python', JSON.stringify(JSON.parse(python)), python, /as Python writes/],
  ['unescaped', compact, compact.replace('É', '\\u00c9'), /non-ASCII escaped/],
  ['PHP slashes', compact.replaceAll('/', '\\/'), compact, /serialised again/],
  ['without PHP slashes', compact, compact.replaceAll('/', '\\/'), /escaped slashes/],
  [
    'without the escapes of Go',
    compact,
    compact.replace('<', '\\u003c').replace('>', '\\u003e').replace('&', '\\u0026'),
    /as Go writes/,
  ],
  ['a string in a string', JSON.stringify(BODY), BODY, /string inside a string/],
  ['a Buffer through JSON', JSON.stringify(bytes), BODY, /Buffer that went through JSON/],
  [
    'a whole Lambda event',
    JSON.stringify({ version: '2.0', body: BODY, isBase64Encoded: false }),
    BODY,
    /whole Lambda event/,
  ],
  [
    'a whole Lambda event in base64',
    JSON.stringify({ body: bytes.toString('base64'), isBase64Encoded: true }),
    BODY,
    /whole Lambda event/,
  ],
  [
    'wrapped in data',
    json({ data: PING }),
    BODY,
    /wrapped in \{ data \}; its data member, without whitespace.*matches/,
  ],
  ['wrapped in data as text', json({ data: BODY }), BODY, /wrapped in \{ data \}; its data member matches/],
  [
    'wrapped in a message of a queue',
    json({ message: { data: bytes.toString('base64') }, data: bytes.toString('base64') }),
    BODY,
    /wrapped in \{ data \}; its data member matches, decoded from base64/,
  ],
  ['wrapped in data and changed', json({ data: { ...PING, event: 'pong' } }), BODY, /lies in its member "data"/],
  ['parsed in data', { data: PING }, BODY, /parsed.*lies in its member "data"\).*wrapped in \{ data \}/],
  ['signed in data', json({ data: PING }), json({ data: PING }), /matches, yet the delivery is wrapped: .*"data"/],
  ['replacement characters', BODY.replace('É', '\uFFFD'), BODY, /replacement characters/],
  ['[object Object]', '[object Object]', BODY, /text of an object/],
  ['gzip', Buffer.from('1f8b08000000', 'hex'), BODY, /compressed/],
  ['a parsed object', PING, BODY, /parsed before it was verified.*Nothing else is wrong/],
  [
    'another parsed object',
    { ...PING, event: 'pong' },
    BODY,
    /parsed before it was verified \(it is an object\)\.\nFix/,
  ],
  ['a promise', Promise.resolve(BODY), BODY, /a promise: await/],
  ['a Buffer that became an object', bytes.toJSON(), BODY, /a Buffer that went through JSON: keep it out/],
  ['shared memory', new SharedArrayBuffer(8), BODY, /memory that threads share/],
  ['a Blob', new Blob([BODY]), BODY, /Blob/],
  ['a used request', new Request('http://localhost', { method: 'POST', body: BODY }), BODY, /whole request/],
  ['nothing', undefined, BODY, /undefined: something read it/],
  ['null', null, BODY, /The body is null: something read it/],
  ['an empty body', '', BODY, /empty: something read it/],
];

const good = headersFor(BODY);
const t = String(NOW);
const headerCases: readonly (readonly [string, unknown, RegExp])[] = [
  ['no headers', undefined, /No headers were passed/],
  ['one value', good['x-service-signature'], /value of one header/],
  ['a promise', Promise.resolve(new Headers(good)), /headers are a promise.\nFix: Await it/],
  ['a request', { headers: good, method: 'POST' }, /whole request/],
  [
    'an indexed Headers object',
    { 'X-Service-Timestamp': undefined, 'X-Service-Signature': undefined },
    /Headers object was probably indexed/,
  ],
  ['a spread Headers object', { ...new Headers(good) }, /spreading or serialising/],
  [
    'underscores for hyphens',
    { X_SERVICE_TIMESTAMP: t, X_SERVICE_SIGNATURE: 'x' },
    /underscores for hyphens: X_SERVICE_TIMESTAMP came, X-Service-Timestamp was looked for/,
  ],
  [
    'an underscored signature',
    { 'x-service-timestamp': t, x_service_signature: 'x' },
    /underscores for hyphens: x_service_signature came/,
  ],
  [
    'a prefix before the names',
    { 'x-forwarded-x-service-timestamp': t, 'x-forwarded-x-service-signature': 'x' },
    /other names: "x-forwarded-x-service-timestamp" came, X-Service-Timestamp was looked for.*\nFix: Let it pass/,
  ],
  ['a prefix of a vendor', { 'X-Vid-Service-Timestamp': t }, /other names: "X-Vid-Service-Timestamp" came/],
  [
    'a prefix with underscores',
    { ORIGINAL_X_SERVICE_TIMESTAMP: t },
    /other names: "ORIGINAL_X_SERVICE_TIMESTAMP" came/,
  ],
  ['names without their X-', { 'Service-Timestamp': t }, /other names: "Service-Timestamp" came/],
  [
    'a prefix before one of two',
    ['X-Service-Timestamp', t, 'X-Amzn-Remapped-X-Service-Signature', 'x'],
    /other names: "X-Amzn-Remapped-X-Service-Signature" came, X-Service-Signature was/,
  ],
  ['a value that names it', ['Vary', 'X-Service-Timestamp', 'Host', 'a'], /None of the 2 headers/],
  ['CGI names', { HTTP_X_SERVICE_TIMESTAMP: t }, /CGI names/],
  ['another service', { 'Stripe-Signature': 't=1,v1=a' }, /another service/],
  ['no delivery headers', { host: 'a', accept: 'b' }, /None of the 2 headers/],
  ['one of two', { 'x-service-timestamp': t }, /X-Service-Signature did not/],
  ['milliseconds', { ...good, 'x-service-timestamp': `${t}000` }, /in milliseconds/],
  ['an ISO date', { ...good, 'x-service-timestamp': '2026-01-01T00:00:00Z' }, /written date/],
  ['a fraction', { ...good, 'x-service-timestamp': `${t}.5` }, /fraction/],
  ['a number', { ...good, 'x-service-timestamp': NOW }, /is a number; headers are text/],
  ['whitespace', { ...good, 'x-service-timestamp': ` ${t}` }, /whitespace/],
  ['no prefix', { ...good, 'x-service-signature': mac(BODY) }, /lacks its prefix/],
  ['upper case', { ...good, 'x-service-signature': `sha256=${mac(BODY).toUpperCase()}` }, /upper-case/],
  [
    'base64',
    { ...good, 'x-service-signature': `sha256=${Buffer.from(mac(BODY), 'hex').toString('base64')}` },
    /base64/,
  ],
  ['cut', { ...good, 'x-service-signature': `sha256=${mac(BODY).slice(9)}` }, /has 55 hex digits/],
  [
    'joined',
    { ...good, 'x-service-signature': `${good['x-service-signature']}, a` },
    /X-Service-Signature arrived more than once, joined/,
  ],
  ['twice', { ...good, 'X-Service-Timestamp': t }, /X-Service-Timestamp arrived more than once\./],
  [
    'another event',
    { ...good, 'x-service-event': 'video.failed' },
    /X-Service-Event says "video.failed", the signed event says "ping"/,
  ],
  [
    'another delivery',
    { ...good, 'x-service-delivery': 'x' },
    /X-Service-Delivery says "x", the signed delivery_id says "dlv_0001"/,
  ],
];

const secretCases: readonly (readonly [string, unknown, RegExp])[] = [
  ['absent', undefined, /environment variable/],
  ['an empty list', [], /list of secrets is empty/],
  ['a line break', `${SECRET}\n`, /whitespace around it/],
  ['quotes', `"${SECRET}"`, /wrapped in quotes/],
  ['a written-out line break', `${SECRET}\\n`, /written-out line breaks/],
  ['an API key', 'emp_local_dev', /API key/],
  ['another service', 'whsec_abc', /another service/],
  ['a credential', 'sk_live_abc', /credential of another service/],
  ['a signature', `sha256=${SECRET}`, /is a signature/],
  ['the text undefined', 'undefined', /absent value/],
  ['an environment line', `VID_WEBHOOK_SECRET=${SECRET}`, /line of an environment file/],
  ['upper case', SECRET.toUpperCase(), /upper-case digits/],
  ['base64', Buffer.from(SECRET, 'hex').toString('base64'), /base64/],
  ['bytes', Buffer.from(SECRET), /is bytes/],
  ['a promise', Promise.resolve(SECRET), /promise/],
  ['cut', SECRET.slice(1), /63 hex digits/],
  ['a password', 'correct horse', /13 characters/],
  ['one of a list', [SECRET, 'emp_x'], /Secret 1 of the list.*API key/],
];

const clockCases: readonly (readonly [string, number, RegExp])[] = [
  [
    'fast',
    NOW * 1000 + 400_000,
    /400 seconds behind this clock; the tolerance is 300 seconds.*fast by about 400 seconds/,
  ],
  ['slow', NOW * 1000 - 777_000, /777 seconds ahead of this clock.*slow by about 777 seconds/],
  ['in another time zone', NOW * 1000 + 7_200_000, /7200 seconds behind this clock \(about 2 h\).*local time/],
  ['in seconds', NOW, /now option returns seconds/],
];

/** Refusals of what throws when it is looked at: no more can be said of it. */
const UNREADABLE = /nobody may read|revoked|that throws|prototype of Headers|cannot be asked/;

describe('explain()', () => {
  it.each(altered)('explains a body: %s', async (_name, rawBody, signed, expected) => {
    if (rawBody instanceof Request) await rawBody.text();
    expect(await explain({ rawBody, headers: headersFor(signed) })).toMatch(expected);
  });
  it.each(headerCases)('explains headers: %s', async (_name, headers, expected) => {
    expect(await explain({ headers })).toMatch(expected);
  });
  it.each(secretCases)('explains a secret: %s', async (_name, secret, expected) => {
    expect(await explain({ secret })).toMatch(expected);
  });
  it.each(clockCases)('explains a clock that is %s', async (_name, nowMs, expected) => {
    expect(await explain({ options: { now: () => nowMs } })).toMatch(expected);
  });

  it('explains signers that hash something else', async () => {
    const signed = (digits: string): Partial<Call> => ({
      headers: { ...good, 'x-service-signature': `sha256=${digits}` },
    });
    const { createHmac } = await import('node:crypto');
    const decodedKey = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`${t}.${BODY}`).digest('hex');
    expect(await explain(signed(decodedKey))).toMatch(/decoded the hex digits/);
    expect(await explain(signed(createHmac('sha256', SECRET).update(BODY).digest('hex')))).toMatch(
      /left out the timestamp/,
    );
  });

  it('suspects the secret when the body looks untouched, and the body when it does not', async () => {
    expect(await explain({ secret: OTHER_SECRET })).toMatch(/the secret is the first suspect/);
    const rawBody = BODY.replace(',', ', ');
    expect(await explain({ rawBody, secret: OTHER_SECRET })).toMatch(/not the compact JSON.*of another webhook/);
  });

  it('names a body that was serialised again without a trace, with the fix of the framework', async () => {
    const signed = BODY.replace('"payload":{', '"payload":{"n":1.0,');
    const rawBody = JSON.stringify(JSON.parse(signed));
    const text = await explain({ rawBody, headers: headersFor(signed) }, { framework: 'lambda' });
    expect(text).toMatch(/serialised again \(1\.0 becomes 1.*\nFix: .*@vid\/webhook-verify\/lambda/);
    expect(await explain({ rawBody, headers: headersFor(signed) })).toMatch(/Fix: .*Verify the raw bytes/);
  });

  it.each<[string, unknown, ExplainHint, RegExp]>([
    [
      'bytes',
      Buffer.from(`${BODY}\n`),
      { framework: 'express' },
      /stands in front.* a proxy.* as it came: Express: mount/,
    ],
    ['bytes of no known framework', bytes.subarray(1), {}, /stands in front.* as it came: Verify the raw bytes[^\n]*$/],
    [
      'a buffer',
      new Uint8Array(Buffer.from(`${BODY} `)).buffer,
      { framework: 'hono' },
      /a proxy.* as it came: Hono: use/,
    ],
    ['text that JSON.stringify does not write', `${BODY}\n`, { framework: 'koa' }, /a proxy.* as it came: Koa: put/],
    ['text that it writes', `${BODY.slice(0, -1)},"a":1}`, { framework: 'koa' }, /If the secret is right: Koa: put/],
  ])('looks on the way and in the framework for what changed %s', async (_name, rawBody, hint, expected) => {
    expect(await explain({ rawBody, headers: headersFor(BODY) }, hint)).toMatch(expected);
  });

  it.each(['express', 'fastify', 'hono', 'next', 'lambda', 'fetch', 'node', 'koa', 'nest'] as const)(
    'has a fix for %s',
    async (framework) => {
      const text = await explain({ rawBody: PING }, { framework });
      expect(text).toContain(`@vid/webhook-verify/${framework}`);
      expect(text.split('\n')).toHaveLength(3);
    },
  );

  it('names every framework when it does not know which', async () => {
    expect((await explain({ rawBody: PING })).match(/@vid\/webhook-verify\/\w+/g)).toHaveLength(10);
    expect(await explain({ rawBody: PING }, { framework: null })).toMatch(/\nFix: Verify the raw bytes[^\n]*$/);
    expect(await explain({ rawBody: PING }, { framework: 'nest' })).toContain('{ rawBody: true }');
    expect(await explain({ rawBody: PING }, { framework: 'next-pages' })).toMatch(
      /\nFix: Next\.js, pages router:[^\n]*bodyParser: false[^\n]*$/,
    );
    expect(await explain({ rawBody: PING }, { framework: 'constructor' as never })).toContain('Express');
  });

  it('has an answer to every refusal, and shows neither secret nor body', async () => {
    for (const { name, code, body, change } of REFUSALS) {
      const rawBody = body ?? BODY;
      const text = await explain({ rawBody, headers: headersFor(rawBody), ...change });
      expect(text, name).toMatch(new RegExp(`^${code}: .+\nLikely cause: .+\nFix: .+`));
      if (!UNREADABLE.test(name)) expect(text, name).not.toContain('too unusual');
      for (const hidden of [SECRET, OTHER_SECRET, 'Écoute', 'MfKQ9r8']) expect(text, name).not.toContain(hidden);
    }
  });

  it('never throws, whatever it is about', async () => {
    const random = fc.record({
      rawBody: fc.anything(),
      headers: fc.anything(),
      secret: fc.anything(),
      options: fc.anything(),
    });
    await fc.assert(
      fc.asyncProperty(random, fc.constantFrom(...REFUSALS.map(({ code }) => code)), async (attempt, code) => {
        const { explainFailure } = await import('../src/explain/explain-failure');
        expect(await explainFailure({ code: code as never, message: EXPLAIN_HINT }, attempt)).toContain(code);
      }),
      { numRuns: 300 },
    );
  });
});
