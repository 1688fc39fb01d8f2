/** Calls that are put together wrongly, and secrets that are something else: what `explain()` says of them. */

import { verifyWebhook, type WebhookConfigError } from '@vid/webhook-verify';
import { webhookHandler } from '@vid/webhook-verify/node';
import { describe, expect, it } from 'vitest';
import { BODY, headersFor, SECRET } from './support/calls';
import { explain } from './support/explain';

const unread = new Request('http://a.test', { method: 'POST', body: BODY });
const used = new Request('http://a.test', { method: 'POST', body: BODY });
await used.text();

describe('a call that is put together wrongly', () => {
  it.each<[string, Parameters<typeof explain>[0], RegExp]>([
    ['a request that nobody read', { rawBody: unread }, /a whole request, which nobody has read: pass its bytes/],
    ['a request that was read', { rawBody: used }, /whose own body was read before/],
    ['a Node request that nobody read', { rawBody: { readableDidRead: false } }, /which nobody has read/],
    ['a text and headers', { rawBody: headersFor(BODY), headers: BODY }, /each in the place of the other/],
    [
      'bytes and Headers',
      { rawBody: new Headers(headersFor(BODY)), headers: Buffer.from(BODY) },
      /each in the place of the other\.\nFix: Write verifyWebhook\(rawBody, headers, secret, options\)/,
    ],
    ['the value of a header', { headers: BODY }, /looks like the value of one header/],
    ['a misspelt option', { options: { tolerance: 5 } }, /no option `tolerance`\. Did you mean `toleranceSeconds`\?/],
    ['an option in other letters', { options: { max_body_bytes: 5 } }, /Did you mean `maxBodyBytes`\?/],
    ['an option like no other', { options: { patience: 5 } }, /no option `patience`\.\nFix: Known options: tolerance/],
    ['a number for options', { options: 300 }, /The options are 300\./],
  ])('with %s', async (_what, changes, says) => {
    expect(await explain(changes)).toMatch(says);
  });
});

describe('a secret that is something else', () => {
  const other = 'a'.repeat(64);
  it.each<[string, RegExp]>([
    [`${SECRET},${other}`, /several secrets in one text: pass a list/],
    [`${SECRET}, ${other}`, /several secrets in one text/],
    [`["${SECRET}","${other}"]`, /several secrets in one text/],
    ['hook_01HZX3', /the id of a webhook \(hook_…\)/],
    ['${VID_WEBHOOK_SECRET}', /the name of a variable, and nothing has put its value there/],
    ['$VID_WEBHOOK_SECRET', /the name of a variable/],
    ['%VID_WEBHOOK_SECRET%', /the name of a variable/],
    ['"emp_local_dev"', /wrapped in quotes, and within them it is an API key/],
    ["'abc'", /wrapped in quotes, and has 3 characters within them/],
  ])('%s', async (secret, says) => {
    const said = await explain({ secret });
    expect(said).toMatch(says);
    expect(said).not.toContain(SECRET);
  });
});

it.each([3601, 60_000, 300_000])(
  'a tolerance of %i, which is milliseconds, is refused with what to write',
  async (ms) => {
    const options = { toleranceSeconds: ms };
    const says = /Write seconds from 0 to 3600, not milliseconds, or leave it out/;
    expect(() => webhookHandler({ secret: SECRET, ...options, onDelivery: () => undefined })).toThrow(says);
    const refused = await verifyWebhook('{}', {}, SECRET, options).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'tolerance_invalid',
      message: expect.stringContaining('Write seconds from 0 to 3600, not milliseconds'),
    });
    expect(await (refused as WebhookConfigError).explain()).toContain('seconds from 0 to 3600, not milliseconds');
  },
);
