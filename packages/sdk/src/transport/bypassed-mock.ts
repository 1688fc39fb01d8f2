/**
 * Sees when a test has put a mock in front of HTTP that undici's Pool goes past: MSW and nock patch node:http and fetch, a
 * MockAgent is the global dispatcher. Such a test would call the real service, and may pay for it.
 */

const DISPATCHERS = [Symbol.for('undici.globalDispatcher.2'), Symbol.for('undici.globalDispatcher.1')];

type Globals = Readonly<Record<symbol, object | undefined>> & {
  readonly process?: { readonly getBuiltinModule?: (name: string) => unknown };
  readonly fetch?: unknown;
  readonly XMLHttpRequest?: unknown;
};

const scope = globalThis as unknown as Globals;

const KINDS = ['client-request', 'fetch', 'socket', 'http-request', 'xhr'];
const INTERCEPTORS = KINDS.map((kind) => Symbol.for(`${kind}-interceptor`));
const INTERCEPTOR = new RegExp(`^(${KINDS.join('|')})-interceptor$`);

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
  DISPATCHERS.map((symbol) => scope[symbol]?.constructor.name).find((found) => found?.startsWith('Mock'));

/** What such a mock changes when it begins: quick to compare, where looking for the mock itself is not. */
const traces = (): readonly unknown[] => {
  const { request, ClientRequest } = httpModule() ?? {};
  const found: unknown[] = [request, ClientRequest, scope.fetch, scope.XMLHttpRequest];
  for (const symbol of INTERCEPTORS) found.push(scope[symbol]);
  for (const symbol of DISPATCHERS) found.push(scope[symbol]);
  return found;
};

/** What is gone past and what to do about it; undefined when nothing is. */
const bypassedMock = (): string | undefined => {
  if (isIntercepted() || hasOldNock()) {
    return "A mock of HTTP (MSW or nock) is at work, and the default transport goes past it: requests reach the real service. Make the client with transport: 'http' or transport: { fetch: (request) => fetch(request) }, which the mock sees.";
  }
  const agent = mockedDispatcher();
  if (agent === undefined) return undefined;
  return `The global dispatcher is a ${agent}, and the default transport goes past it: requests reach the real service. Make the client with dispatcher: getGlobalDispatcher() of undici, or with transport: { fetch: (request) => fetch(request) }.`;
};

/** Looks before each request, and closely only when something has changed since the last one. */
export class MockWatch {
  #seen: readonly unknown[] = [];

  /** What is gone past and what to do about it, when it has begun since the last look. */
  look(): string | undefined {
    const seen = this.#seen;
    const found = traces();
    if (found.length === seen.length && found.every((trace, index) => trace === seen[index])) return undefined;
    this.#seen = found;
    return bypassedMock();
  }
}
