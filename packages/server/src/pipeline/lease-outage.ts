/** Tells that a lease could not be renewed: once an outage, however often it is asked whether that is over. */
import type { Log } from '../ports/log';

export interface LeaseOutage {
  readonly failed: (error: unknown) => void;
  readonly over: () => void;
}

export const createLeaseOutage = (log: Log, jobId: string): LeaseOutage => {
  let isTold = false;
  return {
    failed: (error) => {
      if (!isTold) log.write('error', 'lease-not-renewed', { job_id: jobId, error: String(error) });
      isTold = true;
    },
    over: () => {
      isTold = false;
    },
  };
};
