/**
 * The states of a job as one pure function. A final job never changes again; what a trigger means in a state that the
 * table does not list is: nothing. Specification: States and transitions.
 */
import type { JobStatus } from '@vid/sdk/contract';

/** What can happen to a job. */
export type JobTrigger = 'wait' | 'start' | 'succeed' | 'fail' | 'time-out' | 'cancel';

/** The state in which an accepted render begins. */
export const INITIAL_STATUS = 'starting' satisfies JobStatus;

const ends = { succeed: 'succeeded', fail: 'failed', 'time-out': 'failed', cancel: 'cancelled' } as const;

/** Every transition there is; the docs draw this table. `start` in `processing` is a take-over after a crash. */
export const JOB_TRANSITIONS: Readonly<Record<JobStatus, Readonly<Partial<Record<JobTrigger, JobStatus>>>>> = {
  starting: { wait: 'queued', start: 'processing', ...ends },
  queued: { start: 'processing', ...ends },
  processing: { start: 'processing', ...ends },
  succeeded: {},
  failed: {},
  cancelled: {},
};

/** The next state, or undefined when the trigger means nothing in this one. */
export const nextStatus = (status: JobStatus, trigger: JobTrigger): JobStatus | undefined =>
  JOB_TRANSITIONS[status][trigger];
