import type { RawBody, WebhookDelivery, WebhookHeaders, WebhookSecret } from '../delivery';
import type { Attempt } from '../errors/evidence';
import { SIGNATURE_PREFIX } from '../generated/signature';
import { concludeDelivery } from './conclude-delivery';
import type { VerifyOptions } from './read-options';
import { readRequest } from './read-request';
import { signedMessage, webCrypto, webKey } from './web-hmac';

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
export const verifyWebhook = async (
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): Promise<WebhookDelivery> => verifyAttempt({ rawBody, headers, secret, options });

/** The same for a call of which nothing is known yet. */
export const verifyAttempt = async (attempt: Attempt): Promise<WebhookDelivery> => {
  const subtle = webCrypto();
  const request = readRequest(attempt);
  const { timestamp, signature } = request.headers;
  const message = signedMessage(timestamp, request.body);
  const expected = hexBytes(signature.slice(SIGNATURE_PREFIX.length));
  const matches = await Promise.all(
    request.secrets.map(async (secret) => subtle.verify('HMAC', await webKey(secret), expected, message)),
  );
  const hashed = typeof request.body === 'string' ? request.body : message.subarray(timestamp.length + 1);
  return concludeDelivery(request, matches.indexOf(true), hashed);
};

/** The bytes of lowercase hex digits whose form has been checked. */
const hexBytes = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = 16 * digit(hex.charCodeAt(2 * i)) + digit(hex.charCodeAt(2 * i + 1));
  return bytes;
};

/** '0' to '9' are 0x30 and up, 'a' to 'f' 0x61 and up. */
const digit = (code: number): number => (code & 15) + (code > 64 ? 9 : 0);
