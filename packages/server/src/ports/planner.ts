/**
 * Turns a brief into scenes. An implementation must be deterministic for the same request and seed, must stop working
 * when the signal fires, and must not let one account's briefs hold up another's, whatever they cost to plan.
 * Specification: Render request, POST /v1/render.
 */
import type { Aspect, Kind, Route, SceneType } from '@vid/sdk/contract';
import type { TradeName } from '../domain/trades';

export type { TradeName } from '../domain/trades';

/** What planning may know of a request; defaults are filled in. */
export interface PlanRequest {
  readonly brief: string;
  readonly kind: Kind;
  readonly route?: Route;
  readonly category?: string;
  readonly brandName?: string;
  readonly language: string;
  /** Target length in seconds. */
  readonly durationSec: number;
  readonly narrator: boolean;
  readonly title?: string;
  readonly aspect: Aspect;
  /** Whether a product photo was sent, and whether the product may be shown at all. */
  readonly product: 'photo' | 'none' | 'switched-off';
  /** Whether a face was chosen, and whether presenters may appear without one. */
  readonly presenter: 'face' | 'none' | 'stock-allowed';
  readonly hasLogo: boolean;
  readonly seed: number;
}

/** The animation of a motion scene; `beat` names the layout. Unknown members are kept. */
export interface SceneMotion {
  readonly beat?: string;
  readonly [member: string]: unknown;
}

/** One scene to be rendered, whoever wrote it: the planner or the caller. */
export interface PlannedScene {
  readonly type: SceneType;
  /** What the camera sees; for `motion` the on-screen copy: one line a thought, the first is the headline. */
  readonly prompt: string;
  readonly script?: string;
  readonly role?: string;
  /** Seconds. */
  readonly duration: number;
  readonly motion?: SceneMotion;
  readonly refImageUrl?: string;
  readonly videoUrl?: string;
}

/** A finished plan; the scenes' durations sum to the target. */
export interface Plan {
  readonly title: string;
  readonly scenes: readonly PlannedScene[];
  /** Notes of the planner's review of its own plan. */
  readonly notes: readonly string[];
  /** Whether the plan shows the product. */
  readonly showsProduct: boolean;
  /** The language of its words, where the planner knows it better than the request does. */
  readonly language?: string;
  /** The trade that the brief is of, where the planner surely knows it. */
  readonly trade?: TradeName;
}

/** For whom a plan is made, and until when it is wanted. No plan depends on either. */
export interface PlanTurn {
  readonly account: string;
  readonly signal: AbortSignal;
}

export interface Planner {
  /** Rejects with the signal's reason, or with an error that says why there is no plan. */
  plan(request: PlanRequest, turn: PlanTurn): Promise<Plan>;
}
