/**
 * Whether the place of the videos is for this state. Two may name the same, by a slip or after one was copied from the other, and then
 * have videos of the same names: what one of them leaves is not removed there, for it may be the other's.
 */
import type { Artifacts } from '../ports/artifacts';
import type { Log } from '../ports/log';

export interface OwnedPlaceDeps {
  readonly artifacts: Pick<Artifacts, 'owner'>;
  /** Tells this state from every other. */
  readonly state: string;
  readonly log: Log;
}

/** Why something stays there; undefined where it may be removed. */
export type OwnedPlace = () => Promise<string | undefined>;

export const createOwnedPlace = ({ artifacts, state, log }: OwnedPlaceDeps): OwnedPlace => {
  let isTold = false;
  return async () => {
    const owner = (await artifacts.owner?.(state)) ?? state;
    if (owner === state) return undefined;
    if (!isTold)
      log.write('warn', 'videos-of-another-state', {
        ...{ owner, state },
        next: 'name another prefix or folder with --artifacts: no video is removed where this one leaves some; where the other state is gone for good, remove the file vid-state beside the videos',
      });
    isTold = true;
    return `The place of the videos is for another state (${owner}), so that nothing was removed there.`;
  };
};
