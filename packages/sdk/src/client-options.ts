import { checkTimeout } from './call/check-number';
import type { ApiKey } from './call/credentials';
import type { GivenHeaders } from './call/given-headers';
import type { Clock } from './clock/clock';
import type { RenderJournal } from './journal/journal';
import type { Middleware } from './middleware/middleware';
import { LEVEL_ORDER, type ObserverOptions } from './observe/observer';
import { checkOptions, type OptionNames } from './options/check-options';
import { checkKind } from './options/kinds';
import { wrongOption } from './options/wrong-option';
import { RETRY_OPTIONS, type RetryOptions } from './retry/retry-options';
import type { TransportChoice } from './transport/choose-transport';
import type { DispatcherLike } from './transport/undici-transport';
import { WAIT_NAMES, type WaitDefaults } from './waiting/wait-options';

/** How a client is made. Everything has a default but the key and the address, which may come from the environment. */
export interface VidClientOptions extends ObserverOptions {
  /**
   * Default: `VID_API_KEY`. A function is asked for each attempt, so that a key that changes is followed; keep what it
   * fetched for as long as that is good. When it rejects, the call fails and nothing is sent.
   */
  readonly apiKey?: ApiKey | undefined;
  /**
   * Where the service is, with the path that a gateway puts in front of it; `/v1` and `/api/webhooks` are added. Default:
   * `VID_BASE_URL`.
   */
  readonly baseUrl?: string | URL | undefined;
  /** How requests leave. Default: an undici Pool with keep-alive. */
  readonly transport?: TransportChoice | undefined;
  /** An undici dispatcher (6 or later) to send through, for example a ProxyAgent. Only for the undici transport. */
  readonly dispatcher?: DispatcherLike | undefined;
  /** Headers of every call to the service, for a gateway for instance; those of a call come before them. */
  readonly defaultHeaders?: GivenHeaders | undefined;
  /**
   * Milliseconds for a call that says nothing else, retries included. A render gets 150 seconds for each attempt all the
   * same, since planning takes about 60; more than that counts for it as well.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Functions around each attempt of a call, the first outermost: they see request and answer and may add headers. They
   * can't lose an answer that was paid for. See `Middleware`.
   */
  readonly middleware?: Middleware | readonly Middleware[] | undefined;
  /**
   * Whether HTTP_PROXY, HTTPS_PROXY and NO_PROXY of the environment are obeyed, downloads included. Default false. Only for
   * the undici transport.
   */
  readonly proxyFromEnvironment?: boolean | undefined;
  /** How calls are sent again; no retry of a render is switched on by this. See `RetryOptions`. */
  readonly retry?: RetryOptions | undefined;
  /** Where renders are remembered. Default: in memory; `FileJournal` of `@vid/sdk/journal` survives a crash. */
  readonly journal?: RenderJournal | undefined;
  /**
   * What the account is called in the journal, so that keys of several accounts stay apart and a new API key forgets
   * nothing. Default: a name made of the account's id, which a client with a journal that outlives it asks
   * for with one GET /v1/me before its first render.
   */
  readonly journalScope?: string | undefined;
  /** How jobs are waited for where a call says nothing else. */
  readonly wait?: WaitDefaults | undefined;
  /** For tests in jsdom or happy-dom, which look like a browser; a browser is refused all the same. Default false. */
  readonly allowDom?: boolean | undefined;
  /** Whether requests are checked before they are sent. Default true, in workers and edge functions false; false leaves judging to the service. */
  readonly validate?: boolean | undefined;
  /** Time and chance, for tests. */
  readonly ports?: ClientPorts | undefined;
}

/** What a test may replace. */
export interface ClientPorts {
  /** Tells the time and sets timers. */
  readonly clock?: Clock;
  /** From 0 to below 1. */
  readonly random?: () => number;
  /** Makes idempotency keys. */
  readonly newKey?: () => string;
}

/** The names of all options. */
const CLIENT_OPTIONS: OptionNames<VidClientOptions> = {
  apiKey: true,
  baseUrl: true,
  defaultHeaders: true,
  timeoutMs: checkTimeout,
  middleware: true,
  transport: true,
  dispatcher: true,
  proxyFromEnvironment: 'flag',
  retry: RETRY_OPTIONS,
  journal: 'journal',
  journalScope: 'name',
  wait: WAIT_NAMES,
  allowDom: 'flag',
  validate: 'flag',
  onRequest: 'function',
  onResponse: 'function',
  logger: 'object',
  logLevel: true,
  ports: { clock: 'clock', random: 'function', newKey: 'function' },
};

const LEVELS: readonly unknown[] = Object.keys(LEVEL_ORDER);

/** Refuses options that are not known, and functions that are none: they would fail in the middle of a call. */
export const checkClientOptions = (options: VidClientOptions): void => {
  checkOptions('VidClient', options, CLIENT_OPTIONS);
  const { apiKey, baseUrl, middleware, logger, logLevel } = options;
  if (apiKey !== undefined && typeof apiKey !== 'function') checkKind('VidClient', 'apiKey', apiKey, 'text');
  if (baseUrl !== undefined && !(baseUrl instanceof URL)) checkKind('VidClient', 'baseUrl', baseUrl, 'text');
  if (options.transport === null) throw wrongOption('transport', null, "'undici', 'http' or { fetch }");
  for (const layer of [middleware === undefined ? [] : middleware].flat()) {
    if (typeof layer !== 'function') throw wrongOption('middleware', layer, 'a function or a list of functions');
  }
  const methods = ['debug', 'info', 'warn', 'error'] as const;
  if (logger !== undefined && methods.some((name) => typeof logger[name] !== 'function')) {
    throw wrongOption('logger', logger, `an object with ${methods.join(', ')}`);
  }
  if (logLevel !== undefined && !LEVELS.includes(logLevel))
    throw wrongOption('logLevel', logLevel, `one of ${LEVELS.join(', ')}`);
};
