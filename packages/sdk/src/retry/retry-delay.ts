import type { RetryPolicy } from './retry-options';

/** What the decision looks at. */
export interface RetryQuestion {
  readonly policy: RetryPolicy;
  /** Retries made so far. */
  readonly retries: number;
  /** Milliseconds waited so far in this call. */
  readonly waitedMs: number;
  /** Milliseconds that the service asked for. */
  readonly askedMs: number | undefined;
  /** Milliseconds until the call's deadline, when it has one. */
  readonly leftMs: number | undefined;
  /** From 0 to below 1. */
  readonly random: number;
}

/**
 * Milliseconds until the next attempt, or undefined when there is none: exponential back-off with jitter, and never
 * earlier than the service asked. A wait that exceeds the budget or the deadline is not begun.
 */
export const retryDelay = ({
  policy,
  retries,
  waitedMs,
  askedMs,
  leftMs,
  random,
}: RetryQuestion): number | undefined => {
  if (retries >= policy.maxRetries) return undefined;
  const backOff = Math.min(policy.maxDelayMs, policy.minDelayMs * 2 ** retries) * (0.5 + random / 2);
  const delay = askedMs === undefined ? backOff : Math.max(askedMs, backOff);
  if (waitedMs + delay > policy.budgetMs) return undefined;
  if (leftMs !== undefined && delay >= leftMs) return undefined;
  return delay;
};
