import type { WithResponse } from '../call/api-promise';
import type { SucceededJob } from '../types/job-states';
import { type FollowPorts, followJob } from './follow-job';
import type { WaitOptions } from './wait-options';

/** Resolves to the job with its video; rejects when it failed, was cancelled, or when the wait itself ends. */
export const waitForJob = (
  ports: FollowPorts,
  jobId: string,
  options: WaitOptions,
): Promise<WithResponse<SucceededJob>> =>
  new Promise((resolve, reject) => {
    followJob(ports, jobId, options, {
      onOutcome: (outcome) =>
        outcome.kind === 'succeeded'
          ? resolve({ data: outcome.job, response: outcome.response })
          : reject(outcome.error),
      onError: reject,
    });
  });
