/**
 * Sends single attempts. Knows the base URL, the key, the transport and the clock; knows nothing of retries. An attempt
 * never throws for what the network does: it returns the answer, or the error with whether the request was sent.
 */
import type { Clock } from '../clock/clock';
import { onAbort } from '../clock/on-abort';
import { AUTHORIZATION_HEADER, IDEMPOTENCY_KEY_HEADER } from '../contract/wire';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { VidError, withFacts } from '../errors/vid-error';
import type { Middleware } from '../middleware/middleware';
import { observing } from '../middleware/observing';
import { runLayers, type Sent } from '../middleware/run-layers';
import type { Observer } from '../observe/observer';
import { redactText } from '../observe/redact';
import { rememberHeader } from '../observe/secret-values';
import { Cancellation } from '../transport/cancellation';
import { failureOf } from '../transport/failure';
import type {
  AnswerHead,
  OpenAnswer,
  Transport,
  TransportFailure,
  TransportRequest,
  WholeAnswer,
} from '../transport/transport';
import type { Answer, Call } from './answer';
import { ABORTED, type BrokenError, brokenError, TIMED_OUT } from './broken-attempt';
import { type ApiKey, bearer, credentialsOf } from './credentials';
import { InFlight } from './in-flight';
import { CALL_ID_HEADER, callIds } from './request-id';
import { ApiSending, type AttemptLimits, FileSending, type Sending } from './sending';

export interface WireOptions {
  /** Scheme, host and port, and the path of a gateway in front of the service, without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: ApiKey;
  /** Sent with each call; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly middleware: readonly Middleware[];
  readonly newCallId: () => string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly observer: Observer;
}

/** How an attempt ended. */
export type Attempt<A = Answer> =
  | { readonly kind: 'answer'; readonly answer: A }
  | {
      readonly kind: 'broken';
      readonly error: BrokenError;
      readonly sent: boolean;
      /** What had come of the answer when it broke off. */
      readonly partial?: Answer | undefined;
    }
  /** Ended here: a middleware or the key's function failed. Where sending twice does harm, nothing was sent. */
  | { readonly kind: 'stopped'; readonly error: VidError; readonly sent: boolean };

type Failed = Exclude<Attempt<never>, { readonly kind: 'answer' }>;
type Headers = Readonly<Record<string, string>>;

/** What comes is read as it was sent. */
const UNCODED = { 'accept-encoding': 'identity' };

const AUTHORIZATION = AUTHORIZATION_HEADER.toLowerCase();
const IDEMPOTENCY_KEY = IDEMPOTENCY_KEY_HEADER.toLowerCase();

/** Nothing of it has left. */
const NOT_BEGUN = { sent: false, phase: 'connect', message: 'it had not begun', cause: undefined } as const;

/** What the transport throws is no error of this package; what the key's function causes is. */
const isStop = (cause: unknown): cause is VidError => VidError.is(cause);

const keyChanged = (what: string): InvalidRequestError =>
  new InvalidRequestError(`A middleware changed the ${IDEMPOTENCY_KEY_HEADER} of ${what}, so it was not sent`, {
    nextStep: 'Give the key to the call as idempotencyKey: it is written down before anything is sent.',
  });

/** A key's function may hang; the attempt ends at its time all the same. */
const orCancelled = <T>(promise: Promise<T>, { cancellation }: TransportRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    cancellation.onCancel((reason) => reject(failureOf(reason, { sent: false, answering: false })));
    promise.then(resolve, reject);
  });

export class Wire {
  readonly clock: Clock;
  readonly observer: Observer;
  readonly newCallId: () => string;
  readonly #origin: string;
  /** The path in front of every path of the API; empty for most. */
  readonly #prefix: string;
  readonly #transport: Transport;
  readonly #inFlight = new InFlight();
  readonly #headers: Headers;
  /** The same with the key, where that never changes: for what no layer sees. */
  readonly #headersWithKey: Headers;
  readonly #credentials: () => string | Promise<string>;
  readonly #middleware: readonly Middleware[];
  readonly #observing: Middleware;

  constructor({ baseUrl, apiKey, headers, middleware, newCallId, transport, clock, observer }: WireOptions) {
    this.clock = clock;
    this.observer = observer;
    this.newCallId = newCallId;
    this.#origin = new URL(baseUrl).origin;
    this.#prefix = baseUrl.slice(this.#origin.length);
    this.#transport = transport;
    this.#headers = { ...UNCODED, ...headers, [CALL_ID_HEADER]: '' };
    this.#credentials = credentialsOf(apiKey);
    this.#headersWithKey =
      typeof apiKey === 'string' ? { [AUTHORIZATION]: bearer(apiKey), ...this.#headers } : this.#headers;
    this.#middleware = middleware;
    this.#observing = observing(observer, clock);
  }

  /** Sends a request of the API once and reads the whole answer. */
  attempt(call: Call, limits: AttemptLimits): Promise<Attempt> {
    const { method, path, body, callId = this.newCallId() } = call;
    const layers = this.#layers();
    const request: TransportRequest = {
      method,
      origin: this.#origin,
      path: this.#prefix + path,
      headers: this.#headersOf(call, callId, layers.length === 0 ? this.#headersWithKey : this.#headers),
      body,
      cancellation: new Cancellation(),
    };
    return this.#run(new ApiSending(call, callId, request, limits, this.#sendAuthorised), layers);
  }

  /** Opens a file of any origin, without the API key. The timeout covers the time until the answer begins. */
  open(
    url: URL,
    headers: Readonly<Record<string, string>>,
    limits: AttemptLimits & { readonly cancellation: Cancellation },
  ): Promise<Attempt<OpenAnswer>> {
    const request: TransportRequest = {
      method: 'GET',
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      headers: { ...UNCODED, ...headers },
      body: undefined,
      cancellation: limits.cancellation,
    };
    const open = (sending: TransportRequest): Promise<OpenAnswer> => this.#transport.open(sending);
    const sending = new FileSending(redactText(url.href), this.newCallId(), request, limits, open);
    return this.#run(sending, this.#layers());
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

  /** What is around an attempt; for most clients nothing. */
  #layers(): readonly Middleware[] {
    return this.observer.watchesRequests ? [...this.#middleware, this.#observing] : this.#middleware;
  }

  #headersOf({ body, headers }: Call, callId: string, common: Headers): Headers {
    const all: Record<string, string> = { ...common };
    // It is there already: a member that is added to a copy makes the copy a kind of object of its own, which is slow.
    all[CALL_ID_HEADER] = callId;
    if (body !== undefined) all['content-type'] = 'application/json';
    if (headers === undefined) return all;
    for (const [name, value] of Object.entries(headers)) {
      const lower = name.toLowerCase();
      if (lower !== IDEMPOTENCY_KEY) rememberHeader(lower, value);
      all[lower] = value;
    }
    return all;
  }

  /** Adds the key, unless it is there, or the caller or a middleware has set credentials of its own. */
  readonly #sendAuthorised = (request: TransportRequest): Promise<WholeAnswer> => {
    if (request.headers[AUTHORIZATION] !== undefined) return this.#transport.exchange(request);
    const credentials = this.#credentials();
    const send = (value: string): Promise<WholeAnswer> =>
      this.#transport.exchange({ ...request, headers: { [AUTHORIZATION]: value, ...request.headers } });
    return typeof credentials === 'string' ? send(credentials) : orCancelled(credentials, request).then(send);
  };

  #run<Raw extends AnswerHead, Read>(
    sending: Sending<Raw, Read>,
    layers: readonly Middleware[],
  ): Promise<Attempt<Read>> {
    const { request, limits } = sending;
    if (limits.signal?.aborted) {
      request.cancellation.cancel(ABORTED);
      return Promise.resolve(this.#broken(sending, NOT_BEGUN));
    }
    if (this.#inFlight.destroyed) {
      return Promise.resolve({ kind: 'broken', error: this.#inFlight.refusal(sending.what), sent: false });
    }
    return layers.length === 0 ? this.#runDirectly(sending) : this.#runLayered(sending, layers);
  }

  // Apart from each other: what an asynchronous function has as variables is stored anew in each call.

  async #runDirectly<Raw extends AnswerHead, Read>(sending: Sending<Raw, Read>): Promise<Attempt<Read>> {
    const end = this.#limit(sending);
    try {
      return this.#answered(sending, await sending.send(sending.request));
    } catch (cause) {
      return this.#failed(sending, cause);
    } finally {
      end();
    }
  }

  async #runLayered<Raw extends AnswerHead, Read>(
    sending: Sending<Raw, Read>,
    layers: readonly Middleware[],
  ): Promise<Attempt<Read>> {
    const end = this.#limit(sending);
    try {
      const attempt = await this.#layered(sending, layers);
      return attempt.kind === 'answer' ? this.#answered(sending, attempt.answer) : attempt;
    } finally {
      end();
    }
  }

  /** Cancels it when its time is over or its signal is aborted, until the returned function is called. */
  #limit({ request: { cancellation }, limits }: Sending<unknown>): () => void {
    const timeOut = (): void => {
      const more = limits.moreMs?.() ?? 0;
      if (more <= 0) return cancellation.cancel(TIMED_OUT);
      limits.timeoutMs += more;
      stopTimer = this.clock.setTimer(timeOut, more);
    };
    let stopTimer = this.clock.setTimer(timeOut, limits.timeoutMs);
    const { signal } = limits;
    if (signal === undefined) return () => stopTimer();
    const unlisten = onAbort(signal, () => cancellation.cancel(ABORTED));
    return () => {
      stopTimer();
      unlisten();
    };
  }

  #answered<Raw, Read>(sending: Sending<Raw, Read>, answer: Raw): Attempt<Read> {
    return { kind: 'answer', answer: sending.read(answer, this.clock.now()) };
  }

  /** Sends it as the layers have changed it; never rejects. */
  async #send<Raw>(sending: Sending<Raw, unknown>, headers: Headers): Promise<Attempt<Raw>> {
    const { request } = sending;
    try {
      return {
        kind: 'answer',
        answer: await sending.send(headers === request.headers ? request : { ...request, headers }),
      };
    } catch (cause) {
      return this.#failed(sending, cause);
    }
  }

  async #layered<Raw extends AnswerHead>(
    sending: Sending<Raw, unknown>,
    layers: readonly Middleware[],
  ): Promise<Attempt<Raw>> {
    const { request, limits, facts } = sending;
    const { method, headers, body, cancellation } = request;
    let attempt: Attempt<Raw> | undefined;
    const ending = await runLayers({
      layers,
      request: { ...facts, method, headers, body, attempt: limits.attempt },
      cancellation,
      complain: (message) => this.observer.log('error', message),
      send: async (changed): Promise<Sent> => {
        const { [IDEMPOTENCY_KEY]: key } = headers;
        attempt =
          changed[IDEMPOTENCY_KEY] === key
            ? await this.#send(sending, changed)
            : this.#stopped(sending, keyChanged(sending.what), false);
        if (attempt.kind !== 'answer') return { ok: false, error: attempt.error };
        const { status, headers: answered } = attempt.answer;
        return { ok: true, answer: { status, headers: answered, body: sending.bodyOf(attempt.answer) } };
      },
    });
    if (ending.kind === 'sent') return attempt as Attempt<Raw>;
    if (ending.kind === 'cancelled') return this.#broken(sending, NOT_BEGUN);
    if (ending.kind === 'thrown') return this.#stopped(sending, ending.error, ending.sent);
    const { status, headers: given, body: text } = ending.answer;
    return { kind: 'answer', answer: sending.replace({ status, headers: given ?? {}, text: text ?? '' }) };
  }

  #failed(sending: Sending<unknown>, cause: unknown): Failed {
    if (isStop(cause)) return this.#stopped(sending, cause, false);
    return this.#broken(sending, failureOf(cause, { sent: undefined, answering: false }));
  }

  #broken(
    { request, limits, what, callId }: Sending<unknown>,
    failure: Parameters<typeof brokenError>[0] & { readonly partial?: TransportFailure['partial'] },
  ): Failed {
    const { origin, cancellation } = request;
    const { timeoutMs, signal } = limits;
    const { reason } = cancellation;
    const { destroyed } = this.#inFlight;
    const error = brokenError(failure, { what, origin, reason, destroyed, timeoutMs, signal, callId });
    const partial = failure.partial && { ...failure.partial, receivedAt: this.clock.now() };
    return { kind: 'broken', error, sent: failure.sent, partial };
  }

  #stopped({ callId }: Sending<unknown>, error: VidError, sent: boolean): Failed {
    return { kind: 'stopped', error: withFacts(error, callIds(callId)), sent };
  }
}
