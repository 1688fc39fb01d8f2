/** The whole state of a server with the files that go with it, as plain data: what a snapshot writes down and a fork begins with. */

import type { VideoFacts } from '../domain/job';
import { inParallel } from '../in-parallel';
import type { Hold } from '../ports/alone';
import { type Artifacts, isVideoName } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { KeptMedia } from '../ports/kept-media';
import type { Replaced, Store, StoreDump } from '../ports/store';
import { answeredInTime } from './answered-in-time';
import type { RemoveLeft } from './remove-left';
import { neededFiles } from './snapshot/kept-files';
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
  readonly store: Pick<Store, 'dump' | 'load' | 'clear' | 'writeSettings'>;
  readonly artifacts: Artifacts;
  readonly media: KeptMedia;
  readonly removeLeft: RemoveLeft;
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
  /** Called when nothing stands in the way. */
  readonly begins?: () => Promise<void>;
  /** Nobody else replaces it before that is over. */
  readonly hold?: Hold;
}

/** How often the state is looked at when a render ends meanwhile, which takes its files with it. */
const LOOKS = 5;

/** Videos that are read or written at a time: where they are elsewhere, each waits no longer than a request may take. */
const FILES_AT_ONCE = 16;
/** So long whoever asks waits for the first answer, and for each file, in real milliseconds; what asks S3 has far more patience. */
const ANSWER_MS = 10_000;
const FILE_MS = 60_000;

/** A name that an attempt has drawn for its video says nothing: in a copy the job's own names it. */
const withPlainNames = (dump: StoreDump): StoreDump => {
  const jobs = (dump.tables.jobs ?? []).map((row) => {
    if (typeof row.video !== 'string') return row;
    const video = JSON.parse(row.video) as VideoFacts;
    return { ...row, video: JSON.stringify({ ...video, name: String(row.job_id) }) };
  });
  return { ...dump, tables: { ...dump.tables, jobs } };
};

/** Jobs with a video, and the name under which it is kept. */
const videosOf = ({ tables }: StoreDump): readonly (readonly [jobId: string, name: string])[] =>
  (tables.jobs ?? [])
    .filter((row) => row.status === 'succeeded' && typeof row.video === 'string')
    .map((row) => [String(row.job_id), (JSON.parse(String(row.video)) as VideoFacts).name ?? String(row.job_id)]);

export type Worlds = ReturnType<typeof createWorld>;

export const createWorld = ({ store, artifacts, media, removeLeft, clock, faults }: WorldDeps) => {
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
  const readyToReplace = async ({ begins }: Replacing): Promise<readonly string[]> => {
    await isThere();
    const there = await answeredInTime(clock, FILE_MS, artifacts.names());
    await begins?.();
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
      return { dump: withPlainNames(dump), videos: new Map(videos.flat()), media: files };
    },

    /** Puts this in the place of what is there. */
    write: async ({ dump, videos, media: files }: World, replacing: Replacing = {}): Promise<Replacement> => {
      const there = await readyToReplace(replacing);
      // Before their jobs are there; whatever is there already under a name is the same.
      for (const [jobId, own] of files) await media.keep(jobId, own);
      const replaced = await store.load(dump, there);
      await inParallel(videosOf(dump), FILES_AT_ONCE, async ([jobId, name]) => {
        const video = videos.get(jobId);
        if (video !== undefined && isVideoName(name))
          await answeredInTime(clock, FILE_MS, artifacts.write(name, video));
      });
      return clearUp(replaced, replacing, new Set(files.keys()));
    },

    /** Removes all of it. */
    clear: async (replacing: Replacing): Promise<Replacement> => {
      const there = await readyToReplace(replacing);
      return clearUp(await store.clear(there), replacing);
    },
  };
};
