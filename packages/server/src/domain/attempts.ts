/**
 * What an attempt at a delivery means: delivered, to be tried again, or failed for good; and what that does to the hook.
 * Specification: Delivery behaviour.
 */
import { LIMITS, PING_EVENT, TIME_LIMITS } from '@vid/sdk/contract';
import type { DeliveryProgress, DeliveryState } from './events';
import type { HookHealth } from './hook';
import type { Policies } from './policies';

/** What became of one POST. A refused URL or address can't get better by itself; the rest can. */
export type AttemptOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'failed'; readonly reason: string; readonly error: string };

/** An attempt as it is recorded: once when it begins, again when it has ended. */
export interface Attempt {
  readonly deliveryId: string;
  readonly number: number;
  readonly at: number;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly outcome: 'started' | 'delivered' | 'failed' | 'interrupted';
  readonly status: number | null;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  readonly responseBody: string | null;
  readonly error: string | null;
  readonly ms: number | null;
}

const FINAL_FAILURES = ['bad-url', 'refused-address'];

/** Judges one attempt. */
const judgeAttempt = (outcome: AttemptOutcome, policies: Policies): 'delivered' | 'retry' | 'final' => {
  if (outcome.kind === 'failed') return FINAL_FAILURES.includes(outcome.reason) ? 'final' : 'retry';
  const { status } = outcome;
  if (status >= 200 && status < 300) return 'delivered';
  if (status >= 500 || status === 429) return 'retry';
  if (status >= 300 && status < 400) return policies['delivery.redirect'] === 'retried' ? 'retry' : 'final';
  return 'final';
};

/** One line about an outcome, for `last_status` and lists. */
export const describeOutcome = (outcome: AttemptOutcome): string =>
  outcome.kind === 'answered' ? `HTTP ${outcome.status}` : `${outcome.reason}: ${outcome.error}`;

/** What an attempt was for, when it was signed and when it ended. */
interface AttemptFacts {
  readonly event: string;
  readonly at: number;
  readonly signedAt: number;
  readonly policies: Policies;
}

/** A delivery after an attempt. A ping has one, also when it is sent once more. */
export const afterAttempt = (
  delivery: DeliveryState,
  outcome: AttemptOutcome,
  { event, at, signedAt, policies }: AttemptFacts,
): DeliveryProgress => {
  const verdict = judgeAttempt(outcome, policies);
  const tries = delivery.tries + 1;
  const error = verdict === 'delivered' ? null : describeOutcome(outcome);
  const common = { tries, lastError: error, signedAt: delivery.signedAt ?? signedAt };
  const most = event === PING_EVENT ? 1 : TIME_LIMITS.deliveryAttempts;
  if (verdict === 'retry' && tries < most)
    return { ...common, status: 'pending', dueAt: at + TIME_LIMITS.deliveryRetrySeconds * 1000, finishedAt: null };
  return { ...common, status: verdict === 'delivered' ? 'delivered' : 'failed', dueAt: null, finishedAt: at };
};

/** A hook after an attempt that left its delivery in the given state. */
export const hookAfterAttempt = (
  hook: HookHealth,
  delivery: DeliveryProgress,
  outcome: AttemptOutcome,
  at: number,
  policies: Policies,
): HookHealth => {
  const seen: HookHealth = { ...hook, lastDeliveryAt: at, lastStatus: describeOutcome(outcome) };
  if (delivery.status === 'delivered') return { ...seen, failureCount: 0 };
  if (delivery.status === 'pending' && policies['delivery.failure_unit'] === 'delivery') return seen;
  return withFailure(seen);
};

/** Counts a failure and switches the hook off when there were too many in a row. */
export const withFailure = (hook: HookHealth): HookHealth => {
  const failureCount = hook.failureCount + 1;
  return { ...hook, failureCount, active: hook.active && failureCount < LIMITS.hookFailures };
};
