/**
 * Sees when a test has put a mock in front of HTTP that undici's Pool goes past: MSW and nock patch node:http and fetch, a
 * MockAgent is the global dispatcher. Such a test would call the real service, and may pay for it.
 */

const DISPATCHER = Symbol.for('undici.globalDispatcher.1');
const NEWER_DISPATCHER = Symbol.for('undici.globalDispatcher.2');

type Globals = Readonly<Record<symbol, object | undefined>> & {
  readonly process?: { readonly getBuiltinModule?: (name: string) => unknown };
};

const scope = globalThis as unknown as Globals;

const INTERCEPTOR = /^(client-request|fetch|socket|http-request|xhr)-interceptor$/;

/** Interceptors of MSW, and of nock from 14 on, register themselves under such symbols while they are at work. */
const isIntercepted = (): boolean =>
  Object.getOwnPropertySymbols(scope).some(
    (symbol) => INTERCEPTOR.test(symbol.description ?? '') && scope[symbol] !== undefined,
  );

interface HttpModule {
  readonly request?: unknown;
  readonly ClientRequest?: { readonly name?: string };
}

let http: HttpModule | undefined;
const httpModule = (): HttpModule | undefined => {
  http ??= scope.process?.getBuiltinModule?.('http') as HttpModule | undefined;
  return http;
};

const hasOldNock = (): boolean => httpModule()?.ClientRequest?.name === 'OverriddenClientRequest';

const mockedDispatcher = (): string | undefined =>
  [NEWER_DISPATCHER, DISPATCHER]
    .map((symbol) => scope[symbol]?.constructor.name)
    .find((found) => found?.startsWith('Mock'));

/** What is gone past and what to do about it; undefined when nothing is. */
const bypassedMock = (): string | undefined => {
  if (isIntercepted() || hasOldNock()) {
    return "A mock of HTTP (MSW or nock) is at work, and the default transport goes past it: requests reach the real service. Make the client with transport: 'http' or transport: { fetch: (request) => fetch(request) }, which the mock sees.";
  }
  const agent = mockedDispatcher();
  if (agent === undefined) return undefined;
  return `The global dispatcher is a ${agent}, and the default transport goes past it: requests reach the real service. Make the client with dispatcher: getGlobalDispatcher() of undici, or with transport: { fetch: (request) => fetch(request) }.`;
};

/**
 * Looks before each request, and closely only when something has changed that each such mock changes when it begins. Written
 * out, since looking up many names in the global scope takes as long as a tenth of a request.
 */
export class MockWatch {
  #hasLooked = false;
  #request: unknown;
  #ClientRequest: unknown;
  #fetch: unknown;
  #dispatcher: unknown;
  #newerDispatcher: unknown;

  /** What is gone past and what to do about it, when it has begun since the last look. */
  look(): string | undefined {
    const http = httpModule();
    const fetchNow = typeof fetch === 'function' ? fetch : undefined;
    if (
      this.#hasLooked &&
      http?.request === this.#request &&
      http?.ClientRequest === this.#ClientRequest &&
      fetchNow === this.#fetch &&
      scope[DISPATCHER] === this.#dispatcher &&
      scope[NEWER_DISPATCHER] === this.#newerDispatcher
    ) {
      return undefined;
    }
    this.#hasLooked = true;
    this.#request = http?.request;
    this.#ClientRequest = http?.ClientRequest;
    this.#fetch = fetchNow;
    this.#dispatcher = scope[DISPATCHER];
    this.#newerDispatcher = scope[NEWER_DISPATCHER];
    return bypassedMock();
  }
}
