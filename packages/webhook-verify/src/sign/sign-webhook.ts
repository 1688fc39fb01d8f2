import type { RawBody } from '../delivery';
import type { SignOptions } from './signing-input';

/**
 * Signs a body as the service does, for tests and local senders.
 *
 * @returns the delivery headers with their names; those for the event and the delivery are left out when neither the
 *   options nor the body name them in printable ASCII
 * @throws {WebhookConfigError} the secret, an option or a header value cannot be used
 *
 * Specification: Delivery format.
 */
export const signWebhook = async (
  rawBody: RawBody,
  secret: string,
  options?: SignOptions,
): Promise<Record<string, string>> => (await import('./web-sign')).webSign(rawBody, secret, options);
