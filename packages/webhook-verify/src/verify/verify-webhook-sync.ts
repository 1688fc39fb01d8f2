import type { RawBody, WebhookDelivery, WebhookHeaders, WebhookSecret } from '../delivery';
import type { Attempt } from '../errors/evidence';
import { concludeDelivery } from './conclude-delivery';
import { matchesNodeHmac } from './node-hmac';
import type { VerifyOptions } from './read-options';
import { readRequest } from './read-request';

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
): WebhookDelivery => verifyAttemptSync({ rawBody, headers, secret, options });

/** The same for a call of which nothing is known yet. */
export const verifyAttemptSync = (attempt: Attempt): WebhookDelivery => {
  const request = readRequest(attempt);
  const { timestamp, signature } = request.headers;
  const secretIndex = request.secrets.findIndex((secret) =>
    matchesNodeHmac(secret, timestamp, request.body, signature),
  );
  return concludeDelivery(request, secretIndex, request.body);
};
