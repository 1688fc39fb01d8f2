/** The whole state of a server with the files that go with it, as plain data: what a snapshot writes down and a fork begins with. */

import { inParallel } from '../in-parallel';
import type { Hold } from '../ports/alone';
import { type Artifacts, isVideoName } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { KeptMedia } from '../ports/kept-media';
import type { FirstState, Replaced, Store, StoreDump } from '../ports/store';
import { answeredInTime } from './answered-in-time';
import type { OwnedPlace } from './owned-place';
import { createPutVideos } from './put-videos';
import type { RemoveLeft } from './remove-left';
import { neededFiles } from './snapshot/kept-files';
import { FILES_AT_ONCE, videosOf, withNames } from './videos-of';
import { withoutRealTime } from './without-real-time';

type Files = ReadonlyMap<string, Uint8Array>;

export interface World {
  readonly dump: StoreDump;
  /** Videos by job id. */
  readonly videos: Files;
  /** Files that running renders brought, by their names, by job id. */
  readonly media: ReadonlyMap<string, Files>;
}

export interface WorldDeps {
  readonly store: Pick<Store, 'dump' | 'load' | 'clear' | 'noteLeft' | 'writeSettings'>;
  readonly artifacts: Artifacts;
  readonly media: KeptMedia;
  readonly removeLeft: RemoveLeft;
  readonly ownedPlace: OwnedPlace;
  readonly clock: Pick<Clock, 'everyReal'>;
  /** What is held in memory alone and belongs to the state: how often each fault acts still. */
  readonly faults: { list(): readonly unknown[] };
}

export interface Replacement {
  readonly replaced: Replaced;
  /** Why some of its files may be there still. */
  readonly notCleared?: string;
}

/** What goes with putting a state in the place of another. */
export interface Replacing {
  /** Called when nothing stands in the way any more, right before it. */
  readonly begins?: () => Promise<void>;
  /** Called when it is there, before anything of the one before is cleared up, which may take long. */
  readonly isThere?: () => Promise<void>;
  /** Nobody else replaces it before that is over. */
  readonly hold?: Hold;
}

/** How often the state is looked at when a render ends meanwhile, which takes its files with it. */
const LOOKS = 5;

/** So long whoever asks waits for the first answer, and for each file, in real milliseconds; what asks S3 has far more patience. */
const ANSWER_MS = 10_000;
const FILE_MS = 60_000;

export type Worlds = ReturnType<typeof createWorld>;

export const createWorld = ({ store, artifacts, media, removeLeft, ownedPlace, clock, faults }: WorldDeps) => {
  const putVideos = createPutVideos({ store, artifacts, clock });
  const isThere = () => answeredInTime(clock, ANSWER_MS, artifacts.check());
  const withMedia = async (looks = LOOKS): Promise<Pick<World, 'dump' | 'media'>> => {
    const dump = withoutRealTime(await store.dump());
    const files = new Map<string, Map<string, Uint8Array>>();
    for (const [jobId, names] of neededFiles(dump.tables)) {
      const own = new Map<string, Uint8Array>();
      for (const name of names) {
        const bytes = await answeredInTime(clock, FILE_MS, media.read(jobId, name));
        if (bytes !== undefined) own.set(name, bytes);
        else if (looks > 1) return withMedia(looks - 1);
      }
      if (own.size > 0) files.set(jobId, own);
    }
    return { dump, media: files };
  };

  /**
   * Nothing is changed where half of it could not be. What is there by now is of the state that goes away; what comes while that
   * happens is not, and stays. Resolves with what is there.
   */
  const findThere = async (): Promise<readonly string[]> => {
    await isThere();
    const there = await answeredInTime(clock, FILE_MS, artifacts.names());
    return there.filter(isVideoName);
  };

  /** The new state is there, whatever becomes of what the old one left: nobody waits long for that. */
  const clearUp = async (
    replaced: Replaced,
    { hold }: Replacing,
    kept: ReadonlySet<string> = new Set(),
  ): Promise<Replacement> => {
    const tooLong = new AbortController();
    const clear = async (): Promise<void> => {
      const another = await ownedPlace();
      if (another !== undefined) throw new Error(another);
      const brought = replaced.withMedia.filter((jobId) => !kept.has(jobId));
      await inParallel(brought, FILES_AT_ONCE, (jobId) => media.remove(jobId));
      // Last: they are noted, so that somebody else goes on.
      await removeLeft(tooLong.signal);
    };
    const clearing = clear();
    hold?.(clearing);
    const failure = await answeredInTime(clock, ANSWER_MS, clearing).then(
      () => undefined,
      (error: unknown) => error as Error,
    );
    if (failure === undefined) return { replaced };
    tooLong.abort(failure);
    return { replaced, notCleared: failure.message };
  };

  return {
    read: async (): Promise<World> => {
      if (faults.list().length > 0) await store.writeSettings({ faults: faults.list() });
      await isThere();
      const { dump, media: files } = await withMedia();
      const videos = await inParallel(
        videosOf(dump),
        FILES_AT_ONCE,
        async ([jobId, name]): Promise<readonly (readonly [string, Uint8Array])[]> =>
          (await answeredInTime(clock, ANSWER_MS, artifacts.size(name))) === undefined
            ? []
            : [[jobId, await answeredInTime(clock, FILE_MS, artifacts.read(name))]],
      );
      return { dump: withNames(dump, (jobId) => jobId), videos: new Map(videos.flat()), media: files };
    },

    /** Puts this in the place of what is there. */
    write: async ({ dump, videos, media: files }: World, replacing: Replacing = {}): Promise<Replacement> => {
      const there = await findThere();
      // All files before their jobs are there: what can't be kept leaves the state as it is.
      const named = await putVideos(dump, videos, there);
      // Whatever is there already under a name is the same.
      for (const [jobId, own] of files) await answeredInTime(clock, FILE_MS, media.keep(jobId, own));
      await replacing.begins?.();
      const replaced = await store.load(named, there);
      await replacing.isThere?.();
      return clearUp(replaced, replacing, new Set(files.keys()));
    },

    /** Removes all of it, and begins with what comes first. */
    clear: async (replacing: Replacing, first?: FirstState): Promise<Replacement> => {
      const there = await findThere();
      await replacing.begins?.();
      const replaced = await store.clear(there, first);
      await replacing.isThere?.();
      return clearUp(replaced, replacing);
    },
  };
};
