/** Bounds of the dialer. The whole attempt's ten seconds are the specification's; the rest is this project's choice. */
import { TIME_LIMITS } from '@vid/sdk/contract';

export interface DialLimits {
  /** Milliseconds from the call of `post` to the answer's headers, name resolution and connecting included. */
  readonly attemptMs: number;
  /** Milliseconds after the headers (and never past the attempt) that a body is read on, so as to keep the socket. */
  readonly bodyMs: number;
  /** Milliseconds of a whole download. */
  readonly downloadMs: number;
  /** Bytes of an answer that are kept. */
  readonly keptBytes: number;
  /** Bytes of an answer that are read before its connection is closed instead. */
  readonly drainedBytes: number;
  /** Milliseconds that an unused connection is kept. */
  readonly idleMs: number;
  /** Receivers (an origin at its addresses) whose connections are kept. */
  readonly receivers: number;
}

export const DIAL_LIMITS: DialLimits = {
  attemptMs: TIME_LIMITS.deliveryAttemptSeconds * 1000,
  bodyMs: 2_000,
  downloadMs: 60_000,
  keptBytes: 2_048,
  drainedBytes: 65_536,
  idleMs: 2_000,
  receivers: 64,
};
