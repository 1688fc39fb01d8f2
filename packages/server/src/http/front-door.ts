/**
 * What stands before the app: faults on demand and the request log. The admin API and the page are exempt from both, so
 * that a fault can always be taken away again.
 */
import { VIDEO_API_PREFIX, WEBHOOK_API_PREFIX } from '@vid/sdk/contract';
import { changeAnswer } from '../faults/change-answer';
import type { Faults } from '../faults/create-faults';
import { EFFECT_NAMES, type Effect } from '../faults/effects';
import type { Fault } from '../faults/fault';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Meter } from '../ports/meter';
import { StoreUnavailable } from '../ports/store-unavailable';
import { NO_TRACER, type Tracer } from '../ports/tracer';
import type { Authenticate } from '../services/authenticate';
import type { Find, Found } from './app';
import { type BackPressure, STORE_WAIT_SECONDS } from './back-pressure';
import type { Arrival, Trace, Visit } from './call';
import { complaintOf } from './complaint-of';
import { json } from './json';
import { pathOf } from './path-of';
import { READY_PATH } from './ready-path';
import { BODILESS, type Reply } from './reply';
import type { AppRequest } from './request';
import { requestIdOf, withRequestId } from './request-id';
import type { Answered, RequestLog } from './request-log';
import { traced } from './traced';
import { untilEnded } from './until-ended';

export interface AdminEntrance {
  readonly prefix: string;
  readonly handle: (request: AppRequest, arrival: Arrival, trace: Trace) => Promise<Reply> | Reply;
}

export interface FrontDoorDeps {
  /** Called once a request. */
  readonly find: Find;
  readonly faults: Pick<Faults, 'list' | 'asksForUser'>;
  /** Takes the fault that acts on a request; where processes share faults, one of them does. */
  readonly takeFault: (
    request: Parameters<Faults['take']>[0],
  ) => ReturnType<Faults['take']> | Promise<Fault | undefined>;
  readonly requests: Pick<RequestLog, 'add'>;
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  readonly log: Log;
  /** The page: what is for it is neither logged nor made to fail. */
  readonly page?: (request: AppRequest, arrival: Arrival) => Promise<Reply> | undefined;
  /** The admin API: what begins with its prefix, written just so, is neither logged nor made to fail. */
  readonly admin: AdminEntrance;
  /** What watches over the server, by its exact path: neither logged nor made to fail. */
  readonly watch: {
    readonly paths: readonly string[];
    readonly handle: (request: AppRequest, arrival: Arrival, path: string) => Promise<Reply>;
  };
  /** Pages that say how this process is. */
  readonly ownPages: readonly string[];
  /** Takes over what other processes changed, where there are any; the store that did not answer has been waited for. */
  readonly refresh: () => Promise<StoreUnavailable | undefined> | undefined;
  readonly pressure: BackPressure;
  /** The answer to what is not let in. */
  readonly turnAway: (retryAfter: number) => Reply;
  readonly meter: Meter;
  readonly tracer: Tracer;
  /** The answer to whoever comes when the server was told to end. */
  readonly turnAwayLate: () => Reply;
  /** Draws the name of a request. */
  readonly drawId: () => string;
}

const METHODS: readonly string[] = ['GET', 'POST', 'PATCH', 'DELETE', 'HEAD'];
/** What the service itself answers. */
const SERVICE = new RegExp(`^(?:${VIDEO_API_PREFIX}|${WEBHOOK_API_PREFIX})/`);
/** What is let in whatever the store does. */
const UNCOUNTED = { leave: () => undefined };
/** The page's own files and videos. */
const STUDIO = '/_studio';

/** What a caller within the process sees of a dropped connection, as `fetch` shows it. */
const dropped = (arrival: Arrival): Reply => {
  if (arrival.drop === undefined)
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
    });
  arrival.drop();
  return json(500, { error: 'The connection was dropped by a fault.' });
};

/** The answer that a fault gives by itself, if it gives one. */
const ownAnswer = ({ status, body }: Effect): Reply | undefined => {
  if (status === undefined) return undefined;
  if (BODILESS.includes(status)) return { status, headers: {}, body: null };
  return json(status, body ?? { error: `A fault answered with ${status}.` });
};

export const createFrontDoor = ({
  find,
  faults,
  takeFault,
  requests,
  authenticate,
  clock,
  log,
  page,
  admin,
  watch,
  ownPages,
  refresh,
  pressure,
  turnAway,
  turnAwayLate,
  meter,
  tracer,
  drawId,
}: FrontDoorDeps) => {
  const userOf = async (request: AppRequest): Promise<string | undefined> => {
    if (!faults.asksForUser()) return undefined;
    const answer = await authenticate(request.headers.get('authorization'));
    return answer.ok ? answer.value.userId : undefined;
  };

  const withFault = async (fault: Fault, found: Found, visit: Visit): Promise<Reply> => {
    const { arrival, trace } = visit;
    const { effect } = fault;
    trace.faultId = fault.id;
    meter.add('faultsActed', { effect: EFFECT_NAMES.find((name) => effect[name] !== undefined) ?? 'other' });
    const { delay_ms: delay, drop } = effect;
    if (delay !== undefined) await clock.realDelay(delay);
    if (drop === 'before') return dropped(arrival);
    const answer = drop === 'after' ? undefined : ownAnswer(effect);
    const response = answer ?? (await found.answer(visit));
    if (drop === 'after') {
      if (response.body instanceof ReadableStream) await response.body.cancel();
      return dropped(arrival);
    }
    const wire = { delay: (ms: number) => clock.realDelay(ms), reset: arrival.reset };
    return changeAnswer(response, effect, { ...wire, now: clock.now(), isOwn: answer !== undefined });
  };

  /** Keeping a log decides nothing: an entry that can't be made is left out. */
  const note = (request: AppRequest, answer: Answered, trace: Trace, at: number, ms: number): void => {
    try {
      requests.add(request, answer, trace, at, ms);
    } catch (error) {
      log.write('warn', 'request-not-logged', { error: String(error) });
    }
  };

  /** Takes note of how an answer came about; `noted` gets what the log wants to know. */
  const measured = async (
    request: AppRequest,
    trace: Trace,
    answer: () => Promise<Reply> | Reply,
    noted?: (answer: Answered, ms: number) => void,
  ): Promise<Reply> => {
    const began = clock.realNow();
    let answered: Answered = { status: 0 };
    let isSending = false;
    const ended = () => meter.move('requestsInFlight', -1);
    meter.move('requestsInFlight', 1);
    try {
      const reply = await answer();
      answered = { status: reply.status, error: noted && complaintOf(reply) };
      if (!(reply.body instanceof ReadableStream)) return reply;
      isSending = true;
      return { ...reply, body: untilEnded(reply.body, ended) };
    } finally {
      const ms = clock.realNow() - began;
      const method = METHODS.includes(request.method) ? request.method : 'other';
      const route = trace.route ?? 'other';
      if (!isSending) ended();
      meter.add('requests', { method, route, status: answered.status });
      meter.observe('requestSeconds', ms / 1000, { method, route });
      noted?.(answered, ms);
    }
  };

  /** For a store that is away: whoever asked may come later. */
  const turnAwayFrom =
    (path: string, { requestId }: Trace) =>
    (error: unknown): Reply => {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.write('warn', 'store-unavailable', { request_id: requestId, path, error: error.message });
      return turnAway(STORE_WAIT_SECONDS);
    };

  const answerService = (found: Found, visit: Visit, path: string): Promise<Reply> => {
    const { request, trace } = visit;
    const at = clock.now();
    // One function for all of it: each that waits for another costs every request some of its time.
    const answer = async (): Promise<Reply> => {
      const entered = SERVICE.test(path) ? pressure.enter() : UNCOUNTED;
      if ('retryAfter' in entered) return turnAway(entered.retryAfter);
      try {
        // What is not in the store is not asked, and nobody waits for it.
        const refreshing = found.needsStore ? refresh() : undefined;
        const away = refreshing && (await refreshing);
        // Whoever has waited once for a store that is not there does not wait again.
        if (away !== undefined) throw away;
        const fault =
          faults.list().length === 0
            ? undefined
            : await takeFault({ method: request.method, path, userId: await userOf(request) });
        return await (fault === undefined ? found.answer(visit) : withFault(fault, found, visit));
      } catch (error) {
        return turnAwayFrom(path, trace)(error);
      } finally {
        entered.leave();
      }
    };
    return measured(request, trace, answer, (answered, ms) => note(request, answered, trace, at, ms));
  };

  /** What is neither logged as a request nor made to fail; undefined: it is for the service. */
  const answerBeside = (request: AppRequest, arrival: Arrival, path: string, trace: Trace) => {
    if (watch.paths.includes(path)) return watch.handle(request, arrival, path);
    if (arrival.isLate === true && !ownPages.includes(path)) return turnAwayLate();
    if (path === admin.prefix || path.startsWith(`${admin.prefix}/`)) {
      trace.route = admin.prefix;
      return measured(request, trace, () => admin.handle(request, arrival, trace));
    }
    const shown = page?.(request, arrival);
    if (shown === undefined) return undefined;
    trace.route = STUDIO;
    return measured(request, trace, () => shown.catch(turnAwayFrom(path, trace)));
  };

  return async (request: AppRequest, arrival: Arrival): Promise<Reply> => {
    const path = pathOf(request.url);
    const requestId = requestIdOf(request, drawId);
    const trace: Trace = { requestId };
    const beside = answerBeside(request, arrival, path, trace);
    if (beside !== undefined) return withRequestId(await beside, requestId);
    const found = find(request, path);
    // Before anything acts on it: what a fault answers has its route, too.
    if (found.route !== undefined) trace.route = found.route;
    const answer = () => answerService(found, { request, arrival, trace }, path);
    return withRequestId(await traced(path === READY_PATH ? NO_TRACER : tracer, request, trace, answer), requestId);
  };
};
