import type { RawBody, WebhookDelivery, WebhookHeaders, WebhookSecret } from '../delivery';
import { WebhookConfigError } from '../errors/config-error';
import type { Attempt } from '../errors/evidence';
import { SIGNATURE_PREFIX } from '../generated/signature';
import { concludeDelivery } from './conclude-delivery';
import type { VerifyOptions } from './read-options';
import { readRequest } from './read-request';
import { joinBytes, webCrypto, webKey } from './web-hmac';

const MAC_BYTES = 32;

/**
 * Verifies a delivery by its raw body and headers, with WebCrypto: Node, Deno, Bun, workers and edge runtimes.
 *
 * Checks in this order: configuration, headers, size, HMAC with every secret (compared in constant time by the
 * platform), replay window, UTF-8, JSON, shape, headers against the body.
 *
 * @returns the delivery, narrowed by `event`; deduplicate by its `delivery_id`, never by a header
 * @throws {WebhookVerificationError} the delivery is refused; `code` says why
 * @throws {WebhookConfigError} the secret or an option is wrong; no delivery can pass
 *
 * Specification: Events, verification by the receiver.
 */
export const verifyWebhook = (
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): Promise<WebhookDelivery> =>
  verifyAttempt({ rawBody, headers, secret, options }).catch(async (error: unknown) => {
    // Which lets the message say it, too.
    if (error instanceof WebhookConfigError) await error.explain();
    throw error;
  });

/** The same for a call of which nothing is known yet. */
export const verifyAttempt = async (attempt: Attempt): Promise<WebhookDelivery> => {
  const subtle = webCrypto();
  const request = readRequest(attempt);
  const { timestamp, signature } = request.headers;
  // The digits of the signature stand before the message and give way to their bytes: one allocation for both.
  const bytes = joinBytes(`${signature.slice(SIGNATURE_PREFIX.length)}${timestamp}.`, request.body);
  for (let at = 0; at < MAC_BYTES; at++) bytes[at] = 16 * digit(bytes[2 * at]) + digit(bytes[2 * at + 1]);
  const expected = bytes.subarray(0, MAC_BYTES);
  const message = bytes.subarray(2 * MAC_BYTES);
  const matches: boolean[] = [];
  for (const secret of request.secrets)
    matches.push(await subtle.verify('HMAC', await webKey(secret), expected, message));
  const hashed = typeof request.body === 'string' ? request.body : message.subarray(timestamp.length + 1);
  return concludeDelivery(request, matches.indexOf(true), hashed);
};

/** The value of a lowercase hex digit: '0' to '9' are 0x30 and up, 'a' to 'f' 0x61 and up. */
const digit = (code = 0): number => ((code % 32) + 9) % 25;
