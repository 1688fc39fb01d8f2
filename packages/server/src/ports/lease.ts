/** Work in somebody's hands. */
import type { Job } from '../domain/job';
import type { Loss } from '../domain/losses';

/**
 * Who works on something, until when (real Unix ms). A worker is another owner for every claim, so that no two claims are
 * taken for each other, not even when the state was replaced between them.
 */
export interface Lease {
  readonly owner: string;
  readonly realNow: number;
  readonly leaseUntil: number;
}

export interface ClaimedJob {
  readonly job: Job;
  /** What was accepted, as the accepting use case wrote it. */
  readonly spec: string;
  /** The attempts before that were lost with their worker. */
  readonly losses: readonly Loss[];
}
