/**
 * The service as a function from request to response. The route table reads like the specification's list of endpoints;
 * what it does not list is a JSON 404, and a listed path with another method a JSON 405. Specification: Endpoints.
 */
import { ENDPOINT_PATHS, type EndpointName } from '@vid/sdk/contract';
import type { Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { Hono } from 'hono/tiny';
import type { Log } from '../ports/log';
import type { ServerRules } from '../ports/server-rules';
import type { Authenticate } from '../services/authenticate';
import { answerRefusal } from './answer-refusal';
import type { Endpoint, HttpEnv } from './call';
import { json } from './json';
import type { Reply } from './reply';
import type { AppRequest } from './request';

/** Pages without a key: method GET, an exact path or one with `:token`. */
export interface OpenPage {
  readonly path: string;
  readonly handle: (request: AppRequest, token: string) => Promise<Reply> | Reply;
}

export interface AppDeps {
  readonly authenticate: Authenticate;
  readonly rules: ServerRules;
  readonly endpoints: Readonly<Record<EndpointName, Endpoint>>;
  readonly pages: readonly OpenPage[];
  readonly log: Log;
}

const methodNotAllowed = (allowed: readonly string[]) => {
  const allow = allowed.includes('GET') ? ['HEAD', ...allowed] : allowed;
  return () => json(405, { error: `This address answers ${allow.join(', ')} only.` }, { allow: allow.join(', ') });
};

/** Hono hands on whatever a handler answers with; its types know `Response` alone. */
const handing = <A extends readonly unknown[]>(handle: (...args: A) => Promise<Reply> | Reply) =>
  handle as unknown as (...args: A) => Promise<Response>;

export interface App {
  handle(env: HttpEnv['Bindings']): Promise<Reply>;
}

export const createApp = (deps: AppDeps): App => {
  const app = new Hono<HttpEnv>();
  // Exact about slashes, and ready at once: compiling the routes would cost every start more than it gains.
  app.router = new TrieRouter();
  const { rules } = deps;

  /** The guard of every endpoint, then the endpoint. */
  const guarded = (endpoint: Endpoint) => async (context: Context<HttpEnv>) => {
    const { request, arrival, trace } = context.env;
    const answer = await deps.authenticate(request.headers.get('authorization'));
    if (!answer.ok) return answerRefusal(answer.refusal, rules.current().policies);
    trace.userId = answer.value.userId;
    return endpoint({ request, account: answer.value, id: context.req.param('id') ?? '', arrival, trace });
  };

  const methods = new Map<string, string[]>();
  for (const [name, { method, path }] of Object.entries(ENDPOINT_PATHS)) {
    const route = path.replace('{id}', ':id');
    app.on(method, route, handing(guarded(deps.endpoints[name as EndpointName])));
    methods.set(route, [...(methods.get(route) ?? []), method]);
  }
  for (const { path, handle } of deps.pages) {
    app.get(
      path,
      handing((context: Context<HttpEnv>) => handle(context.env.request, context.req.param('token') ?? '')),
    );
    methods.set(path, ['GET']);
  }
  for (const [path, allowed] of methods) app.all(path, handing(methodNotAllowed(allowed)));

  app.notFound(
    handing(({ req, env }: Context<HttpEnv>) =>
      json(404, { error: `There is nothing at ${env.request.method} ${req.path}.` }),
    ),
  );
  app.onError(
    handing((error: Error, context: Context<HttpEnv>) => {
      deps.log.write('error', 'request-failed', { path: context.req.path, error: String(error.stack ?? error) });
      return answerRefusal({ kind: 'server-error' }, rules.current().policies);
    }),
  );
  return {
    // The router reads the method and the URL; HEAD is answered like GET.
    handle: async (env) => {
      const { method, url } = env.request;
      const line = { method: method === 'HEAD' ? 'GET' : method, url };
      return (await app.fetch(line as Request, env)) as unknown as Reply;
    },
  };
};
