/**
 * Every check that comes before the hash, in the specified order: configuration, headers, size. Both verifiers start
 * here and end in `concludeDelivery`; between the two they only hash.
 */
import type { VerificationCode } from '../errors/codes';
import { WebhookConfigError } from '../errors/config-error';
import type { Attempt } from '../errors/evidence';
import { WebhookVerificationError } from '../errors/verification-error';
import { type Body, bodyProblem, readBody } from './read-body';
import { readHeaders, type SignedHeaders } from './read-headers';
import { readOptions, type Settings } from './read-options';
import { readSecrets } from './read-secrets';

/** A request whose form is right and whose signature has not been looked at. */
export interface UnverifiedRequest {
  readonly attempt: Attempt;
  readonly settings: Settings;
  readonly secrets: readonly string[];
  readonly headers: SignedHeaders;
  readonly body: Body;
}

export const readRequest = (attempt: Attempt): UnverifiedRequest => {
  const settings = readOptions(attempt.options);
  if (typeof settings === 'string') throw new WebhookConfigError(settings, attempt);
  const secrets = readSecrets(attempt.secret);
  if (typeof secrets === 'string') throw new WebhookConfigError(secrets, attempt);

  const refuse = (code: VerificationCode): WebhookVerificationError => new WebhookVerificationError(code, attempt);
  const headers = readHeaders(attempt.headers, settings.strictHeaders);
  if (typeof headers === 'string') throw refuse(headers);
  const body = readBody(attempt.rawBody);
  if (body === undefined) throw refuse('body_already_parsed');
  const problem = bodyProblem(body, settings.maxBodyBytes);
  if (problem) throw refuse(problem);
  return { attempt, settings, secrets, headers, body };
};
