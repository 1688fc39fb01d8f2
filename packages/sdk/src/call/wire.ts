/**
 * Sends single attempts. Knows the base URL, the key, the transport and the clock; knows nothing of retries. An attempt
 * never throws for what the network does: it returns the answer, or the error with whether the request was sent.
 */

import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import { abortedBy } from '../clock/sleep';
import { AUTHORIZATION_HEADER } from '../contract/wire';
import { AbortedError } from '../errors/aborted-error';
import { ConnectionError } from '../errors/connection-error';
import { TimeoutError } from '../errors/timeout-error';
import type { Observer, RequestEvent } from '../observe/observer';
import { redactText } from '../observe/redact';
import { Cancellation } from '../transport/cancellation';
import { failureOf } from '../transport/failure';
import type { AnswerHead, OpenAnswer, Transport, TransportFailure, TransportRequest } from '../transport/transport';
import type { Answer, Call } from './answer';
import { InFlight } from './in-flight';

export interface WireOptions {
  /** Scheme, host and port, and the path of a gateway in front of the service, without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly userAgent: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly observer: Observer;
}

export interface AttemptLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** 1 for the first attempt of a call. */
  readonly attempt: number;
}

/** How an attempt ended. */
export type Attempt<A = Answer> =
  | { readonly kind: 'answer'; readonly answer: A }
  | {
      readonly kind: 'broken';
      readonly error: ConnectionError | TimeoutError | AbortedError;
      readonly sent: boolean;
      /** What had come of the answer when it broke off. */
      readonly partial?: Answer | undefined;
    };

/** What comes is read as it was sent. */
const UNCODED = { 'accept-encoding': 'identity' };

const TIMED_OUT = Symbol('timed out');
const ABORTED = Symbol('aborted');

const NEXT: Readonly<Record<ConnectionError['phase'], string>> = {
  dns: 'Check the host name in baseUrl (or VID_BASE_URL) and the network.',
  connect: 'Check that the service listens at baseUrl (or VID_BASE_URL); `vid server start` runs one on this machine.',
  tls: "Check https and the certificate of baseUrl's host.",
  request: 'The service may have received it. Reads may simply be sent again.',
  response: 'The service received it, but its answer broke off. Reads may simply be sent again.',
};

const destroyed = (what: string, cause: unknown): AbortedError =>
  new AbortedError(`${what} was ended: the client was destroyed`, {
    cause,
    nextStep: 'Nothing, if that was intended.',
  });

export class Wire {
  readonly clock: Clock;
  readonly observer: Observer;
  readonly #origin: string;
  /** The path in front of every path of the API; empty for most. */
  readonly #prefix: string;
  readonly #transport: Transport;
  readonly #inFlight = new InFlight();
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ baseUrl, apiKey, userAgent, transport, clock, observer }: WireOptions) {
    this.clock = clock;
    this.observer = observer;
    this.#origin = new URL(baseUrl).origin;
    this.#prefix = baseUrl.slice(this.#origin.length);
    this.#transport = transport;
    this.#headers = {
      [AUTHORIZATION_HEADER.toLowerCase()]: `Bearer ${apiKey}`,
      accept: 'application/json',
      ...UNCODED,
      'user-agent': userAgent,
    };
  }

  /** Sends a request of the API once and reads the whole answer. */
  async attempt(call: Call, limits: AttemptLimits): Promise<Attempt> {
    const { method, path, body } = call;
    const request: TransportRequest = {
      method,
      origin: this.#origin,
      path: this.#prefix + path,
      headers: this.#headersOf(call),
      body,
      cancellation: new Cancellation(),
    };
    const ended = await this.#run(request, limits, (sending) => this.#transport.exchange(sending));
    if (ended.kind === 'broken') return ended;
    const { status, headers, text } = ended.answer;
    return { kind: 'answer', answer: { status, headers, text, receivedAt: this.clock.now() } };
  }

  /** Opens a file of any origin, without the API key. The timeout covers the time until the answer begins. */
  async open(
    url: URL,
    headers: Readonly<Record<string, string>>,
    limits: AttemptLimits & { readonly cancellation: Cancellation },
  ): Promise<Attempt<OpenAnswer>> {
    const { cancellation } = limits;
    const path = `${url.pathname}${url.search}`;
    const all = { ...UNCODED, ...headers };
    const request = { method: 'GET', origin: url.origin, path, headers: all, body: undefined, cancellation };
    return this.#run(request, limits, (sending) => this.#transport.open(sending));
  }

  /** Begins a call; the returned function ends it. Throws an AbortedError after `close`. */
  begin(what: string): () => void {
    return this.#inFlight.begin(what);
  }

  /** Lets the calls that are under way end, and refuses new ones. */
  async close(): Promise<void> {
    await this.#inFlight.close();
    await this.#transport.close();
  }

  /** Ends everything at once. */
  async destroy(): Promise<void> {
    this.#inFlight.destroy();
    await this.#transport.destroy();
  }

  /** A read without headers of its own shares the client's; nobody changes them. */
  #headersOf({ body, headers }: Call): Readonly<Record<string, string>> {
    if (body === undefined && headers === undefined) return this.#headers;
    const all: Record<string, string> = { ...this.#headers };
    if (body !== undefined) all['content-type'] = 'application/json';
    for (const [name, value] of Object.entries(headers ?? {})) all[name.toLowerCase()] = value;
    return all;
  }

  async #run<A extends AnswerHead>(
    request: TransportRequest,
    { timeoutMs, signal, attempt }: AttemptLimits,
    send: (request: TransportRequest) => Promise<A>,
  ): Promise<Attempt<A>> {
    if (signal?.aborted) return { kind: 'broken', error: abortedBy(signal, this.#name(request)), sent: false };
    if (this.#inFlight.destroyed) {
      return { kind: 'broken', error: this.#inFlight.refusal(this.#name(request)), sent: false };
    }
    const { cancellation } = request;
    const began = this.clock.monotonic();
    const event = this.observer.watchesRequests ? this.#eventOf(request, attempt) : undefined;
    if (event !== undefined) this.observer.request(event);

    const stopTimer = this.clock.setTimer(() => cancellation.cancel(TIMED_OUT), timeoutMs);
    const unlisten = onAbort(signal, () => cancellation.cancel(ABORTED));
    try {
      const answer = await send(request);
      if (event !== undefined) {
        const { status, headers } = answer;
        const durationMs = this.clock.monotonic() - began;
        this.observer.response({ ...event, durationMs, status, responseHeaders: headers });
      }
      return { kind: 'answer', answer };
    } catch (cause) {
      const failure = failureOf(cause, { sent: undefined, answering: false });
      const error = this.#errorOf(request, failure, { timeoutMs, signal });
      const durationMs = this.clock.monotonic() - began;
      if (event !== undefined) this.observer.response({ ...event, durationMs, error });
      const partial = failure.partial && { ...failure.partial, receivedAt: this.clock.now() };
      return { kind: 'broken', error, sent: failure.sent, partial };
    } finally {
      stopTimer();
      unlisten();
    }
  }

  /** The request in words; of a file's address only the host. */
  #name({ method, origin, path }: TransportRequest): string {
    return `${method} ${origin === this.#origin ? path : redactText(origin + path)}`;
  }

  #eventOf({ method, origin, path, headers }: TransportRequest, attempt: number): RequestEvent {
    const own = origin === this.#origin;
    return {
      method,
      path: own ? path : '/[redacted]',
      url: own ? origin + path : redactText(origin + path),
      headers,
      attempt,
    };
  }

  #errorOf(
    request: TransportRequest,
    { sent, phase, message, cause }: TransportFailure,
    { timeoutMs, signal }: Pick<AttemptLimits, 'timeoutMs' | 'signal'>,
  ): ConnectionError | TimeoutError | AbortedError {
    const what = this.#name(request);
    const { reason } = request.cancellation;
    if (reason === ABORTED && signal !== undefined) return abortedBy(signal, what);
    if (this.#inFlight.destroyed) return destroyed(what, cause);
    const { host } = new URL(request.origin);
    if (reason === TIMED_OUT) {
      return new TimeoutError(`${what} to ${host} had no complete answer after ${Math.round(timeoutMs)} ms`, {
        timeoutMs,
        sent,
        nextStep: 'Allow more time with timeoutMs, or send it again later.',
      });
    }
    const state = sent ? 'the connection broke' : 'nothing was sent';
    return new ConnectionError(`${what} to ${host} failed (phase ${phase}; ${state}): ${message}`, {
      cause,
      host,
      phase,
      sent,
      nextStep: NEXT[phase],
    });
  }
}
