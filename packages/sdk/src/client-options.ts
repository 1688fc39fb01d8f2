import type { Clock } from './clock/clock';
import type { RenderJournal } from './journal/journal';
import type { ObserverOptions } from './observe/observer';
import type { OptionNames } from './options/check-options';
import { RETRY_OPTIONS, type RetryOptions } from './retry/retry-options';
import type { TransportChoice } from './transport/choose-transport';
import type { DispatcherLike } from './transport/undici-transport';
import { WAIT_NAMES, type WaitDefaults } from './waiting/wait-options';

/** How a client is made. Everything has a default but the key and the address, which may come from the environment. */
export interface VidClientOptions extends ObserverOptions {
  /** Default: `VID_API_KEY`. */
  readonly apiKey?: string | undefined;
  /**
   * Where the service is, with the path that a gateway puts in front of it; `/v1` and `/api/webhooks` are added. Default:
   * `VID_BASE_URL`.
   */
  readonly baseUrl?: string | URL | undefined;
  /** How requests leave. Default: an undici Pool with keep-alive. */
  readonly transport?: TransportChoice | undefined;
  /** An undici dispatcher (7 or later) to send through, for example a ProxyAgent. Only for the undici transport. */
  readonly dispatcher?: DispatcherLike | undefined;
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
  /** Whether requests are checked before they are sent. Default true; false leaves judging to the service. */
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
export const CLIENT_OPTIONS: OptionNames<VidClientOptions> = {
  apiKey: true,
  baseUrl: true,
  transport: true,
  dispatcher: true,
  retry: RETRY_OPTIONS,
  journal: true,
  journalScope: true,
  wait: WAIT_NAMES,
  validate: true,
  onRequest: true,
  onResponse: true,
  logger: true,
  logLevel: true,
  ports: { clock: true, random: true, newKey: true },
};
