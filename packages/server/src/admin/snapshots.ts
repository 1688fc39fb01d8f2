/** The whole state out and in. A snapshot holds secrets: it is the state, and goes where the state may go. */
import { type Problem, toDetail } from '@vid/sdk/contract';
import type { VideoFacts } from '../domain/job';
import type { Faults } from '../http/faults';
import type { RequestLog } from '../http/request-log';
import { type Artifacts, isVideoName } from '../ports/artifacts';
import type { Ids } from '../ports/ids';
import type { KeptMedia } from '../ports/kept-media';
import type { Links } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import type { Store, StoreDump } from '../ports/store';
import { neededFiles, type SnapshotMedia } from '../services/snapshot/kept-files';
import { AdminError } from './admin-error';
import { readInput } from './read-input';
import type { ShapedSnapshot } from './snapshot-shape';

export interface SnapshotDeps {
  readonly store: Store;
  readonly artifacts: Artifacts;
  readonly media: KeptMedia;
  readonly signals: Signals;
  readonly ids: Ids;
  readonly links: Links;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly takeOver: () => Promise<void>;
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
/** How often the state is looked at when a render ends meanwhile, which takes its files with it. */
const LOOKS = 5;
/** Problems that a refusal names. */
const NAMED = 5;

const refuse = (problems: readonly Problem[]): never => {
  const named = problems.slice(0, NAMED);
  if (problems.length > NAMED) named.push({ path: 'snapshot', message: 'has more problems' });
  throw new AdminError('invalid', `${toDetail(named)}. Nothing was changed.`);
};

/** The dump in the form of this version, with its files; nothing is changed by looking. */
const judged = async (store: Store, document: unknown): Promise<ShapedSnapshot> => {
  const { version, ...snapshot } = await readInput(({ snapshotInput }) => snapshotInput, document);
  if (version > VERSION)
    refuse([{ path: 'version', message: `this server knows snapshots up to version ${VERSION}, not ${version}` }]);
  const { LOOKED_FOR, snapshotProblems } = await import('../services/snapshot/check-snapshot');
  const { firstProblems } = await import('../services/snapshot/judging');
  const { shapeProblems } = await import('./snapshot-shape');
  const misshapen = await firstProblems(shapeProblems(snapshot), LOOKED_FOR);
  if (misshapen.length > 0) refuse(misshapen);
  const { store: dump, videos, media } = snapshot as ShapedSnapshot;
  const upgraded = await store
    .upgradeDump(dump)
    .catch((error: unknown) => refuse([{ path: 'store.version', message: (error as Error).message }]));
  const problems = await snapshotProblems(upgraded, videos, media);
  return problems.length > 0 ? refuse(problems) : { store: upgraded, videos, media };
};

export const createSnapshots = (deps: SnapshotDeps) => {
  const { store, artifacts, media, signals, requests } = deps;

  /** Jobs with a video, and the name under which it is kept. */
  const videosOf = (dump: StoreDump): readonly (readonly [jobId: string, name: string])[] =>
    (dump.tables.jobs ?? [])
      .filter((row) => row.status === 'succeeded' && typeof row.video === 'string')
      .map((row) => [String(row.job_id), (JSON.parse(String(row.video)) as VideoFacts).name ?? String(row.job_id)]);

  /** Everything that runs belongs to the state that is going away. */
  const stopRenders = async (): Promise<void> => {
    const dump = await store.dump();
    for (const row of dump.tables.jobs ?? []) if (row.final === 0) signals.cancel(String(row.job_id));
  };

  /** The state with the files that go with it. */
  const dumpWithMedia = async (looks = LOOKS): Promise<{ dump: StoreDump; files: SnapshotMedia }> => {
    const dump = await store.dump();
    const files: Record<string, Record<string, string>> = {};
    for (const [jobId, names] of neededFiles(dump.tables))
      for (const name of names) {
        const bytes = await media.read(jobId, name);
        if (bytes !== undefined) (files[jobId] ??= {})[name] = Buffer.from(bytes).toString('base64');
        else if (looks > 1) return dumpWithMedia(looks - 1);
      }
    return { dump, files };
  };

  /** Files of jobs that are not among these go. */
  const keepMediaOf = async (jobs: SnapshotMedia): Promise<void> => {
    for (const jobId of await media.jobs()) if (!Object.hasOwn(jobs, jobId)) await media.remove(jobId);
  };

  const startOver = async (): Promise<void> => {
    requests.clear();
    await deps.takeOver();
    signals.wake('state');
  };

  return {
    base: (): string =>
      deps.links.video({ videoToken: '', downloadToken: '' } as never).outputUrl.replace(/\/videos\/.*$/, ''),

    take: async (): Promise<Snapshot> => {
      const { dump, files } = await dumpWithMedia();
      const videos: Record<string, string> = {};
      for (const [jobId, name] of videosOf(dump)) {
        if ((await artifacts.size(name)) === undefined) continue;
        videos[jobId] = Buffer.from(await artifacts.read(name)).toString('base64');
      }
      return { format: FORMAT, version: VERSION, holds: HOLDS, store: dump, videos, media: files };
    },

    restore: async (snapshot: unknown): Promise<{ readonly restored: true }> => {
      const { store: dump, videos, media: files } = await judged(store, snapshot);
      await stopRenders();
      // Before their jobs are there; whatever is there already under a name is the same.
      for (const [jobId, kept] of Object.entries(files))
        await media.keep(
          jobId,
          new Map(Object.entries(kept).map(([name, base64]) => [name, Buffer.from(base64, 'base64')])),
        );
      await store.load(dump);
      await keepMediaOf(files);
      await artifacts.clear();
      for (const [jobId, name] of videosOf(dump)) {
        const video = videos[jobId];
        if (video !== undefined && isVideoName(name)) await artifacts.write(name, Buffer.from(video, 'base64'));
      }
      await startOver();
      return { restored: true };
    },

    reset: async (): Promise<{ readonly reset: true }> => {
      await stopRenders();
      await store.clear();
      await keepMediaOf({});
      await artifacts.clear();
      deps.ids.restore(0);
      await startOver();
      return { reset: true };
    },
  };
};
