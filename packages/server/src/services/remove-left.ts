/**
 * Removes the videos that states left behind which are gone, some at a time. Whatever can't be removed is left for the next
 * time, and keeps nothing else from being removed. Only while nobody replaces the state: what comes with it may bear the
 * same names. The id of a job that ended without a video stands for whatever its attempts have kept.
 */
import { isFinalJobStatus } from '@vid/sdk/contract';
import { type Artifacts, ArtifactsFailure, isVideoName, makersOf } from '../ports/artifacts';
import type { Store } from '../ports/store';
import type { OwnedPlace } from './owned-place';

export interface RemoveLeftDeps {
  readonly store: Pick<Store, 'leftVideos' | 'forgetLeft' | 'listJobs'>;
  readonly artifacts: Pick<Artifacts, 'removeNamed' | 'removeAll'>;
  readonly ownedPlace: OwnedPlace;
}

/** Ends after what it is removing when the signal fires. */
export type RemoveLeft = (signal?: AbortSignal) => Promise<void>;

const AT_ONCE = 200;

export const createRemoveLeft = ({ store, artifacts, ownedPlace }: RemoveLeftDeps): RemoveLeft => {
  /**
   * Parts those that a job has from those that no attempt can be making any more: ids repeat where they are drawn from a seed.
   * Of whatever runs it is seen later what became of it.
   */
  const parted = async (names: readonly string[]) => {
    const jobIds = [...new Set(names.flatMap(makersOf))];
    const jobs = new Map((await store.listJobs(jobIds.length, { jobIds })).map((job) => [job.jobId, job]));
    const jobsOf = (name: string) => makersOf(name).flatMap((jobId) => jobs.get(jobId) ?? []);
    const isKept = (name: string): boolean =>
      !isVideoName(name) || jobsOf(name).some(({ jobId, video }) => video !== null && (video.name ?? jobId) === name);
    const runs = (name: string): boolean => jobsOf(name).some(({ status }) => !isFinalJobStatus(status));
    const ended = names.filter((name) => jobs.get(name)?.video === null && !runs(name));
    return {
      kept: names.filter(isKept),
      gone: names.filter((name) => !isKept(name) && !runs(name)),
      ended,
    };
  };

  /** Resolves with why one of them is there still. */
  const remove = async (names: readonly string[]): Promise<Error | undefined> => {
    try {
      await artifacts.removeNamed(names);
      await store.forgetLeft(names);
      return undefined;
    } catch (error) {
      // A place that is away is so for each of them.
      if (error instanceof ArtifactsFailure || names.length === 1) return error as Error;
      let first: Error | undefined;
      for (const name of names) {
        const failure = await remove([name]);
        first ??= failure;
      }
      return first;
    }
  };

  return async (signal) => {
    if ((await ownedPlace()) !== undefined) return;
    let failed: Error | undefined;
    let after = '';
    for (;;) {
      signal?.throwIfAborted();
      const names = await store.leftVideos({ after, limit: AT_ONCE });
      const last = names.at(-1);
      if (last === undefined) break;
      after = last;
      const { kept, gone, ended } = await parted(names);
      await store.forgetLeft(kept);
      for (const jobId of ended) await artifacts.removeAll(jobId);
      const failure = gone.length === 0 ? undefined : await remove(gone);
      if (failure instanceof ArtifactsFailure) throw failure;
      failed ??= failure;
    }
    if (failed !== undefined) throw failed;
  };
};
