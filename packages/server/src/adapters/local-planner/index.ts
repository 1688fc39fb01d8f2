/** The planner that needs no model and no network: it reads the brief, and tells it in the format's structure. */
import type { Planner } from '../../ports/planner';
import { writePlan } from './write-plan';

/**
 * Makes a planner that gives the same plan for the same request. It throws only the signal's reason.
 * Specification: POST /v1/render, planning from a brief.
 */
export const createLocalPlanner = (): Planner => ({
  plan: async (request, signal) => {
    signal.throwIfAborted();
    return writePlan(request);
  },
});
