/** What signing refuses: which option it is, what came and what to write, and never the secret. */
import { signWebhook } from '@vid/webhook-verify';
import { signWebhookSync } from '@vid/webhook-verify/node';
import { expect, it } from 'vitest';
import { BODY, NOW, PING, SECRET } from './support/calls';

const cases: readonly (readonly [string, unknown, unknown, unknown, RegExp])[] = [
  ['no secret', BODY, undefined, {}, /`secret` is undefined\. .*Set VID_WEBHOOK_SECRET/],
  ['an empty secret', BODY, '', {}, /`secret` is empty\. /],
  ['an API key', BODY, 'emp_local_dev', {}, /`secret` is text of 13 characters\. .*API key.* Pass the 64/],
  ['body and secret in the other order', SECRET, BODY, {}, /`secret` is text of \d+ characters\. /],
  ['a list of secrets', BODY, [SECRET], {}, /`secret` is a list\. Write one secret/],
  ['no body', undefined, SECRET, {}, /`rawBody` is undefined\. Write the text or bytes/],
  ['a body of null', null, SECRET, {}, /`rawBody` is null\. Write/],
  ['an object', PING, SECRET, {}, /`rawBody` is an object\. Write .*JSON\.stringify\(delivery\)/],
  ['a number', 5, SECRET, {}, /`rawBody` is a number\. Write/],
  ['a lone surrogate', '\uD800', SECRET, {}, /`rawBody` is text with a lone surrogate, .*Write text without/],
  [
    'options that are a number',
    BODY,
    SECRET,
    5,
    /The options are a number\. Write signWebhook\(rawBody, secret, \{ time/,
  ],
  ['options that are the secret', BODY, SECRET, SECRET, /The options are a string\. Write/],
  ['options of null', BODY, SECRET, null, /The options are null\. Write/],
  ['options in a list', BODY, SECRET, [NOW], /The options are a list\. Write/],
  [
    'a misspelt option',
    BODY,
    SECRET,
    { timestmp: NOW },
    /no option `timestmp`\. The options are timestamp, deliveryId, e/,
  ],
  ['a negative timestamp', BODY, SECRET, { timestamp: -1 }, /`timestamp` is -1\. Write whole Unix seconds, such as/],
  ['milliseconds', BODY, SECRET, { timestamp: NOW * 1000 }, /`timestamp` is 1767225600000\. Write whole Unix seconds/],
  ['NaN', BODY, SECRET, { timestamp: Number.NaN }, /`timestamp` is NaN\. Write/],
  ['a date', BODY, SECRET, { timestamp: new Date(0) }, /`timestamp` is an object\. Write/],
  ['the secret as timestamp', BODY, SECRET, { timestamp: SECRET }, /`timestamp` is a text of 64 characters\. Write/],
  [
    'a key as timestamp',
    BODY,
    SECRET,
    { timestamp: 'emp_local_dev' },
    /`timestamp` is a text of 13 characters\. Write/,
  ],
  ['the secret as the name of an option', BODY, SECRET, { [SECRET]: 1 }, /no option a text of 64 characters\. The/],
  [
    'a line break in the event',
    BODY,
    SECRET,
    { event: 'a\r\nx: 1' },
    /`event` is "a\\r\\nx: 1"\. Write printable ASCII, .*event/,
  ],
  ['an empty id', BODY, SECRET, { deliveryId: '' }, /`deliveryId` is ""\. Write printable ASCII, .*delivery_id/],
];

it.each(cases)('names what is wrong with %s', async (_name, rawBody, secret, options, said) => {
  const args = [rawBody, secret, options] as unknown as Parameters<typeof signWebhookSync>;
  const thrown: unknown[] = [];
  try {
    signWebhookSync(...args);
  } catch (error) {
    thrown.push(error);
  }
  thrown.push(await signWebhook(...args).catch((error: unknown) => error));
  expect(thrown).toHaveLength(2);
  for (const { name, message, stack } of thrown as Error[]) {
    expect(name).toBe('WebhookConfigError');
    expect(message).toMatch(said);
    for (const hidden of [SECRET, 'emp_local_dev', 'dlv_0001', 'explain()']) expect(message).not.toContain(hidden);
    expect(stack).toMatch(/sign-refusals\.test\.ts:\d+/);
  }
  const [, first] = ((thrown[0] as Error).stack ?? '').split(/\n {4}at /);
  expect(first).toMatch(/sign-refusals\.test\.ts:\d+/);
});
