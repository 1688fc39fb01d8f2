/**
 * Every check that comes after the hash, in the specified order: match, window, UTF-8, JSON, shape, headers. Nothing
 * of the body is decoded before its signature matched.
 */
import type { WebhookDelivery } from '../delivery';
import type { VerificationCode } from '../errors/codes';
import { WebhookVerificationError } from '../errors/verification-error';
import { parseDelivery } from './parse-delivery';
import type { Body } from './read-body';
import type { UnverifiedRequest } from './read-request';

/** `secretIndex` is -1 when no secret matches. `body` holds the very bytes that were hashed. */
export const concludeDelivery = (
  { attempt, settings, headers }: UnverifiedRequest,
  secretIndex: number,
  body: Body,
): WebhookDelivery => {
  const refuse = (code: VerificationCode): WebhookVerificationError => new WebhookVerificationError(code, attempt);

  if (secretIndex < 0) throw refuse('signature_mismatch');
  const ageMs = settings.nowMs - Number(headers.timestamp) * 1000;
  const toleranceMs = settings.toleranceSeconds * 1000;
  if (ageMs > toleranceMs) throw refuse('timestamp_too_old');
  if (-ageMs > toleranceMs) throw refuse('timestamp_in_future');

  const delivery = parseDelivery(body);
  if (typeof delivery === 'string') throw refuse(delivery);
  const { event = delivery.event, delivery: id = delivery.delivery_id } = headers;
  if (event !== delivery.event || id !== delivery.delivery_id) throw refuse('header_body_mismatch');
  // Not a copy: the parser made this object for us alone.
  delivery.secretIndex = secretIndex;
  return delivery as WebhookDelivery;
};
