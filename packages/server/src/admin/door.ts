/** The admin API over HTTP: a table of calls, a guard before them, and JSON errors behind them. */
import type { HideSecrets } from '../domain/hide-secrets';
import { answerRefusal } from '../http/answer-refusal';
import { answerUnavailable, isAway } from '../http/answer-unavailable';
import { type JsonLimits, REQUEST_LIMITS, STATE_LIMITS } from '../http/body-limits';
import type { Arrival, Trace } from '../http/call';
import { json } from '../http/json';
import { pathOf } from '../http/path-of';
import type { ReadBody } from '../http/read-body';
import type { Reply } from '../http/reply';
import type { AppRequest } from '../http/request';
import type { Log } from '../ports/log';
import type { StoreUnavailable } from '../ports/store-unavailable';
import { AdminError } from './admin-error';
import type { Admin } from './create-admin';
import { refuseAdmin } from './guard';
import { Refused } from './refused';

export interface AdminDoorDeps {
  readonly admin: Admin;
  readonly prefix: string;
  readonly token: string | undefined;
  readonly readBody: ReadBody;
  readonly location: () => { readonly host: string; readonly base: string };
  readonly log: Log;
  readonly hide: HideSecrets;
  /** Takes over what other processes changed; the store that did not answer has been waited for. */
  readonly refresh: () => Promise<StoreUnavailable | undefined> | undefined;
}

interface AdminCall {
  readonly requestId: string | undefined;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | null;
  readonly body: () => Promise<unknown>;
}
type Handler = (call: AdminCall) => unknown;
interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly status: 200 | 201 | 202 | 204;
  readonly handle: Handler;
  /** How much its body may say. */
  readonly limits: JsonLimits;
  /** What it answers piece by piece, where that is no stream of events. */
  readonly streams?: string;
}

const STATUS_OF = { invalid: 400, 'not-found': 404, conflict: 409 } as const;

const route = (
  method: string,
  path: string,
  status: Route['status'],
  handle: Handler,
  limits = REQUEST_LIMITS,
): Route => ({
  method,
  pattern: new RegExp(`^${path.replace('{id}', '([^/]+)')}/?$`),
  status,
  handle,
  limits,
});

/** What is no number is told as one that is none. */
const whole = (text: string | null): number | undefined =>
  text === null ? undefined : /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;

/** The table, as the documentation lists it. Bodies are checked by the functions that take them. */
const routesOf = (admin: Admin): readonly Route[] => [
  route('GET', '/accounts', 200, () => admin.listAccounts()),
  route('POST', '/accounts', 201, async ({ body }) => admin.createAccount((await body()) as never)),
  route('PATCH', '/accounts/{id}', 200, async ({ id, body }) => admin.updateAccount(id, (await body()) as never)),
  route('POST', '/accounts/{id}/credits', 200, async ({ id, body }) => admin.addCredits(id, (await body()) as never)),
  route('GET', '/accounts/{id}/ledger', 200, ({ id }) => admin.ledger(id)),
  route('POST', '/accounts/{id}/keys', 201, ({ id }) => admin.createKey(id)),
  route('DELETE', '/keys/{id}', 204, ({ id }) => admin.revokeKey(id)),
  route('POST', '/accounts/{id}/app-renders', 200, async ({ id, body }) =>
    admin.startAppRenders(id, (await body()) as never),
  ),
  route('DELETE', '/accounts/{id}/app-renders', 204, ({ id }) => admin.endAppRenders(id)),
  route('GET', '/accounts/{id}/usage', 200, ({ id }) => admin.usage(id)),
  route('POST', '/accounts/{id}/plan', 200, async ({ id, body }) => admin.planRender(id, await body())),
  {
    ...route('POST', '/accounts/{id}/stills', 200, async ({ id, body }) => admin.drawStills(id, await body())),
    streams: 'application/x-ndjson',
  },
  route('POST', '/accounts/{id}/renders', 202, async ({ id, body }) => admin.startRender(id, await body())),
  route('GET', '/jobs', 200, ({ query }) =>
    admin.listJobs({
      user_id: query.get('user_id') ?? undefined,
      status: query.get('status') ?? undefined,
      search: query.get('search') ?? undefined,
      limit: whole(query.get('limit')),
      offset: whole(query.get('offset')),
    }),
  ),
  route('GET', '/jobs/{id}/film', 200, ({ id }) => admin.film(id)),
  route('GET', '/jobs/{id}/plan', 200, ({ id }) => admin.jobPlan(id)),
  route('GET', '/jobs/{id}/request', 200, ({ id }) => admin.jobRequest(id)),
  route('POST', '/jobs/{id}/cancel', 200, ({ id }) => admin.cancelJob(id)),
  route('POST', '/jobs/{id}/fail', 200, async ({ id, body }) => admin.failJob(id, (await body()) as never)),
  route('GET', '/clock', 200, () => admin.clock()),
  route('POST', '/clock', 200, async ({ body }) => admin.setClock((await body()) as never)),
  route('GET', '/faults', 200, () => admin.listFaults()),
  route('POST', '/faults', 201, async ({ body }) => admin.addFault((await body()) as never)),
  route('DELETE', '/faults', 204, () => admin.clearFaults()),
  route('GET', '/hooks', 200, ({ query }) => admin.listHooks({ user_id: query.get('user_id') ?? undefined })),
  route('POST', '/accounts/{id}/hooks', 201, async ({ id, body }) => admin.createHook(id, await body())),
  route('PATCH', '/hooks/{id}', 200, async ({ id, body }) => admin.updateHook(id, await body())),
  route('DELETE', '/hooks/{id}', 204, ({ id }) => admin.deleteHook(id)),
  route('POST', '/hooks/{id}/test', 200, ({ id }) => admin.pingHook(id)),
  route('GET', '/pause', 200, () => admin.paused()),
  route('POST', '/pause', 200, async ({ body }) => admin.pause((await body()) as never)),
  route('POST', '/events', 200, async ({ body }) => admin.emitEvent((await body()) as never)),
  route('GET', '/events/stream', 200, ({ header }) => admin.changes(header('last-event-id') ?? undefined)),
  route('GET', '/deliveries', 200, ({ query }) =>
    admin.listDeliveries({
      user_id: query.get('user_id') ?? undefined,
      hook_id: query.get('hook_id') ?? undefined,
      status: query.get('status') ?? undefined,
      limit: whole(query.get('limit')),
      offset: whole(query.get('offset')),
    }),
  ),
  route('GET', '/deliveries/{id}', 200, ({ id }) => admin.delivery(id)),
  route('POST', '/deliveries/{id}/redeliver', 200, ({ id }) => admin.redeliver(id)),
  route('GET', '/requests', 200, ({ query }) =>
    admin.requests({ limit: whole(query.get('limit')), offset: whole(query.get('offset')) }),
  ),
  route('GET', '/requests/{id}/hints', 200, ({ id }) => admin.requestHints(id)),
  route('GET', '/policies', 200, () => admin.policies()),
  route('PATCH', '/policies', 200, async ({ body }) => admin.setPolicies((await body()) as never)),
  route('GET', '/snapshot', 200, ({ requestId }) => admin.snapshot(requestId)),
  route('PUT', '/snapshot', 200, async ({ body, requestId }) => admin.restore(await body(), requestId), STATE_LIMITS),
  route('POST', '/reset', 200, ({ requestId }) => admin.reset(requestId)),
  route('GET', '/audit', 200, () => admin.audit()),
  route('GET', '/why/{id}', 200, ({ id }) => admin.why(id)),
];

/** A text that goes on for as long as somebody reads it. */
const stream = (body: ReadableStream<Uint8Array>, method: string, type = 'text/event-stream'): Reply => {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // A connection that is idle after it would hold up the end of the server.
    connection: 'close',
  };
  if (method !== 'HEAD') return { status: 200, headers, body };
  void body.cancel();
  return { status: 200, headers, body: null };
};

/** A body that may be left out counts as an empty object. */
const readJson = async (readBody: ReadBody, request: AppRequest, trace: Trace, route: Route): Promise<unknown> => {
  if (request.body === null || request.headers.get('content-length') === '0') return {};
  const body = await readBody(request, trace, route.limits);
  if (body.kind === 'json') return body.value;
  throw new Refused(body.refusal);
};

export const createAdminDoor = ({ admin, prefix, token, readBody, location, log, hide, refresh }: AdminDoorDeps) => {
  const routes = routesOf(admin);
  return async (request: AppRequest, arrival: Arrival, trace: Trace): Promise<Reply> => {
    const { host, base } = location();
    const refusal = refuseAdmin(request, arrival, { token, listeningHost: host, baseUrl: base });
    if (refusal !== undefined) return json(403, { error: refusal });

    const asked = pathOf(request.url);
    const path = asked.slice(prefix.length) || '/';
    const matching = routes.filter(({ pattern }) => pattern.test(path));
    const found = matching.find(({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method));
    if (found === undefined) {
      if (matching.length === 0) return json(404, { error: `There is nothing at ${request.method} ${asked}.` });
      const allow = matching.map(({ method }) => method).join(', ');
      return json(405, { error: `This address answers ${allow} only.` }, { allow });
    }
    try {
      // After the guard, so that nobody else makes the store be asked; whoever has waited for it does not wait again.
      const away = await refresh();
      if (away !== undefined) throw away;
      const id = decodeURIComponent(found.pattern.exec(path)?.[1] ?? '');
      const query = new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1]);
      const header = (name: string) => request.headers.get(name);
      const result = await found.handle({
        id,
        query,
        header,
        requestId: trace.requestId,
        body: () => readJson(readBody, request, trace, found),
      });
      if (result instanceof ReadableStream) return stream(result, request.method, found.streams);
      return found.status === 204 ? { status: 204, headers: {}, body: null } : json(found.status, result);
    } catch (error) {
      if (error instanceof AdminError) {
        const detail = error.kind === 'invalid' ? { error: 'Validation failed', detail: error.message } : undefined;
        return json(STATUS_OF[error.kind], detail ?? { error: error.message });
      }
      if (error instanceof Refused) return answerRefusal(error.refusal, admin.policies().policies);
      if (error instanceof URIError) return json(400, { error: 'The path is not valid.' });
      const facts = { request_id: trace.requestId, path };
      if (isAway(error)) {
        log.write('warn', 'admin-not-served', { ...facts, error: error.message });
        return answerUnavailable(error, (text) => hide.text(text));
      }
      log.write('error', 'admin-failed', { ...facts, error: String((error as Error).stack ?? error) });
      return json(500, { error: hide.text(`The admin API failed: ${(error as Error).message}`) });
    } finally {
      trace.release?.();
    }
  };
};
