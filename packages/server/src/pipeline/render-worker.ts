/**
 * Takes accepted jobs and renders them, as many at once as it has slots. Each is held by a lease that is renewed in real
 * time; when the lease is lost or the job has ended for another reason, the render stops and its result is thrown away.
 * A job is taken at most three times: one that keeps killing its worker must not do so for ever.
 */
import { join } from 'node:path';
import type { JobOutcome } from '../domain/end-job';
import type { Artifacts } from '../ports/artifacts';
import type { Clock, Work } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { JobSpec } from '../ports/job-spec';
import type { Log } from '../ports/log';
import { type Renderer, RenderFailure } from '../ports/renderer';
import type { SettleJob } from '../ports/settle';
import type { Signals } from '../ports/signals';
import type { ClaimedJob, Store } from '../ports/store';
import { collectMedia } from './collect-media';
import type { Worker } from './worker';

const LEASE_MS = 15_000;
const HEARTBEAT_MS = 3_000;
const PROGRESS_STEP = 5;
const MAX_ATTEMPTS = 3;

export interface RenderWorkerDeps {
  readonly store: Store;
  readonly artifacts: Artifacts;
  readonly renderer: Renderer;
  readonly dialer: Dialer;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly settle: SettleJob;
  readonly log: Log;
  /** Name of this worker in leases; unique among living ones. */
  readonly owner: string;
  readonly slots: number;
  /** Whether a drain waits for renders: only where they take no time to speak of. */
  readonly drainsRenders: boolean;
}

/** The render was stopped from outside; nothing is to be settled. */
class Stopped extends Error {}

export const createRenderWorker = (deps: RenderWorkerDeps): Worker => {
  const { store, clock, signals, log, owner } = deps;
  const rendering = new Map<string, AbortController>();
  const running = new Set<Promise<void>>();
  let closed = false;
  let looking = false;
  let lookAgain = false;
  let lookDone: Promise<void> = Promise.resolve();

  const lease = () => ({ owner, realNow: clock.realNow(), leaseUntil: clock.realNow() + LEASE_MS });

  /** Renews the lease and records progress; a lost lease stops the render. */
  const keepAlive = ({ job }: ClaimedJob, stop: AbortController) => {
    let progress = 0;
    let recorded = 0;
    const beat = () => {
      recorded = progress;
      void store.keepJob({ ...lease(), jobId: job.jobId, attempt: job.attempt, progress }).then(
        (kept) => {
          if (!kept) stop.abort(new Stopped('the lease is lost'));
        },
        (error: unknown) => log.write('error', 'lease-not-renewed', { job_id: job.jobId, error: String(error) }),
      );
    };
    const end = clock.everyReal(HEARTBEAT_MS, beat);
    return {
      end,
      progress: (percent: number) => {
        progress = Math.max(progress, Math.min(99, Math.floor(percent)));
        if (progress - recorded >= PROGRESS_STEP) beat();
      },
    };
  };

  const hang = (signal: AbortSignal, work: Work): Promise<never> =>
    new Promise((_, reject) => {
      work.idle();
      const stop = () => {
        work.busy();
        reject(signal.reason as Error);
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });

  const render = async ({ job, spec }: ClaimedJob, stop: AbortController, work: Work): Promise<JobOutcome> => {
    const orders = JSON.parse(spec) as JobSpec;
    const { signal } = stop;
    if (orders.asked.hangs) return hang(signal, work);
    if (orders.asked.slowMs > 0) await clock.until(clock.now() + orders.asked.slowMs, { signal, work });
    if (orders.asked.fails) return { trigger: 'fail', reason: 'The render failed, as [mock:render_failed] asked.' };
    const alive = keepAlive({ job, spec }, stop);
    const scratch = await deps.artifacts.begin(job.jobId, job.attempt);
    if (!deps.drainsRenders) work.idle();
    try {
      const media = await collectMedia(deps, orders.media, scratch.workDir, signal);
      const video = await deps.renderer.render(
        { ...orders.render, jobId: job.jobId, media },
        {
          outputPath: scratch.outputPath,
          workDir: join(scratch.workDir),
          signal,
          onProgress: ({ percent }) => alive.progress(percent),
        },
      );
      work.busy();
      signal.throwIfAborted();
      const bytes = await deps.artifacts.keep(job.jobId, scratch);
      const { durationSec: seconds, width, height, notes, scenesFailed } = video;
      return { trigger: 'succeed', video: { bytes, seconds, width, height, notes }, scenesFailed };
    } finally {
      work.busy();
      alive.end();
      await deps.artifacts.discard(scratch).catch(() => undefined);
    }
  };

  const outcomeOf = async (claimed: ClaimedJob, stop: AbortController, work: Work): Promise<JobOutcome | undefined> => {
    const { job } = claimed;
    if (job.attempt > MAX_ATTEMPTS)
      return { trigger: 'fail', reason: `The render was interrupted ${MAX_ATTEMPTS} times and was given up.` };
    try {
      return await render(claimed, stop, work);
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      if (error instanceof RenderFailure) {
        log.write('warn', 'render-failed', { job_id: job.jobId, reason: error.reason, error: error.message });
        return { trigger: 'fail', reason: error.message };
      }
      log.write('error', 'render-crashed', { job_id: job.jobId, error: String((error as Error).stack ?? error) });
      return { trigger: 'fail', reason: 'The render stopped because of an error in the renderer; see the server log.' };
    }
  };

  const work = async (claimed: ClaimedJob, token: Work): Promise<void> => {
    const { jobId, userId, attempt } = claimed.job;
    const stop = new AbortController();
    rendering.set(jobId, stop);
    try {
      const outcome = await outcomeOf(claimed, stop, token);
      const result = outcome && (await deps.settle({ userId, jobId, outcome, fence: { owner, attempt } }));
      if (result === 'ended') return;
      if (closed) await store.releaseJob({ jobId, owner });
      else if (outcome?.trigger === 'succeed' && result === 'already-final') await deps.artifacts.remove(jobId);
    } catch (error) {
      log.write('error', 'job-not-settled', { job_id: jobId, error: String((error as Error).stack ?? error) });
    } finally {
      rendering.delete(jobId);
    }
  };

  const look = async (): Promise<void> => {
    const token = signals.begin();
    try {
      do {
        lookAgain = false;
        while (!closed && rendering.size < deps.slots) {
          const claimed = await store.claimJob({ ...lease(), at: clock.now() });
          if (claimed === undefined) return;
          if (closed) return await store.releaseJob({ jobId: claimed.job.jobId, owner });
          start(claimed);
        }
        if (!closed) await store.queueWaitingJobs({ at: clock.now() });
      } while (lookAgain);
    } finally {
      token.end();
    }
  };

  const start = (claimed: ClaimedJob): void => {
    const token = signals.begin();
    const done = work(claimed, token).finally(() => {
      running.delete(done);
      wake();
      token.end();
    });
    running.add(done);
  };

  const wake = (): void => {
    lookAgain = true;
    if (looking || closed) return;
    looking = true;
    lookDone = look()
      .catch((error: unknown) => log.write('error', 'jobs-not-claimed', { error: String(error) }))
      .finally(() => {
        looking = false;
        if (lookAgain && !closed && rendering.size < deps.slots) wake();
      });
  };

  const stopListening = [
    signals.onWake('jobs', wake),
    signals.onWake('state', wake),
    signals.onCancel((jobId) => rendering.get(jobId)?.abort(new Stopped('the job has ended'))),
    // Leases of workers that died run out without anybody being told.
    clock.everyReal(LEASE_MS, wake),
  ];

  return {
    start: wake,
    close: async () => {
      closed = true;
      for (const stop of stopListening) stop();
      for (const stop of rendering.values()) stop.abort(new Stopped('the server is closing'));
      await lookDone;
      await Promise.allSettled(running);
    },
  };
};
