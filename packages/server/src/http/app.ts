/**
 * The service as a function from request to response. The route table reads like the specification's list of endpoints;
 * what it does not list is a JSON 404, and a listed path with another method a JSON 405. Specification: Endpoints.
 */

import { ENDPOINT_PATHS, type EndpointName } from '@vid/sdk/contract';
import { TrieRouter } from 'hono/router/trie-router';
import { getPath, tryDecodeURIComponent } from 'hono/utils/url';
import type { Log } from '../ports/log';
import { OutcomeUnknown } from '../ports/outcome-unknown';
import type { ServerRules } from '../ports/server-rules';
import { StoreUnavailable } from '../ports/store-unavailable';
import type { Authenticate } from '../services/authenticate';
import { answerRefusal } from './answer-refusal';
import { STORE_WAIT_SECONDS } from './back-pressure';
import type { Endpoint, Visit } from './call';
import { json } from './json';
import type { Reply } from './reply';
import type { AppRequest } from './request';

/** Pages without a key: method GET, an exact path or one with `:token`. */
export interface OpenPage {
  readonly path: string;
  /** Its answer is not in the store. */
  readonly isOwn?: boolean;
  readonly handle: (request: AppRequest, token: string) => Promise<Reply> | Reply;
}

export interface AppDeps {
  readonly authenticate: Authenticate;
  readonly rules: ServerRules;
  readonly endpoints: Readonly<Record<EndpointName, Endpoint>>;
  readonly pages: readonly OpenPage[];
  readonly log: Log;
}

type Handle = (visit: Visit, param: (name: string) => string) => Promise<Reply> | Reply;
/** What a route leads to, and how the table writes it. */
interface Route {
  readonly route: string;
  readonly isOwn: boolean;
  readonly handle: Handle;
}

/** The methods that the route table may name, in the order in which a 405 lists them. */
const METHODS: readonly string[] = ['GET', 'POST', 'PATCH', 'DELETE'];

const noParam = (): string => '';

/** HEAD is answered like GET. */
const askedOf = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** What a request leads to, known before anything is asked. */
export interface Found {
  /** Its path as the route table writes it; undefined where nothing is. */
  readonly route: string | undefined;
  /** Whether the answer is in the store: not of what nothing is at, nor of a page that says how this process is. */
  readonly needsStore: boolean;
  readonly answer: (visit: Visit) => Promise<Reply> | Reply;
}

/** `sent` is the path as it was sent. */
export type Find = (request: Pick<AppRequest, 'method' | 'url'>, sent: string) => Found;

export const createApp = ({ authenticate, rules, endpoints, pages, log }: AppDeps): Find => {
  const routes: (readonly [method: string, path: string, route: Route])[] = [];
  let made: TrieRouter<Route> | undefined;
  /** Exact about slashes, and ready at once: compiling the routes would cost more than it gains. Made when a path first needs it. */
  const router = (): TrieRouter<Route> => {
    if (made !== undefined) return made;
    made = new TrieRouter<Route>();
    for (const route of routes) made.add(...route);
    return made;
  };
  /** By path, then by method, where nothing in a path varies: most requests are found at once. */
  const fixed = new Map<string, Map<string, Route>>();
  const add = (method: string, path: string, route: Route): void => {
    routes.push([method, path, route]);
    if (!path.includes(':')) fixed.set(path, (fixed.get(path) ?? new Map<string, Route>()).set(method, route));
  };
  /** The router must not see a method that no route names, for it looks methods up by name. */
  const routeTo = (method: string, path: string) => {
    const asked = askedOf(method);
    return METHODS.includes(asked) ? router().match(asked, path)[0][0] : undefined;
  };

  /** The guard of every endpoint, then the endpoint. */
  const guarded =
    (endpoint: Endpoint): Handle =>
    async ({ request, arrival, trace }, param) => {
      const answer = await authenticate(request.headers.get('authorization'));
      if (!answer.ok) return answerRefusal(answer.refusal, rules.current().policies);
      trace.userId = answer.value.userId;
      return endpoint({ request, account: answer.value, id: param('id'), arrival, trace });
    };

  for (const [name, { method, path }] of Object.entries(ENDPOINT_PATHS))
    add(method, path.replace('{id}', ':id'), {
      route: path,
      isOwn: false,
      handle: guarded(endpoints[name as EndpointName]),
    });
  for (const { path, isOwn = false, handle } of pages)
    add('GET', path, {
      route: path.replace(':token', '{token}'),
      isOwn,
      handle: ({ request }, param) => handle(request, param('token')),
    });

  const nothingThere = (method: string, path: string): Reply => {
    const allowed = METHODS.filter((other) => routeTo(other, path) !== undefined);
    if (allowed.length === 0) return json(404, { error: `There is nothing at ${method} ${path}.` });
    const allow = (allowed.includes('GET') ? ['HEAD', ...allowed] : allowed).join(', ');
    return json(405, { error: `This address answers ${allow} only.` }, { allow });
  };

  /** What a route leads to, which answers for every failure. */
  const foundAt = ({ route, isOwn, handle }: Route, path: string, param: (name: string) => string): Found => {
    const answer = async (visit: Visit): Promise<Reply> => {
      try {
        return await handle(visit, param);
      } catch (error) {
        const request_id = visit.trace.requestId;
        if (error instanceof StoreUnavailable) {
          log.write('warn', 'store-unavailable', { request_id, path, error: error.message });
          return answerRefusal({ kind: 'busy', retryAfter: STORE_WAIT_SECONDS }, rules.current().policies);
        }
        if (error instanceof OutcomeUnknown) {
          log.write('error', 'outcome-unknown', { request_id, path, error: error.message });
          return answerRefusal({ kind: 'outcome-unknown' }, rules.current().policies);
        }
        log.write('error', 'request-failed', { request_id, path, error: String((error as Error).stack ?? error) });
        return answerRefusal({ kind: 'server-error' }, rules.current().policies);
      } finally {
        visit.trace.release?.();
      }
    };
    return { route, needsStore: !isOwn, answer };
  };

  return ({ method, url }, sent) => {
    const known = fixed.get(sent)?.get(askedOf(method));
    if (known !== undefined) return foundAt(known, sent, noParam);
    const path = getPath({ url } as Request);
    const found = routeTo(method, path);
    if (found === undefined) return { route: undefined, needsStore: false, answer: () => nothingThere(method, path) };
    const [route, params] = found;
    return foundAt(route, path, (name) =>
      tryDecodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
    );
  };
};
