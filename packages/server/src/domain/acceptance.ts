/**
 * The second half of the refusal order of `POST /v1/render`: everything after planning. What is accepted is charged and
 * stored with its job; what is refused gets back what its planning cost. Specification: POST /v1/render.
 */
import {
  lacksAnchor,
  lacksPresenter,
  lacksProductImage,
  type RequestFacts,
  type SceneFacts,
  TIME_LIMITS,
} from '@vid/sdk/contract';
import { type Account, mergeLimits } from './account';
import { type Admission, admissionStep, type Checks } from './admission';
import type { Decision, Effect, Planning, Verdict } from './decision';
import { consumedKey, withPlanningRefunded } from './end-planning';
import type { Job, Origin } from './job';
import type { KeptPlan } from './kept-plan';
import { book, isFreshlyLow, spentInMonth } from './ledger';
import { countRequests, fullWindow } from './rate-windows';
import { type Answer, granted, type Refusal, refused } from './refusals';
import type { Rules } from './rules';

/** Everything the second half depends on. */
export interface Acceptance {
  readonly at: number;
  readonly rules: Rules;
  readonly key: string | undefined;
  readonly facts: RequestFacts;
  readonly scenes: readonly SceneFacts[];
  readonly showsProduct: boolean;
  /** Credits of the whole render, planning included. */
  readonly cost: number;
  /** The job as it will stand, without what the decision adds. */
  readonly job: Omit<Job, 'checks' | 'history' | 'createdAt' | 'deadlineAt'>;
  readonly by?: Origin | undefined;
  readonly spec: string;
  /** What is kept of its plan when it has ended. */
  readonly plan?: KeptPlan;
  readonly ledgerId: string;
  readonly refundId: string;
  readonly eventId: string;
}

/** The first refusal of the second half, or undefined. */
const refusalOfPlan = (account: Account, input: Acceptance, planningPaid: number): Refusal | undefined => {
  const { at, rules, facts, scenes, cost } = input;
  const limits = mergeLimits(rules.limits, account.limits);
  const due = cost - planningPaid;
  if (lacksProductImage(facts, scenes, input.showsProduct)) return { kind: 'product-image-required' };
  if (lacksPresenter(facts, scenes)) return { kind: 'presenter-required' };
  if (lacksAnchor(facts, scenes)) return { kind: 'no-anchor' };
  if (limits.render_credits !== null && cost > limits.render_credits)
    return { kind: 'cost-too-high', cost, limit: limits.render_credits };
  if (limits.storage_bytes !== null && account.storedBytes >= limits.storage_bytes)
    return { kind: 'storage-full', usedBytes: account.storedBytes, limitBytes: limits.storage_bytes };
  const spent = spentInMonth(account, at);
  // A refusal returns what planning cost, so it speaks of the balance and the month as they will be again.
  if (limits.monthly_credits !== null && spent + due > limits.monthly_credits)
    return { kind: 'monthly-cap', spent: spent - planningPaid, cost, limit: limits.monthly_credits };
  if (account.balance < due) return { kind: 'credits', balance: account.balance + planningPaid, cost };
  const full = fullWindow(account.windows, 'total', limits.total_rate, at);
  if (full !== undefined) return { kind: 'rate-limited', rate: 'total', full };
  const running = account.runningJobs + account.appHolds;
  if (limits.concurrent_renders !== null && running >= limits.concurrent_renders)
    return { kind: 'concurrent', running, limit: limits.concurrent_renders };
  return undefined;
};

const acceptanceStep = (account: Account, planning: Planning | undefined, input: Acceptance, before: Checks) => {
  const { at, rules, key, cost, job } = input;
  const refusal = refusalOfPlan(account, input, planning?.credits ?? 0);
  if (refusal !== undefined) {
    const released = consumedKey({ key, at, jobId: job.jobId }, rules, 'idempotency.refused_key');
    return withPlanningRefunded(account, planning, at, input.refundId, released, refused(refusal));
  }
  const { account: charged, entry } = book(account, {
    id: input.ledgerId,
    at,
    kind: 'render',
    amount: (planning?.credits ?? 0) - cost,
    jobId: job.jobId,
  });
  const low = isFreshlyLow(charged);
  const after: Account = {
    ...charged,
    windows: countRequests(charged.windows, 'total', at),
    runningJobs: charged.runningJobs + 1,
    lowNotified: charged.lowNotified || low,
  };
  const checks = [
    ...before,
    'product',
    'presenter',
    'anchor',
    'cost',
    'storage',
    'month',
    'credits',
    'total rate',
    'slots',
  ];
  const effects: Effect[] = [
    { kind: 'ledger-entry', entry },
    {
      kind: 'job-created',
      job: {
        ...job,
        createdAt: at,
        deadlineAt: at + TIME_LIMITS.renderSeconds * 1000,
        checks,
        history: [{ at, what: 'accepted', ...(input.by === undefined ? {} : { by: input.by }) }],
      },
      spec: input.spec,
      ...(input.plan === undefined ? {} : { plan: input.plan }),
    },
  ];
  if (planning !== undefined) effects.push({ kind: 'planning-ended', jobId: planning.jobId });
  if (key !== undefined) effects.push({ kind: 'key-stored', key: { key, state: 'used', jobId: job.jobId, at } });
  if (low) {
    const payload = { user_id: account.userId, credits_remaining: after.balance };
    const event = {
      eventId: input.eventId,
      userId: account.userId,
      event: 'credits.low',
      payload,
      at,
      jobId: job.jobId,
    };
    effects.push({ kind: 'event', event });
  }
  return { result: granted(checks), account: after, effects } satisfies Verdict<Answer<Checks>>;
};

/** Everything after planning, for a brief that `admission` let in. */
export const acceptance = (input: Acceptance, before: Checks): Decision<Answer<Checks>> => ({
  reads: { planning: input.job.jobId },
  decide: ({ account, planning }) => acceptanceStep(account, planning, input, [...before, 'planning']),
});

const TAKEN_BACK = 'the server stood still while it was planned; its credits were returned';

/** The same where the process may be taken for dead meanwhile: then its credits are back, and its key may be another's. */
export const acceptanceOfPlanned = (input: Acceptance, before: Checks): Decision<Answer<Checks>> => {
  const decision = acceptance(input, before);
  return {
    ...decision,
    decide: (view) =>
      view.planning === undefined
        ? { result: refused({ kind: 'plan-failed', why: TAKEN_BACK }) }
        : decision.decide(view),
  };
};

/** Both halves at once, for a scene plan: there is nothing to wait for in between. */
export const admissionAndAcceptance = (first: Admission, second: Acceptance): Decision<Answer<Checks>> => ({
  reads: { key: first.key },
  decide: (view) => {
    const { verdict, account } = admissionStep(view, first);
    return verdict.result.ok ? acceptanceStep(account, undefined, second, verdict.result.value) : verdict;
  },
});
