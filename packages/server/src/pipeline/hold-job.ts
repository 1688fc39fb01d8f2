/**
 * A job in the hands of a worker, from the claim to the end. The lease is renewed in real time from the first moment on,
 * whatever the job waits for meanwhile; when it is lost, the work stops and its result is thrown away.
 */
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { ClaimedJob, Lease, Store } from '../ports/store';
import { createLeaseOutage } from './lease-outage';

/** Signs of life while a lease lasts. */
const BEATS = 5;
const PROGRESS_STEP = 5;
/** Of what has not ended. */
const MOST_PROGRESS = 99;

/** The work was stopped from outside; nothing is to be settled. */
class Stopped extends Error {}

export interface HoldJobDeps {
  readonly store: Pick<Store, 'keepJob' | 'releaseJob'>;
  readonly clock: Clock;
  readonly log: Log;
  /** How long a claim lasts without a sign of life. */
  readonly leaseMs: number;
}

export interface Hold extends ClaimedJob {
  /** What the end of this attempt is fenced by. */
  readonly fence: { readonly owner: string; readonly attempt: number };
  /** Aborted when the work is to stop. */
  readonly signal: AbortSignal;
  readonly stop: (why: string) => void;
  /** Shows how far the work is, in percent. */
  readonly progress: (percent: number) => void;
  /** Renews the lease if its time is over, so that nobody takes the job from somebody who lives. */
  readonly renewOverdue: () => Promise<void>;
  /** Lets the lease run out. */
  readonly end: () => void;
  /** Gives the job back, for the next worker. */
  readonly release: () => Promise<void>;
}

/** A lease that begins now. */
export const newLease = ({ clock, leaseMs }: Pick<HoldJobDeps, 'clock' | 'leaseMs'>, owner: string): Lease => {
  const realNow = clock.realNow();
  return { owner, realNow, leaseUntil: realNow + leaseMs };
};

export const holdJob = (deps: HoldJobDeps, claimed: ClaimedJob, lease: Lease): Hold => {
  const { store, clock, log, leaseMs } = deps;
  const { jobId, attempt } = claimed.job;
  const { owner } = lease;
  const stopping = new AbortController();
  let { leaseUntil } = lease;
  let progress = 0;
  let recorded = 0;
  const outage = createLeaseOutage(log, jobId);

  const stop = (why: string): void => stopping.abort(new Stopped(why));

  const beat = async (): Promise<void> => {
    const next = newLease(deps, owner);
    recorded = progress;
    try {
      if (await store.keepJob({ ...next, jobId, attempt, progress })) leaseUntil = next.leaseUntil;
      else stop('the lease is lost');
      outage.over();
    } catch (error) {
      outage.failed(error);
    }
  };

  return {
    ...claimed,
    fence: { owner, attempt },
    signal: stopping.signal,
    stop,
    progress: (percent) => {
      progress = Math.max(progress, Math.min(MOST_PROGRESS, Math.floor(percent)));
      // A render that is done is told by its end, which is about to be written.
      if (progress < MOST_PROGRESS && progress - recorded >= PROGRESS_STEP) void beat();
    },
    renewOverdue: async () => {
      if (leaseUntil <= clock.realNow() && !stopping.signal.aborted) await beat();
    },
    end: clock.everyReal(leaseMs / BEATS, () => void beat()),
    release: () => store.releaseJob({ jobId, owner, attempt }),
  };
};
