// A route handler takes the requests that Next.js makes; its folder is the argument.
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { signWebhook } from '@vid/webhook-verify';
import { webhookHandler } from '@vid/webhook-verify/next';

const { NextRequest } = createRequire(`${process.argv[2]}/`)('next/server');
const secret = '0123456789abcdef'.repeat(4);
const body = JSON.stringify({ event: 'ping', payload: {}, emitted_at: '2030-01-01T00:00:00Z', delivery_id: 'd' });
const told = [];
const POST = webhookHandler({
  secret,
  onDelivery: (delivery) => void told.push(delivery.delivery_id),
  onError: (error) => void told.push(error.code),
});
const request = async (signed) => {
  const headers = { 'content-type': 'application/json', ...(await signWebhook(body, secret)) };
  return new NextRequest('http://localhost/api/hook', { method: 'POST', headers, body: signed });
};

assert.equal((await POST(await request(body))).status, 200);
assert.equal((await POST(await request(`${body} `))).status, 401);
const read = await request(body);
await read.json();
assert.equal((await POST(read)).status, 500);
assert.deepEqual(told, ['d', 'signature_mismatch', 'body_already_parsed']);
console.log('used');
