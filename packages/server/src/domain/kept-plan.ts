/** What is kept of a plan for as long as its job: what one wants to know of a film that is looked at later. */
import type { SceneType } from '@vid/sdk/contract';
import { type Pricing, priceScene } from './pricing';

export interface KeptScene {
  readonly type: SceneType;
  readonly role: string | null;
  /** Of a job, its beginning. */
  readonly prompt: string;
  readonly script: string | null;
  /** Seconds. */
  readonly duration: number;
  /** What it costs by itself, before the sum is rounded up. */
  readonly credits: number;
}

export interface KeptPlan {
  readonly quality: keyof Pricing['rates'];
  readonly aspect: string;
  readonly upscale: boolean;
  readonly route: string | null;
  readonly language: string;
  readonly notes: readonly string[];
  readonly scenes: readonly KeptScene[];
  /** Real milliseconds that planning took; left out where the scenes were the caller's. */
  readonly planned_ms?: number;
  /** A request that makes the same film again. Jobs of earlier versions have none. */
  readonly request?: Readonly<Record<string, unknown>>;
}

/** What of a request and its plan is kept. */
export interface PlanToKeep extends Pick<KeptPlan, 'quality' | 'aspect' | 'upscale' | 'language' | 'notes'> {
  readonly route: string | undefined;
  readonly scenes: readonly {
    readonly type: SceneType;
    readonly role?: string | undefined;
    readonly prompt: string;
    readonly script?: string | undefined;
    readonly duration: number;
  }[];
}

/** Characters of a text, so that a job takes no more room than it is worth. */
const KEPT_CHARACTERS = 600;
const cut = (text: string): string => {
  const characters = [...text];
  return characters.length <= KEPT_CHARACTERS ? text : `${characters.slice(0, KEPT_CHARACTERS - 1).join('')}…`;
};

/** A plan with its texts as they are. */
export const wholePlan = (plan: PlanToKeep, pricing: Pricing): KeptPlan => planWith((text) => text, plan, pricing);
/** A plan with its texts cut. */
export const keptPlan = (plan: PlanToKeep, pricing: Pricing): KeptPlan => planWith(cut, plan, pricing);

const planWith = (
  shown: (text: string) => string,
  { route, scenes, ...plan }: PlanToKeep,
  pricing: Pricing,
): KeptPlan => ({
  quality: plan.quality,
  aspect: plan.aspect,
  upscale: plan.upscale,
  route: route ?? null,
  language: plan.language,
  notes: plan.notes.map(shown),
  scenes: scenes.map(({ type, role, prompt, script, duration }) => ({
    type,
    role: role === undefined ? null : shown(role),
    prompt: shown(prompt),
    script: script === undefined ? null : shown(script),
    duration,
    credits: priceScene(plan, duration, pricing),
  })),
});
