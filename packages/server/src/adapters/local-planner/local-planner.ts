/** The planner as a function of this thread, for those who plan nothing that somebody else wrote. */
import type { Plan, PlanRequest } from '../../ports/planner';
import { writePlan } from './write-plan';

/** Makes a planner that gives the same plan for the same request. It throws only the signal's reason. */
export const createLocalPlanner = () => ({
  plan: async (request: PlanRequest, signal: AbortSignal): Promise<Plan> => {
    signal.throwIfAborted();
    return writePlan(request);
  },
});
