/**
 * The admin API as typed functions: accounts, time, failures, deliveries and the state as a whole. The HTTP door beside it
 * only translates. Names and shapes are those of the JSON that the door sends.
 */
import { emitEvent } from '../domain/account-decisions';
import type { HideSecrets } from '../domain/hide-secrets';
import { acceptedEvents } from '../domain/hook-decisions';
import type { Retention } from '../domain/retention';
import { type Faults, MAX_FAULTS } from '../faults/create-faults';
import type { Fault } from '../faults/fault';
import { isNamed, type RequestLog } from '../http/request-log';
import { policyMistakes } from '../policy-mistakes';
import type { Artifacts } from '../ports/artifacts';
import { LATEST_TIME, type VirtualClock } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { FilmScript } from '../ports/renderer';
import type { Links } from '../ports/server-rules';
import type { SettleJob } from '../ports/settle';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';
import type { ServerState } from '../services/server-state';
import { type AdminAccountsDeps, createAdminAccounts } from './accounts';
import { AdminError, invalidInput, unknownAccount } from './admin-error';
import { iso, jobBody, requestBody } from './bodies';
import type { ChangeFeed } from './change-feed';
import { createAdminDeliveries } from './deliveries';
import { samplePayload } from './event-payloads';
import { type AdminHooksDeps, createAdminHooks } from './hooks';
import type * as input from './input';
import { createJobRequest } from './job-request';
import { type JobsQuery, readJobsQuery } from './jobs-query';
import { type PageQuery, readPage } from './page-bounds';
import { readInput } from './read-input';
import { type AdminRendersDeps, createAdminRenders } from './renders';
import { createSnapshots, type SnapshotDeps } from './snapshots';
import { createWhy } from './why';

export interface AdminDeps extends AdminAccountsDeps, AdminHooksDeps, AdminRendersDeps {
  readonly hide: HideSecrets;
  readonly log: Log;
  readonly store: Store;
  readonly clock: VirtualClock;
  readonly ids: Ids;
  readonly signals: Signals;
  readonly links: Links;
  readonly settle: SettleJob;
  readonly artifacts: Artifacts;
  readonly media: KeptMedia;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly state: ServerState;
  readonly retention: Retention;
  readonly feed: ChangeFeed;
  readonly world: SnapshotDeps['world'];
  readonly replacing: SnapshotDeps['replacing'];
  /** Whether other processes have this state, too. */
  readonly isShared: boolean;
  /** Takes over what the store says about the server, after it was replaced; seeds an empty one. */
  readonly takeOver: SnapshotDeps['takeOver'];
  /** What comes in the place of a state that is removed. */
  readonly firstState: SnapshotDeps['firstState'];
}

export const createAdmin = (deps: AdminDeps) => {
  const { store, clock, ids, faults, requests, state, links } = deps;
  const snapshots = createSnapshots(deps);
  const why = createWhy(deps);
  /** Everything that shows what others sent or answered passes here. */
  const shown = <T>(answer: T): T => deps.hide.value(answer) as T;

  const showJob = (job: Parameters<typeof jobBody>[0]) =>
    shown(jobBody(job, job.status === 'succeeded' ? links.video(job).outputUrl : null));

  const findJob = async (jobId: string) => {
    const job = await store.findJob(jobId);
    if (job !== undefined) return job;
    throw new AdminError('not-found', `There is no job ${jobId}; GET /_admin/jobs lists them.`);
  };

  const end = async (jobId: string, outcome: Parameters<SettleJob>[0]['outcome']) => {
    const { userId } = await findJob(jobId);
    const result = await deps.settle({ jobId, userId, outcome });
    // As it is now: another may have ended it in between.
    const job = await findJob(jobId);
    if (result !== 'ended') throw new AdminError('conflict', `The job ${jobId} has ended already: ${job.status}.`);
    return showJob(job);
  };

  const readClock = () => {
    const { frozenAt } = clock.read();
    return {
      now: iso(clock.now()),
      offset_seconds: (clock.now() - clock.realNow()) / 1000,
      frozen: frozenAt !== null,
    };
  };

  return {
    ...createAdminAccounts(deps),
    ...createAdminHooks(deps),
    ...createAdminRenders(deps),
    ...createJobRequest(deps),
    /** `total`: how many the query finds; `by_status`: how many in each status, whatever status was asked for. */
    listJobs: async (query: JobsQuery = {}) => {
      const { limit, offset, statuses, filter } = readJobsQuery(query);
      const jobs = await store.listJobs(limit, { ...filter, statuses, offset });
      const counts = await store.countJobs(filter);
      const counted = Object.entries(counts).filter(([status]) => statuses?.includes(status) ?? true);
      const total = counted.reduce((sum, [, count]) => sum + count, 0);
      return { jobs: jobs.map(showJob), total, by_status: counts };
    },
    /** What the film of a job shows when, as it was drawn, and what its renderer noted. */
    film: async (
      jobId: string,
    ): Promise<{ readonly scenes_failed: number; readonly notes: readonly string[] } & FilmScript> => {
      const { status, video, scenesFailed } = await findJob(jobId);
      const script = video === null ? undefined : await deps.artifacts.readBeside(video.name ?? jobId, 'script');
      if (video !== null && script !== undefined)
        return {
          scenes_failed: scenesFailed,
          notes: video.notes,
          ...(JSON.parse(Buffer.from(script).toString()) as FilmScript),
        };
      throw new AdminError(
        'not-found',
        video === null
          ? `The job ${jobId} has no film: it is ${status}.`
          : `What the film of ${jobId} shows was not kept: the renderer \`instant\` draws none.`,
      );
    },
    cancelJob: async (jobId: string) => ({
      job: await end(jobId, { trigger: 'cancel', reason: 'The render was cancelled.' }),
    }),
    failJob: async (jobId: string, body: { readonly reason?: string | undefined } = {}) => {
      const { reason = 'The render failed.' } = await readInput(({ failInput }) => failInput, body);
      return { job: await end(jobId, { trigger: 'fail', reason }) };
    },

    clock: readClock,
    /** Freezes, thaws or advances; resolves when everything that became due has run. */
    setClock: async (body: input.ClockInput) => {
      const { advance_seconds: advance, freeze } = await readInput(({ clockInput }) => clockInput, body);
      // Whole milliseconds: what is derived from the clock is stored as such.
      const ms = Math.round((advance ?? 0) * 1000);
      if (clock.now() + ms > LATEST_TIME)
        throw new AdminError(
          'conflict',
          `The clock goes no further than ${iso(LATEST_TIME)}; POST /_admin/reset sets it back.`,
        );
      if (freeze !== undefined) await clock.freeze(freeze);
      if (advance !== undefined) await clock.advance(ms);
      return readClock();
    },

    listFaults: () => ({ faults: faults.list() }),
    addFault: async (body: input.FaultInput) => {
      const { match = {}, effect, times, probability } = await readInput(({ faultInput }) => faultInput, body);
      const fault: Fault = { id: ids.id('flt'), match, effect, times, probability };
      const changed = await store.changeSettings((now) => {
        // In one process how often a fault acts still is known in memory alone.
        const there = deps.isShared ? (now.faults ?? []) : faults.list();
        if (there.length >= MAX_FAULTS)
          throw new AdminError(
            'conflict',
            `There are ${MAX_FAULTS} faults already; DELETE /_admin/faults removes them.`,
          );
        return { faults: [...there, fault] };
      });
      faults.replace((changed.faults ?? []) as readonly Fault[]);
      return { fault };
    },
    clearFaults: async (): Promise<void> => {
      await store.writeSettings({ faults: [] });
      faults.replace([]);
    },

    paused: () => ({ paused: state.current().paused }),
    /** While paused, renders are refused; those that were accepted go on. */
    pause: async (body: { readonly paused: boolean }) => {
      const { paused } = await readInput(({ pauseInput }) => pauseInput, body);
      await state.setPaused(paused);
      return { paused };
    },

    /**
     * Emits any event; members of the payload that are not given get sample values. `subscribable` says whether hooks can
     * listen to it under the policies.
     */
    emitEvent: async (body: input.EventInput) => {
      const { user_id: userId, event, payload = {} } = await readInput(({ eventInput }) => eventInput, body);
      const account = await store.findAccount(userId);
      if (account === undefined) throw unknownAccount(userId);
      const at = clock.now();
      const eventId = ids.id('evt');
      const sample = samplePayload(event, { account, at, id: eventId.slice(4), base: snapshots.base() });
      await store.decide(userId, emitEvent({ at, event, payload: { ...sample, ...payload }, eventId }));
      return { event_id: eventId, event, subscribable: acceptedEvents(state.current()).includes(event) };
    },

    /**
     * What changes from now on, or from after the event with that id, as the text of server-sent events: `change` with
     * `{ kind, id?, user_id? }`, and `reset` where the id is not known any more and everything is to be read anew.
     */
    changes: (lastEventId?: string): ReadableStream<Uint8Array> => deps.feed.open(lastEventId),

    ...createAdminDeliveries(deps),

    /** The last requests to the service, newest first, without secrets. */
    requests: async (query: PageQuery = {}) => {
      const { limit, offset } = readPage(query);
      const listed = (await requests.list()).slice(offset, offset + limit);
      return {
        requests: listed.map(({ body, ...entry }) => ({ ...shown(requestBody({ ...entry, body: null })), body })),
      };
    },
    /** What a request of the log was probably meant to be: names and values that are near to those of the contract. */
    requestHints: async (requestId: string) => {
      const request = (await requests.list()).find(isNamed(requestId));
      if (request === undefined)
        throw new AdminError('not-found', `The log holds the last requests only, and ${requestId} is not among them.`);
      return { hints: (await import('./hints/hints-for')).hintsFor(request).map((hint) => deps.hide.text(hint)) };
    },
    policies: () => ({ policies: state.current().policies }),
    setPolicies: async (change: Readonly<Record<string, unknown>>) => {
      const problems = policyMistakes(await readInput(({ policiesInput }) => policiesInput, change));
      if (problems.length > 0) throw invalidInput(problems);
      return { policies: await state.setPolicies(change) };
    },

    /** The whole state, videos included. */
    snapshot: snapshots.take,
    /** Replaces the whole state by a snapshot. */
    restore: snapshots.restore,
    /** Back to the seeds: accounts, clock, policies and ids as on the first day. */
    reset: snapshots.reset,
    /** Totals that differ from their rows, as sentences; none when all is well. */
    audit: async () => ({ problems: await store.audit() }),
    why: async (id: string) => shown(await why(id)),
  };
};

/** Everything that the admin API can do. */
export type Admin = ReturnType<typeof createAdmin>;
