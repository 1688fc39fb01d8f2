// The verifier against a minimal one and against those of other services, at 1 KB and 64 KB; ratios of CPU per call.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { verifyWebhook } from '@vid/webhook-verify';
import { signWebhookSync, verifyWebhookSync } from '@vid/webhook-verify/node';
import { compareRounds, conclude, judge, median, ratioOf } from './harness.mjs';
import { OpenAI, StandardWebhook, Stripe, SvixWebhook } from './peers/peers.mjs';

const secret = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
const standardSecret = `whsec_${Buffer.from(secret, 'hex').toString('base64')}`;
const seconds = Math.floor(Date.now() / 1000);

const bodyOf = (size) => {
  const envelope = {
    event: 'video.completed',
    payload: {
      job_id: 'job_1',
      user_id: 'u',
      output_url: 'https://example.com/v.mp4',
      download_url: 'https://example.com/v.mp4',
      canvas_id: null,
      scene_count: 4,
      scenes_failed: 0,
      credits_charged: 12,
      filler: '',
    },
    emitted_at: '2026-01-01T00:00:00.000Z',
    delivery_id: 'dlv_1',
    type: 'x',
  };
  envelope.payload.filler = 'x'.repeat(size - JSON.stringify(envelope).length);
  return JSON.stringify(envelope);
};

/** The least that a verifier can do: one HMAC, one comparison, one parse. */
const minimal = (body, headers) => {
  const expected = `sha256=${createHmac('sha256', secret).update(`${headers['X-Service-Timestamp']}.`).update(body).digest('hex')}`;
  const given = headers['X-Service-Signature'];
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    throw new Error('no match');
  return JSON.parse(body.toString('utf8'));
};

/** The least that a verifier on WebCrypto can do. */
const floor = async (key, mac, body) => {
  await crypto.subtle.verify('HMAC', key, mac, body);
  return JSON.parse(body.toString('utf8'));
};

/**
 * As a server with deliveries waiting does it. Of a call that is alone, most is the waking of a thread that computes,
 * which is the same for all who use WebCrypto and says nothing about them.
 */
const eightAtOnce = (verify) => async () => Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(verify));

const standardHeaders = (body) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(seconds),
  'webhook-signature': new StandardWebhook(standardSecret).sign('msg_1', new Date(seconds * 1000), body),
});

for (const [label, size] of [
  ['1 KB', 1024],
  ['64 KB', 65536],
]) {
  const text = bodyOf(size);
  const body = Buffer.from(text);
  const headers = signWebhookSync(body, secret, { timestamp: seconds, event: 'video.completed', deliveryId: 'dlv_1' });
  const theirs = standardHeaders(text);
  const standard = new StandardWebhook(standardSecret);
  const svix = new SvixWebhook(standardSecret);
  const openai = new OpenAI({ apiKey: 'none', webhookSecret: standardSecret });
  const key = await crypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  const mac = await crypto.subtle.sign('HMAC', key, body);
  const stripeHeader = Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp: seconds });
  const costs = await compareRounds(
    {
      sync: () => verifyWebhookSync(body, headers, secret),
      minimal: () => minimal(body, headers),
      stripe: () => Stripe.webhooks.constructEvent(body, stripeHeader, secret),
      standardwebhooks: () => standard.verify(text, theirs),
      svix: () => svix.verify(text, theirs),
    },
    { rounds: 31 },
  );
  const web = await compareRounds(
    {
      async: eightAtOnce(() => verifyWebhook(body, headers, secret)),
      floor: eightAtOnce(() => floor(key, mac, body)),
      openai: eightAtOnce(() => openai.webhooks.unwrap(text, theirs)),
      'async alone': async () => verifyWebhook(body, headers, secret),
      'floor alone': async () => floor(key, mac, body),
      'openai alone': async () => openai.webhooks.unwrap(text, theirs),
    },
    { rounds: 31 },
  );
  for (const [name, values] of Object.entries({ ...costs, ...web }))
    console.log(`      ${label} ${name}: ${median(values).toFixed(1)} µs of CPU a call`);
  judge(`${label}: speed of verifyWebhookSync against a minimal verifier`, ratioOf(costs.minimal, costs.sync), 0.9);
  for (const peer of ['stripe', 'standardwebhooks', 'svix'])
    judge(`${label}: speed of verifyWebhookSync against ${peer}`, ratioOf(costs[peer], costs.sync), 1);
  const against = (peer, verifier) => ratioOf(web[peer], web[verifier]);
  console.log(
    `      ${label}: alone, verifyWebhook against unwrap: ${against('openai alone', 'async alone').toFixed(2)}`,
  );
  console.log(`      ${label}: alone, the most that is possible: ${against('openai alone', 'floor alone').toFixed(2)}`);
  // At 64 KB hashing and parsing, which both must do, are more than half of what unwrap takes: nobody can be twice as
  // fast there. How near the verifier comes to doing nothing else is what can be judged.
  if (size <= 1024) judge(`${label}: speed of verifyWebhook against OpenAI's unwrap`, against('openai', 'async'), 2);
  else {
    console.log(`      ${label}: verifyWebhook against unwrap: ${against('openai', 'async').toFixed(2)}`);
    console.log(`      ${label}: the most that is possible: ${against('openai', 'floor').toFixed(2)}`);
    judge(`${label}: speed of verifyWebhook against WebCrypto and JSON.parse alone`, against('floor', 'async'), 0.75);
  }
}
conclude();
