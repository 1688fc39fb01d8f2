/**
 * Removes kept media that no running job needs: those of jobs that have ended, when they could not be removed then, and at
 * the start of a process those of requests that the one before it never accepted.
 */
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { Store } from '../ports/store';
import { unlessAborted } from '../unless-aborted';

export interface RemoveOrphansDeps {
  readonly store: Pick<Store, 'findJob'>;
  readonly media: Pick<KeptMedia, 'jobs' | 'remove'>;
  readonly log: Log;
}

export interface RemoveOrphansHow {
  /** Whether a job that is not stored is of the past; while requests are accepted, it may be about to be. */
  readonly unknown: boolean;
  /** Ends it, also where the place of the media never answers: rejects with its reason. */
  readonly signal?: AbortSignal;
}

export const removeOrphans = async (
  { store, media, log }: RemoveOrphansDeps,
  { unknown, signal }: RemoveOrphansHow,
): Promise<void> => {
  const inTime = <T>(work: Promise<T>): Promise<T> => (signal === undefined ? work : unlessAborted(signal, work));
  for (const jobId of await inTime(media.jobs())) {
    signal?.throwIfAborted();
    const job = await store.findJob(jobId);
    if (job === undefined ? !unknown : !isFinalJobStatus(job.status)) continue;
    const removed = media
      .remove(jobId)
      .catch((error: unknown) => log.write('warn', 'media-not-removed', { job_id: jobId, error: String(error) }));
    await inTime(removed);
  }
};
