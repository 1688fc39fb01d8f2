/**
 * Removes kept media that no running job needs: those of jobs that have ended, when they could not be removed then, and at
 * the start of a process those of requests that the one before it never accepted.
 */
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { Store } from '../ports/store';

export interface RemoveOrphansDeps {
  readonly store: Pick<Store, 'findJob'>;
  readonly media: Pick<KeptMedia, 'jobs' | 'remove'>;
  readonly log: Log;
}

/** `unknown`: whether a job that is not stored is of the past; while requests are accepted, it may be about to be. */
export const removeOrphans = async (
  { store, media, log }: RemoveOrphansDeps,
  { unknown }: { readonly unknown: boolean },
): Promise<void> => {
  for (const jobId of await media.jobs()) {
    const job = await store.findJob(jobId);
    if (job === undefined ? !unknown : !isFinalJobStatus(job.status)) continue;
    await media
      .remove(jobId)
      .catch((error: unknown) => log.write('warn', 'media-not-removed', { job_id: jobId, error: String(error) }));
  }
};
