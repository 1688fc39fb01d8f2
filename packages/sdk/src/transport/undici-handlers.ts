/** What reads one answer from an undici dispatcher. A dispatcher tells each kind of handler the same steps. */
import type { Cancellation, Progress } from './cancellation';
import { ChunkQueue } from './chunk-queue';
import type { Connections } from './connections';
import { decodeAnswer, isCoded } from './content-coding';
import { failureOf } from './failure';
import { type Controller, headersOf, OlderController } from './older-undici';
import { brokenOff, partialOf, readWhole, TextCollector } from './read-whole';
import type { AnswerHead, OpenAnswer, TransportFailure, TransportRequest, WholeAnswer } from './transport';

type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** As they are where no header was repeated. */
const flatten = (raw: RawHeaders): Readonly<Record<string, string>> => {
  for (const name in raw) if (typeof raw[name] !== 'string') return joined(raw);
  return raw as Readonly<Record<string, string>>;
};

const joined = (raw: RawHeaders): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const name in raw) {
    const value = raw[name];
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return headers;
};

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** What came, and then the failure that broke it off. */
async function* bodyOf(
  chunks: readonly Uint8Array[],
  failure: TransportFailure | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* chunks;
  if (failure !== undefined) throw failure;
}

/** The part that both kinds of reading share: how far the request came, and how it is cancelled. */
export abstract class Handler<T> implements Progress {
  protected head: AnswerHead | undefined;
  #controller: Controller | undefined;
  #older: OlderController | undefined;
  readonly #cancellation: Cancellation;
  protected readonly resolve: (value: T) => void;
  protected readonly reject: (error: unknown) => void;
  /** Told once of the end. */
  #connections: Connections | undefined;

  constructor(
    { cancellation }: TransportRequest,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
    connections?: Connections,
  ) {
    this.#cancellation = cancellation;
    this.resolve = resolve;
    this.reject = reject;
    this.#connections = connections;
    cancellation.onCancel(this.#cancelled);
    cancellation.progress = this;
  }

  get sent(): boolean {
    return this.#controller !== undefined;
  }

  abstract get partial(): WholeAnswer | undefined;

  readonly #cancelled = (reason: unknown): void => this.cancel(asError(reason));

  protected abstract started(head: AnswerHead): void;
  protected abstract data(chunk: Uint8Array, controller: Controller): void;
  protected abstract ended(head: AnswerHead): void;
  protected abstract failed(error: TransportFailure): void;

  /** Settles at once; the connection is closed as soon as there is one. */
  cancel(reason: Error): void {
    this.fail(reason);
    this.#controller?.abort(reason);
  }

  resume(): void {
    this.#controller?.resume();
  }

  /** It was never handed over. */
  refuse(error: unknown): void {
    this.#ended(false);
    this.reject(failureOf(error, { sent: false, answering: false }));
  }

  #ended(whole: boolean): void {
    this.#connections?.end(whole);
    this.#connections = undefined;
  }

  private fail(error: unknown): void {
    this.#ended(false);
    this.failed(failureOf(error, { sent: this.sent, answering: this.head !== undefined }));
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
    this.#ended(true);
    if (this.head !== undefined) this.ended(this.head);
  }

  onResponseError(_controller: Controller, error: unknown): void {
    this.fail(error);
  }

  // What dispatchers of undici 6 call instead. They ask for these methods; later ones see the first and use the others.

  onConnect(abort: (reason: Error) => void): void {
    this.#older = new OlderController(abort);
    this.onRequestStart(this.#older);
  }

  onHeaders(status: number, raw: readonly Uint8Array[], resume: () => void): boolean {
    const older = this.#older as OlderController;
    older.resumeWith = resume;
    this.onResponseStart(older, status, headersOf(raw));
    return true;
  }

  onData(chunk: Uint8Array): boolean {
    const older = this.#older as OlderController;
    this.onResponseData(older, chunk);
    return !older.paused;
  }

  onComplete(): void {
    this.onResponseEnd();
  }

  onError(error: unknown): void {
    this.fail(error);
  }
}

/** Reads the whole answer. */
export class WholeHandler extends Handler<WholeAnswer> {
  readonly #collector = new TextCollector();

  override get partial(): WholeAnswer | undefined {
    return partialOf(this.head, this.#collector);
  }

  protected override started(): void {}

  protected override data(chunk: Uint8Array): void {
    this.#collector.add(chunk);
  }

  protected override ended(head: AnswerHead): void {
    const { status, headers } = head;
    if (isCoded(headers)) return this.#decode(head);
    this.resolve({ status, headers, text: this.#collector.text() });
  }

  protected override failed(error: TransportFailure): void {
    const { head } = this;
    if (head === undefined) return this.reject(error);
    if (isCoded(head.headers)) return this.#decode(head, error);
    this.reject(brokenOff(error, head, this.#collector));
  }

  #decode(head: AnswerHead, failure?: TransportFailure): void {
    readWhole(decodeAnswer({ ...head, body: bodyOf(this.#collector.chunks, failure) })).then(
      (whole) => this.resolve(whole),
      (error: unknown) => this.reject(error),
    );
  }
}

/** Hands the body over as it comes. */
export class OpenHandler extends Handler<OpenAnswer> {
  readonly #queue = new ChunkQueue({
    resume: () => this.resume(),
    stop: () => this.cancel(new Error('the reader stopped')),
  });

  /** Its bytes go past. */
  override get partial(): undefined {
    return undefined;
  }

  protected override started(head: AnswerHead): void {
    this.resolve(decodeAnswer({ ...head, body: this.#queue }));
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

export type HandlerClass<T> = new (
  request: TransportRequest,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
  connections?: Connections,
) => Handler<T>;
