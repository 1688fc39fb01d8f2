/**
 * Puts the videos of a state where they are kept, before that state is there, and leaves those of the state that lives as they
 * are: a name that has other bytes already is not taken. All are noted as left until then, so that somebody removes them when the
 * state never comes.
 */
import { inParallel } from '../in-parallel';
import { type Artifacts, isVideoName } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { Store, StoreDump } from '../ports/store';
import { answeredInTime } from './answered-in-time';
import { FILES_AT_ONCE, videosOf, withNames } from './videos-of';

export interface PutVideosDeps {
  readonly store: Pick<Store, 'noteLeft'>;
  readonly artifacts: Pick<Artifacts, 'size' | 'read' | 'write'>;
  readonly clock: Pick<Clock, 'everyReal'>;
}

interface Put {
  readonly jobId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isThere: boolean;
}

/** Silence of this length, and so much more for the bytes on a slow line, in real milliseconds. */
const SILENCE_MS = 10_000;
const BYTES_PER_MS = 256;
const MOST_MS = 60_000;
const patience = (bytes: number): number => Math.min(MOST_MS, SILENCE_MS + Math.ceil(bytes / BYTES_PER_MS));

export const createPutVideos = ({ store, artifacts, clock }: PutVideosDeps) => {
  const isSame = async (name: string, bytes: Uint8Array): Promise<boolean> => {
    const size = await answeredInTime(clock, SILENCE_MS, artifacts.size(name));
    if (size !== bytes.length) return false;
    const found = await answeredInTime(clock, patience(size), artifacts.read(name));
    return Buffer.compare(found, bytes) === 0;
  };

  const write = async ({ name, bytes }: Put): Promise<void> => {
    const tooLong = new AbortController();
    try {
      await answeredInTime(clock, patience(bytes.length), artifacts.write(name, bytes, tooLong.signal));
    } finally {
      tooLong.abort();
    }
  };

  /** Resolves with the state as it names them there; `there`: the names that are taken. */
  return async (
    dump: StoreDump,
    videos: ReadonlyMap<string, Uint8Array>,
    there: readonly string[],
  ): Promise<StoreDump> => {
    const taken = new Set(there);
    const given = videosOf(dump).flatMap(([jobId, name]) => {
      const bytes = videos.get(jobId);
      return bytes !== undefined && isVideoName(name) ? [{ jobId, name, bytes }] : [];
    });
    const place = async ({ jobId, name: wanted, bytes }: (typeof given)[number]): Promise<Put> => {
      let name = wanted;
      for (let other = 1; taken.has(name); other += 1) {
        if (await isSame(name, bytes)) return { jobId, name, bytes, isThere: true };
        name = `${jobId}-${other}`;
      }
      taken.add(name);
      return { jobId, name, bytes, isThere: false };
    };
    const puts = await inParallel(given, FILES_AT_ONCE, place);
    const missing = puts.filter(({ isThere }) => !isThere);
    if (missing.length > 0) await store.noteLeft(missing.map(({ name }) => name));
    await inParallel(missing, FILES_AT_ONCE, write);
    const renamed = new Map(puts.flatMap(({ jobId, name }) => [[jobId, name] as const]));
    return withNames(dump, (jobId, name) => renamed.get(jobId) ?? name);
  };
};
