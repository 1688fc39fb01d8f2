/** Bodies that are told apart by a single byte or by the space around them. */
import { expect, it } from 'vitest';
import { BODY, headersFor } from './support/calls';
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
