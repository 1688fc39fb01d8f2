/**
 * A decision about one account: a pure function from what is stored to what is to be written. The store runs it under the
 * account's lock and writes its effects in one transaction, so that whatever it refuses has left no trace and whatever
 * it grants is stored.
 */
import type { Account } from './account';
import type { Attempt } from './attempts';
import type { Delivery, EmittedEvent } from './events';
import type { Hook } from './hook';
import type { IdempotencyKey } from './idempotency';
import type { Job, JobStep } from './job';
import type { KeptPlan } from './kept-plan';
import type { LedgerEntry } from './ledger';
import type { Answer } from './refusals';

/** What a decision wants to see beside the account. */
export interface Reads {
  /** An idempotency key. */
  readonly key?: string | undefined;
  readonly jobId?: string;
  readonly deliveryId?: string;
  /** All hooks of the account. */
  readonly hooks?: true;
  /** The planning with this job id. */
  readonly planning?: string;
}

/** What a decision sees; members that were not asked for are undefined, like those that do not exist. */
export interface View {
  readonly account: Account;
  readonly key?: IdempotencyKey | undefined;
  readonly job?: Job | undefined;
  /** Who took that job last, also after its end; null when nobody has, or it was given back. */
  readonly jobOwner?: string | null | undefined;
  readonly delivery?: Delivery | undefined;
  readonly hooks?: readonly Hook[] | undefined;
  readonly planning?: Planning | undefined;
}

/** A brief that is being planned: charged, but no job yet. */
export interface Planning {
  readonly jobId: string;
  readonly userId: string;
  readonly key: string | null;
  readonly credits: number;
  readonly at: number;
}

/** How a job ends. */
export interface JobEnd {
  readonly jobId: string;
  readonly status: Job['status'];
  readonly at: number;
  readonly progress: number;
  readonly error: string | null;
  readonly scenesFailed: number;
  readonly creditsRefunded: number;
  readonly video: Job['video'];
  readonly history: readonly JobStep[];
}

/** One row to write. */
export type Effect =
  | { readonly kind: 'ledger-entry'; readonly entry: LedgerEntry }
  | { readonly kind: 'key-stored'; readonly key: IdempotencyKey }
  | { readonly kind: 'key-released'; readonly key: string }
  | { readonly kind: 'planning-begun'; readonly planning: Planning }
  | { readonly kind: 'planning-ended'; readonly jobId: string }
  | { readonly kind: 'job-created'; readonly job: Job; readonly spec: string; readonly plan?: KeptPlan }
  | { readonly kind: 'job-ended'; readonly end: JobEnd }
  | { readonly kind: 'event'; readonly event: EmittedEvent }
  | { readonly kind: 'hook-created'; readonly hook: Hook }
  | { readonly kind: 'hook-changed'; readonly hook: Hook }
  | { readonly kind: 'hook-deleted'; readonly hookId: string }
  | { readonly kind: 'hook-silenced'; readonly hookId: string; readonly at: number; readonly why: string }
  | { readonly kind: 'delivery-created'; readonly delivery: Delivery }
  | { readonly kind: 'delivery-changed'; readonly delivery: Delivery }
  | { readonly kind: 'attempt-ended'; readonly attempt: Attempt };

export interface Verdict<R> {
  readonly result: R;
  /** The account's new state, when it changed. */
  readonly account?: Account;
  readonly effects?: readonly Effect[];
}

export interface Decision<R> {
  readonly reads?: Reads;
  decide(view: View): Verdict<R>;
  /** Called when its events, or those written with them, are to be delivered to somebody and that is durable. */
  onDeliveries?(): void;
}

/**
 * A decision by what holds at its turn: whoever waits for the account's lock is judged, and recorded, by the time at which others
 * are out of the way, so that what is stored never tells of more at once than was let in.
 */
export const atItsTurn = <R>(reads: Reads, make: () => Decision<R>): Decision<R> => ({
  reads,
  decide: (view) => make().decide(view),
});

/** The decision as far as it refuses: where it would grant, nothing is written. */
export const onlyRefusing = <T>(decision: Decision<Answer<T>>): Decision<Answer<T> | 'would grant'> => ({
  ...decision,
  decide: (view) => {
    const verdict = decision.decide(view);
    return verdict.result.ok ? { result: 'would grant' } : verdict;
  },
});
