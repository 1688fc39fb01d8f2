/** The one way in which a job becomes final; the pipeline provides it, and whoever may end a job is given it. */
import type { EndOfJob, EndResult } from '../domain/end-job';

export type SettleJob = (
  request: Pick<EndOfJob, 'jobId' | 'outcome' | 'fence'> & { readonly userId: string },
) => Promise<EndResult>;
