/**
 * Everything that watches the client: the caller's hooks, the logger, and the channels of node:diagnostics_channel. What
 * they are shown has no keys, secrets, signed URLs or data URIs in it.
 */
import type { VidError } from '../errors/vid-error';
import { channel } from './channel';
import { callBack } from './late-failure';
import { redact, redactHeaders, redactText } from './redact';
import { hideSecrets } from './secret-values';
import { warn } from './warn';

/** A request that is about to be sent. */
export interface RequestEvent {
  /** HTTP method. */
  readonly method: string;
  /** Path below the base URL; of a download `/[redacted]`. */
  readonly path: string;
  /** The whole address; of a download only its host. */
  readonly url: string;
  /** Without credentials. */
  readonly headers: Readonly<Record<string, string>>;
  /** 1 for the first attempt of a call. */
  readonly attempt: number;
  /** The same for all attempts of a call. */
  readonly callId: string;
}

/** How a request ended: with an answer, or with an error. */
export interface ResponseEvent extends RequestEvent {
  /** Milliseconds from sending to the end. */
  readonly durationMs: number;
  /** HTTP status, when an answer came. */
  readonly status?: number;
  /** Headers of the answer, without credentials and addresses; names in lower case. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** Why there is no answer. */
  readonly error?: VidError;
}

/** Levels, from the most to the least talkative. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Where log lines go; `console` fits. */
export interface Logger {
  /** Each attempt and its end. */
  debug(message: string, facts?: unknown): void;
  /** Retries, accepted renders, final jobs. */
  info(message: string, facts?: unknown): void;
  /** What deserves a look. */
  warn(message: string, facts?: unknown): void;
  /** What went wrong beside a call: a hook, the journal, a lost render. */
  error(message: string, facts?: unknown): void;
}

export interface ObserverOptions {
  /** Called before each attempt. What it throws is logged, never raised. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after each attempt. What it throws is logged, never raised. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  readonly logger?: Logger | undefined;
  /** The least level that is logged. Default `warn`. */
  readonly logLevel?: LogLevel | undefined;
}

/** The levels in their order. */
export const LEVEL_ORDER: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** Names of the channels of node:diagnostics_channel; messages are plain, redacted objects. */
export const CHANNELS = {
  request: 'vid.request',
  response: 'vid.response',
  retry: 'vid.retry',
  render: 'vid.render',
  job: 'vid.job',
} as const;

const channels = {
  request: channel(CHANNELS.request),
  response: channel(CHANNELS.response),
  retry: channel(CHANNELS.retry),
  render: channel(CHANNELS.render),
  job: channel(CHANNELS.job),
};

const shownEvent = (event: RequestEvent): RequestEvent => ({
  ...event,
  path: hideSecrets(event.path),
  url: hideSecrets(event.url),
  headers: redactHeaders(event.headers),
});

export class Observer {
  readonly #options: ObserverOptions;
  readonly #level: number;

  constructor(options: ObserverOptions) {
    this.#options = options;
    this.#level = options.logger === undefined ? LEVEL_ORDER.silent : LEVEL_ORDER[options.logLevel ?? 'warn'];
  }

  /** Whether anybody listens to requests, so that nothing is prepared for nobody. */
  get watchesRequests(): boolean {
    const { onRequest, onResponse } = this.#options;
    return (
      onRequest !== undefined ||
      onResponse !== undefined ||
      this.#level === LEVEL_ORDER.debug ||
      channels.request.hasSubscribers ||
      channels.response.hasSubscribers
    );
  }

  request(event: RequestEvent): void {
    const shown = shownEvent(event);
    this.#guard(() => this.#options.onRequest?.(shown));
    if (channels.request.hasSubscribers) channels.request.publish(shown);
    this.log('debug', `${event.method} ${event.path}: sending (attempt ${event.attempt})`);
  }

  response(event: ResponseEvent): void {
    const { responseHeaders } = event;
    const shown = {
      ...event,
      ...shownEvent(event),
      ...(responseHeaders === undefined ? {} : { responseHeaders: redactHeaders(responseHeaders) }),
    };
    this.#guard(() => this.#options.onResponse?.(shown));
    if (channels.response.hasSubscribers) channels.response.publish(shown);
    const outcome = event.status === undefined ? (event.error?.message ?? 'no answer') : String(event.status);
    this.log('debug', `${event.method} ${event.path}: ${outcome} after ${Math.round(event.durationMs)} ms`);
  }

  /** A step of a call, a render or a job that is worth a channel message and a log line. */
  note(kind: 'retry' | 'render' | 'job', level: keyof Logger, message: string, facts: Record<string, unknown>): void {
    if (channels[kind].hasSubscribers) channels[kind].publish(redact({ message, ...facts }));
    this.log(level, message, facts);
  }

  log(level: keyof Logger, message: string, facts?: Record<string, unknown>): void {
    if (LEVEL_ORDER[level] < this.#level) return;
    const logger = this.#options.logger;
    const text = redactText(message);
    // A broken logger must not break a paid call.
    callBack(
      () => (facts === undefined ? logger?.[level](text) : logger?.[level](text, redact(facts))),
      () => undefined,
    );
  }

  /** A warning that must reach somebody: the logger's, or without one the runtime's. */
  warn(message: string, code: string): void {
    if (this.#options.logger === undefined) warn(redactText(message), code);
    else this.log('warn', message, { code });
  }

  #guard(hook: () => unknown): void {
    callBack(hook, (error) => this.log('error', `A hook threw: ${String(error)}`));
  }
}
