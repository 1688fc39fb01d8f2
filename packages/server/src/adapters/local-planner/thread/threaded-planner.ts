/**
 * Plans on threads. There are two at most, the second started when somebody waits for the first, and an account has one
 * at a time: whatever an account sends, and however long that takes to plan, there is a thread that it does not hold.
 * Those who wait are served in their order, those who have a plan under way after it.
 */
import type { Plan, Planner, PlanRequest, PlanTurn } from '../../../ports/planner';
import { type PlanningLimits, type PlanningThread, startPlanningThread, threadFile } from './planning-thread';

export interface ThreadedPlannerOptions {
  /** The thread's file; by default the one that comes with this module. */
  readonly file?: string;
  readonly limits?: Partial<PlanningLimits>;
}

const THREADS = 2;
const LIMITS: PlanningLimits = { planSeconds: 10, startSeconds: 30 };

interface Waiting {
  readonly request: PlanRequest;
  readonly account: string;
  /** The thread that plans it, meanwhile. */
  thread: PlanningThread | undefined;
  readonly resolve: (plan: Plan) => void;
  readonly reject: (error: Error) => void;
}

/** A planner on threads, started when they are needed. */
export const createThreadedPlanner = (options: ThreadedPlannerOptions = {}): Planner => {
  const file = options.file ?? threadFile();
  const limits = { ...LIMITS, ...options.limits };
  /** Each with the account that it plans for, if it does. */
  const threads = new Map<PlanningThread, string | undefined>();
  const waiting = new Set<Waiting>();

  const freeThread = (): PlanningThread | undefined => {
    for (const [thread, account] of threads) {
      if (thread.ended) threads.delete(thread);
      else if (account === undefined) return thread;
    }
    return threads.size < THREADS ? startPlanningThread(file, limits) : undefined;
  };

  const serve = (): void => {
    for (const next of waiting) {
      if ([...threads.values()].includes(next.account)) continue;
      const thread = freeThread();
      if (thread === undefined) return;
      waiting.delete(next);
      threads.set(thread, next.account);
      next.thread = thread;
      const free = (): void => {
        next.thread = undefined;
        threads.set(thread, undefined);
        serve();
      };
      thread.plan(next.request).finally(free).then(next.resolve, next.reject);
    }
  };

  const plan = (request: PlanRequest, { account, signal }: PlanTurn): Promise<Plan> =>
    new Promise((resolve, reject) => {
      const over = (): void => signal.removeEventListener('abort', stop);
      const next: Waiting = {
        request,
        account,
        thread: undefined,
        resolve: (made) => {
          over();
          resolve(made);
        },
        reject: (error) => {
          over();
          reject(error);
        },
      };
      const stop = (): void => {
        const reason = signal.reason instanceof Error ? signal.reason : new Error('planning was stopped');
        waiting.delete(next);
        next.thread?.end(reason);
        reject(reason);
      };
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      waiting.add(next);
      serve();
    });

  return { plan };
};
