/**
 * The planner that needs no model and no network: it reads the brief, and tells it in the format's structure. It works on
 * threads of its own, which all servers of a process share: a brief may be anybody's, and whatever it costs to read must
 * not be paid by those who wait for other answers.
 */
import type { Planner } from '../../ports/planner';
import { createThreadedPlanner } from './thread/threaded-planner';

let shared: Planner | undefined;

/** The planner of this process. No thread is started before the first brief, and none keeps the process alive. */
export const localPlanner = (): Planner => (shared ??= createThreadedPlanner());
