/**
 * What follows an attempt of a paid call. Pure: the rules that keep a render from being paid twice are all here. The key
 * never changes by itself: something on the way may have sent a copy that was accepted while its twin was refused. What was
 * refused may be sent again when the call asked for it; what was never sent may be sent again; after anything that may
 * have arrived there is one spaced probe with the same key, and a second only when a 429 told the first to wait, or more, within the
 * budget, while the service itself says when to ask again.
 */
import { ConcurrencyLimitError, PlanFailedError, RateLimitError } from '../errors/api-error-classes';
import type { VidError } from '../errors/vid-error';
import { retryDelay } from '../retry/retry-delay';
import type { RetryPolicy } from '../retry/retry-options';
import type { SendOutcome } from './send-outcome';

export type NextStep =
  /** Send it again after a while. */
  | { readonly act: 'repeat'; readonly delayMs: number }
  /** Send it again when the limit that refused it lets it. */
  | { readonly act: 'wait-out' }
  /** Send it again under another key: the service keeps the keys of what it refused. */
  | { readonly act: 'rotate' }
  /** Ask with the same key what came of it. */
  | { readonly act: 'probe'; readonly delayMs: number }
  /** Refused: nothing was charged. Unknown: it may have been, and so it may after a duplicate answer. */
  | { readonly act: 'fail'; readonly as: 'refused' | 'duplicate' | 'unknown' | 'aborted' };

/** What the decision looks at beside the outcome. */
export interface Situation {
  readonly policy: RetryPolicy;
  /** Whether the call asked for what was refused to be sent again. */
  readonly repeatRefused: boolean;
  /** Whether the call waits for limits itself, however long they take. */
  readonly waitsOut: boolean;
  /** Whether the call allows another key in the place of one whose every answer was a refusal. */
  readonly rotates: boolean;
  /** Whether anything sent under the present key may have arrived without being answered, this attempt included. */
  readonly maySend: boolean;
  /** Whether something sent earlier under the present key was refused: it may have had a twin that was not. */
  readonly refusedBefore: boolean;
  readonly retries: number;
  readonly probes: number;
  readonly waitedMs: number;
  /** Milliseconds that the service asked to wait. */
  readonly askedMs: number | undefined;
  /** Milliseconds until the call's deadline, when it has one. */
  readonly leftMs: number | undefined;
  /** From 0 to below 1. */
  readonly random: number;
}

type NotAccepted = Exclude<SendOutcome, { kind: 'accepted' }>;

const MAX_PROBES = 2;

const isLimit = (error: VidError): boolean => RateLimitError.is(error) || ConcurrencyLimitError.is(error);

const delayOf = ({ policy, retries, waitedMs, askedMs, leftMs, random }: Situation): number | undefined =>
  retryDelay({ policy, retries, waitedMs, askedMs, leftMs, random });

/** The service has answered that it can't tell yet, or takes nothing at the moment, and when to ask again. */
const askAgain = (situation: Situation): NextStep => {
  const delayMs = situation.askedMs === undefined ? undefined : delayOf({ ...situation, retries: 0 });
  return delayMs === undefined ? { act: 'fail', as: 'unknown' } : { act: 'probe', delayMs };
};

const probe = ({ kind, error }: NotAccepted, situation: Situation): NextStep => {
  const { policy, probes, askedMs, leftMs } = situation;
  if (probes > 0 && kind === 'refused' && !isLimit(error)) return askAgain(situation);
  const delayMs = Math.max(Math.min(policy.maxDelayMs, policy.minDelayMs * 4), askedMs ?? 0);
  const allowed = probes === 0 || (isLimit(error) && probes < MAX_PROBES);
  const inTime = delayMs <= policy.budgetMs && (leftMs === undefined || delayMs < leftMs);
  if (policy.maxRetries === 0 || !allowed || !inTime) {
    return { act: 'fail', as: 'unknown' };
  }
  return { act: 'probe', delayMs };
};

const afterDuplicate = (situation: Situation): NextStep => {
  const { maySend, refusedBefore, rotates } = situation;
  if (maySend) return askAgain(situation);
  if (!refusedBefore) return { act: 'fail', as: 'duplicate' };
  return rotates ? { act: 'rotate' } : { act: 'fail', as: 'unknown' };
};

/** Decides what follows an attempt that was not accepted. */
export const nextStep = (outcome: NotAccepted, situation: Situation): NextStep => {
  const { maySend, repeatRefused, waitsOut } = situation;
  if (outcome.kind === 'aborted') return { act: 'fail', as: 'aborted' };
  if (outcome.kind === 'duplicate') return afterDuplicate(situation);
  if (outcome.kind === 'not-sent') {
    const delayMs = delayOf(situation);
    if (delayMs !== undefined) return { act: 'repeat', delayMs };
    return maySend ? { act: 'fail', as: 'unknown' } : { act: 'fail', as: 'refused' };
  }
  if (waitsOut && isLimit(outcome.error)) return { act: 'wait-out' };
  if (maySend) return probe(outcome, situation);
  const repeatable = repeatRefused && (isLimit(outcome.error) || PlanFailedError.is(outcome.error));
  const delayMs = repeatable ? delayOf(situation) : undefined;
  return delayMs === undefined ? { act: 'fail', as: 'refused' } : { act: 'repeat', delayMs };
};
