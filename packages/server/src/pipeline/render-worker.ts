/**
 * Takes accepted jobs and has them rendered, as many at once as it has slots. A job that ends for another reason, or that
 * somebody else takes, is let go: its render stops, and what it made is removed.
 */
import type { Clock, Work } from '../ports/clock';
import type { Log } from '../ports/log';
import type { SettleJob } from '../ports/settle';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';
import { atMost, secondsUntil, waitFor } from './at-most';
import { createLooks } from './create-looks';
import { createFinishJob } from './finish-job';
import { type Hold, holdJob, newLease } from './hold-job';
import { createMarkWaiting } from './mark-waiting';
import { createRenderJob, type RenderJobDeps } from './render-job';
import { createSceneHelper } from './scene-helper';
import { createShares } from './shares';
import type { Worker } from './worker';

export interface RenderWorkerDeps extends RenderJobDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly settle: SettleJob;
  readonly log: Log;
  /** Name of this worker in leases; unique among living ones. */
  readonly owner: string;
  readonly slots: number;
  /** How long a claim lasts without a sign of life. */
  readonly leaseMs: number;
  /** So often it looks for work that nobody told it of. */
  readonly pollMs: number;
}

/** Why a render stops that somebody else is to make. */
const CLOSING = 'the server is closing';

export const createRenderWorker = (deps: RenderWorkerDeps): Worker => {
  const { store, clock, signals, log, artifacts, scratchRoom, meter } = deps;
  const finish = createFinishJob(deps);
  const renderJob = createRenderJob(deps);
  const helper = deps.others && createSceneHelper(deps);
  /** Whether there may be scenes to make: nobody is asked for nothing. */
  let scenesWait = true;
  const waiting = createMarkWaiting(deps);
  const room = (): number => deps.slots - held.size - (helper?.busy() ?? 0);
  /** Whether others than whoever has all that one may have may wait: nobody is asked for nothing. */
  let othersWait = true;
  const isFree = (): boolean => room() > 0;
  /** Whether slots are free that somebody who waits may not have. */
  let heldBack = false;
  const shares = createShares(deps.slots);
  const held = new Set<Hold>();
  const running = new Set<Promise<void>>();
  /** What went on without its end being recorded here: it was taken over, or will be, from somebody who lives. */
  const outlived = new Set<Hold>();
  let closed = false;
  let gaveUp = false;
  const handedBack: string[] = [];
  let claims = 0;
  let servedLast = '';

  /** Of an attempt that did not count; what can't be removed now is removed with what states have left. */
  const removeVideo = async (jobId: string, name: string): Promise<void> => {
    try {
      await artifacts.remove(name);
    } catch (error) {
      await store.noteLeft([name]);
      log.write('warn', 'video-not-removed', { job_id: jobId, name, error: (error as Error).message });
    }
  };

  const work = async (hold: Hold, token: Work): Promise<void> => {
    const { jobId } = hold.job;
    try {
      const outcome = await renderJob(hold, token);
      if (outcome === 'hand-back') return await hold.release();
      const isCutOff = outcome?.trigger === 'cut-off';
      const result = outcome && !isCutOff && (await finish(hold, outcome));
      if (result === 'ended') return;
      if (outcome?.trigger === 'succeed') await removeVideo(jobId, outcome.video.name ?? jobId);
      if (closed) {
        await hold.release();
        if ((hold.signal.reason as Error | undefined)?.message === CLOSING) handedBack.push(jobId);
      }
      outlived.add(hold);
      // Nobody waits for it, whose job may be somebody else's by now, or gone with its state.
      if (isCutOff) await removeVideo(jobId, outcome.name);
    } catch (error) {
      outlived.add(hold);
      if (!gaveUp)
        log.write('error', 'job-not-settled', { job_id: jobId, error: String((error as Error).stack ?? error) });
    } finally {
      hold.end();
      held.delete(hold);
    }
  };

  const start = (hold: Hold): void => {
    const token = signals.begin();
    held.add(hold);
    meter.move('rendersRunning', 1);
    const done = work(hold, token).finally(() => {
      meter.move('rendersRunning', -1);
      running.delete(done);
      looks.wake();
      token.end();
    });
    running.add(done);
  };

  const stopAll = (jobId: string, why: string): void => {
    helper?.stop(why, jobId);
    for (const hold of held) if (hold.job.jobId === jobId) hold.stop(why);
  };

  /** Takes the next jobs, as many as there is room for, and says how many; none when there are none. */
  const claim = async (): Promise<number> => {
    // A process that slept, or that could not write, finds its own leases run out: it must not take its jobs from itself.
    for (const hold of held) await hold.renewOverdue();
    claims += 1;
    const lease = newLease(deps, `${deps.owner}.${claims}`);
    const share = shares.next([...held].map(({ job }) => job.userId));
    heldBack = share.without !== undefined;
    if (heldBack) {
      if (!othersWait) return 0;
      othersWait = false;
    }
    const claimed = await store.claimJobs({
      ...lease,
      at: clock.now(),
      after: share.without ?? servedLast,
      limit: Math.min(room(), share.limit),
      ...(share.without === undefined ? {} : { ofOthers: true }),
    });
    if (claimed.length > 0) othersWait = true;
    for (const { job } of claimed) {
      stopAll(job.jobId, 'the lease is lost');
      shares.taken(job.userId);
      servedLast = job.userId;
    }
    for (const one of claimed) start(holdJob(deps, one, lease));
    return claimed.length;
  };

  /** Whoever has no job of his own makes scenes of those of others. */
  const helpOthers = async (): Promise<void> => {
    const mine = () => [...held].map(({ job }) => job.jobId);
    while (helper !== undefined && scenesWait && !closed && isFree()) {
      scenesWait = false;
      if (await helper.help(mine(), wakeForScenes)) scenesWait = true;
    }
  };

  const excuseOutlived = async (): Promise<void> => {
    for (const hold of outlived) {
      await store.excuseAttempt({ jobId: hold.job.jobId, ...hold.fence });
      outlived.delete(hold);
    }
  };

  const looks = createLooks({
    look: async (asked) => {
      await excuseOutlived();
      do {
        while (!closed && isFree()) {
          if (scratchRoom !== undefined && !(await scratchRoom.isThere())) break;
          if ((await claim()) > 0) continue;
          await helpOthers();
          if (!heldBack) return;
          break;
        }
        if (!closed) waiting.mark();
      } while (asked());
    },
    failed: (error) => log.write('error', 'jobs-not-claimed', { error: String(error) }),
    may: () => !closed,
    signals,
  });

  const wakeForJobs = (): void => {
    waiting.noteOne();
    othersWait = true;
    looks.wake();
  };
  const wakeForAll = (): void => {
    scenesWait = true;
    waiting.noteAll();
    wakeForJobs();
  };
  const wakeForScenes = (): void => {
    scenesWait = true;
    looks.wake();
  };

  const stopListening = [
    signals.onWake('jobs', () => {
      if (!isFree()) helper?.yield();
      wakeForJobs();
    }),
    ...(helper === undefined ? [] : [signals.onWake('scenes', wakeForScenes)]),
    signals.onWake('state', wakeForAll),
    signals.onCancel((jobId) => stopAll(jobId, 'the job has ended')),
    // Leases of workers that died run out without anybody being told.
    clock.everyReal(deps.pollMs, wakeForAll),
  ];

  return {
    start: looks.wake,
    close: async (until = 0, asked) => {
      closed = true;
      for (const stop of stopListening) stop();
      const stopRenders = (): void => {
        for (const hold of held) hold.stop(CLOSING);
        helper?.stop(CLOSING);
      };
      if (until <= clock.realNow()) stopRenders();
      await waitFor(clock, asked, Promise.all([looks.over(), waiting.over()]));
      helper?.yield();
      const underWay = { renders: running.size, films_helped: helper?.busy() ?? 0 };
      if (underWay.renders + underWay.films_helped > 0 && until > clock.realNow())
        log.write('info', 'renders-waited-for', { ...underWay, at_most_seconds: secondsUntil(clock, until) });
      const over = () => Promise.allSettled([...running, helper?.over()]);
      await atMost(clock, until, over());
      stopRenders();
      await over();
      if (handedBack.length > 0) log.write('info', 'renders-handed-back', { job_ids: handedBack });
      await excuseOutlived().catch(() => undefined);
    },
    giveUp: () => {
      gaveUp = true;
      if (held.size === 0) return;
      log.write('warn', 'renders-not-handed-back', {
        job_ids: [...held].map(({ job }) => job.jobId),
        next: 'the database could not be told in time: another process takes them over when their lease has run out',
      });
    },
  };
};
