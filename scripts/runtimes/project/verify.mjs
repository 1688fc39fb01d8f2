// Signs and verifies with the verifier alone, as a module and as CommonJS.
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import * as esm from '@vid/webhook-verify';
import { signWebhookSync, verifyWebhookSync } from '@vid/webhook-verify/node';

const secret = '0123456789abcdef'.repeat(4);
const body = JSON.stringify({ event: 'ping', payload: {}, emitted_at: '2030-01-01T00:00:00Z', delivery_id: 'd' });
for (const { signWebhook, verifyWebhook, WebhookVerificationError } of [
  esm,
  createRequire(import.meta.url)('@vid/webhook-verify'),
]) {
  const headers = await signWebhook(body, secret);
  assert.equal((await verifyWebhook(body, headers, secret)).delivery_id, 'd');
  const refused = await verifyWebhook(`${body} `, headers, secret).catch((reason) => reason);
  assert.ok(refused instanceof WebhookVerificationError && refused.code === 'signature_mismatch');
  assert.ok((await refused.explain()).length > 0);
}
assert.equal(verifyWebhookSync(body, signWebhookSync(body, secret), secret).event, 'ping');
console.log('used');
