/**
 * Sends single attempts. Knows the base URL, the key, the transport and the clock; knows nothing of retries. An attempt
 * never throws for what the network does: it returns the answer, or the error with whether the request was sent.
 */
import type { Clock } from '../clock/clock';
import { AUTHORIZATION_HEADER } from '../contract/wire';
import type { Middleware } from '../middleware/middleware';
import { observing } from '../middleware/observing';
import type { Observer } from '../observe/observer';
import { redactText } from '../observe/redact';
import { Cancellation } from '../transport/cancellation';
import { failureOf } from '../transport/failure';
import type { AnswerHead, OpenAnswer, Transport, TransportRequest, WholeAnswer } from '../transport/transport';
import type { Call } from './answer';
import { type Attempt, FailedAttempts } from './attempt';
import { AttemptLimit } from './attempt-limit';
import { ABORTED } from './broken-attempt';
import { READ_TIMEOUT_MS } from './call-options';
import { type ApiKey, bearer, credentialsOf } from './credentials';
import { Deadlines } from './deadlines';
import { InFlight } from './in-flight';
import { sendLayered } from './layered-attempt';
import { requestHeaders } from './request-headers';
import { CALL_ID_HEADER } from './request-id';
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
  /** The one whose connections these are, when they are somebody else's: it waits for these calls as well. */
  readonly within?: Wire | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** What comes is read as it was sent. */
const UNCODED = { 'accept-encoding': 'identity' };

const AUTHORIZATION = AUTHORIZATION_HEADER.toLowerCase();

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
  readonly #inFlight: InFlight;
  readonly #deadlines: Deadlines;
  readonly #failures: FailedAttempts;
  readonly #headers: Headers;
  /** The same with the key, where that never changes: for what no layer sees. */
  readonly #headersWithKey: Headers;
  readonly #credentials: () => string | Promise<string>;
  readonly #middleware: readonly Middleware[];
  readonly #observing: Middleware;

  constructor({ baseUrl, apiKey, headers, middleware, newCallId, transport, clock, observer, within }: WireOptions) {
    this.clock = clock;
    this.#inFlight = new InFlight(within === undefined ? undefined : within.#inFlight);
    this.#deadlines = new Deadlines(clock, READ_TIMEOUT_MS);
    this.#failures = new FailedAttempts(clock, this.#inFlight);
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
      headers: requestHeaders(call, callId, layers.length === 0 ? this.#headersWithKey : this.#headers),
      body,
      cancellation: limits.cancellation ?? new Cancellation(),
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

  /** Adds the key, unless it is there, or the caller or a middleware has set credentials of its own. */
  readonly #sendAuthorised = (request: TransportRequest): Promise<WholeAnswer> => {
    if (request.headers[AUTHORIZATION] !== undefined) return this.#transport.exchange(request);
    const credentials = this.#credentials();
    const send = (value: string): Promise<WholeAnswer> =>
      this.#transport.exchange({ ...request, headers: { [AUTHORIZATION]: value, ...request.headers } });
    return typeof credentials === 'string' ? send(credentials) : orCancelled(credentials, request).then(send);
  };

  readonly #complain = (message: string): void => this.observer.log('error', message);

  #run<Raw extends AnswerHead, Read>(
    sending: Sending<Raw, Read>,
    layers: readonly Middleware[],
  ): Promise<Attempt<Read>> {
    const { request, limits } = sending;
    if (limits.signal?.aborted) {
      request.cancellation.cancel(ABORTED);
      return Promise.resolve(this.#failures.notBegun(sending));
    }
    if (this.#inFlight.destroyed) {
      return Promise.resolve({ kind: 'broken', error: this.#inFlight.refusal(sending.what), sent: false });
    }
    return layers.length === 0 ? this.#runDirectly(sending) : this.#runLayered(sending, layers);
  }

  // Apart from each other: what an asynchronous function has as variables is stored anew in each call.

  async #runDirectly<Raw extends AnswerHead, Read>(sending: Sending<Raw, Read>): Promise<Attempt<Read>> {
    const limit = this.#limit(sending);
    try {
      return this.#answered(sending, await sending.send(sending.request));
    } catch (cause) {
      return this.#failures.thrown(sending, cause);
    } finally {
      limit.end();
    }
  }

  async #runLayered<Raw extends AnswerHead, Read>(
    sending: Sending<Raw, Read>,
    layers: readonly Middleware[],
  ): Promise<Attempt<Read>> {
    const limit = this.#limit(sending);
    try {
      const attempt = await sendLayered(sending, { layers, failures: this.#failures, complain: this.#complain });
      return attempt.kind === 'answer' ? this.#answered(sending, attempt.answer) : attempt;
    } finally {
      limit.end();
    }
  }

  #limit({ request, limits }: Sending<unknown>): AttemptLimit {
    return new AttemptLimit(request.cancellation, limits, this.clock, this.#deadlines);
  }

  #answered<Raw, Read>(sending: Sending<Raw, Read>, answer: Raw): Attempt<Read> {
    return { kind: 'answer', answer: sending.read(answer, this.clock.now()) };
  }
}
