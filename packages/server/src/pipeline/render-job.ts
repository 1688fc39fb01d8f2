/** One attempt at a job, from what was accepted to a video that is kept: what the magic words ask, the media, the render. */
import { isDiskFull } from '../disk-full';
import type { JobOutcome } from '../domain/end-job';
import { isGivenUp } from '../domain/losses';
import { type Artifacts, ArtifactsFailure } from '../ports/artifacts';
import type { Clock, Work } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { JobSpec } from '../ports/job-spec';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { Meter } from '../ports/meter';
import { type Renderer, RenderFailure } from '../ports/renderer';
import type { SceneStore } from '../ports/scene-store';
import type { Store } from '../ports/store';
import type { Tracer } from '../ports/tracer';
import { collectMedia } from './collect-media';
import type { Hold } from './hold-job';
import { type JobWatch, watchJob } from './job-watch';
import type { ScratchRoom } from './scratch-room';
import { type ShareScenesDeps, shareScenes } from './share-scenes';
import { NO_WORK, sceneWork, slowScenes } from './slow-scenes';

export interface RenderJobDeps {
  readonly artifacts: Artifacts;
  readonly renderer: Renderer;
  readonly dialer: Dialer;
  readonly media: Pick<KeptMedia, 'keep' | 'find' | 'read'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly meter: Meter;
  readonly tracer: Tracer;
  /** Whether a drain waits for renders: only where they take no time to speak of. */
  readonly drainsRenders: boolean;
  /** Told when an attempt finds no room left: where others can make it, it is handed back. */
  readonly scratchRoom?: ScratchRoom | undefined;
  /** Where other processes may make scenes, too. */
  readonly others?:
    | (Pick<ShareScenesDeps, 'signals' | 'leaseMs' | 'pollMs'> & {
        readonly store: SceneStore & Pick<Store, 'lossesOf'>;
      })
    | undefined;
}

/** It was stopped while its video was kept, which may have come through all the same. */
export interface CutOff {
  readonly trigger: 'cut-off';
  readonly name: string;
}

/** Renders a job; undefined when the work was stopped before that, `hand-back` when somebody else is to make it. */
export type RenderJob = (hold: Hold, work: Work) => Promise<JobOutcome | CutOff | 'hand-back' | undefined>;

/** What is begun so often ends, also where no worker has room for it. */
const MOST_ATTEMPTS = 10;
const NOWHERE =
  'No worker had enough room on its disk for the render, in several attempts; whoever runs the server can read in its log which.';

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

const endOf = (outcome: Awaited<ReturnType<RenderJob>>): 'stopped' | 'succeeded' | 'failed' => {
  if (typeof outcome !== 'object' || outcome.trigger === 'cut-off') return 'stopped';
  return outcome.trigger === 'succeed' ? 'succeeded' : 'failed';
};

/** Resolves after so long, or when the work is to stop. */
const pause = (clock: Clock, ms: number, signal: AbortSignal): Promise<unknown> =>
  Promise.race([clock.realDelay(ms), hang(signal, NO_WORK).catch(() => undefined)]);

export const createRenderJob = ({
  artifacts,
  renderer,
  dialer,
  media: kept,
  clock,
  drainsRenders,
  scratchRoom,
  others,
  ...deps
}: RenderJobDeps): RenderJob => {
  /** The kind of the renderer, where other processes may make scenes of the film; what takes no time is made here alone. */
  const sharedMaker = async (orders: JobSpec): Promise<string | undefined> => {
    if (others === undefined || (drainsRenders && slowScenes(orders).length === 0)) return undefined;
    const apart = await renderer.apart?.();
    return apart?.fits(orders.render) === true ? apart.kind() : undefined;
  };

  /** Jobs with something of earlier attempts that could not be removed yet. */
  const unclear = new Set<string>();
  /** What an attempt kept that was cut off before its end was recorded belongs to nobody. */
  const removeEarlier = async (jobId: string): Promise<void> => {
    unclear.add(jobId);
    await artifacts.removeAll(jobId).then(
      () => unclear.delete(jobId),
      () => undefined,
    );
  };

  const render = async (
    { job, spec, signal, progress, fence }: Hold,
    work: Work,
    watch: JobWatch,
    keeps: (name: string) => void,
  ): Promise<JobOutcome> => {
    const { log } = watch;
    const orders = JSON.parse(spec) as JobSpec;
    if (orders.asked.hangs) return hang(signal, work);
    const maker = await sharedMaker(orders);
    // Where scenes are made one by one, each takes its own time.
    if (orders.asked.slowMs > 0 && (maker === undefined || slowScenes(orders).length === 0))
      await clock.until(clock.now() + orders.asked.slowMs, { signal, work });
    if (orders.asked.fails) return { trigger: 'fail', reason: 'The render failed, as [mock:render_failed] asked.' };
    const scratch = await artifacts.begin(job.jobId, job.attempt);
    const share =
      maker === undefined || others === undefined
        ? undefined
        : shareScenes(
            { ...deps, ...others, media: kept, clock, log },
            {
              ...{ jobId: job.jobId, owner: fence.owner, fence, signal, maker },
              ...{ count: orders.render.scenes.length, slowMs: slowScenes(orders) },
              work: sceneWork(work, drainsRenders),
            },
          );
    if (!drainsRenders) work.idle();
    try {
      const { workDir, outputPath, name } = scratch;
      const order = { jobId: job.jobId, media: orders.media };
      const collect = () => collectMedia({ dialer, media: kept, log }, order, workDir, signal);
      const collected = await (orders.media.length > 0 ? watch.during('media', collect) : collect());
      const begins = watch.elapsed();
      const video = await renderer.render(
        { ...orders.render, jobId: job.jobId, ...collected },
        {
          outputPath,
          workDir,
          signal,
          onProgress: ({ stage, percent }) => {
            watch.enter(stage);
            progress(percent);
          },
          onScene: watch.scene,
          onCrash: watch.crash,
          ...(share === undefined ? {} : { scenes: share.source }),
        },
      );
      work.busy();
      signal.throwIfAborted();
      // Where something can be kept, something can be removed.
      if (unclear.has(job.jobId)) await removeEarlier(job.jobId);
      keeps(name);
      const bytes = await watch.during('keeping', () => artifacts.keep(scratch, signal));
      const { durationSec: seconds, width, height, notes, scenesFailed } = video;
      const facts = { name, bytes, seconds, width, height, notes };
      const drawn = video.timings?.map((timing) => ({ ...timing, at: begins + timing.at }));
      const timings = drawn && [...drawn, ...watch.timings()].sort((one, other) => one.at - other.at);
      return { trigger: 'succeed', video: timings ? { ...facts, timings } : facts, scenesFailed };
    } finally {
      work.busy();
      await share?.end();
      await artifacts.discard(scratch).catch(() => undefined);
    }
  };

  /** How often a render has lost its worker, when that is too often. Whoever seems dead has a lease's time to say that it lives. */
  const timesLost = async ({ job, losses, signal }: Hold, work: Work): Promise<number | undefined> => {
    const { jobId, progress } = job;
    if (others === undefined) return losses.length;
    work.idle();
    await pause(clock, others.leaseMs, signal);
    work.busy();
    signal.throwIfAborted();
    const known = await others.store.lossesOf(jobId);
    return isGivenUp(known, progress) ? known.length : undefined;
  };

  const attempt = async (hold: Hold, work: Work, watch: JobWatch): ReturnType<RenderJob> => {
    const { losses } = hold;
    const { jobId, attempt: number, progress } = hold.job;
    const { log } = watch;
    if (number > 1) await removeEarlier(jobId);
    let put: string | undefined;
    try {
      const lost = isGivenUp(losses, progress) ? await timesLost(hold, work) : undefined;
      if (lost !== undefined)
        return { trigger: 'fail', reason: `The render was interrupted ${lost} times and was given up.` };
      return await render(hold, work, watch, (name) => {
        put = name;
      });
    } catch (error) {
      if (hold.signal.aborted) return put === undefined ? undefined : { trigger: 'cut-off', name: put };
      const isFull = isDiskFull(error) || (error instanceof RenderFailure && error.reason === 'disk-full');
      if (isFull && scratchRoom !== undefined) {
        scratchRoom.ranOut(jobId, error as Error);
        return number < MOST_ATTEMPTS ? 'hand-back' : { trigger: 'fail', reason: NOWHERE };
      }
      if (error instanceof RenderFailure) {
        log.write('warn', 'render-failed', { reason: error.reason, error: error.message });
        return { trigger: 'fail', reason: error.message };
      }
      if (error instanceof ArtifactsFailure) {
        // What it says is for whoever runs the server; whoever asked for the video can do nothing about it.
        log.write('error', 'video-not-kept', { error: error.message });
        return { trigger: 'fail', reason: 'The video was made but could not be kept; see the server log.' };
      }
      log.write('error', 'render-crashed', { error: String((error as Error).stack ?? error) });
      return { trigger: 'fail', reason: 'The render stopped because of an error in the renderer; see the server log.' };
    } finally {
      unclear.delete(jobId);
    }
  };

  return async (hold, work) => {
    const watch = watchJob({ clock, ...deps }, hold);
    const outcome = await attempt(hold, work, watch);
    watch.end(endOf(outcome));
    return outcome;
  };
};
