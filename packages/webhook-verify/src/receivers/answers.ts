/**
 * What a sender is told: that its delivery was received, or that it was not. Reasons stay with the receiver. The
 * statuses follow how the service retries: it tries again after a 5xx and gives up after a 4xx.
 */
import type { VerificationCode } from '../errors/codes';
import { WebhookConfigError } from '../errors/config-error';
import { WebhookVerificationError } from '../errors/verification-error';

/** A framework-neutral response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a verified delivery ended: `later` goes on after the answer, `busy` is held by another process. */
export type Outcome = 'processed' | 'duplicate' | 'later' | 'busy' | 'failed';

const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const ANSWERS: Readonly<Record<Outcome, Answer>> = {
  processed: answer(200, { received: true }),
  duplicate: answer(200, { received: true, duplicate: true }),
  later: answer(200, { received: true }),
  // A 2xx would end the retries while the process that holds the claim may have died.
  busy: answer(503, { received: false }, { 'retry-after': '1' }),
  failed: answer(500, { received: false }),
};

export const METHOD_NOT_ALLOWED: Answer = answer(405, { received: false }, { allow: 'POST' });

const UNAUTHORISED = 401;
const BAD_REQUEST = 400;
const TOO_LARGE = 413;
const OWN_FAULT = 500;

const STATUSES: Readonly<Record<VerificationCode, number>> = {
  timestamp_missing: UNAUTHORISED,
  timestamp_malformed: UNAUTHORISED,
  timestamp_too_old: UNAUTHORISED,
  timestamp_in_future: UNAUTHORISED,
  signature_missing: UNAUTHORISED,
  signature_malformed: UNAUTHORISED,
  signature_mismatch: UNAUTHORISED,
  header_duplicate: UNAUTHORISED,
  header_body_mismatch: BAD_REQUEST,
  body_missing: BAD_REQUEST,
  body_not_utf8: BAD_REQUEST,
  body_not_json: BAD_REQUEST,
  payload_invalid: BAD_REQUEST,
  body_too_large: TOO_LARGE,
  // Some middleware of the receiver took the raw body away: the sender did nothing wrong and should try again.
  body_already_parsed: OWN_FAULT,
};

/** The answer to a request that gave no verified delivery. */
export const refusalAnswer = (error: unknown): Answer => {
  if (error instanceof WebhookConfigError || !(error instanceof WebhookVerificationError)) return ANSWERS.failed;
  return answer(STATUSES[error.code], { received: false });
};
