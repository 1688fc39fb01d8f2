/**
 * Videos of a process that others may believe dead, such as one that was frozen: they may have moved to another place meanwhile.
 * It keeps none where nobody looks for it, says of none that it is not there, and takes no work any more.
 */
import { type Artifacts, ArtifactsFailure } from '../ports/artifacts';
import type { Log } from '../ports/log';

export interface HeldPlaceDeps {
  readonly artifacts: Artifacts;
  /** Where the videos are by now, if that is no more where this process keeps them. */
  readonly movedTo: () => Promise<string | undefined>;
  readonly log: Log;
}

export interface HeldPlace {
  readonly artifacts: Artifacts;
  /** Looks whether it is this process's still. */
  readonly look: () => Promise<void>;
  /** Calls back once, when it is not any more. */
  readonly onMoved: (moved: () => void) => void;
}

export const createHeldPlace = ({ artifacts, movedTo, log }: HeldPlaceDeps): HeldPlace => {
  let elsewhere: string | undefined;
  const listeners: (() => void)[] = [];
  const whereElse = async (): Promise<string | undefined> => {
    if (elsewhere !== undefined) return elsewhere;
    const there = await movedTo();
    if (there === undefined || elsewhere !== undefined) return elsewhere;
    elsewhere = there;
    log.write('error', 'videos-moved-away', {
      to: there,
      next: 'this process seemed dead, and another one has moved the videos: it takes no work any more; end it, copy what it has made since to the new place, and start it with that',
    });
    for (const moved of listeners) moved();
    return elsewhere;
  };
  const mustBeMine = async (): Promise<void> => {
    const there = await whereElse();
    if (there !== undefined)
      throw new ArtifactsFailure(
        `The videos were moved to ${there} while this process seemed dead; end it, and start it with that place.`,
        false,
      );
  };
  return {
    artifacts: {
      ...artifacts,
      begin: async (jobId, attempt) => {
        await mustBeMine();
        return artifacts.begin(jobId, attempt);
      },
      keep: async (scratch, signal) => {
        const bytes = await artifacts.keep(scratch, signal);
        await mustBeMine().catch(async (error: unknown) => {
          await artifacts.remove(scratch.name).catch(() => undefined);
          throw error;
        });
        return bytes;
      },
      size: async (name) => {
        const bytes = await artifacts.size(name);
        if (bytes === undefined) await mustBeMine();
        return bytes;
      },
      check: async () => {
        await mustBeMine();
        await artifacts.check();
      },
    },
    look: async () => void (await whereElse()),
    onMoved: (moved) => void listeners.push(moved),
  };
};
