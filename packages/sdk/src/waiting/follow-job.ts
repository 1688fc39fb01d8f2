/**
 * One wait: a deadline and a signal that cover the sleeping and the looking, and errors that always carry the job's id
 * and its last state. Ending a wait never ends the job.
 */
import type { ApiResponse } from '../call/api-promise';
import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import type { Job } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { RenderCancelledError, RenderFailedError, WaitTimeoutError } from '../errors/job-errors';
import { type Sight, sightOf } from '../errors/sight';
import { UnexpectedResponseError } from '../errors/unexpected-response-error';
import { type VidError, withFacts } from '../errors/vid-error';
import { isCancelledJob, isFailedJob, isSucceededJob, type SucceededJob } from '../types/job-states';
import type { JobPolling } from './job-polling';
import { PollPace } from './poll-pace';
import type { Scheduler } from './scheduler';
import { type WaitOptions, type WaitPlan, waitPlan } from './wait-options';

/** Further looks at a job that succeeded without telling where its video is. */
const LOOKS_FOR_VIDEO = 3;

/** Milliseconds that the look at the deadline may take: a tenth of the wait, within these. */
const LAST_LOOK_MS = { least: 1_000, most: 5_000 };

/** What came of the job. */
export type JobOutcome =
  | { readonly kind: 'succeeded'; readonly job: SucceededJob; readonly response: ApiResponse }
  | { readonly kind: 'ended'; readonly job: Job; readonly error: RenderFailedError | RenderCancelledError };

export interface FollowEvents {
  /** A state that was seen, final ones included. */
  onJob?(job: Job): void;
  onOutcome(outcome: JobOutcome): void;
  /** The wait ended without an outcome. */
  onError(error: VidError): void;
}

export interface FollowPorts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly polling: JobPolling;
  /** How to wait where a call says nothing else. */
  readonly defaults: WaitPlan;
}

const abortedWait = (jobId: string, sight: Sight, signal: AbortSignal): AbortedError => {
  const seen = sight.failures ? sightOf(sight) : 'the job itself goes on';
  return new AbortedError(`Waiting for job ${jobId} was aborted by its signal; ${seen}`, {
    cause: signal.reason,
    jobId,
    job: sight.job,
    charged: 'yes',
    nextStep: `Wait again with vid.jobs.wait('${jobId}').`,
  });
};

const withoutVideo = (job: Job, { status, headers, body }: ApiResponse): UnexpectedResponseError =>
  new UnexpectedResponseError(`Job ${job.job_id} succeeded, but no answer said where its video is`, {
    status,
    headers,
    body,
    jobId: job.job_id,
    job,
    charged: 'yes',
    nextStep: `Look again later with vid.jobs.retrieve('${job.job_id}').`,
  });

/** Follows a job until it is final, the deadline passes or the signal is aborted. Returns a function that stops it. */
export const followJob = (
  { clock, scheduler, polling, defaults }: FollowPorts,
  jobId: string,
  options: WaitOptions,
  events: FollowEvents,
): (() => void) => {
  const plan = waitPlan(options, defaults);
  const { timeoutMs, firstPollMs } = plan;
  const { signal } = options;
  let job: Job | undefined;
  let problem: VidError | undefined;
  let failures = 0;
  let looksForVideo = LOOKS_FOR_VIDEO;
  let late = false;

  const stop = (): void => {
    stopTimer();
    leave();
    unlisten();
  };
  const fail = (error: VidError): void => {
    stop();
    events.onError(error);
  };
  const end = (outcome: JobOutcome): void => {
    stop();
    events.onOutcome(outcome);
  };

  if (signal?.aborted) {
    events.onError(abortedWait(jobId, {}, signal));
    return () => undefined;
  }
  const tooLate = (): void => fail(new WaitTimeoutError({ jobId, job, timeoutMs, failures, cause: problem }));
  // The job may have ended since the last look: whoever has waited so long is told so, not that it takes longer.
  const lookAgain = (): void => {
    late = true;
    const lastLookMs = Math.min(LAST_LOOK_MS.most, Math.max(LAST_LOOK_MS.least, timeoutMs / 10));
    stopTimer = scheduler.at(clock.monotonic() + lastLookMs, tooLate);
    polling.lookWithin(jobId, lastLookMs);
  };
  let stopTimer = scheduler.at(clock.monotonic() + timeoutMs, lookAgain);
  const unlisten = onAbort(signal, () =>
    fail(abortedWait(jobId, { job, failures, cause: problem }, signal as AbortSignal)),
  );
  const leave = polling.follow(
    jobId,
    {
      pace: new PollPace(plan),
      onJob(seen, response) {
        job = seen;
        failures = 0;
        events.onJob?.(seen);
        if (isSucceededJob(seen)) return end({ kind: 'succeeded', job: seen, response });
        if (isFailedJob(seen)) return end({ kind: 'ended', job: seen, error: new RenderFailedError(seen) });
        if (isCancelledJob(seen)) return end({ kind: 'ended', job: seen, error: new RenderCancelledError(seen) });
        if (late) return tooLate();
        if (seen.status !== 'succeeded') return;
        if (looksForVideo === 0) return fail(withoutVideo(seen, response));
        looksForVideo -= 1;
      },
      onProblem(error, final) {
        problem = error;
        failures += 1;
        if (final) return fail(withFacts(error, { jobId, job }));
        if (late) tooLate();
      },
    },
    firstPollMs,
  );
  return stop;
};
