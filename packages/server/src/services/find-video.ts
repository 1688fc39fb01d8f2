/** The two addresses of a video: one that lasts, one that stops working after seven days. Specification: Events. */
import { TIME_LIMITS } from '@vid/sdk/contract';
import type { Job } from '../domain/job';
import type { Artifacts } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { Store } from '../ports/store';

export type FoundVideo =
  | { readonly kind: 'found'; readonly job: Job; readonly name: string; readonly bytes: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' };

/** Which of a video's two addresses. */
export type VideoDoor = 'video' | 'download';

export type FindVideo = (call: { readonly token: string; readonly door: VideoDoor }) => Promise<FoundVideo>;

export const createFindVideo =
  (deps: { readonly store: Store; readonly artifacts: Artifacts; readonly clock: Clock }): FindVideo =>
  async ({ token, door }) => {
    const job = await deps.store.findJobByToken(token);
    const expected = door === 'video' ? job?.videoToken : job?.downloadToken;
    // eslint-disable-next-line vid/constant-time -- The store found the whole token: this only tells which of the two it is.
    if (job === undefined || token !== expected || job.finishedAt === null || job.status !== 'succeeded')
      return { kind: 'unknown' };
    const expires = job.finishedAt + TIME_LIMITS.downloadUrlSeconds * 1000;
    if (door === 'download' && deps.clock.now() >= expires) return { kind: 'expired' };
    const name = job.video?.name ?? job.jobId;
    const bytes = await deps.artifacts.size(name);
    return bytes === undefined ? { kind: 'unknown' } : { kind: 'found', job, name, bytes };
  };
