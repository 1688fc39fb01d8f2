/**
 * The refusal order of `POST /v1/render`, in two decisions: `admission` is everything before planning, `acceptance`
 * everything after it. With a scene plan both are one decision, and so one transaction. What is refused leaves no charge;
 * what is accepted is charged and stored with its job. Specification: POST /v1/render.
 */
import {
  lacksAnchor,
  lacksBrandLogo,
  lacksPresenter,
  lacksProductImage,
  type Problem,
  type RequestFacts,
  type SceneFacts,
} from '@vid/sdk/contract';
import { type Account, mergeLimits } from './account';
import type { Decision, Effect, Planning, Verdict, View } from './decision';
import type { Job } from './job';
import { book, isFreshlyLow, spentInMonth } from './ledger';
import type { Magic, MagicWord } from './magic-words';
import { countRequests, fullWindow } from './rate-windows';
import { type Answer, granted, type Refusal, refused } from './refusals';
import type { Rules } from './rules';

/** What reading the body came to. */
export type BodyReading =
  | { readonly ok: true; readonly form: Job['form']; readonly facts: RequestFacts; readonly magic: Magic }
  | {
      readonly ok: false;
      readonly refusal: Refusal & { readonly kind: 'validation' | 'content-type' | 'body-too-large' };
    };

/** Everything the first half depends on. Ids are drawn before. */
export interface Admission {
  readonly at: number;
  readonly rules: Rules;
  readonly body: BodyReading;
  readonly key: string | undefined;
  readonly jobId: string;
  readonly ledgerId: string;
}

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
  readonly job: Omit<Job, 'checks' | 'history'>;
  readonly spec: string;
  readonly ledgerId: string;
  readonly refundId: string;
  readonly eventId: string;
}

type Checks = readonly string[];
type Step = { readonly verdict: Verdict<Answer<Checks>>; readonly account: Account };

const REFUSING_WORDS: readonly (readonly [MagicWord, Refusal])[] = [
  ['content_blocked', { kind: 'content-blocked' }],
  ['unsupported_model', { kind: 'unsupported-model' }],
  ['upgrade_required', { kind: 'upgrade-required' }],
  ['server_error', { kind: 'server-error' }],
];

const lacksCredits = (account: Account, cost: number): Refusal | undefined =>
  account.balance >= cost ? undefined : { kind: 'credits', balance: account.balance, cost };

const admissionStep = (view: View, input: Admission): Step => {
  const { at, rules, body, key } = input;
  const { account } = view;
  const limits = mergeLimits(rules.limits, account.limits);
  const no = (refusal: Refusal, counted: Account = account): Step => ({
    account: counted,
    verdict: { result: refused(refusal), ...(counted === account ? {} : { account: counted }) },
  });

  const full = fullWindow(account.windows, 'render', limits.render_rate, at);
  if (full !== undefined) return no({ kind: 'rate-limited', rate: 'render', full });
  const counts = body.ok || rules.policies['rate.counts'] === 'all';
  const counted = counts ? { ...account, windows: countRequests(account.windows, 'render', at) } : account;

  if (!body.ok) return no(body.refusal, counted);
  const word = REFUSING_WORDS.find(([name]) => body.magic.words.includes(name));
  if (word !== undefined) return no(word[1], counted);
  if (lacksBrandLogo(body.facts)) return no({ kind: 'brand-required' }, counted);
  if (rules.paused) return no({ kind: 'paused' }, counted);
  if (view.key !== undefined) return no({ kind: 'duplicate', form: body.form }, counted);

  const checks = ['key', 'rate', 'body', 'content', 'brand', 'idempotency'];
  if (body.form === 'scene_plan') return { account: counted, verdict: { result: granted(checks), account: counted } };

  const poor = lacksCredits(counted, rules.pricing.planning);
  if (poor !== undefined) {
    const step = no(poor, counted);
    return { ...step, verdict: { ...step.verdict, effects: consumedKey(input, rules, 'idempotency.refused_key') } };
  }
  const { account: charged, entry } = book(counted, {
    id: input.ledgerId,
    at,
    kind: 'planning',
    amount: -rules.pricing.planning,
    jobId: input.jobId,
  });
  const planning: Planning = {
    jobId: input.jobId,
    userId: account.userId,
    key: key ?? null,
    credits: rules.pricing.planning,
    at,
  };
  const effects: Effect[] = [
    { kind: 'ledger-entry', entry },
    { kind: 'planning-begun', planning },
  ];
  if (key !== undefined) effects.push({ kind: 'key-stored', key: { key, state: 'reserved', jobId: input.jobId, at } });
  return { account: charged, verdict: { result: granted([...checks, 'planning credits']), account: charged, effects } };
};

const consumedKey = (
  input: { readonly key: string | undefined; readonly at: number; readonly jobId: string },
  rules: Rules,
  policy: 'idempotency.refused_key' | 'idempotency.plan_failed_key',
): readonly Effect[] => {
  const { key, at, jobId } = input;
  if (key === undefined) return [];
  if (rules.policies[policy] === 'consumed') return [{ kind: 'key-stored', key: { key, state: 'used', jobId, at } }];
  return [{ kind: 'key-released', key }];
};

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
    { kind: 'job-created', job: { ...job, checks, history: [{ at, what: 'accepted' }] }, spec: input.spec },
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

/** Ends a planning without a job: its credits go back. */
const withPlanningRefunded = <R>(
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

/** Everything before planning. Grants the checks that were passed. */
export const admission = (input: Admission): Decision<Answer<Checks>> => ({
  reads: { key: input.key },
  decide: (view) => admissionStep(view, input).verdict,
});

/** Everything after planning, for a brief that `admission` let in. */
export const acceptance = (input: Acceptance, before: Checks): Decision<Answer<Checks>> => ({
  reads: { planning: input.job.jobId },
  decide: ({ account, planning }) => acceptanceStep(account, planning, input, [...before, 'planning']),
});

/** Both halves at once, for a scene plan: there is nothing to wait for in between. */
export const admissionAndAcceptance = (first: Admission, second: Acceptance): Decision<Answer<Checks>> => ({
  reads: { key: first.key },
  decide: (view) => {
    const { verdict, account } = admissionStep(view, first);
    return verdict.result.ok ? acceptanceStep(account, undefined, second, verdict.result.value) : verdict;
  },
});

/** Ends a planning that came to nothing, because it failed or because its process died. */
export const planningFailed = (input: {
  readonly at: number;
  readonly rules: Rules;
  readonly jobId: string;
  readonly refundId: string;
  readonly died?: true;
}): Decision<void> => ({
  reads: { planning: input.jobId },
  decide: ({ account, planning }) => {
    if (planning === undefined) return { result: undefined };
    const { at, rules, jobId, refundId } = input;
    const key = planning.key ?? undefined;
    const released: readonly Effect[] =
      input.died && key !== undefined
        ? [{ kind: 'key-released', key }]
        : consumedKey({ key, at, jobId }, rules, 'idempotency.plan_failed_key');
    return withPlanningRefunded(account, planning, at, refundId, released, undefined);
  },
});

/** A validation refusal. */
export const invalid = (problems: readonly Problem[]): BodyReading => ({
  ok: false,
  refusal: { kind: 'validation', problems },
});
