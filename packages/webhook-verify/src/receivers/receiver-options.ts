/** What every receiver takes, checked when it is made: a wrong set-up fails at start-up, not at the first delivery. */
import type { WebhookDelivery, WebhookSecret } from '../delivery';
import { secretMistake } from '../errors/secret-mistake';
import type { OptionName } from '../errors/wrong-option';
import { ATTEMPT_SECONDS } from '../generated/signature';
import type { DeliveryStore } from '../store/delivery-store';
import { MemoryDeliveryStore } from '../store/memory-delivery-store';
import { readOptions, type VerifyOptions } from '../verify/read-options';
import { secretSource } from './secret-source';
import { noOptions, optionMistake, setupMistake } from './setup-mistake';

/** What an environment variable gives: its absence is refused at the first request. */
type MaybeSecret = WebhookSecret | undefined;

/**
 * `Request` is the framework's own request, context or event; `Platform` is what its runtime hands over besides, such as the
 * bindings of Workers.
 */
export interface ReceiverOptions<Request, Platform extends readonly unknown[] = []> extends VerifyOptions {
  /** The webhook's secret, several during a rotation, or a function for secrets that are known per request only. */
  readonly secret: WebhookSecret | ((request: Request, ...platform: Platform) => MaybeSecret | Promise<MaybeSecret>);
  /**
   * Called once for each verified delivery that is not done yet. When it throws before the answer, the answer is 500,
   * the delivery is released and the service tries again. Narrow by `delivery.event`; pings arrive here too.
   */
  readonly onDelivery: (delivery: WebhookDelivery, request: Request, ...platform: Platform) => unknown;
  /** Remembers what is done. Default: the memory of this process. */
  readonly store?: DeliveryStore | undefined;
  /**
   * Told about every refusal and failure, for logs. Default: one line on the console, with `explain()` when NODE_ENV
   * is `development` or not set (then ten a minute). Its promise is waited for as long as work is, `answerAfterMs`; what it throws is ignored.
   */
  readonly onError?: ((error: unknown, request: Request) => unknown) | undefined;
  /**
   * After so many milliseconds the answer is 200 although `onDelivery` has not finished. Work that fails after that is
   * reported, and the delivery is lost: the service does not try again. Default 8,000, since the service waits for
   * 10 s, and always less than that; `Infinity` always waits, and 0 answers early on purpose. The answer is 503, for a retry,
   * while the store has not claimed the delivery 1 s after this.
   */
  readonly answerAfterMs?: number | undefined;
  /** Keeps the runtime alive for work that goes on after the answer, where that is needed. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

/** The options with their defaults, and those of the verification apart. */
export interface ReceiverSettings<Request> {
  /** Gives a usable secret. */
  readonly secretOf: (request: Request, platform: readonly unknown[]) => Promise<unknown>;
  readonly onDelivery: (delivery: WebhookDelivery, request: Request, ...platform: readonly unknown[]) => unknown;
  readonly store: DeliveryStore;
  readonly onError: ((error: unknown, request: Request) => unknown) | undefined;
  readonly answerAfterMs: number;
  readonly waitUntil: ((work: Promise<unknown>) => void) | undefined;
  readonly maxBodyBytes: number;
  readonly verifyOptions: VerifyOptions;
}

/** For how long the service waits. */
const ATTEMPT_MS = ATTEMPT_SECONDS * 1000;
/** As late as leaves room for the store's claim and the way back. */
const ANSWER_AFTER_MS = ATTEMPT_MS - 2000;

/** `isSecretLate`: a secret that is missing now is refused when the first delivery comes. */
export const readReceiverOptions = <Request>(
  options: ReceiverOptions<Request, readonly unknown[]>,
  isSecretLate = false,
): ReceiverSettings<Request> => {
  if (typeof options !== 'object' || options === null) throw noOptions(options);
  const {
    secret,
    onDelivery,
    store = new MemoryDeliveryStore(),
    onError,
    answerAfterMs = ANSWER_AFTER_MS,
    waitUntil,
    ...verifyOptions
  } = options;

  const settings = readOptions(verifyOptions);
  if (typeof settings === 'string') throw optionMistake(settings, verifyOptions);
  const mistake = typeof secret === 'function' ? undefined : secretMistake(secret);
  if (mistake && !(isSecretLate && mistake.code === 'secret_missing')) throw mistake;
  const usable: readonly (readonly [OptionName, unknown, boolean])[] = [
    ['onDelivery', onDelivery, typeof onDelivery === 'function'],
    ['store', store, isStore(store)],
    ['onError', onError, isFunctionOrAbsent(onError)],
    ['answerAfterMs', answerAfterMs, isDelay(answerAfterMs)],
    ['waitUntil', waitUntil, isFunctionOrAbsent(waitUntil)],
  ];
  for (const [name, value, isUsable] of usable) if (!isUsable) throw setupMistake('receiver_invalid', name, value);

  const { maxBodyBytes } = settings;
  const secretOf = secretSource<Request>(secret);
  return { secretOf, onDelivery, store, onError, answerAfterMs, waitUntil, maxBodyBytes, verifyOptions };
};

/** Whether an answer after this time still finds the service waiting, or is never given early on purpose. */
const isDelay = (ms: unknown): boolean =>
  typeof ms === 'number' && ms >= 0 && (ms < ATTEMPT_MS || ms === Number.POSITIVE_INFINITY);

const isFunctionOrAbsent = (value: unknown): boolean => value === undefined || typeof value === 'function';

const isStore = (store: Partial<DeliveryStore> | null): boolean =>
  [store?.claim, store?.commit, store?.release].every((method) => typeof method === 'function');
