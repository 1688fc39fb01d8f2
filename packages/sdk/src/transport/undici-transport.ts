/**
 * The default transport: an undici Pool with keep-alive for each origin, or a dispatcher of the caller's (a proxy, a mock).
 * undici is loaded with the first request. Requests go through `dispatch` itself, which tells of the start of a request
 * only once a connection stands: what fails before that was never sent.
 */
import type * as Undici from 'undici';
import type { EnvHttpProxyAgent, Pool } from 'undici';
import { MockWatch } from './bypassed-mock';
import { Connections } from './connections';
import { failureOf } from './failure';
import type { OpenAnswer, Transport, TransportRequest, WholeAnswer } from './transport';
import { type Handler, type HandlerClass, OpenHandler, WholeHandler } from './undici-handlers';

/** What the transport uses of an undici dispatcher; those of versions 6 to 8, and mocks of them, fit. */
export interface DispatcherLike {
  /** Hands one request over. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- dispatchers of several undici versions must fit
  dispatch(options: any, handler: any): boolean;
}

/** How the pool connects. */
export interface UndiciTransportOptions {
  readonly dispatcher?: DispatcherLike | undefined;
  /** Whether HTTP_PROXY, HTTPS_PROXY and NO_PROXY are obeyed, in either case of letters. */
  readonly proxyFromEnvironment?: boolean | undefined;
  /** Told once when requests go past the mock of a test. */
  readonly warn?: (message: string, code: string) => void;
  /** Connections for each origin at most. */
  readonly connections?: number;
  /** Milliseconds for connecting. */
  readonly connectTimeoutMs?: number;
}

/** As it was when this was loaded: a test that stands in for timers must not keep requests back. */
const soon = setImmediate;

export class UndiciTransport implements Transport {
  readonly name = 'undici';
  readonly #options: UndiciTransportOptions;
  readonly #pools = new Map<string, Connections>();
  #loading: Promise<typeof Undici> | undefined;
  #ended = false;
  readonly #mocks = new MockWatch();
  #warned = false;

  constructor(options: UndiciTransportOptions = {}) {
    this.#options = options;
  }

  exchange(request: TransportRequest): Promise<WholeAnswer> {
    return this.#send(request, WholeHandler);
  }

  open(request: TransportRequest): Promise<OpenAnswer> {
    return this.#send(request, OpenHandler);
  }

  async close(): Promise<void> {
    await this.#end((pool) => pool.close());
  }

  async destroy(): Promise<void> {
    await this.#end((pool) => pool.destroy());
  }

  async #end(how: (pool: Pool | EnvHttpProxyAgent) => Promise<void>): Promise<void> {
    this.#ended = true;
    const all = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(all.map(({ pool }) => how(pool)));
  }

  #send<T>(request: TransportRequest, HandlerOf: HandlerClass<T>): Promise<T> {
    if (!this.#warned && this.#options.dispatcher === undefined) this.#warnOfMock();
    const { dispatcher } = this.#options;
    if (dispatcher !== undefined) {
      return new Promise((resolve, reject) => hand(request, dispatcher, new HandlerOf(request, resolve, reject)));
    }
    const known = this.#pools.get(request.origin);
    if (known !== undefined) return sendThrough(known, request, HandlerOf);
    return this.#open(request.origin).then((connections) => sendThrough(connections, request, HandlerOf));
  }

  #warnOfMock(): void {
    const why = this.#mocks.look();
    if (why === undefined) return;
    this.#warned = true;
    this.#options.warn?.(why, 'VID_MOCK_BYPASSED');
  }

  /** What can't be loaded has sent nothing. */
  async #load(): Promise<typeof Undici> {
    this.#loading ??= import('undici');
    try {
      return await this.#loading;
    } catch (error) {
      throw failureOf(error, { sent: false, answering: false });
    }
  }

  async #open(origin: string): Promise<Connections> {
    const undici = await this.#load();
    if (this.#ended) throw failureOf(new Error('the transport is closed'), { sent: false, answering: false });
    const { connections = 256, connectTimeoutMs = 10_000, proxyFromEnvironment = false } = this.#options;
    const how = { connections, connect: { timeout: connectTimeoutMs } };
    const opened =
      this.#pools.get(origin) ??
      new Connections(proxyFromEnvironment ? new undici.EnvHttpProxyAgent(how) : new undici.Pool(origin, how));
    this.#pools.set(origin, opened);
    return opened;
  }
}

const sendThrough = <T>(connections: Connections, request: TransportRequest, HandlerOf: HandlerClass<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const handler = new HandlerOf(request, resolve, reject, connections);
    if (connections.begin()) hand(request, connections.pool, handler);
    else soon(() => hand(request, connections.pool, handler));
  });

/** Hands one request over. What was cancelled before never gets there. */
const hand = <T>(request: TransportRequest, dispatcher: DispatcherLike, handler: Handler<T>): void => {
  const { origin, path, method, headers, body, cancellation } = request;
  if (cancellation.cancelled) return handler.refuse(cancellation.reason);
  try {
    dispatcher.dispatch({ origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler);
  } catch (error) {
    handler.refuse(error);
  }
};
