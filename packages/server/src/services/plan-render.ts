/**
 * What would come of a render request, without rendering, charging or storing anything: its scenes, what they cost, and
 * what would be refused whoever asked.
 */
import { lacksAnchor, lacksPresenter, lacksProductImage, type Problem } from '@vid/sdk/contract';
import { type KeptPlan, type KeptScene, wholePlan } from '../domain/kept-plan';
import { pricePlanning } from '../domain/pricing';
import type { Refusal } from '../domain/refusals';
import type { Plan } from '../ports/planner';
import type { ServerRules } from '../ports/server-rules';
import type { PlanRequest } from './plan-request';
import type { ReadRequest } from './read-render-request';
import { costOf, factsOf, planToKeep } from './render-plan';

export interface PlanRenderDeps {
  readonly planRequest: PlanRequest;
  readonly rules: ServerRules;
}

export interface PlannedScene extends KeptScene {
  /** How its words are set, where that was planned. */
  readonly motion?: Readonly<Record<string, unknown>>;
}

export interface PlannedRender extends KeptPlan {
  readonly scenes: readonly PlannedScene[];
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

/** What the service would refuse in this plan, whoever sends it. */
const refusalOf = (request: ReadRequest, plan: Plan): Refusal | undefined => {
  const scenes = factsOf(plan);
  if (lacksProductImage(request, scenes, plan.showsProduct)) return { kind: 'product-image-required' };
  if (lacksPresenter(request, scenes)) return { kind: 'presenter-required' };
  return lacksAnchor(request, scenes) ? { kind: 'no-anchor' } : undefined;
};

export const createPlanRender =
  ({ planRequest, rules }: PlanRenderDeps): PlanRender =>
  async (call) => {
    const planned = await planRequest(call);
    if (planned.kind !== 'planned') return planned;
    const { plan, valid } = planned;
    const { request } = valid;
    const { pricing } = rules.current();
    const kept = wholePlan(planToKeep(request, plan), pricing);
    const shown: PlannedRender = {
      ...kept,
      scenes: kept.scenes.map((scene, index) => {
        const motion = plan.scenes[index]?.motion;
        return motion === undefined ? scene : { ...scene, motion };
      }),
      title: plan.title,
      credits: costOf(request, plan, pricing),
      planning: request.scene_plan === undefined ? pricePlanning(pricing) : 0,
    };
    return { kind: 'planned', plan: shown, refusal: refusalOf(request, plan) };
  };
