/**
 * The first half of the refusal order of `POST /v1/render`: everything before planning. What is refused leaves no charge.
 * Specification: POST /v1/render.
 */
import { lacksBrandLogo } from '@vid/sdk/contract';
import { type Account, mergeLimits } from './account';
import type { BodyReading } from './body-reading';
import type { Decision, Effect, Planning, Verdict, View } from './decision';
import { consumedKey } from './end-planning';
import { book } from './ledger';
import { pricePlanning } from './pricing';
import { countRequests, fullWindow } from './rate-windows';
import { type Answer, granted, type Refusal, refused } from './refusals';
import { REFUSING_WORDS } from './refusing-words';
import type { Rules } from './rules';

/** Everything the first half depends on. Ids are drawn before. */
export interface Admission {
  readonly at: number;
  readonly rules: Rules;
  readonly body: BodyReading;
  readonly key: string | undefined;
  readonly jobId: string;
  readonly ledgerId: string;
}

/** Names of the checks that were passed, in their order. */
export type Checks = readonly string[];
type Step = { readonly verdict: Verdict<Answer<Checks>>; readonly account: Account };

const lacksCredits = (account: Account, cost: number): Refusal | undefined =>
  account.balance >= cost ? undefined : { kind: 'credits', balance: account.balance, cost };

/** The verdict, and the account as the next half finds it. */
export const admissionStep = (view: View, input: Admission): Step => {
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
  if (view.key !== undefined) return no({ kind: 'duplicate', form: body.form, key: view.key.state }, counted);

  const checks = ['key', 'rate', 'body', 'content', 'brand', 'idempotency'];
  if (body.form === 'scene_plan') return { account: counted, verdict: { result: granted(checks), account: counted } };

  const price = pricePlanning(rules.pricing);
  const poor = lacksCredits(counted, price);
  if (poor !== undefined) {
    const step = no(poor, counted);
    return { ...step, verdict: { ...step.verdict, effects: consumedKey(input, rules, 'idempotency.refused_key') } };
  }
  const { account: charged, entry } = book(counted, {
    id: input.ledgerId,
    at,
    kind: 'planning',
    amount: -price,
    jobId: input.jobId,
  });
  const planning: Planning = {
    jobId: input.jobId,
    userId: account.userId,
    key: key ?? null,
    credits: price,
    at,
  };
  const effects: Effect[] = [
    { kind: 'ledger-entry', entry },
    { kind: 'planning-begun', planning },
  ];
  if (key !== undefined) effects.push({ kind: 'key-stored', key: { key, state: 'reserved', jobId: input.jobId, at } });
  return { account: charged, verdict: { result: granted([...checks, 'planning credits']), account: charged, effects } };
};

/** Everything before planning. Grants the checks that were passed. */
export const admission = (input: Admission): Decision<Answer<Checks>> => ({
  reads: { key: input.key },
  decide: (view) => admissionStep(view, input).verdict,
});
