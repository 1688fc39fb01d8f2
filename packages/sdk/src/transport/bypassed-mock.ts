/**
 * Sees when a test has put a mock in front of HTTP that undici's Pool goes past: MSW and nock patch node:http and fetch, a
 * MockAgent is the global dispatcher. Such a test would call the real service, and may pay for it.
 */

const DISPATCHERS = [Symbol.for('undici.globalDispatcher.2'), Symbol.for('undici.globalDispatcher.1')];

type Globals = Readonly<Record<symbol, object | undefined>> & {
  readonly process?: { readonly getBuiltinModule?: (name: string) => unknown };
};

const scope = globalThis as unknown as Globals;

/** Interceptors of MSW, and of nock from 14 on, register themselves under such symbols while they are at work. */
const isIntercepted = (): boolean =>
  Object.getOwnPropertySymbols(scope).some(
    (symbol) =>
      /^(client-request|fetch|socket|http-request|xhr)-interceptor$/.test(symbol.description ?? '') &&
      scope[symbol] !== undefined,
  );

const hasOldNock = (): boolean => {
  const http = scope.process?.getBuiltinModule?.('http') as { ClientRequest?: { name?: string } } | undefined;
  return http?.ClientRequest?.name === 'OverriddenClientRequest';
};

const mockedDispatcher = (): string | undefined => {
  const name = DISPATCHERS.map((symbol) => scope[symbol]?.constructor.name).find((found) => found?.startsWith('Mock'));
  return name;
};

/** What is gone past and what to do about it; undefined when nothing is. */
export const bypassedMock = (): string | undefined => {
  if (isIntercepted() || hasOldNock()) {
    return "A mock of HTTP (MSW or nock) is at work, and the default transport goes past it: requests reach the real service. Make the client with transport: 'http' or transport: { fetch: (request) => fetch(request) }, which the mock sees.";
  }
  const agent = mockedDispatcher();
  if (agent === undefined) return undefined;
  return `The global dispatcher is a ${agent}, and the default transport goes past it: requests reach the real service. Make the client with dispatcher: getGlobalDispatcher() of undici, or with transport: { fetch: (request) => fetch(request) }.`;
};
