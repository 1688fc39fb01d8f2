/**
 * One planning thread from the side of those who wait for it. It keeps the process alive only while it plans, and it is
 * ended, not asked, when a plan takes too long: nothing else stops an expression that does not come to an end.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plan, PlanRequest } from '../../../ports/planner';
import type { FromThread } from './messages';

export interface PlanningThread {
  /** Plans one brief; only one at a time. Rejects when the thread ends before it has planned. */
  plan(request: PlanRequest): Promise<Plan>;
  /** Ends it in the middle of whatever it does; what it plans is rejected with the reason. */
  end(reason: Error): void;
  /** Whether it can plan no more. */
  readonly ended: boolean;
}

/** Seconds of real time. */
export interface PlanningLimits {
  /** For one plan. An ordinary brief takes milliseconds, the worst ones known take tenths of a second. */
  readonly planSeconds: number;
  /** For a thread to be ready, once. */
  readonly startSeconds: number;
}

/** Megabytes of memory; an ordinary brief needs a few. */
const MEMORY_MB = 256;

/** The thread's file: the built one, or, when this module runs as a source, the one that starts from sources. */
export const threadFile = (): string => {
  if (import.meta.url.endsWith('.ts')) return fileURLToPath(new URL('./from-source.mjs', import.meta.url));
  const candidates = ['./planner/thread.js', '../planner/thread.js'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined)
    throw new Error(`the planner's thread (${candidates[0]}) is not there; build or install @vid/server again`);
  return found;
};

/** Starts a thread. */
export const startPlanningThread = (file: string, { planSeconds, startSeconds }: PlanningLimits): PlanningThread => {
  const worker = new Worker(file, {
    // Whatever this process was started with, such as an inspector or a loader, is not the thread's business.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  worker.unref();
  let task: { readonly resolve: (plan: Plan) => void; readonly reject: (error: Error) => void } | undefined;
  let ready = false;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  const settle = (how: (waiting: NonNullable<typeof task>) => void): void => {
    clearTimeout(timer);
    worker.unref();
    const waiting = task;
    task = undefined;
    if (waiting !== undefined) how(waiting);
  };
  const end = (reason: Error): void => {
    ended = true;
    void worker.terminate();
    settle(({ reject }) => reject(reason));
  };
  const limit = (seconds: number, what: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => end(new Error(`${what} within ${seconds} seconds of work`)), seconds * 1000);
  };

  worker.on('message', (message: FromThread) => {
    if (message.type === 'ready') {
      ready = true;
      if (task !== undefined) limit(planSeconds, 'no plan');
    } else if (message.type === 'planned') settle(({ resolve }) => resolve(message.plan));
    else settle(({ reject }) => reject(new Error(message.message)));
  });
  worker.on('error', (error) => end(new Error(`the planner stopped: ${error.message}`, { cause: error })));
  worker.on('exit', (code) => end(new Error(`the planner stopped with exit code ${code}`)));

  return {
    plan: (request) =>
      new Promise((resolve, reject) => {
        task = { resolve, reject };
        worker.ref();
        if (ready) limit(planSeconds, 'no plan');
        else limit(startSeconds, 'the planner did not start');
        worker.postMessage(request);
      }),
    end,
    get ended() {
      return ended;
    },
  };
};
