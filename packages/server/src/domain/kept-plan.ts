/** What is kept of a plan for as long as its job: what one wants to know of a film that is looked at later. */
import type { SceneType } from '@vid/sdk/contract';
import { type Pricing, priceScene } from './pricing';

export interface KeptScene {
  readonly type: SceneType;
  readonly role: string | null;
  /** Its beginning. */
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
const start = (text: string): string => {
  const characters = [...text];
  return characters.length <= KEPT_CHARACTERS ? text : `${characters.slice(0, KEPT_CHARACTERS - 1).join('')}…`;
};

export const keptPlan = ({ route, scenes, ...plan }: PlanToKeep, pricing: Pricing): KeptPlan => ({
  quality: plan.quality,
  aspect: plan.aspect,
  upscale: plan.upscale,
  route: route ?? null,
  language: plan.language,
  notes: plan.notes.map(start),
  scenes: scenes.map(({ type, role, prompt, script, duration }) => ({
    type,
    role: role === undefined ? null : start(role),
    prompt: start(prompt),
    script: script === undefined ? null : start(script),
    duration,
    credits: priceScene(plan, duration, pricing),
  })),
});
