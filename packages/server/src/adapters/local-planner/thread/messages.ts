/** What a planner and its threads say to each other. A thread is given one request at a time. */
import type { Plan, PlanRequest } from '../../../ports/planner';

export type ToThread = PlanRequest;

export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'planned'; readonly plan: Plan }
  | { readonly type: 'failed'; readonly message: string };
