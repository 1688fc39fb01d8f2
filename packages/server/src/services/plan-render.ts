/**
 * What would come of a render request, without rendering, charging or storing anything: its scenes, what they cost, and
 * what would be refused whoever asked. What depends on an account is not judged.
 */
import { lacksAnchor, lacksBrandLogo, lacksPresenter, lacksProductImage, type Problem } from '@vid/sdk/contract';
import { type KeptPlan, keptPlan } from '../domain/kept-plan';
import { pricePlanning } from '../domain/pricing';
import type { Refusal } from '../domain/refusals';
import { REFUSING_WORDS } from '../domain/refusing-words';
import type { Clock } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { Plan, Planner } from '../ports/planner';
import type { ServerRules } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import { planBrief } from './plan-brief';
import { type ReadRequest, readRenderRequest, type Valid } from './read-render-request';
import { costOf, factsOf, ownPlan, planToKeep, toPlanRequest } from './render-plan';

export interface PlanRenderDeps {
  readonly planner: Planner;
  readonly dialer: Pick<Dialer, 'judge' | 'judgeMedia'>;
  readonly clock: Clock;
  readonly rules: ServerRules;
  readonly signals: Signals;
  readonly seed?: number | undefined;
}

export interface PlannedRender extends KeptPlan {
  readonly title: string;
  /** Credits of the whole, and of these what planning costs. */
  readonly credits: number;
  readonly planning: number;
}

export type RenderPlanning =
  | { readonly kind: 'planned'; readonly plan: PlannedRender; readonly refusal: Refusal | undefined }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type PlanRender = (call: { readonly userId: string; readonly body: unknown }) => Promise<RenderPlanning>;

/** What plans of pages are drawn from when the server has no seed: the same brief gives the same plan. */
const SEED = 1;

/** What the service would refuse in this plan, whoever sends it. */
const refusalOf = (request: ReadRequest, plan: Plan): Refusal | undefined => {
  const scenes = factsOf(plan);
  if (lacksProductImage(request, scenes, plan.showsProduct)) return { kind: 'product-image-required' };
  if (lacksPresenter(request, scenes)) return { kind: 'presenter-required' };
  return lacksAnchor(request, scenes) ? { kind: 'no-anchor' } : undefined;
};

export const createPlanRender = (deps: PlanRenderDeps): PlanRender => {
  const { rules, signals } = deps;

  const planOf = async (userId: string, { request, magic }: Valid): Promise<Plan | Refusal> => {
    if (request.scene_plan !== undefined) return ownPlan(request, rules.current().pricing);
    const work = signals.begin();
    try {
      const asked = toPlanRequest(request, deps.seed ?? SEED);
      const planned = await planBrief(deps, asked, { account: userId, magic, work });
      return planned.ok ? planned.plan : { kind: 'plan-failed', why: planned.why };
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
    const plan = await planOf(userId, valid);
    if ('kind' in plan) return { kind: 'refused', refusal: plan };
    const { pricing } = rules.current();
    const shown: PlannedRender = {
      ...keptPlan(planToKeep(request, plan), pricing),
      title: plan.title,
      credits: costOf(request, plan, pricing),
      planning: request.scene_plan === undefined ? pricePlanning(pricing) : 0,
    };
    return { kind: 'planned', plan: shown, refusal: refusalOf(request, plan) };
  };
};
