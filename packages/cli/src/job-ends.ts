/**
 * What was seen of jobs at a service, written down beside the renders of the journal for `vid job list`: how they stood and
 * ended, and the file that a video was brought home to. Nothing hangs on it, so what can't be written is left out.
 */
import type { Job } from '@vid/sdk';
import { VidError } from '@vid/sdk';
import { isFinalJobStatus } from '@vid/sdk/contract';
import { appendLine, readLines } from './journal-lines';

interface JobLine {
  readonly step: 'job';
  readonly job: string;
  readonly status: string;
  /** Absolute path of the video. */
  readonly file?: string;
}

/** What is known of a job. */
export type SeenJob = Pick<JobLine, 'status' | 'file'>;

const isJobLine = (line: { readonly step?: unknown }): line is JobLine => line.step === 'job';

/** Writes down how a job stands, also while it goes on: where the service can't be asked later, that is what is known of it. */
export const recordJob = (path: string, { job_id, status }: Pick<Job, 'job_id' | 'status'>, file?: string): void => {
  if (!isFinalJobStatus(status)) {
    const before = readSeenJobs(path).get(job_id)?.status;
    // Only what is new: a job may be looked at every second.
    if (before === status || (before !== undefined && isFinalJobStatus(before))) return;
  }
  appendLine(path, { step: 'job', job: job_id, status, ...(file === undefined ? {} : { file }) } satisfies JobLine);
};

/** Waits for a job and writes down how it ended, whatever that was. */
export const recordEnd = async (path: string, wait: () => Promise<Job>): Promise<Job> => {
  try {
    const job = await wait();
    recordJob(path, job);
    return job;
  } catch (error) {
    if (VidError.is(error) && error.job !== undefined) recordJob(path, error.job);
    throw error;
  }
};

/** Every job that was seen, by its id. One that has ended never goes on again, whoever looked a moment before and wrote later. */
export const readSeenJobs = (path: string): ReadonlyMap<string, SeenJob> => {
  const seen = new Map<string, SeenJob>();
  for (const line of readLines(path).filter(isJobLine)) {
    const before = seen.get(line.job);
    const ended = before !== undefined && isFinalJobStatus(before.status) && !isFinalJobStatus(line.status);
    if (!ended) seen.set(line.job, { ...before, ...line });
  }
  return seen;
};
