/** The whole state out and in. A snapshot holds secrets: it is the state, and goes where the state may go. */
import { type Problem, toDetail } from '@vid/sdk/contract';
import type { RequestLog } from '../http/request-log';
import { type Alone, Occupied } from '../ports/alone';
import type { VirtualClock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Links } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import type { FirstState, Store, StoreDump } from '../ports/store';
import type { SnapshotMedia } from '../services/snapshot/kept-files';
import type { Replacement, Replacing, Worlds } from '../services/world';
import { AdminError } from './admin-error';
import { cameAlong } from './came-along';
import { readInput } from './read-input';
import type { ShapedSnapshot } from './snapshot-shape';

export interface SnapshotDeps {
  readonly store: Store;
  readonly signals: Signals;
  readonly links: Links;
  readonly world: Worlds;
  readonly replacing: Alone;
  readonly requests: RequestLog;
  readonly takeOver: (idsPosition?: number) => Promise<void>;
  readonly firstState: () => FirstState & { readonly idsPosition: number };
  readonly log: Log;
  readonly clock: Pick<VirtualClock, 'now' | 'realNow' | 'read'>;
}

export interface NotCleared {
  /** Why files of the state before may be there still, as a sentence. */
  readonly not_cleared?: string;
}

export interface Restored extends NotCleared {
  readonly restored: true;
  /** What else of the snapshot acts from now on: its clock, its pause, its faults, as sentences. */
  readonly came_along?: readonly string[];
}

/** The state as one JSON document. */
export interface Snapshot {
  readonly format: 'vid-snapshot';
  readonly version: 1;
  /** What is in it, in words, for whoever finds the file. */
  readonly holds: readonly string[];
  readonly store: StoreDump;
  /** Videos by job id, as Base64. */
  readonly videos: Readonly<Record<string, string>>;
  /** Jobs whose videos were not there any more; left out where there are none. */
  readonly missing?: readonly string[];
  /** Images that running renders brought, as Base64 by the SHA-256 of their bytes, by job id. */
  readonly media: SnapshotMedia;
}

const FORMAT = 'vid-snapshot';
const VERSION = 1;
const HOLDS = [
  'accounts, credits, jobs, webhooks, events, deliveries and settings of a local server',
  'signing secrets of webhooks, readable: keep this file as you keep them',
  'API keys as SHA-256 digests, which can be checked but not read',
  'finished videos, and images that running renders brought, as Base64',
];
/** So long somebody waits for whoever replaces the state at the moment, in real milliseconds. */
const TURN_MS = 10_000;
/** Jobs that a line of the log names. */
const TOLD = 20;
/** Problems that a refusal names. */
const NAMED = 5;

const refuse = (problems: readonly Problem[]): never => {
  const named = problems.slice(0, NAMED);
  if (problems.length > NAMED) named.push({ path: 'snapshot', message: 'has more problems' });
  throw new AdminError('invalid', `${toDetail(named)}. Nothing was changed.`);
};

const inBase64 = (files: ReadonlyMap<string, Uint8Array>): Readonly<Record<string, string>> =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));

const fromBase64 = (files: Readonly<Record<string, string>>): ReadonlyMap<string, Uint8Array> =>
  new Map(Object.entries(files).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));

/** The dump in the form of this version, with its files; nothing is changed by looking. */
const judged = async (store: Store, document: unknown): Promise<ShapedSnapshot> => {
  const { version, missing, ...snapshot } = await readInput(({ snapshotInput }) => snapshotInput, document);
  if (version > VERSION)
    refuse([{ path: 'version', message: `this server knows snapshots up to version ${VERSION}, not ${version}` }]);
  const { LOOKED_FOR, missingVideos, owningProblems, snapshotProblems } = await import(
    '../services/snapshot/check-snapshot'
  );
  const { firstProblems } = await import('../services/snapshot/judging');
  const { shapeProblems } = await import('./snapshot-shape');
  const misshapen = await firstProblems(shapeProblems(snapshot), LOOKED_FOR);
  if (misshapen.length > 0) refuse(misshapen);
  const { store: dump, videos, media } = snapshot as ShapedSnapshot;
  const upgraded = await store
    .upgradeDump(dump)
    .catch((error: unknown) => refuse([{ path: 'store.version', message: (error as Error).message }]));
  const problems = await snapshotProblems(upgraded, videos, media);
  if (problems.length > 0) refuse(problems);
  const owning = [...(await owningProblems(upgraded)), ...missingVideos(upgraded.tables, videos, missing)];
  return owning.length > 0 ? refuse(owning) : { store: upgraded, videos, media };
};

export const createSnapshots = (deps: SnapshotDeps) => {
  const { store, signals, requests, world, log, clock } = deps;

  /** Everything that runs belongs to the state that is going away. */
  const stopRenders = async (): Promise<void> => {
    const dump = await store.dump();
    for (const row of dump.tables.jobs ?? []) if (row.final === 0) signals.cancel(String(row.job_id));
  };

  /** The clock and the rules first: whatever else happens, nobody is served by those of the state before. */
  const startOver = async (idsPosition: number | undefined): Promise<void> => {
    await deps.takeOver(idsPosition);
    signals.wake('state');
    await requests.clear();
  };

  /** One after the other: the files of two states at once would be those of neither. */
  const replace = async (
    change: (replacing: Replacing) => Promise<Replacement>,
    idsPosition?: number,
  ): Promise<Replacement> => {
    const isThere = () => startOver(idsPosition);
    try {
      const done = await deps.replacing(TURN_MS, (hold) => change({ begins: stopRenders, isThere, hold }));
      // Whoever removes what is left could not while this had its turn.
      signals.wake('left');
      return done;
    } catch (error) {
      if (!(error instanceof Occupied)) throw error;
      throw new AdminError(
        'conflict',
        'Another snapshot or reset is taking the place of the state, or the files of the one before are still being removed. Nothing was changed by this one; send it again in a while.',
      );
    }
  };

  const tell = (
    by: 'snapshot' | 'reset',
    { replaced, notCleared }: Replacement,
    { began, requestId }: { readonly began: number; readonly requestId: string | undefined },
  ): NotCleared => {
    const { accounts, jobs, videos } = replaced;
    const facts = { request_id: requestId, by, accounts, jobs, videos: videos.length };
    log.write('info', 'state-replaced', { ...facts, ms: Math.round(clock.realNow() - began) });
    if (notCleared === undefined) return {};
    log.write('warn', 'files-not-cleared', { request_id: requestId, error: notCleared });
    return { not_cleared: `Files of the state before may still be there: ${notCleared}` };
  };

  return {
    base: (): string =>
      deps.links.video({ videoToken: '', downloadToken: '' } as never).outputUrl.replace(/\/videos\/.*$/, ''),

    take: async (requestId?: string): Promise<Snapshot> => {
      const { dump, videos, media } = await world.read();
      const { lackedVideos } = await import('../services/snapshot/check-snapshot');
      const missing = lackedVideos(dump.tables, Object.fromEntries(videos));
      if (missing.length > 0)
        log.write('warn', 'snapshot-lacks-videos', {
          request_id: requestId,
          videos: missing.length,
          job_ids: missing.slice(0, TOLD),
        });
      return {
        format: FORMAT,
        version: VERSION,
        holds: HOLDS,
        store: dump,
        videos: inBase64(videos),
        ...(missing.length > 0 ? { missing } : {}),
        media: Object.fromEntries([...media].map(([jobId, files]) => [jobId, inBase64(files)])),
      };
    },

    restore: async (snapshot: unknown, requestId?: string): Promise<Restored> => {
      const began = clock.realNow();
      const { store: dump, videos, media } = await judged(store, snapshot);
      const given = {
        dump,
        videos: fromBase64(videos),
        media: new Map(Object.entries(media).map(([jobId, files]) => [jobId, fromBase64(files)])),
      };
      const done = await replace((replacing) => world.write(given, replacing));
      const told = tell('snapshot', done, { began, requestId });
      const along = cameAlong(await store.readSettings(), clock);
      if (along.length === 0) return { restored: true, ...told };
      log.write('warn', 'settings-came-along', { request_id: requestId, next: along.join(' ') });
      return { restored: true, ...told, came_along: along };
    },

    reset: async (requestId?: string): Promise<{ readonly reset: true } & NotCleared> => {
      const began = clock.realNow();
      const first = deps.firstState();
      const done = await replace((replacing) => world.clear(replacing, first), first.idsPosition);
      return { reset: true, ...tell('reset', done, { began, requestId }) };
    },
  };
};
