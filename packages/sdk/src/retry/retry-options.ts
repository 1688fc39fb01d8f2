import { checkCount, checkNumber } from '../call/check-number';
import type { OptionNames } from '../options/check-options';

/** How calls are retried. All times in milliseconds. */
export interface RetryOptions {
  /** Retries after the first attempt; 0 means that exactly one request is sent. Default 2. */
  readonly maxRetries?: number;
  /** Wait before the first retry, doubled for each further one. Default 500. */
  readonly minDelayMs?: number;
  /** Longest wait of the back-off; a longer one that the service asks for is still obeyed. Default 8,000. */
  readonly maxDelayMs?: number;
  /** What all waits of one call may add up to; a call that would have to wait longer fails at once. Default 60,000. */
  readonly budgetMs?: number;
}

/** Their names. */
export const RETRY_OPTIONS: OptionNames<RetryOptions> = {
  maxRetries: checkCount,
  minDelayMs: checkNumber,
  maxDelayMs: checkNumber,
  budgetMs: checkNumber,
};

export type RetryPolicy = Required<RetryOptions>;

/** The options with their defaults. */
export const retryPolicy = ({
  maxRetries = 2,
  minDelayMs = 500,
  maxDelayMs = 8_000,
  budgetMs = 60_000,
}: RetryOptions = {}): RetryPolicy => ({ maxRetries, minDelayMs, maxDelayMs, budgetMs });
