/** How a wait for a job can end other than with a video. All carry `jobId` and the last `job` that was seen. */
import type { Job } from '../contract';
import { brand } from './brand';
import { afterSight, type Sight, sightOf } from './sight';
import { VidError, type VidErrorFacts } from './vid-error';

/** The render failed; `reason` is what the service said. */
export class RenderFailedError extends VidError {
  static {
    brand(this, 'RenderFailedError');
  }
  declare readonly name: 'RenderFailedError';
  /** The job that was waited for. */
  declare readonly jobId: string;
  /** Its final state. */
  declare readonly job: Job;
  /** What the service said. */
  readonly reason: string;

  constructor(job: Job) {
    const reason = job.error ?? 'no reason given';
    super(`Job ${job.job_id} failed: ${reason}`, {
      jobId: job.job_id,
      job,
      charged: 'yes',
      nextStep: 'Credits were spent; vid.account.retrieve() tells whether they came back.',
    });
    this.reason = reason;
  }
}

/** The render was cancelled. */
export class RenderCancelledError extends VidError {
  static {
    brand(this, 'RenderCancelledError');
  }
  declare readonly name: 'RenderCancelledError';
  /** The job that was waited for. */
  declare readonly jobId: string;
  /** Its final state. */
  declare readonly job: Job;
  /** What the service said. */
  readonly reason: string;

  constructor(job: Job) {
    const reason = job.error ?? 'no reason given';
    super(`Job ${job.job_id} was cancelled: ${reason}`, {
      jobId: job.job_id,
      job,
      charged: 'yes',
      nextStep: 'Credits were spent; vid.account.retrieve() tells whether they came back.',
    });
    this.reason = reason;
  }
}

/** The wait's own deadline passed before the job was seen to end. The `cause` is the last problem that polling had, if any. */
export class WaitTimeoutError extends VidError {
  static {
    brand(this, 'WaitTimeoutError');
  }
  declare readonly name: 'WaitTimeoutError';
  /** The job that was waited for. */
  declare readonly jobId: string;
  /** Milliseconds that were allowed. */
  readonly timeoutMs: number;
  /** Looks that failed since the last state that was seen, or all of them when none was. */
  readonly failures: number;

  constructor(facts: VidErrorFacts & Sight & { readonly jobId: string; readonly timeoutMs: number }) {
    super(`Job ${facts.jobId} was not final after ${Math.round(facts.timeoutMs)} ms of waiting; ${sightOf(facts)}`, {
      charged: 'yes',
      nextStep: afterSight(facts.jobId, facts),
      ...facts,
    });
    this.timeoutMs = facts.timeoutMs;
    this.failures = facts.failures ?? 0;
  }
}
