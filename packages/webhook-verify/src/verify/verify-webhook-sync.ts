import type { RawBody, WebhookDelivery, WebhookHeaders, WebhookSecret } from '../delivery';
import { WebhookConfigError } from '../errors/config-error';
import type { Attempt } from '../errors/evidence';
import { sayMistake } from '../explain/say-mistake';
import { concludeDelivery } from './conclude-delivery';
import { matchesNodeHmac } from './node-hmac';
import type { VerifyOptions } from './read-options';
import { readRequest, type UnverifiedRequest } from './read-request';

/**
 * `verifyWebhook` without a promise, on node:crypto. Same arguments, same order of checks, same outcomes.
 *
 * @throws {WebhookVerificationError} the delivery is refused; `code` says why
 * @throws {WebhookConfigError} the secret or an option is wrong; no delivery can pass
 *
 * Specification: Events, verification by the receiver.
 */
export const verifyWebhookSync = (
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): WebhookDelivery => {
  const attempt = { rawBody, headers, secret, options };
  try {
    return verifyAttemptSync(attempt);
  } catch (error) {
    // As the explanation does, which is not there at once.
    if (error instanceof WebhookConfigError) sayMistake(error, attempt);
    throw error;
  }
};

/** The same for a call of which nothing is known yet. */
export const verifyAttemptSync = (attempt: Attempt): WebhookDelivery => {
  const request = readRequest(attempt);
  return concludeDelivery(request, signerOf(request), request.body);
};

/** The place of the first secret that signed the request, or -1. */
const signerOf = ({ secrets, headers, body }: UnverifiedRequest): number => {
  let at = 0;
  for (const secret of secrets) {
    if (matchesNodeHmac(secret, headers.timestamp, body, headers.signature)) return at;
    at += 1;
  }
  return -1;
};
