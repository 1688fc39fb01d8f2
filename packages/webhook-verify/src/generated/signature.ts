/**
 * How deliveries are signed and sent. Specification: Delivery format; Limits, time limits.
 * Generated from the contract by scripts/generate-webhook-types.mjs; edit the contract, then run that script.
 */

/** Headers of every delivery, by what they carry. */
export const HEADER_NAMES = {
  event: 'X-Service-Event',
  delivery: 'X-Service-Delivery',
  timestamp: 'X-Service-Timestamp',
  signature: 'X-Service-Signature',
} as const;

/** What a signature starts with, before its hex digits. */
export const SIGNATURE_PREFIX = 'sha256=';

/** Age in seconds from which on a delivery counts as a replay. */
export const REPLAY_WINDOW_SECONDS = 300;

/** For how many seconds the service waits for the answer to a delivery. */
export const ATTEMPT_SECONDS = 10;
