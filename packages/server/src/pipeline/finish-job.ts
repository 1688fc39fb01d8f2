/**
 * Records how a held job ended. A render that is done is not made again because nothing could be written at its end: a store
 * that takes nothing is tried again for as long as the hold lasts. Whoever took the job over meanwhile keeps it, for the end is fenced.
 */
import type { JobOutcome } from '../domain/end-job';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { SettleJob } from '../ports/settle';
import { StoreUnavailable } from '../ports/store-unavailable';
import type { Hold } from './hold-job';

export interface FinishJobDeps {
  readonly settle: SettleJob;
  readonly clock: Pick<Clock, 'realDelay'>;
  readonly log: Log;
}

const AGAIN_MS = 500;

export const createFinishJob =
  ({ settle, clock, log }: FinishJobDeps) =>
  async ({ job: { jobId, userId }, fence, signal }: Pick<Hold, 'job' | 'fence' | 'signal'>, outcome: JobOutcome) => {
    for (;;) {
      try {
        return await settle({ userId, jobId, outcome, fence });
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || signal.aborted) throw error;
        log.write('warn', 'job-not-settled-yet', { job_id: jobId, error: error.message });
        await clock.realDelay(AGAIN_MS);
      }
    }
  };
