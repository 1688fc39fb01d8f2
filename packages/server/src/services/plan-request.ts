/**
 * The plan of a render request that nobody made yet, or why there is none. What depends on an account is not judged. The
 * last plans are remembered, so that whatever shows one thing of a request after another shows the same plan.
 */
import { createHash } from 'node:crypto';
import { lacksBrandLogo, type Problem } from '@vid/sdk/contract';
import type { Refusal } from '../domain/refusals';
import { REFUSING_WORDS } from '../domain/refusing-words';
import type { Clock } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { Plan, Planner } from '../ports/planner';
import type { ServerRules } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import { PAGE_SEED } from './page-seed';
import { planBrief } from './plan-brief';
import { readRenderRequest, type Valid } from './read-render-request';
import { ownPlan, toPlanRequest } from './render-plan';

export interface PlanRequestDeps {
  readonly planner: Planner;
  readonly dialer: Pick<Dialer, 'judge' | 'judgeMedia'>;
  readonly clock: Clock;
  readonly rules: ServerRules;
  readonly signals: Signals;
  readonly seed?: number | undefined;
}

export type PlannedRequest =
  | { readonly kind: 'planned'; readonly valid: Valid; readonly plan: Plan; readonly seed: number }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type PlanRequest = (call: { readonly userId: string; readonly body: unknown }) => Promise<PlannedRequest>;

/** Plans that are remembered. */
const MOST = 8;

export const createPlanRequest = (deps: PlanRequestDeps): PlanRequest => {
  const { rules, signals, seed = PAGE_SEED } = deps;
  const remembered = new Map<string, Plan>();

  const planned = async (userId: string, { request, magic }: Valid): Promise<Plan | Refusal> => {
    const asked = toPlanRequest(request, seed);
    const name = createHash('sha256')
      .update(JSON.stringify([userId, asked, magic]))
      .digest('hex');
    const known = remembered.get(name);
    if (known !== undefined) return known;
    const work = signals.begin();
    try {
      const made = await planBrief(deps, asked, { account: userId, magic, work });
      if (!made.ok) return { kind: 'plan-failed', why: made.why };
      remembered.set(name, made.plan);
      for (const [oldest] of remembered) if (remembered.size > MOST) remembered.delete(oldest);
      return made.plan;
    } finally {
      work.end();
    }
  };

  return async ({ userId, body }) => {
    const { body: reading, valid } = await readRenderRequest({ kind: 'json', value: body }, deps.dialer, false);
    if (!reading.ok) {
      const { refusal } = reading;
      return refusal.kind === 'validation'
        ? { kind: 'invalid', problems: refusal.problems }
        : { kind: 'refused', refusal };
    }
    if (valid === undefined) return { kind: 'refused', refusal: { kind: 'server-error' } };
    const { request, magic } = valid;
    const word = REFUSING_WORDS.find(([name]) => magic.words.includes(name));
    if (word !== undefined) return { kind: 'refused', refusal: word[1] };
    if (lacksBrandLogo(request)) return { kind: 'refused', refusal: { kind: 'brand-required' } };
    const plan =
      request.scene_plan === undefined ? await planned(userId, valid) : ownPlan(request, rules.current().pricing);
    return 'kind' in plan ? { kind: 'refused', refusal: plan } : { kind: 'planned', valid, plan, seed };
  };
};
