import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RawBody, WebhookDelivery, WebhookHeaders, WebhookSecret } from '../delivery';
import type { Attempt } from '../errors/evidence';
import { SIGNATURE_PREFIX } from '../generated/signature';
import { concludeDelivery } from './conclude-delivery';
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
  const body = 'text' in request.body ? request.body.text : request.body.bytes;
  const expected = Buffer.from(signature.slice(SIGNATURE_PREFIX.length), 'hex');
  const secretIndex = request.secrets.findIndex((secret) =>
    timingSafeEqual(createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest(), expected),
  );
  return concludeDelivery(request, secretIndex, request.body);
};
