import { createHmac } from 'node:crypto';
import type { RawBody } from '../delivery';
import { type SignOptions, signedHeaders, signingInput } from './signing-input';

/**
 * `signWebhook` without a promise, on node:crypto.
 *
 * @throws {WebhookConfigError} the secret, the timestamp or a header value cannot be used
 *
 * Specification: Delivery format.
 */
export const signWebhookSync = (rawBody: RawBody, secret: string, options?: SignOptions): Record<string, string> => {
  const input = signingInput(rawBody, secret, options);
  const body = 'text' in input.body ? input.body.text : input.body.bytes;
  const mac = createHmac('sha256', input.secret).update(`${input.timestamp}.`).update(body).digest('hex');
  return signedHeaders(input, mac);
};
