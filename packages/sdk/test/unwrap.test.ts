import { Readable } from 'node:stream';
import { signWebhook, VidClient } from '@vid/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rejection } from './support/make-client';

const SECRET = 'a1'.repeat(32);
const PAYLOAD = {
  event: 'video.completed',
  payload: { job_id: 'job_1' },
  emitted_at: '2030-01-01T00:00:00Z',
  delivery_id: 'd1',
};
const BODY = JSON.stringify(PAYLOAD);

const make = () =>
  new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: { fetch: () => new Response('{}') } });
const signed = (body = BODY, secret = SECRET) =>
  signWebhook(body, secret, { event: 'video.completed', deliveryId: 'd1' });
const request = async (body = BODY, secret = SECRET) =>
  new Request('http://me.test/hook', { method: 'POST', body, headers: await signed(body, secret) });

describe('webhooks.unwrap', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('verifies with the secret of the environment and takes the delivery', async () => {
    vi.stubEnv('VID_WEBHOOK_SECRET', SECRET);
    const vid = make();
    expect(await vid.webhooks.unwrap(await request())).toMatchObject(PAYLOAD);
    expect(vid.webhooks.receive(PAYLOAD)).toBe(false);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
  ])('accepts nothing when the secret is %s', async (_what, secret) => {
    vi.stubEnv('VID_WEBHOOK_SECRET', secret);
    const vid = make();
    const forged = await request(BODY, SECRET);
    const error = await rejection(vid.webhooks.unwrap(forged));
    expect(error).toMatchObject({ name: 'InvalidRequestError' });
    expect(error['nextStep']).toContain('VID_WEBHOOK_SECRET');
    expect(forged.bodyUsed).toBe(false);
    expect(vid.webhooks.receive(PAYLOAD)).toBe(true);
    expect(await rejection(vid.webhooks.unwrap(await request(), { secret: [] }))).toMatchObject({
      name: 'InvalidRequestError',
    });
  });

  it('keeps all digits of an id of 64 bits', async () => {
    const id = '9007199254740993';
    const body = BODY.replace('"job_1"', id);
    const delivery = await make().webhooks.unwrap(await request(body), { secret: SECRET });
    expect(delivery.payload['job_id']).toBe(id);
  });

  it('takes nothing of a request that another secret signed, or that was changed', async () => {
    const vid = make();
    const forged = await rejection(vid.webhooks.unwrap(await request(BODY, 'b2'.repeat(32)), { secret: SECRET }));
    expect(forged).toMatchObject({ code: 'signature_mismatch' });
    const changed = new Request('http://me.test', {
      method: 'POST',
      body: BODY.replace('job_1', 'job_2'),
      headers: await signed(),
    });
    expect(await rejection(vid.webhooks.unwrap(changed, { secret: SECRET }))).toMatchObject({
      code: 'signature_mismatch',
    });
    expect(vid.webhooks.receive(PAYLOAD)).toBe(true);
  });

  it('takes one of several secrets, and Node requests, and raw bodies', async () => {
    const headers = await signed();
    const secret = ['b2'.repeat(32), SECRET];
    const node = Object.assign(Readable.from([Buffer.from(BODY)]), { headers });
    for (const each of [node, { headers, rawBody: Buffer.from(BODY), body: PAYLOAD }, { headers, body: BODY }]) {
      expect(await make().webhooks.unwrap(each, { secret })).toMatchObject({ delivery_id: 'd1', secretIndex: 1 });
    }
  });

  it('says that a body was parsed or read before', async () => {
    const headers = await signed();
    expect(await rejection(make().webhooks.unwrap({ headers, body: PAYLOAD }, { secret: SECRET }))).toMatchObject({
      code: 'body_already_parsed',
    });
    const used = await request();
    await used.text();
    expect(await rejection(make().webhooks.unwrap(used, { secret: SECRET }))).toMatchObject({
      code: 'body_already_parsed',
    });
  });

  it('stops reading a body that is too long', async () => {
    let pulled = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          pulled += 1;
          yield Buffer.alloc(1000);
        }
      })(),
    );
    const headers = await signed();
    const error = await rejection(
      make().webhooks.unwrap(Object.assign(endless, { headers }), { secret: SECRET, maxBodyBytes: 5_000 }),
    );
    expect(error).toMatchObject({ code: 'body_too_large' });
    expect(pulled).toBeLessThan(40);
  });
});
