/** Rows of jobs to domain objects and back. */
import type { JobStatus } from '@vid/sdk/contract';
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { Effect, JobEnd } from '../../domain/decision';
import type { Job } from '../../domain/job';
import type { KeptPlan } from '../../domain/kept-plan';
import { bit, json, maybeJson, type Row } from './row';
import type * as T from './schema';

export const toJob = (row: Row<T.JobsTable>): Job => ({
  jobId: row.job_id,
  userId: row.user_id,
  status: row.status as JobStatus,
  progress: row.progress,
  title: row.title,
  form: row.form as Job['form'],
  sceneCount: row.scene_count,
  scenesFailed: row.scenes_failed,
  creditsUsed: row.credits_used,
  creditsRefunded: row.credits_refunded,
  watermarked: row.watermarked === 1,
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  deadlineAt: row.deadline_at,
  error: row.error,
  videoToken: row.video_token,
  downloadToken: row.download_token,
  video: maybeJson(row.video),
  checks: json(row.checks),
  history: json(row.history),
  attempt: row.attempt,
});

/** `plan`: what is kept of it. */
export const fromJob = (job: Job, plan?: KeptPlan): Row<T.JobsTable> => ({
  job_id: job.jobId,
  user_id: job.userId,
  status: job.status,
  final: bit(isFinalJobStatus(job.status)),
  progress: job.progress,
  title: job.title,
  form: job.form,
  scene_count: job.sceneCount,
  scenes_failed: job.scenesFailed,
  credits_used: job.creditsUsed,
  credits_refunded: job.creditsRefunded,
  watermarked: bit(job.watermarked),
  created_at: job.createdAt,
  started_at: job.startedAt,
  finished_at: job.finishedAt,
  deadline_at: job.deadlineAt,
  error: job.error,
  video_token: job.videoToken,
  download_token: job.downloadToken,
  video: job.video === null ? null : JSON.stringify(job.video),
  checks: JSON.stringify(job.checks),
  history: JSON.stringify(job.history),
  attempt: job.attempt,
  owner: null,
  lease_until: 0,
  plan: plan === undefined ? null : JSON.stringify(plan),
});

/** What is to be rendered. */
export const fromOrder = ({
  job,
  spec,
}: Pick<Extract<Effect, { readonly kind: 'job-created' }>, 'job' | 'spec'>): Row<T.JobSpecsTable> => ({
  job_id: job.jobId,
  spec,
  losses: null,
});

/** The columns that the end of a job changes. */
export const fromEnd = (end: JobEnd): Partial<Row<T.JobsTable>> => ({
  job_id: end.jobId,
  status: end.status,
  final: bit(isFinalJobStatus(end.status)),
  finished_at: end.at,
  progress: end.progress,
  error: end.error,
  scenes_failed: end.scenesFailed,
  credits_refunded: end.creditsRefunded,
  video: end.video === null ? null : JSON.stringify(end.video),
  history: JSON.stringify(end.history),
  lease_until: 0,
});
