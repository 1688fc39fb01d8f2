/**
 * Sends single attempts. Knows the base URL, the key, the transport and the clock; knows nothing of retries. An attempt
 * never throws for what the network does: it returns the answer, or the error with whether the request was sent.
 */

import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import { abortedBy } from '../clock/sleep';
import { AUTHORIZATION_HEADER } from '../contract/wire';
import type { AbortedError } from '../errors/aborted-error';
import { ConnectionError } from '../errors/connection-error';
import { TimeoutError } from '../errors/timeout-error';
import type { Observer, RequestEvent } from '../observe/observer';
import { redactText } from '../observe/redact';
import { Cancellation } from '../transport/cancellation';
import { failureOf } from '../transport/failure';
import type { OpenAnswer, Transport, TransportFailure, TransportRequest } from '../transport/transport';
import type { Answer, Call } from './answer';

export interface WireOptions {
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
    };

type Target = Pick<TransportRequest, 'method' | 'origin' | 'path' | 'headers' | 'body'>;

const TIMED_OUT = Symbol('timed out');
const ABORTED = Symbol('aborted');

const NEXT: Readonly<Record<ConnectionError['phase'], string>> = {
  dns: 'Check the host name in baseUrl (or VID_BASE_URL) and the network.',
  connect: 'Check that the service listens at baseUrl (or VID_BASE_URL); `vid server start` runs one on this machine.',
  tls: "Check https and the certificate of baseUrl's host.",
  request: 'The service may have received it. Reads may simply be sent again.',
  response: 'The service received it, but its answer broke off. Reads may simply be sent again.',
};

export class Wire {
  readonly clock: Clock;
  readonly observer: Observer;
  readonly origin: string;
  readonly #transport: Transport;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ baseUrl, apiKey, userAgent, transport, clock, observer }: WireOptions) {
    this.clock = clock;
    this.observer = observer;
    this.origin = baseUrl;
    this.#transport = transport;
    this.#headers = {
      [AUTHORIZATION_HEADER.toLowerCase()]: `Bearer ${apiKey}`,
      accept: 'application/json',
      'user-agent': userAgent,
    };
  }

  /** Sends a request of the API once and reads the whole answer. */
  async attempt(call: Call, limits: AttemptLimits): Promise<Attempt> {
    const headers: Record<string, string> = {
      ...this.#headers,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    for (const [name, value] of Object.entries(call.headers ?? {})) headers[name.toLowerCase()] = value;
    const { method, path, body } = call;
    const ended = await this.#run({ method, origin: this.origin, path, headers, body }, limits, (request) =>
      this.#transport.exchange(request),
    );
    if (ended.kind === 'broken') return ended;
    const { status, headers: answered, text } = ended.answer;
    return { kind: 'answer', answer: { status, headers: answered, text, receivedAt: this.clock.now() } };
  }

  /** Opens a file of any origin, without the API key. The timeout covers the time until the answer begins. */
  async open(
    url: URL,
    headers: Readonly<Record<string, string>>,
    limits: AttemptLimits & { readonly cancellation: Cancellation },
  ): Promise<Attempt<OpenAnswer>> {
    const target = { method: 'GET', origin: url.origin, path: `${url.pathname}${url.search}`, body: undefined };
    return this.#run({ ...target, headers }, limits, (request) => this.#transport.open(request), limits.cancellation);
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  async #run<A extends { readonly status: number; readonly headers: Readonly<Record<string, string>> }>(
    target: Target,
    { timeoutMs, signal, attempt }: AttemptLimits,
    send: (request: TransportRequest) => Promise<A>,
    cancellation = new Cancellation(),
  ): Promise<Attempt<A>> {
    const what = `${target.method} ${target.origin === this.origin ? target.path : redactText(target.origin + target.path)}`;
    if (signal?.aborted) return { kind: 'broken', error: abortedBy(signal, what), sent: false };
    const began = this.clock.monotonic();
    const event = this.observer.watchesRequests ? this.#eventOf(target, attempt) : undefined;
    if (event !== undefined) this.observer.request(event);

    const stopTimer = this.clock.setTimer(() => cancellation.cancel(TIMED_OUT), timeoutMs);
    const unlisten = onAbort(signal, () => cancellation.cancel(ABORTED));
    try {
      const answer = await send({ ...target, cancellation });
      const { status, headers } = answer;
      const durationMs = this.clock.monotonic() - began;
      if (event !== undefined) this.observer.response({ ...event, durationMs, status, responseHeaders: headers });
      return { kind: 'answer', answer };
    } catch (cause) {
      const failure = failureOf(cause, { sent: undefined, answering: false });
      const error = this.#errorOf(what, target.origin, failure, cancellation, timeoutMs, signal);
      const durationMs = this.clock.monotonic() - began;
      if (event !== undefined) this.observer.response({ ...event, durationMs, error });
      return { kind: 'broken', error, sent: failure.sent };
    } finally {
      stopTimer();
      unlisten();
    }
  }

  #eventOf({ method, origin, path, headers }: Target, attempt: number): RequestEvent {
    const own = origin === this.origin;
    return {
      method,
      path: own ? path : '/[redacted]',
      url: own ? origin + path : redactText(origin + path),
      headers,
      attempt,
    };
  }

  #errorOf(
    what: string,
    origin: string,
    { sent, phase, message, cause }: TransportFailure,
    { reason }: Cancellation,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): ConnectionError | TimeoutError | AbortedError {
    if (reason === ABORTED && signal !== undefined) return abortedBy(signal, what);
    const { host } = new URL(origin);
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
