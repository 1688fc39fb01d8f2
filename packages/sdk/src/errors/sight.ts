import type { Job } from '../contract';

/** What a wait has seen of its job. */
export interface Sight {
  /** The last state of it. */
  readonly job?: Job | undefined;
  /** Looks that failed since then. */
  readonly failures?: number | undefined;
  /** How the last of these failed. */
  readonly cause?: unknown;
}

/** It in words, after the sentence that the wait ended. */
export const sightOf = ({ job, failures = 0, cause }: Sight): string => {
  const { status } = (cause ?? {}) as { readonly status?: number };
  const last = status === undefined ? 'without an answer' : `with status ${status}`;
  const failed = failures === 0 ? 'no look had an answer' : `${failures} of its looks failed, the last ${last}`;
  if (job === undefined) return `nothing of the job was seen: ${failed}`;
  return `it was last seen ${job.status}${failures === 0 ? '' : `; since then ${failed}`}`;
};

/** What to do about it. */
export const afterSight = (jobId: string, { job, failures }: Sight): string => {
  const again = `ait again with vid.jobs.wait('${jobId}').`;
  return job !== undefined && !failures
    ? `The job goes on. W${again}`
    : `Whether the job goes on can't be told: see the cause, check baseUrl and what stands in between, and w${again}`;
};
