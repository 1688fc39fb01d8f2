/**
 * What a signature covers and which headers go with it, checked: everything about signing except the hash. Event and
 * delivery id are read from the body when they are not given, because receivers compare the two.
 */
import type { RawBody } from '../delivery';
import { WebhookConfigError } from '../errors/config-error';
import { HEADER_NAMES, SIGNATURE_PREFIX } from '../generated/signature';
import { isWellFormed } from '../verify/parse-delivery';
import { type Body, readBody } from '../verify/read-body';
import { TIMESTAMP } from '../verify/read-headers';
import { readSecrets } from '../verify/read-secrets';

/** What goes into the headers of a signed body, where it shall differ from the body's own. */
export interface SignOptions {
  /** When the delivery is signed, in Unix seconds. Default: now. */
  readonly timestamp?: number | string | undefined;
  /** Value of the delivery header. Default: the body's `delivery_id`, when it has one. */
  readonly deliveryId?: string | undefined;
  /** Value of the event header. Default: the body's `event`, when it has one. */
  readonly event?: string | undefined;
}

export interface SigningInput {
  readonly secret: string;
  readonly timestamp: string;
  readonly body: Body;
  /** Name and value of every header but the signature. */
  readonly headers: Readonly<Record<string, string>>;
}

const isPrintable = (value: unknown): value is string => typeof value === 'string' && /^[\x20-\x7e]+$/.test(value);
const MS_PER_SECOND = 1000;
const OPTION_NAMES = ['timestamp', 'deliveryId', 'event'];

/** A misspelt option would silently sign something else than was meant. */
const areOptions = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && Object.keys(options).every((name) => OPTION_NAMES.includes(name));

/** Seconds as text. What is neither text nor a number gives text that is no timestamp. */
const secondsOf = (timestamp: unknown): string =>
  typeof timestamp === 'string' || typeof timestamp === 'number' ? String(timestamp) : '';

export const signingInput = (rawBody: RawBody, secret: string, options: SignOptions = {}): SigningInput => {
  const secrets = readSecrets(secret);
  const [only] = secrets;
  if (typeof secrets === 'string') throw new WebhookConfigError(secrets, { secret });
  // Made when it is needed: every error takes a stack, which costs more than a signature.
  const refusal = () => new WebhookConfigError('signing_input_invalid', { rawBody });
  if (typeof secret !== 'string' || only === undefined || !areOptions(options)) throw refusal();

  const timestamp = secondsOf(options.timestamp ?? Math.floor(Date.now() / MS_PER_SECOND));
  if (!TIMESTAMP.test(timestamp)) throw refusal();
  const body = readBody(rawBody);
  // Unlike a receiver, signing takes an empty body: its signature is as well defined as any other.
  const isThere = rawBody !== undefined && rawBody !== null && body !== undefined;
  if (!isThere || (typeof body === 'string' && !isWellFormed(body))) throw refusal();

  const isNamed = options.event !== undefined && options.deliveryId !== undefined;
  const named = isNamed ? {} : membersOf(body);
  const headers: Record<string, string> = {};
  const name = (role: keyof typeof HEADER_NAMES, given: unknown, own?: unknown): void => {
    // A line break here would write a header of the sender's choice.
    if (given !== undefined && !isPrintable(given)) throw refusal();
    const value = given ?? own;
    if (isPrintable(value)) headers[HEADER_NAMES[role]] = value;
  };
  name('event', options.event, named.event);
  name('delivery', options.deliveryId, named.delivery_id);
  name('timestamp', timestamp);
  return { secret: only, timestamp, body, headers };
};

/** The four headers, or fewer when nothing names the event or the delivery in printable ASCII. */
export const signedHeaders = (input: SigningInput, hex: string): Record<string, string> => ({
  ...input.headers,
  [HEADER_NAMES.signature]: SIGNATURE_PREFIX + hex,
});

const membersOf = (body: Body): { readonly event?: unknown; readonly delivery_id?: unknown } => {
  try {
    const value: unknown = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};
