/** Bodies that are told apart by a single byte or by the space around them. */
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { BODY, headersFor, NOW, PING, SECRET } from './support/calls';
import { explain } from './support/explain';

it('knows hex digits behind a space', async () => {
  const rawBody = ` ${Buffer.from(BODY).toString('hex')}`;
  expect(await explain({ rawBody, headers: headersFor(BODY) })).toMatch(/hex digits/);
});

it('takes for a byte order mark only what is one', async () => {
  const rawBody = '\uF03F';
  expect(await explain({ rawBody, headers: headersFor(rawBody) })).toMatch(/the text is not JSON\. /);
});

it('says that a body was parsed, whatever its members are', async () => {
  expect(await explain({ rawBody: { a: Symbol('a') } })).toMatch(
    /parsed before it was verified \(it is an object\)\.\nFix/,
  );
});

it.each(['data', 'payload', 'message', 'detail', 'body'])('knows a delivery that is wrapped in %s', async (member) => {
  const story = new RegExp(`wrapped in \\{ ${member} \\}; its ${member} member, .*matches`);
  expect(await explain({ rawBody: JSON.stringify({ [member]: PING }), headers: headersFor(BODY) })).toMatch(story);
});

it('goes on behind members that are neither a delivery nor bytes', async () => {
  const message = Buffer.from(BODY).toString('base64');
  const text = await explain({ rawBody: { data: 'é', message, at: Symbol('at') }, headers: headersFor(BODY) });
  expect(text).toMatch(/its message member matches, decoded from base64/);
  const event = { body: BODY, at: Symbol('at') };
  expect(await explain({ rawBody: event, headers: headersFor(BODY) })).toMatch(/its body member matches/);
});

const json = (value: unknown) => JSON.stringify(value);
const bytes = (text: string) => new TextEncoder().encode(text);
it.each<[string, string | Uint8Array | ArrayBuffer, RegExp]>([
  ['a compact body', BODY, /looks untouched/],
  ['a compact body, as bytes', bytes(BODY), /looks untouched/],
  ['a byte order mark', bytes(`\uFEFF${BODY}`), /not the compact JSON/],
  ['the text of an object, as bytes', bytes('[object Object]'), /text of an object/],
  ['the text of an object behind another', 'a [object Object]', /not the compact JSON/],
  ['the text of an object before another', '[object Object] a', /not the compact JSON/],
  ['only the first byte of gzip', Uint8Array.of(0x1f, 0x20), /not the compact JSON/],
  ['only the second byte of gzip', Uint8Array.of(0x20, 0x8b), /replacement characters/],
  ['gzip in a buffer', Uint8Array.of(0x1f, 0x8b, 0x08).buffer, /compressed/],
  ['another delivery, wrapped as text', json({ data: json({ ...PING, event: 'pong' }) }), /in its member "data"/],
  ['a part of a delivery, wrapped', json({ data: { event: 'pong' } }), /looks untouched/],
])('that nothing known made of the signed one: says what it suggests, %s', async (_, rawBody, expected) => {
  expect(await explain({ rawBody, headers: headersFor('something else') })).toMatch(expected);
});

it('compares a header with the signed body, given as bytes', async () => {
  const headers = { ...headersFor(BODY), 'x-service-event': 'pong' };
  expect(await explain({ rawBody: bytes(BODY), headers })).toMatch(/says "pong", the signed event says "ping"/);
});

it('knows a key that was decoded before it signed, for a body in a buffer', async () => {
  const rawBody = bytes(BODY).buffer;
  const signature = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`${NOW}.${BODY}`).digest('hex');
  const headers = { ...headersFor(BODY), 'x-service-signature': `sha256=${signature}` };
  expect(await explain({ rawBody, headers })).toMatch(/decoded the hex digits/);
});
