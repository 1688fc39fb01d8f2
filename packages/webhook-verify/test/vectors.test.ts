import { type SignOptions, signWebhook, verifyWebhook, WebhookConfigError } from '@vid/webhook-verify';
import { signWebhookSync, verifyWebhookSync } from '@vid/webhook-verify/node';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import fixture from './fixtures/signature-vectors.json';
import { BODY, formsOf, NOW, PING, SECRET } from './support/calls';

const NAMES = ['X-Service-Event', 'X-Service-Delivery', 'X-Service-Timestamp', 'X-Service-Signature'];

describe('signing', () => {
  it.each(fixture.vectors)('signs the vector: $name', async ({ secret, timestamp, body_base64, signature }) => {
    const bytes = Buffer.from(body_base64, 'base64');
    for (const [form, rawBody] of formsOf(bytes)) {
      for (const stamp of [timestamp, Number(timestamp)]) {
        const expected = { 'X-Service-Timestamp': timestamp, 'X-Service-Signature': signature };
        expect(await signWebhook(rawBody as Buffer, secret, { timestamp: stamp }), form).toMatchObject(expected);
        expect(signWebhookSync(rawBody as Buffer, secret, { timestamp: stamp }), form).toMatchObject(expected);
      }
    }
  });

  it.each(fixture.vectors)(
    'a verifier agrees with the vector: $name',
    async ({ secret, timestamp, body_base64, signature }) => {
      const bytes = Buffer.from(body_base64, 'base64');
      const options = { now: () => Number(timestamp) * 1000 };
      const code = await verifyWebhook(
        bytes,
        { 'x-service-timestamp': timestamp, 'x-service-signature': signature },
        secret,
        options,
      ).then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      );
      expect(['accepted', 'body_missing', 'body_not_json', 'body_not_utf8', 'payload_invalid']).toContain(code);
    },
  );

  it('gives the four headers, named after the body', async () => {
    const headers = await signWebhook(BODY, SECRET, { timestamp: NOW });
    expect(Object.keys(headers)).toEqual(NAMES);
    expect(headers).toMatchObject({ 'X-Service-Event': 'ping', 'X-Service-Delivery': 'dlv_0001' });
    expect(signWebhookSync(BODY, SECRET, { timestamp: NOW })).toEqual(headers);
    expect(await verifyWebhook(BODY, headers, SECRET, { now: () => NOW * 1000 })).toEqual({ ...PING, secretIndex: 0 });
  });

  it('signs for now by default, and takes the given names', () => {
    const headers = signWebhookSync(BODY, SECRET, { event: 'video.failed', deliveryId: 'dlv_9' });
    expect(headers).toMatchObject({ 'X-Service-Event': 'video.failed', 'X-Service-Delivery': 'dlv_9' });
    expect(verifyWebhookSync(BODY, signWebhookSync(BODY, SECRET), SECRET)).toMatchObject(PING);
  });

  it('reads the name that is not given from the body, as text and as bytes', () => {
    for (const rawBody of [BODY, Uint8Array.from(Buffer.from(BODY))]) {
      const names = ({ event, deliveryId }: SignOptions): unknown[] => {
        const headers = signWebhookSync(rawBody, SECRET, { timestamp: String(NOW), event, deliveryId });
        return [headers['X-Service-Event'], headers['X-Service-Delivery']];
      };
      expect(names({})).toEqual(['ping', 'dlv_0001']);
      expect(names({ event: 'video.failed' })).toEqual(['video.failed', 'dlv_0001']);
      expect(names({ deliveryId: 'a' })).toEqual(['ping', 'a']);
    }
  });

  it('explains why it signs nothing', async () => {
    const explained = async (secret: string, body = BODY): Promise<string> => {
      const error: unknown = await signWebhook(body, secret).catch((reason: unknown) => reason);
      return (error as WebhookConfigError).explain();
    };
    expect(await explained('emp_local_dev')).toMatch(/^secret_invalid: .*\n.*it is an API key/);
    expect(await explained(SECRET, '\uD800')).toMatch(/^signing_input_invalid: /);
  });

  it('leaves out what nobody names', async () => {
    for (const body of ['[1]', 'null', 'text', '{"event":5,"delivery_id":""}', '{"event":"é","delivery_id":"a\\nb"}']) {
      expect(Object.keys(await signWebhook(body, SECRET))).toEqual(NAMES.slice(2));
    }
  });

  it('hashes as an independent implementation does', async () => {
    // Its message is "<id>.<timestamp>.<body>": with the timestamp as id, its timestamp is the start of our body.
    const independent = new Webhook(SECRET, { format: 'raw' });
    for (const text of ['', 'a', BODY, 'é🎬'.repeat(5000), '\0\x7f']) {
      const theirs = independent.sign(String(NOW), new Date(NOW * 1000), text);
      const ours = await signWebhook(`${NOW}.${text}`, SECRET, { timestamp: NOW });
      const digits = Buffer.from(theirs.replace('v1,', ''), 'base64').toString('hex');
      expect(ours['X-Service-Signature']).toBe(`sha256=${digits}`);
    }
  });

  const refused: readonly (readonly [string, unknown, unknown, unknown, string])[] = [
    ['no secret', BODY, undefined, {}, 'secret_missing'],
    ['an API key', BODY, 'emp_local_dev', {}, 'secret_invalid'],
    ['a list of secrets', BODY, [SECRET], {}, 'signing_input_invalid'],
    ['no body', undefined, SECRET, {}, 'signing_input_invalid'],
    ['an object', PING, SECRET, {}, 'signing_input_invalid'],
    ['a lone surrogate', '\uD800', SECRET, {}, 'signing_input_invalid'],
    ['a negative timestamp', BODY, SECRET, { timestamp: -1 }, 'signing_input_invalid'],
    ['a fraction of a second', BODY, SECRET, { timestamp: 1.5 }, 'signing_input_invalid'],
    ['milliseconds', BODY, SECRET, { timestamp: NOW * 1000 }, 'signing_input_invalid'],
    ['NaN', BODY, SECRET, { timestamp: Number.NaN }, 'signing_input_invalid'],
    ['a line break in the event', BODY, SECRET, { event: 'a\r\nx-admin: 1' }, 'signing_input_invalid'],
    ['an event outside ASCII', BODY, SECRET, { event: 'é' }, 'signing_input_invalid'],
    ['an event that ends outside ASCII', BODY, SECRET, { event: 'aé' }, 'signing_input_invalid'],
    ['an event that begins outside ASCII', BODY, SECRET, { event: 'éa' }, 'signing_input_invalid'],
    ['a body of null', null, SECRET, {}, 'signing_input_invalid'],
    ['options that are a number', BODY, SECRET, 5, 'signing_input_invalid'],
    ['an empty timestamp', BODY, SECRET, { timestamp: '' }, 'signing_input_invalid'],
    ['an empty id', BODY, SECRET, { deliveryId: '' }, 'signing_input_invalid'],
    ['options of null', BODY, SECRET, null, 'signing_input_invalid'],
    ['a misspelt option', BODY, SECRET, { timestmp: NOW }, 'signing_input_invalid'],
    ['a timestamp that becomes text', BODY, SECRET, { timestamp: [NOW] }, 'signing_input_invalid'],
  ];
  it.each(refused)('refuses to sign: %s', async (_name, rawBody, secret, options, code) => {
    const args = [rawBody, secret, options] as unknown as Parameters<typeof signWebhook>;
    const expected = expect.objectContaining({ code, name: 'WebhookConfigError' }) as unknown;
    await expect(signWebhook(...args)).rejects.toEqual(expected);
    expect(() => signWebhookSync(...args)).toThrow(WebhookConfigError);
  });
});
