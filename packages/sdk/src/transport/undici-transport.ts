/**
 * The default transport: an undici Pool with keep-alive for each origin, or a dispatcher of the caller's (a proxy, a mock).
 * undici is loaded with the first request. Requests go through `dispatch` itself, which calls `onRequestStart` only once
 * a connection stands: what fails before that was never sent.
 */
import type { Pool } from 'undici';
import type { Cancellation } from './cancellation';
import { ChunkQueue } from './chunk-queue';
import { failureOf } from './failure';
import { TextCollector } from './read-whole';
import type { AnswerHead, OpenAnswer, Transport, TransportFailure, TransportRequest, WholeAnswer } from './transport';

/** What the transport uses of an undici dispatcher; any version from 7 on, and mocks of it, fit. */
export interface DispatcherLike {
  /** Hands one request over. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- dispatchers of several undici versions must fit
  dispatch(options: any, handler: any): boolean;
}

interface Controller {
  abort(reason: Error): void;
  pause(): void;
  resume(): void;
}

type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

const flatten = (raw: RawHeaders): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const name in raw) {
    const value = raw[name];
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return headers;
};

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** The part that both kinds of reading share: how far the request came, and how it is cancelled. */
abstract class Handler<T> {
  protected head: AnswerHead | undefined;
  #controller: Controller | undefined;
  readonly #cancellation: Cancellation;
  readonly #settle: { resolve: (value: T) => void; reject: (error: unknown) => void };

  constructor(cancellation: Cancellation, settle: { resolve: (value: T) => void; reject: (error: unknown) => void }) {
    this.#cancellation = cancellation;
    this.#settle = settle;
    cancellation.onCancel((reason) => this.cancel(asError(reason)));
  }

  protected abstract started(head: AnswerHead): void;
  protected abstract data(chunk: Uint8Array, controller: Controller): void;
  protected abstract ended(head: AnswerHead): void;
  protected abstract failed(error: TransportFailure): void;

  protected resolve(value: T): void {
    this.#settle.resolve(value);
  }

  protected reject(error: unknown): void {
    this.#settle.reject(error);
  }

  /** Settles at once; the connection is closed as soon as there is one. */
  cancel(reason: Error): void {
    this.fail(reason);
    this.#controller?.abort(reason);
  }

  resume(): void {
    this.#controller?.resume();
  }

  private fail(error: unknown): void {
    this.failed(failureOf(error, { sent: this.#controller !== undefined, answering: this.head !== undefined }));
  }

  onRequestStart(controller: Controller): void {
    if (this.#cancellation.cancelled) return controller.abort(asError(this.#cancellation.reason));
    this.#controller = controller;
  }

  onResponseStart(_controller: Controller, status: number, headers: RawHeaders): void {
    if (status < 200) return;
    this.head = { status, headers: flatten(headers) };
    this.started(this.head);
  }

  onResponseData(controller: Controller, chunk: Uint8Array): void {
    try {
      this.data(chunk, controller);
    } catch (error) {
      this.cancel(asError(error));
    }
  }

  onResponseEnd(): void {
    if (this.head !== undefined) this.ended(this.head);
  }

  onResponseError(_controller: Controller, error: unknown): void {
    this.fail(error);
  }
}

class WholeHandler extends Handler<WholeAnswer> {
  readonly #collector = new TextCollector();

  protected override started(): void {}

  protected override data(chunk: Uint8Array): void {
    this.#collector.add(chunk);
  }

  protected override ended(head: AnswerHead): void {
    this.resolve({ ...head, text: this.#collector.text() });
  }

  protected override failed(error: TransportFailure): void {
    this.reject(error);
  }
}

class OpenHandler extends Handler<OpenAnswer> {
  readonly #queue = new ChunkQueue({
    resume: () => this.resume(),
    stop: () => this.cancel(new Error('the reader stopped')),
  });

  protected override started(head: AnswerHead): void {
    this.resolve({ ...head, body: this.#queue });
  }

  protected override data(chunk: Uint8Array, controller: Controller): void {
    if (!this.#queue.push(chunk)) controller.pause();
  }

  protected override ended(): void {
    this.#queue.end();
  }

  protected override failed(error: TransportFailure): void {
    this.reject(error);
    this.#queue.fail(error);
  }
}

type HandlerClass<T> = new (
  cancellation: Cancellation,
  settle: { resolve: (value: T) => void; reject: (error: unknown) => void },
) => Handler<T>;

/** How the pool connects. */
export interface UndiciTransportOptions {
  readonly dispatcher?: DispatcherLike | undefined;
  /** Connections for each origin at most. */
  readonly connections?: number;
  /** Milliseconds for connecting. */
  readonly connectTimeoutMs?: number;
}

export class UndiciTransport implements Transport {
  readonly name = 'undici';
  readonly #options: UndiciTransportOptions;
  readonly #pools = new Map<string, Pool>();
  #loading: Promise<typeof Pool> | undefined;

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
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  #send<T>(request: TransportRequest, HandlerOf: HandlerClass<T>): Promise<T> {
    const known = this.#options.dispatcher ?? this.#pools.get(request.origin);
    if (known !== undefined) return this.#dispatch(known, request, HandlerOf);
    return this.#openPool(request.origin).then((pool) => this.#dispatch(pool, request, HandlerOf));
  }

  #dispatch<T>(dispatcher: DispatcherLike, request: TransportRequest, HandlerOf: HandlerClass<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const { origin, path, method, headers, body, cancellation } = request;
      if (cancellation.cancelled) {
        return reject(failureOf(cancellation.reason, { sent: false, answering: false }));
      }
      const handler = new HandlerOf(cancellation, { resolve, reject });
      try {
        dispatcher.dispatch({ origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler);
      } catch (error) {
        reject(failureOf(error, { sent: false, answering: false }));
      }
    });
  }

  async #openPool(origin: string): Promise<Pool> {
    this.#loading ??= import('undici').then((undici) => undici.Pool);
    const PoolClass = await this.#loading;
    const { connections = 64, connectTimeoutMs = 10_000 } = this.#options;
    const pool =
      this.#pools.get(origin) ?? new PoolClass(origin, { connections, connect: { timeout: connectTimeoutMs } });
    this.#pools.set(origin, pool);
    return pool;
  }
}
