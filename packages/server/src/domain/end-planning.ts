/** How a planning ends without a job: its credits go back, and its key is released or stays used, as the policy says. */
import { type Account } from './account';
import type { Decision, Effect, Planning, Verdict } from './decision';
import { book } from './ledger';
import type { Rules } from './rules';

/** What becomes of the key of a request that came to nothing. */
export const consumedKey = (
  input: { readonly key: string | undefined; readonly at: number; readonly jobId: string },
  rules: Rules,
  policy: 'idempotency.refused_key' | 'idempotency.plan_failed_key',
): readonly Effect[] => {
  const { key, at, jobId } = input;
  if (key === undefined) return [];
  if (rules.policies[policy] === 'consumed') return [{ kind: 'key-stored', key: { key, state: 'used', jobId, at } }];
  return [{ kind: 'key-released', key }];
};

/** Ends a planning without a job: its credits go back. */
export const withPlanningRefunded = <R>(
  account: Account,
  planning: Planning | undefined,
  at: number,
  refundId: string,
  effects: readonly Effect[],
  result: R,
): Verdict<R> => {
  if (planning === undefined) return { result, account, effects };
  const { account: after, entry } = book(account, {
    id: refundId,
    at,
    kind: 'refund',
    amount: planning.credits,
    jobId: planning.jobId,
  });
  const ended: Effect[] = [
    { kind: 'ledger-entry', entry },
    { kind: 'planning-ended', jobId: planning.jobId },
  ];
  return { result, account: after, effects: [...ended, ...effects] };
};

/** Ends a planning that came to nothing, because it failed or because something else came in between; `over`: there is none any more. */
export const planningFailed = (input: {
  readonly at: number;
  readonly rules: Rules;
  readonly jobId: string;
  readonly refundId: string;
  /** It did not fail by itself: whoever asked may ask the same again. */
  readonly interrupted?: true | undefined;
}): Decision<'refunded' | 'over'> => ({
  reads: { planning: input.jobId },
  decide: ({ account, planning }) => {
    if (planning === undefined) return { result: 'over' };
    const { at, rules, jobId, refundId } = input;
    const key = planning.key ?? undefined;
    const released: readonly Effect[] =
      input.interrupted && key !== undefined
        ? [{ kind: 'key-released', key }]
        : consumedKey({ key, at, jobId }, rules, 'idempotency.plan_failed_key');
    return withPlanningRefunded(account, planning, at, refundId, released, 'refunded');
  },
});
