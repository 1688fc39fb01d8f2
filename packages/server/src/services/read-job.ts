/** `GET /v1/job/{id}`: only the owner reads a job. Specification: GET /v1/job/{id}. */
import type { Job as JobBody } from '@vid/sdk/contract';
import { type Answer, granted, refused } from '../domain/refusals';
import type { Links, ServerRules } from '../ports/server-rules';
import type { Store } from '../ports/store';

export type ReadJob = (call: { readonly userId: string; readonly jobId: string }) => Promise<Answer<JobBody>>;

export const createReadJob =
  ({ store, rules, links }: { readonly store: Store; readonly rules: ServerRules; readonly links: Links }): ReadJob =>
  async ({ userId, jobId }) => {
    const job = await store.findJob(jobId);
    if (job === undefined) return refused({ kind: 'job-not-found' });
    if (job.userId !== userId) return refused({ kind: 'forbidden' });
    const waits = job.status === 'starting' && !job.claimed;
    const always = rules.current().policies['queued.shown'] === 'always';
    return granted({
      job_id: job.jobId,
      status: waits && always ? 'queued' : job.status,
      progress: job.progress,
      video_url: job.status === 'succeeded' ? links.video(job).outputUrl : null,
      error: job.error,
    });
  };
