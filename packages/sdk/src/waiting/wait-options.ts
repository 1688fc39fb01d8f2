import { checkNumber } from '../call/check-number';

/** How a job is waited for. */
export interface WaitOptions {
  /** Stops the waiting, not the job. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole wait. Default 65 minutes: a render may take about an hour. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds until the first look. Default 3,000. */
  readonly firstPollMs?: number | undefined;
  /** Milliseconds between looks, give or take a fifth. Default 10,000. */
  readonly pollIntervalMs?: number | undefined;
}

export type WaitPlan = { readonly [Name in keyof Omit<WaitOptions, 'signal'>]-?: number };

export const DEFAULT_WAIT: WaitPlan = { timeoutMs: 65 * 60_000, firstPollMs: 3_000, pollIntervalMs: 10_000 };

/** The options with their defaults. */
export const waitPlan = (options: WaitOptions): WaitPlan => ({
  timeoutMs: checkNumber('timeoutMs', options.timeoutMs ?? DEFAULT_WAIT.timeoutMs),
  firstPollMs: checkNumber('firstPollMs', options.firstPollMs ?? DEFAULT_WAIT.firstPollMs),
  pollIntervalMs: Math.max(1, checkNumber('pollIntervalMs', options.pollIntervalMs ?? DEFAULT_WAIT.pollIntervalMs)),
});
