import type { RawBody } from '../delivery';
import { stackAt } from '../errors/stack-at';
import { nodeHmac } from '../verify/node-hmac';
import { type SignOptions, signedHeaders, signingInput } from './signing-input';

/**
 * `signWebhook` without a promise, on node:crypto.
 *
 * @throws {WebhookConfigError} the secret, an option or a header value cannot be used
 *
 * Specification: Delivery format.
 */
export const signWebhookSync = (rawBody: RawBody, secret: string, options?: SignOptions): Record<string, string> => {
  try {
    const input = signingInput(rawBody, secret, options);
    return signedHeaders(input, nodeHmac(input.secret, input.timestamp, input.body));
  } catch (error) {
    stackAt(error, signWebhookSync);
    throw error;
  }
};
