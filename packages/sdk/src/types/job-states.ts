/** A job by its final states, and the guards that tell them apart. */
import { isFinalJobStatus, type Job } from '../contract';

/** A job with its video. */
export type SucceededJob = Job & { readonly status: 'succeeded'; readonly video_url: string };
/** A job that failed. */
export type FailedJob = Job & { readonly status: 'failed' };
/** A job that was cancelled. */
export type CancelledJob = Job & { readonly status: 'cancelled' };

/** Whether the job changes no more. A status that is not known is not final. */
export const isFinalJob = (job: Pick<Job, 'status'>): boolean => isFinalJobStatus(job.status);

/** Whether the job succeeded and has its video. */
export const isSucceededJob = (job: Job): job is SucceededJob =>
  job.status === 'succeeded' && typeof job.video_url === 'string' && job.video_url !== '';

/** Whether the job failed. */
export const isFailedJob = (job: Job): job is FailedJob => job.status === 'failed';

/** Whether the job was cancelled. */
export const isCancelledJob = (job: Job): job is CancelledJob => job.status === 'cancelled';
