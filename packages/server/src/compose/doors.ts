/** Everything that answers requests: the endpoints, the open pages, the admin API, and what stands before them all. */
import { createIds } from '../adapters/ids/create-ids';
import type { Admin } from '../admin/create-admin';
import { createAdminDoor } from '../admin/door';
import { createStudioDoor } from '../admin/studio-door';
import { createWatchDoor, WATCH_PATHS } from '../admin/watch-door';
import { keyOf } from '../domain/access';
import type { Faults } from '../faults/create-faults';
import { answerRefusal } from '../http/answer-refusal';
import { createApp } from '../http/app';
import { createBackPressure } from '../http/back-pressure';
import { createBodyBudget } from '../http/body-budget';
import type { Arrival, Endpoint } from '../http/call';
import { createRender } from '../http/endpoints/create-render';
import type { HookEndpoints } from '../http/endpoints/hooks';
import { listEvents } from '../http/endpoints/list-events';
import { retrieveAccount } from '../http/endpoints/retrieve-account';
import { retrieveJob } from '../http/endpoints/retrieve-job';
import { createFrontDoor, type FrontDoorDeps } from '../http/front-door';
import { json } from '../http/json';
import { createReadBody, type ReadBody } from '../http/read-body';
import { READY_PATH } from '../http/ready-path';
import type { Reply } from '../http/reply';
import type { AppRequest } from '../http/request';
import { requestIdHeader } from '../http/request-id';
import type { RequestLog } from '../http/request-log';
import { createServePoster } from '../http/serve-poster';
import { createServeVideo } from '../http/serve-video';
import type { Settled } from '../options';
import type { Cassette } from '../replay/cassette';
import { createAuthenticate } from '../services/authenticate';
import { createFindVideo, type VideoDoor } from '../services/find-video';
import { createReadJob } from '../services/read-job';
import { createTurns } from '../turns';
import type { Base } from './base';
import { lazily } from './late-parts';
import type { LateServices } from './late-services';
import type { Overrides } from './overrides';

export interface DoorsDeps {
  readonly base: Base;
  readonly admin: Admin;
  readonly late: LateServices;
  readonly faults: Faults;
  readonly takeFault: FrontDoorDeps['takeFault'];
  readonly requests: RequestLog;
  /** Answers in the place of the endpoints. */
  readonly cassette: Cassette | undefined;
  /** Takes over what other processes changed. */
  readonly refresh: FrontDoorDeps['refresh'];
}

const ADMIN_PREFIX = '/_admin';
/** What says of this server itself, whatever it answers from. */
const OWN_PAGES: readonly string[] = [READY_PATH, '/openapi.json'];

/** Until then another process is there, as a rule. */
const NEXT_SERVER_SECONDS = 5;

/** The addresses of videos that lead on to signed links. */
const linkedDoors = ({ artifacts }: Settled): readonly VideoDoor[] =>
  artifacts?.kind === 's3'
    ? { downloads: ['download'] as const, all: ['download', 'video'] as const, none: [] }[artifacts.links]
    : [];

/** What checks bodies brings schemas, which a start does without. */
const lateHookEndpoints = ({ rules }: Base, { hooks, testHook }: LateServices, readBody: ReadBody) => {
  const endpoints = lazily(async () => {
    const { createHookEndpoints } = await import('../http/endpoints/hooks');
    return createHookEndpoints({ hooks, testHook, rules, readBody });
  });
  return (name: keyof HookEndpoints): Endpoint =>
    async (call) =>
      (await endpoints())[name](call);
};

export const createDoors = (
  { base, admin, late, faults, takeFault, requests, cassette, refresh }: DoorsDeps,
  options: Settled,
  overrides: Overrides,
) => {
  const { rules, location, log, isReady } = base;
  const authenticate = createAuthenticate(base);
  const readBody = createReadBody(createBodyBudget(), createTurns());
  const hookEndpoint = lateHookEndpoints(base, late, readBody);
  const findVideo = createFindVideo(base);
  const serveVideo = createServeVideo({ ...base, findVideo, linked: linkedDoors(options) });
  // The page plays videos of its own site alone.
  const streamVideo = createServeVideo({ ...base, findVideo });
  const openApiPage = lazily(async () => (await import('../http/open-api-page')).createOpenApiPage());
  const studioFiles = lazily(
    async () => overrides.studioFiles ?? (await import('../adapters/disk/studio-files')).createStudioFiles(),
  );
  const requestIds = createIds(options.seed);
  const videoPage = (door: VideoDoor) => (request: AppRequest, token: string) => serveVideo(request, token, door);

  const findRoute = createApp({
    authenticate,
    rules,
    log,
    endpoints: {
      retrieveAccount,
      createRender: createRender({
        startRender: late.startRender,
        rules,
        readBody,
        localFiles: options.localFiles,
      }),
      retrieveJob: retrieveJob({ readJob: createReadJob(base), rules }),
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
      {
        path: READY_PATH,
        isOwn: true,
        handle: async () => {
          const readiness = await isReady();
          if (readiness.ready) return json(200, readiness);
          return json(503, { error: `Not ready: ${readiness.reason}.`, ...readiness });
        },
      },
      {
        path: '/openapi.json',
        isOwn: true,
        handle: async () => (await openApiPage())(location.base),
      },
    ],
  });

  const replayed =
    cassette === undefined
      ? undefined
      : lazily(async () => {
          const { createReplay } = await import('../replay/create-replay');
          return createReplay({
            cassette,
            keyOf,
            baseUrl: () => location.base,
            delay: (ms) => base.clock.realDelay(ms),
          });
        });

  const handle: (request: AppRequest, arrival: Arrival) => Promise<Reply> = createFrontDoor({
    find: (request, path) => {
      const found = findRoute(request, path);
      if (replayed === undefined || OWN_PAGES.includes(path)) return found;
      return { ...found, answer: async (visit) => (await replayed())(visit.request, visit.arrival) };
    },
    faults,
    takeFault,
    requests,
    authenticate,
    clock: base.clock,
    log,
    pressure: createBackPressure(base, overrides.pressure),
    turnAway: (retryAfter) => answerRefusal({ kind: 'busy', retryAfter }, rules.current().policies),
    turnAwayLate: () => answerRefusal({ kind: 'ending', retryAfter: NEXT_SERVER_SECONDS }, rules.current().policies),
    ownPages: OWN_PAGES,
    refresh,
    meter: base.meter,
    tracer: base.tracer,
    // Not one of the drawn ids, which are stored and would all be others for every request in between.
    drawId: () => requestIds.id('req'),
    watch: {
      paths: WATCH_PATHS,
      handle: createWatchDoor({
        token: options.adminToken,
        location: () => location,
        metrics: () => base.metrics.write(),
      }),
    },
    ...(options.studio
      ? {
          page: createStudioDoor({
            token: options.adminToken,
            location: () => location,
            files: studioFiles,
            video: (request, token) => streamVideo(request, token, 'video'),
            poster: createServePoster({ ...base, findVideo }),
          }),
        }
      : {}),
    admin: {
      prefix: ADMIN_PREFIX,
      handle: createAdminDoor({
        admin,
        prefix: ADMIN_PREFIX,
        token: options.adminToken,
        readBody,
        location: () => location,
        log,
        hide: base.hide,
        refresh,
      }),
    },
  });
  /** Without what was sent: nothing of it could be read for what it is. */
  const noteRefused = (status: number, error: string): Readonly<Record<string, string>> => {
    const requestId = requestIds.id('req');
    log.write(status < 500 ? 'info' : 'error', 'request-refused', { request_id: requestId, status, error });
    return requestIdHeader(requestId);
  };
  return { handle, noteRefused };
};
