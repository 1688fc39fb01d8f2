/** An attempt on its way: of the API, or of a file. What only layers and errors ask for is worked out when they ask. */
import type { MiddlewareRequest } from '../middleware/middleware';
import type { Cancellation } from '../transport/cancellation';
import type { OpenAnswer, TransportRequest, WholeAnswer } from '../transport/transport';
import type { Answer, Call } from './answer';

export interface AttemptLimits {
  /** Grows by what `moreMs` allows. */
  timeoutMs: number;
  /** Asked when that is over: milliseconds that it has beyond, 0 when it has none. */
  readonly moreMs?: () => number;
  readonly signal: AbortSignal | undefined;
  /** 1 for the first attempt of a call. */
  readonly attempt: number;
  /** Given by whoever looks at its progress. */
  readonly cancellation?: Cancellation;
}

/** What the layers are shown of an attempt beside what is sent. */
export type SendingFacts = Pick<MiddlewareRequest, 'path' | 'route' | 'url' | 'callId' | 'download' | 'repeatable'>;

/** `Raw` is what the transport gives, `Read` what becomes of it. */
export interface Sending<Raw, Read = Raw> {
  readonly request: TransportRequest;
  readonly limits: AttemptLimits;
  readonly callId: string;
  /** The request in words. */
  readonly what: string;
  readonly facts: SendingFacts;
  send(request: TransportRequest): Promise<Raw>;
  /** The text of an answer's body, where it is read. */
  bodyOf(answer: Raw): string | undefined;
  /** Makes an answer of what a layer gave in its place. */
  replace(answer: WholeAnswer): Raw;
  read(answer: Raw, receivedAt: number): Read;
}

type Send<Raw> = (request: TransportRequest) => Promise<Raw>;

/** A request of the API, whose whole answer is read. */
export class ApiSending implements Sending<WholeAnswer, Answer> {
  readonly request: TransportRequest;
  readonly limits: AttemptLimits;
  readonly callId: string;
  readonly send: Send<WholeAnswer>;
  readonly #call: Call;

  constructor(call: Call, callId: string, request: TransportRequest, limits: AttemptLimits, send: Send<WholeAnswer>) {
    this.request = request;
    this.limits = limits;
    this.callId = callId;
    this.send = send;
    this.#call = call;
  }

  get what(): string {
    return `${this.#call.method} ${this.#call.path}`;
  }

  get facts(): SendingFacts {
    const { path, route, idempotent = false } = this.#call;
    const url = this.request.origin + this.request.path;
    return { path, route, url, callId: this.callId, download: false, repeatable: idempotent };
  }

  bodyOf({ text }: WholeAnswer): string {
    return text;
  }

  replace(answer: WholeAnswer): WholeAnswer {
    return answer;
  }

  read({ status, headers, text }: WholeAnswer, receivedAt: number): Answer {
    return { status, headers, text, receivedAt };
  }
}

/** A file, whose bytes go past. */
export class FileSending implements Sending<OpenAnswer> {
  readonly request: TransportRequest;
  readonly limits: AttemptLimits;
  readonly callId: string;
  readonly send: Send<OpenAnswer>;
  readonly #shown: string;

  /** `shown` is its address as it may be seen. */
  constructor(shown: string, callId: string, request: TransportRequest, limits: AttemptLimits, send: Send<OpenAnswer>) {
    this.request = request;
    this.limits = limits;
    this.callId = callId;
    this.send = send;
    this.#shown = shown;
  }

  get what(): string {
    return `GET ${this.#shown}`;
  }

  get facts(): SendingFacts {
    const { callId } = this;
    return { path: '/[redacted]', route: undefined, url: this.#shown, callId, download: true, repeatable: false };
  }

  bodyOf(): undefined {
    return undefined;
  }

  replace(): never {
    throw new Error('a download is never replaced');
  }

  read(answer: OpenAnswer): OpenAnswer {
    return answer;
  }
}
