/**
 * Accepts a render together with the files that it brought: they are on the disk before its job is stored. Only what would
 * be accepted as things stand has its files written, so that what is refused costs no disk. Files of a process that died in
 * between belong to no job, and are removed at the next start.
 */
import { type Decision, onlyRefusing } from '../domain/decision';
import type { Answer } from '../domain/refusals';
import type { KeptMedia } from '../ports/kept-media';
import { OutcomeUnknown } from '../ports/outcome-unknown';
import type { Store } from '../ports/store';

export interface KeepMediaDeps {
  readonly store: Pick<Store, 'decide'>;
  readonly media: Pick<KeptMedia, 'keep' | 'remove'>;
}

export interface Acceptable<T> {
  readonly userId: string;
  readonly jobId: string;
  /** Bytes by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly decision: Decision<Answer<T>>;
}

/** Runs the decision; undefined when there is no such account. */
export const decideKeeping = async <T>(
  { store, media }: KeepMediaDeps,
  { userId, jobId, files, decision }: Acceptable<T>,
): Promise<Answer<T> | undefined> => {
  if (files.size === 0) return store.decide(userId, decision);
  const refused = await store.decide(userId, onlyRefusing(decision));
  if (refused !== 'would grant') return refused;
  let isNeeded = false;
  try {
    await media.keep(jobId, files);
    const answer = await store.decide(userId, decision);
    isNeeded = answer?.ok === true;
    return answer;
  } catch (error) {
    // What nobody needs after all is removed with other orphans.
    isNeeded = error instanceof OutcomeUnknown;
    throw error;
  } finally {
    if (!isNeeded) await media.remove(jobId).catch(() => undefined);
  }
};
