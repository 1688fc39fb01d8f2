/**
 * The only wiring. It chooses an adapter for every port, gives every part what it needs, and starts and ends them in the
 * right order. Tests replace adapters through `overrides`.
 */
import { TIME_LIMITS } from '@vid/sdk/contract';
import { createVirtualClock } from './adapters/clock/virtual-clock';
import { createDeliverDialer } from './adapters/deliver/deliver-dialer';
import { createDiskArtifacts } from './adapters/disk/disk-artifacts';
import { createIds } from './adapters/ids/create-ids';
import { createLazyDialer } from './adapters/lazy/lazy-dialer';
import { createLog } from './adapters/log/create-log';
import { createLocalSignals } from './adapters/signals/local-signals';
import { openSqliteStore } from './adapters/sqlite/open-sqlite-store';
import { type Admin, createAdmin } from './admin/create-admin';
import { createAdminDoor } from './admin/door';
import { createApp } from './http/app';
import type { Arrival, Endpoint } from './http/call';
import { createRender } from './http/endpoints/create-render';
import type { HookEndpoints } from './http/endpoints/hooks';
import { listEvents } from './http/endpoints/list-events';
import { retrieveAccount } from './http/endpoints/retrieve-account';
import { retrieveJob } from './http/endpoints/retrieve-job';
import { createFaults } from './http/faults';
import { createFrontDoor } from './http/front-door';
import { json } from './http/json';
import type { Reply } from './http/reply';
import type { AppRequest } from './http/request';
import { createRequestLog } from './http/request-log';
import { createServeVideo } from './http/serve-video';
import type { Settled } from './options';
import { createDeliverEvents } from './pipeline/deliver-events';
import { createExpireJobs } from './pipeline/expire-jobs';
import { recover } from './pipeline/recover';
import { createRenderWorker } from './pipeline/render-worker';
import { createSendDelivery } from './pipeline/send-delivery';
import { createSettleJob } from './pipeline/settle-job';
import type { Artifacts } from './ports/artifacts';
import type { Dialer } from './ports/dialer';
import type { Planner } from './ports/planner';
import type { Renderer } from './ports/renderer';
import type { Store } from './ports/store';
import { createAccountServices } from './services/accounts';
import { createAuthenticate } from './services/authenticate';
import { createFindVideo } from './services/find-video';
import { createReadJob } from './services/read-job';
import { createServerState } from './services/server-state';

/** Adapters of a test's own. */
export interface Overrides {
  readonly planner?: Planner;
  readonly renderer?: Renderer;
  readonly dialer?: Dialer;
  readonly artifacts?: Artifacts;
  readonly realNow?: () => number;
  /** Wraps the store, to look at or to disturb what is written. */
  readonly wrapStore?: (store: Store) => Store;
  /** Whether a drain waits for renders. */
  readonly drainsRenders?: boolean;
}

/** A server without its sockets. */
export interface House {
  handle(request: AppRequest, arrival: Arrival): Promise<Reply>;
  readonly admin: Admin;
  now(): number;
  settled(): Promise<void>;
  /** What absolute URLs begin with from now on, unless a public URL was given. */
  listensAt(host: string, url: string): void;
  baseUrl(): string;
  close(): Promise<void>;
}

const ADMIN_PREFIX = '/_admin';
const IN_PROCESS_URL = 'http://127.0.0.1:4600';

/** Makes a part when it is first used: what checks bodies brings schemas, and a start needs none of them. */
const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Loads an adapter when it is first used. */
const lazyPlanner = (): Planner => ({
  plan: async (request, signal) => {
    const { createLocalPlanner } = await import('./adapters/local-planner');
    return createLocalPlanner().plan(request, signal);
  },
});

const lazyRenderer = (name: Settled['renderer']): Renderer => {
  let loaded: Promise<Renderer> | undefined;
  const load = async (): Promise<Renderer> => {
    if (name === 'instant') return (await import('./adapters/instant')).createInstantRenderer();
    return (await import('./adapters/ffmpeg')).createFfmpegRenderer();
  };
  return { render: async (job, target) => (await (loaded ??= load())).render(job, target) };
};

export const compose = async (options: Settled, overrides: Overrides = {}): Promise<House> => {
  const log = createLog(options.log);
  const ids = createIds(options.seed);
  const signals = createLocalSignals();
  const opened = await openSqliteStore({ dataDir: options.dataDir, idsPosition: () => ids.position() });
  const store = overrides.wrapStore?.(opened) ?? opened;
  const clock = createVirtualClock({
    drained: () => signals.idle(),
    persist: (state) => store.writeSettings({ clock: state }),
    ...(overrides.realNow === undefined ? {} : { realNow: overrides.realNow }),
  });
  const artifacts = overrides.artifacts ?? createDiskArtifacts(options.dataDir);
  const guarded = overrides.dialer ?? createLazyDialer({ privateNetwork: options.privateNetwork, log });
  const dialer =
    options.deliver === undefined
      ? guarded
      : createDeliverDialer(options.deliver, guarded, {
          timeoutMs: TIME_LIMITS.deliveryAttemptSeconds * 1000,
          realNow: () => clock.realNow(),
        });

  const location = { host: '', base: options.publicUrl ?? IN_PROCESS_URL };
  const links = {
    video: (job: { readonly videoToken: string; readonly downloadToken: string }) => ({
      outputUrl: `${location.base}/videos/${job.videoToken}.mp4`,
      downloadUrl: `${location.base}/downloads/${job.downloadToken}.mp4`,
    }),
  };

  const faults = createFaults();
  const requests = createRequestLog();
  const state = createServerState({
    initial: { policies: options.policies, pricing: options.pricing, limits: options.limits, paused: false },
    store,
  });
  const accounts = createAccountServices({ store, clock, ids, signals });
  const base = { store, clock, ids, signals, rules: state, links, dialer, log };
  const settle = createSettleJob(base);
  const send = createSendDelivery(dialer);
  const authenticate = createAuthenticate(base);

  /** Takes over what the store says about the server itself. */
  const takeOver = async (): Promise<void> => {
    const settings = await store.readSettings();
    ids.restore(settings.idsPosition ?? 0);
    clock.restore(settings.clock ?? { offsetMs: 0, frozenAt: null });
    state.restore(settings);
    faults.replace((settings.faults ?? []) as ReturnType<typeof faults.list>);
    if (settings.seeded !== true) await accounts.seed(options.accounts);
  };

  const owner = `worker-${process.pid}-${createIds().token().slice(0, 8)}`;
  const workers = [
    createExpireJobs({ ...base, settle }),
    createRenderWorker({
      ...base,
      artifacts,
      renderer: overrides.renderer ?? lazyRenderer(options.renderer),
      settle,
      owner,
      slots: options.workers,
      drainsRenders: overrides.drainsRenders ?? options.renderer === 'instant',
    }),
    createDeliverEvents({ ...base, send, owner }),
  ];

  const settled = async (): Promise<void> => {
    for (;;) {
      const change = signals.nextChange();
      await signals.idle();
      const pending = await store.countPending();
      if (pending.jobs === 0 && pending.deliveries === 0) return;
      await change;
    }
  };

  const admin = createAdmin({
    ...base,
    accounts,
    settle,
    artifacts,
    faults,
    requests,
    state,
    takeOver,
  });

  const hookEndpoints = lazily(async () => {
    const [{ createHookEndpoints }, { createHookServices }, { createTestHook }] = await Promise.all([
      import('./http/endpoints/hooks'),
      import('./services/hooks'),
      import('./services/test-hook'),
    ]);
    const testHook = createTestHook({ ...base, send });
    return createHookEndpoints({ hooks: createHookServices(base), testHook, rules: state });
  });
  const hookEndpoint =
    (name: keyof HookEndpoints): Endpoint =>
    async (call) =>
      (await hookEndpoints())[name](call);
  const planner = overrides.planner ?? lazyPlanner();
  const startRender = lazily(async () => {
    const { createStartRender } = await import('./services/start-render');
    return createStartRender({ ...base, planner, seed: options.seed });
  });
  const serveVideo = createServeVideo({ findVideo: createFindVideo({ store, artifacts, clock }), artifacts });
  const videoPage = (door: 'video' | 'download') => (request: AppRequest, token: string) =>
    serveVideo(request, token.replace(/\.mp4$/, ''), door);

  const app = createApp({
    authenticate,
    rules: state,
    log,
    endpoints: {
      retrieveAccount,
      createRender: createRender({
        startRender: async (call) => (await startRender())(call),
        rules: state,
        localFiles: options.localFiles,
      }),
      retrieveJob: retrieveJob({ readJob: createReadJob(base), rules: state }),
      listEvents,
      listHooks: hookEndpoint('list'),
      createHook: hookEndpoint('create'),
      updateHook: hookEndpoint('update'),
      deleteHook: hookEndpoint('remove'),
      testHook: hookEndpoint('test'),
    },
    pages: [
      { path: '/videos/:token', handle: videoPage('video') },
      { path: '/downloads/:token', handle: videoPage('download') },
      { path: '/readyz', handle: () => json(200, { ready: true }) },
      {
        path: '/openapi.json',
        handle: async () => (await import('./http/open-api-page')).openApiPage(location.base),
      },
    ],
    doors: [
      {
        prefix: ADMIN_PREFIX,
        handle: createAdminDoor({
          admin,
          prefix: ADMIN_PREFIX,
          token: options.adminToken,
          location: () => location,
          log,
        }),
      },
    ],
  });

  const handle = createFrontDoor({
    handle: (request, arrival, trace) => app.handle({ request, arrival, trace }),
    faults,
    requests,
    authenticate,
    clock,
    exempt: ADMIN_PREFIX,
  });

  const closeAll = async (): Promise<void> => {
    for (const worker of workers) await worker.close();
    clock.close();
    await dialer.close();
    await store.close();
    await artifacts.close();
  };

  try {
    await takeOver();
    await recover(base);
  } catch (error) {
    await closeAll();
    throw error;
  }
  for (const worker of workers) worker.start();

  return {
    handle,
    admin,
    now: () => clock.now(),
    settled,
    listensAt: (host, url) => {
      location.host = host;
      location.base = options.publicUrl ?? url;
    },
    baseUrl: () => location.base,
    close: closeAll,
  };
};
