import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BODY, headersFor, mac, NOW, OTHER_SECRET, PING, SECRET } from './support/calls';
import { explain } from './support/explain';

const bytes = Buffer.from(BODY);
const good = headersFor(BODY);
const nested = { b: [{ z: 'É/', a: null }, 2], a: 'x' };
const compact = JSON.stringify(nested);
const python = '{"b": [{"z": "É/", "a": null}, 2], "a": "x"}';

/** Its base64 has both of the signs that base64url writes in another way. */
const SIGNS = '{"a":"~~~???Ã"}';
const toBase64 = (encoding: 'base64' | 'base64url'): string => Buffer.from(SIGNS).toString(encoding);

/** What arrived, what had been signed, and what the explanation must say. */
const altered: readonly (readonly [string, unknown, string | Uint8Array, RegExp])[] = [
  ['a lost byte order mark', BODY, `\uFEFF${BODY}`, /byte order mark was removed/],
  ['a line break behind a byte order mark', `\uFEFF${BODY}\n`, `\uFEFF${BODY}`, /line break was added/],
  ['a line break behind lines', `{\n"a": 1\n}\n`, `{\n"a": 1\n}`, /line break was added/],
  ['a plus sign for a space', '{"a":"b+c"}', '{"a":"b c"}', /URL-encoded/],
  ['the text null', 'null', BODY, /looks untouched/],
  ['no text at all', ' ', BODY, /not the compact JSON/],
  ['an object of which the text was signed', { a: 1 }, '[object Object]', /it is an object\)\.\nFix/],
  ['read as windows-1252, with a euro sign', '{"a":"Ã€"}', '{"a":"À"}', /windows-1252/],
  ['a letter beyond windows-1252', '{"a":"€Ł"}', Buffer.from('{"a":"\x80A"}', 'latin1'), /looks untouched/],
  ['a letter beyond latin1', '{"a":"Ł"}', '{"a":"A"}', /looks untouched/],
  ['base64 with both of its signs', toBase64('base64'), SIGNS, /still base64/],
  ['base64url with both of its signs', toBase64('base64url'), SIGNS, /still base64/],
  ['base64 in lines', toBase64('base64').replace(/.{8}/g, '$&\r\n'), SIGNS, /still base64/],
  ['a lost CRLF', BODY, `${BODY}\r\n`, /line break at its end was removed/],
  ['compacted from 4 spaces', compact, JSON.stringify(nested, null, 4), /indented by 4 spaces/],
  ['compacted from escaping Python', compact, python.replace('É', '\\u00c9'), /as Python writes, non-ASCII escaped/],
  ['compacted from PHP', compact, compact.replace('É', '\\u00c9').replace('/', '\\/'), /as PHP writes/],
  ['unsorted', compact, '{"a":"x","b":[{"a":null,"z":"É/"},2]}', /with sorted keys, it matches/],
  ['unsorted by turns', '{"b":1,"a":2,"c":3}', '{"a":2,"b":1,"c":3}', /with sorted keys, it matches/],
  ['unsorted Python', compact, '{"a": "x", "b": [{"a": null, "z": "É/"}, 2]}', /with sorted keys, as Python writes/],
  ['URL-encoded with plus signs', encodeURIComponent(BODY).replaceAll('%20', '+'), BODY, /URL-encoded/],
  ['hex in capitals', `${bytes.toString('hex').toUpperCase()}\n`, BODY, /hex digits/],
  ['a String object', Object('a"b'), 'a"b', /Nothing else is wrong: it is a string inside a string/],
  ['numbered bytes', JSON.stringify(new Uint8Array(bytes)), BODY, /Buffer that went through JSON/],
  ['a list of bytes', JSON.stringify([...bytes]), BODY, /Buffer that went through JSON/],
  ['a Lambda event that lies', JSON.stringify({ body: BODY, isBase64Encoded: true }), BODY, /whole Lambda event/],
  ['a Lambda event of base64', JSON.stringify({ body: bytes.toString('base64') }), bytes.toString('base64'), /Lambda/],
  [
    'cut in a string',
    BODY.slice(0, 20),
    BODY,
    /the beginning of a JSON object: it ends after 20 bytes.*\nFix: Read the req/,
  ],
  ['cut before its last bracket', BODY.slice(0, -1), BODY, /the beginning of a JSON object: it ends after \d+ bytes/],
  ['cut behind an escaped quotation mark', '{"a":"b\\"', BODY, /the beginning of a JSON object/],
  ['a list, cut', '[{"a":1}', BODY, /not the compact JSON/],
  ['one bracket too many', `${BODY}}`, BODY, /not the compact JSON/],
  ['a bracket in a string', '{ "a": "[{" }', BODY, /not the compact JSON/],
  ['a percent sign that encodes nothing', 'a%zz', BODY, /not the compact JSON/],
  ['mixed numbers and texts', '[1,"a"]', BODY, /looks untouched/],
  ['half of the mark of gzip', '\x1f', BODY, /not the compact JSON/],
  ['the text of an object and more', '[object Object] and more', BODY, /not the compact JSON/],
  ['a function', () => BODY, BODY, /a function: it was not called/],
  ['a web stream', new ReadableStream(), BODY, /a stream: read it/],
  ['a pipe', { pipe: () => undefined }, BODY, /a stream: read it/],
  ['a Node request that was read', { readableDidRead: true, pipe: () => undefined }, BODY, /whole request/],
  ['a Lambda event as an object', { body: BODY, isBase64Encoded: false }, BODY, /a whole Lambda event: pass its body/],
  ['something of type Buffer without data', { type: 'Buffer' }, BODY, /was parsed before/],
  ['something of another type with data', { type: 'ping', data: [] }, BODY, /was parsed before/],
  ['a list', [1], BODY, /was parsed before it was verified \(it is a list\)/],
  ['a number', 5, BODY, /was parsed before it was verified \(it is a number\)/],
];

/** Signed bodies that are no deliveries. */
const signedBodies: readonly (readonly [string, string, RegExp])[] = [
  ['text', 'ping', /the text is not JSON\. /],
  ['a byte order mark', `\uFEFF${BODY}`, /not JSON: it begins with a byte order mark/],
  ['a letter that begins as a byte order mark does', '\uFB01', /the text is not JSON\. /],
  ['another that ends otherwise', '\uFEC0', /the text is not JSON\. /],
  ['one that begins otherwise', '\u0EFF', /the text is not JSON\. /],
  ['a list', '[]', /the JSON is not an object/],
  ['null', 'null', /the JSON is not an object/],
  ['a text', '"ping"', /the JSON is not an object/],
  [
    'wrong members',
    '{"event":"","payload":" {\\"a\\":1}","emitted_at":null}',
    /event is ""; payload is a string that holds JSON; emitted_at is null; delivery_id is absent\./,
  ],
  [
    'other wrong members',
    `{"event":5,"payload":[],"emitted_at":{},"delivery_id":"${'x'.repeat(78)}"}`,
    /event is a number; payload is a list; emitted_at is an object; delivery_id is "x{78}"\./,
  ],
  ['a long member', `{"event":"${'x'.repeat(79)}"}`, /event is "x{79}…; payload/],
];

const timestamps: readonly (readonly [string, RegExp])[] = [
  ['', /header is empty\./],
  ['01', /begins with a zero/],
  ['00.5', /has a fraction/],
  ['1.55', /has a fraction/],
  ['x1.5', /is not a number of Unix seconds/],
  ['012', /begins with a zero/],
  ['.5', /is not a number of Unix seconds/],
  ['1.5x', /is not a number of Unix seconds/],
  ['Thu Jan 01 2026 00:00:00 GMT+0000', /is a written date/],
  ['x2026-01-01', /is not a number of Unix seconds/],
  ['17672256000001', /is not a number of Unix seconds/],
  ['x1767225600000', /is not a number of Unix seconds/],
  ['1767225600000', /in milliseconds/],
  ['x01', /is not a number of Unix seconds/],
  ['01x', /is not a number of Unix seconds/],
];

const digits = mac(BODY);
const signatures: readonly (readonly [unknown, RegExp])[] = [
  [5, /is a number; headers are text/],
  ['', /header is empty\./],
  [`sha256=${digits} `, /has whitespace around it/],
  [digits.toUpperCase(), /lacks its prefix/],
  [`sha1=${digits}`, /the scheme of another service/],
  [`v1,${digits}`, /the scheme of another service/],
  [`sha512=${digits}`, /the scheme of another service/],
  [`xsha1=${digits}`, /The signature header does not have the form of the service\./],
  [`sha256=${Buffer.from(digits, 'hex').toString('base64url')}`, /is in base64/],
  [
    `xsha256=${Buffer.from(digits, 'hex').toString('base64url')}`,
    /The signature header does not have the form of the service\./,
  ],
  [`sha256=${digits}0`, /has 65 hex digits/],
  [`sha256=${digits}x`, /The signature header does not have the form of the service\./],
  [`x${digits}`, /The signature header does not have the form of the service\./],
  [`${digits}x`, /The signature header does not have the form of the service\./],
  [`xsha256=${digits}`, /The signature header does not have the form of the service\./],
  ['sha256=', /has 0 hex digits/],
];

const t = String(NOW);
const headerCases: readonly (readonly [string, unknown, RegExp])[] = [
  ['null', null, /No headers were passed/],
  ['a list without them', [['host', 'a']], /None of the 1 headers/],
  ['a Headers object without them', new Headers({ host: 'a', accept: 'b' }), /None of the 2 headers/],
  ['a stranger with a long name', { 'x-forwarded-for-somebody': 'a' }, /None of the 1 headers/],
  ['an empty list', [], /The headers are empty/],
  ['no value in lower case', { 'x-service-timestamp': undefined }, /was passed without a value/],
  ['no value beside a member headers', { headers: 'a', 'X-Service-Timestamp': undefined }, /without a value/],
  ['a name with HTTP_X_ inside', { 'a-HTTP_X_b': '1' }, /None of the 1 headers/],
  ['one CGI name among others', { a: '1', HTTP_X_B: '1' }, /CGI names/],
  ['svix', { 'svix-id': 'a' }, /another service/],
  ['standard webhooks', { a: '1', 'Webhook-Id': 'a' }, /another service/],
  ['a name with another service inside', { 'a-svix-id': 'a' }, /None of the 1 headers/],
  ['another delivery header', { 'x-service-event': 'ping' }, /X-Service-Timestamp did not: something on the way/],
  ['a joined event', { ...good, 'x-service-event': 'a, b' }, /X-Service-Event arrived more than once, joined/],
  ['a doubled delivery', { ...good, 'x-service-delivery': ['a', 'b'] }, /X-Service-Delivery arrived more than once\./],
  ['a long event', { ...good, 'x-service-event': 'x'.repeat(99) }, /says "x{79}…, the signed event says "ping"/],
  [
    'another delivery beside the right event',
    { ...good, 'x-service-event': 'ping', 'x-service-delivery': 'x' },
    /X-Service-Delivery says "x"/,
  ],
];

const secretCases: readonly (readonly [string, unknown, RegExp])[] = [
  ['a function', () => SECRET, /is a function; call it first/],
  ['a number', 5, /it is a number, not a string/],
  ['a list in a list', [[SECRET]], /The secret is unusable: it is a list, not a string/],
  ['an empty place', [SECRET, ''], /has an empty place/],
  ['the first of a list', ['emp_x', SECRET], /Secret 0 of the list/],
  ['single quotes', ` '${SECRET}' `, /wrapped in quotes/],
  ['quotes that differ', `"${SECRET}'`, /it has 66 characters/],
  ['quotes behind its beginning', `${SECRET.slice(0, 9)}"${SECRET.slice(9)}"`, /it has 66 characters/],
  ['quotes before its end', `"${SECRET.slice(0, 9)}"${SECRET.slice(9)}`, /it has 66 characters/],
  ['an invisible character', `${SECRET}\u200b`, /invisible characters/],
  ['a written-out carriage return', `${SECRET}\\r\\n`, /written-out line breaks/],
  ['0x before it', `0x${SECRET}`, /begins with 0x/],
  ['0x before fewer digits', `0x${SECRET.slice(1)}`, /it has 65 characters/],
  ['the text null', 'null', /the text of an absent value/],
  ['the text of an object', '[object Promise]', /the text of an absent value/],
  ['a text that begins with null', 'nullable', /it has 8 characters/],
  ['another text with emp_', 'my_emp_x', /it has 8 characters/],
  ['a token of GitHub', ' ghp_abc', /credential of another service/],
  ['a hyphenated credential', 'xoxb-abc', /credential of another service/],
  ['base64 without its end', Buffer.from(SECRET, 'hex').toString('base64url'), /32 bytes in base64/],
  ['joined', `${SECRET}${SECRET}`, /128 hex digits/],
  ['lower-case names', 'secret=abc', /it has 10 characters/],
  ['a name behind something else', 'a SECRET=abc', /it has 12 characters/],
  ['another text with whsec_', 'my_whsec_a', /it has 10 characters/],
  ['another text with sk_', 'desk_1', /it has 6 characters/],
  ['a signature behind something else', ' x sha256=a', /it has 11 characters/],
  ['a text that ends with null', 'not null', /it has 8 characters/],
  ['0x before more digits', `0x${SECRET}0`, /it has 67 characters/],
  ['something before 0x', `10x${SECRET}`, /it has 67 characters/],
];

/** The clock's distance from the timestamp in seconds, and what is said of it. */
const LOCAL_TIME = /local time taken for UTC/;
const skews: readonly (readonly [number, boolean])[] = [
  [3599, false],
  [3600, true],
  [3605, true],
  [3606, false],
  [4494, false],
  [4495, true],
  [-4500, true],
  [86_400, true],
  [86_400 + 1, false],
  [86_400 + 900, false],
  [2700, false],
];

describe('explain(), form by form', () => {
  it.each(altered)('explains a body: %s', async (_name, rawBody, signed, expected) => {
    expect(await explain({ rawBody, headers: headersFor(signed) })).toMatch(expected);
  });
  it.each(signedBodies)('explains a signed body, as text and as bytes: %s', async (_name, body, expected) => {
    for (const rawBody of [body, new TextEncoder().encode(body)]) {
      expect(await explain({ rawBody, headers: headersFor(body) })).toMatch(expected);
    }
  });
  it.each(timestamps)('explains the timestamp "%s"', async (timestamp, expected) => {
    expect(await explain({ headers: { ...good, 'x-service-timestamp': timestamp } })).toMatch(expected);
  });
  it.each(signatures)('explains the signature "%s"', async (signature, expected) => {
    expect(await explain({ headers: { ...good, 'x-service-signature': signature } })).toMatch(expected);
  });
  it.each(headerCases)('explains headers: %s', async (_name, headers, expected) => {
    expect(await explain({ headers })).toMatch(expected);
  });
  it.each(secretCases)('explains a secret: %s', async (_name, secret, expected) => {
    expect(await explain({ secret })).toMatch(expected);
  });

  it.each(skews)('takes a clock that is %i seconds off for local time: %s', async (skew, isLocal) => {
    const text = await explain({ options: { now: () => (NOW + skew) * 1000 } });
    expect(LOCAL_TIME.test(text)).toBe(isLocal);
    expect(text).toContain(`${Math.abs(skew)} seconds ${skew > 0 ? 'behind' : 'ahead of'} this clock`);
    expect(text.includes('(about')).toBe(Math.abs(skew) >= 3600);
  });

  it('says no more of a clock when it knows neither timestamp nor options', async () => {
    const { explainFailure } = await import('../src/explain/explain-failure');
    for (const attempt of [{ headers: good, options: { unknown: 1 } }, {}])
      expect(await explainFailure({ code: 'timestamp_too_old', message: '' }, attempt as never)).toContain(
        'does not fit the clock.',
      );
  });

  it('tells bytes that are no text from a delivery', async () => {
    const rawBody = new Uint8Array([0x22, 0xff, 0x22]);
    expect(await explain({ rawBody, headers: headersFor(rawBody) })).toMatch(
      /the bytes are not UTF-8.*\nFix: .*signer/,
    );
  });

  it('takes a clock for one of seconds within a day of the timestamp', async () => {
    const SECONDS = /now option returns seconds/;
    expect(await explain({ options: { now: () => NOW + 86_399 } })).toMatch(SECONDS);
    expect(await explain({ options: { now: () => NOW + 86_400 } })).not.toMatch(SECONDS);
    expect(await explain({ options: { now: () => NOW - 86_399 } })).toMatch(SECONDS);
  });

  it('counts the bytes of a body that is too large, not its letters', async () => {
    const body = 'é'.repeat(10);
    for (const rawBody of [body, new TextEncoder().encode(body)]) {
      const text = await explain({ rawBody, headers: headersFor(body), options: { maxBodyBytes: 15 } });
      expect(text).toContain('The body has 20 bytes (at least), the limit is 15.');
    }
  });

  it.each(['', t, `${t}:`, `${t}\n`])('knows a signer that writes %j before the body', async (lead) => {
    const hex = createHmac('sha256', SECRET).update(`${lead}${BODY}`).digest('hex');
    const headers = { ...good, 'x-service-signature': `sha256=${hex}` };
    for (const secret of [SECRET, [OTHER_SECRET, SECRET]]) {
      expect(await explain({ headers, secret })).toContain('left out the timestamp or the dot');
      expect(await explain({ headers, secret, rawBody: bytes })).toContain('left out the timestamp or the dot');
    }
  });

  it('proves an alteration by any secret of a list', async () => {
    expect(await explain({ rawBody: `${BODY}\n`, secret: [OTHER_SECRET, SECRET] })).toContain('line break was added');
  });

  it('adds the fix of the framework when the secret is the suspect', async () => {
    const headers = headersFor(BODY, { secret: OTHER_SECRET });
    expect(await explain({ headers }, { framework: 'hono' })).toContain('@vid/webhook-verify/hono');
    expect(await explain({ headers })).toContain('Verify the raw bytes of the request');
    expect(await explain({ headers: headersFor('x'), rawBody: PING }, { framework: 'next' })).not.toContain('Hono');
  });
});
