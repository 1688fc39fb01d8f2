/** The whole state out and in. A snapshot holds secrets: it is the state, and goes where the state may go. */
import { type Problem, toDetail } from '@vid/sdk/contract';
import type { VideoFacts } from '../domain/job';
import type { Faults } from '../http/faults';
import type { RequestLog } from '../http/request-log';
import { type Artifacts, isVideoName } from '../ports/artifacts';
import type { Ids } from '../ports/ids';
import type { Links } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import type { Store, StoreDump } from '../ports/store';
import { AdminError } from './admin-error';
import { readInput } from './read-input';

export interface SnapshotDeps {
  readonly store: Store;
  readonly artifacts: Artifacts;
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
}

const FORMAT = 'vid-snapshot';
const VERSION = 1;
const HOLDS = [
  'accounts, credits, jobs, webhooks, events, deliveries and settings of a local server',
  'signing secrets of webhooks, readable: keep this file as you keep them',
  'API keys as SHA-256 digests, which can be checked but not read',
  'finished videos as Base64',
];
/** Problems that a refusal names. */
const NAMED = 5;

const refuse = (problems: readonly Problem[]): never => {
  const more = problems.length - NAMED;
  const named = problems.slice(0, NAMED);
  if (more > 0) named.push({ path: 'snapshot', message: `has ${more} more problems` });
  throw new AdminError('invalid', `${toDetail(named)}. Nothing was changed.`);
};

/** The dump in the form of this version, and every problem of it and of the videos; nothing is changed by looking. */
const judged = async (store: Store, snapshot: unknown) => {
  const { version, store: dump, videos } = await readInput(({ snapshotInput }) => snapshotInput, snapshot);
  if (version > VERSION)
    refuse([{ path: 'version', message: `this server knows snapshots up to version ${VERSION}, not ${version}` }]);
  const upgraded = await store
    .upgradeDump(dump)
    .catch((error: unknown) => refuse([{ path: 'store.version', message: (error as Error).message }]));
  const { snapshotProblems } = await import('../services/snapshot/check-snapshot');
  const problems = snapshotProblems(upgraded, videos);
  return problems.length > 0 ? refuse(problems) : { dump: upgraded, videos };
};

export const createSnapshots = (deps: SnapshotDeps) => {
  const { store, artifacts, signals, requests } = deps;

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

  const startOver = async (): Promise<void> => {
    requests.clear();
    await deps.takeOver();
    signals.wake('state');
  };

  return {
    base: (): string =>
      deps.links.video({ videoToken: '', downloadToken: '' } as never).outputUrl.replace(/\/videos\/.*$/, ''),

    take: async (): Promise<Snapshot> => {
      const dump = await store.dump();
      const videos: Record<string, string> = {};
      for (const [jobId, name] of videosOf(dump)) {
        if ((await artifacts.size(name)) === undefined) continue;
        videos[jobId] = Buffer.from(await artifacts.read(name)).toString('base64');
      }
      return { format: FORMAT, version: VERSION, holds: HOLDS, store: dump, videos };
    },

    restore: async (snapshot: unknown): Promise<{ readonly restored: true }> => {
      const { dump, videos } = await judged(store, snapshot);
      await stopRenders();
      await store.load(dump);
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
      await artifacts.clear();
      deps.ids.restore(0);
      await startOver();
      return { reset: true };
    },
  };
};
