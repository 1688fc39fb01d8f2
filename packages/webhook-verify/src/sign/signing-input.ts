/**
 * What a signature covers and which headers go with it, checked: everything about signing except the hash. Event and
 * delivery id are read from the body when they are not given, because receivers compare the two.
 */
import type { RawBody } from '../delivery';
import { WebhookConfigError } from '../errors/config-error';
import { secretMistake } from '../errors/secret-mistake';
import { articleOf, told, toldNames } from '../errors/shown-value';
import { HEADER_NAMES, SIGNATURE_PREFIX } from '../generated/signature';
import { isWellFormed } from '../verify/parse-delivery';
import { type Body, readBody } from '../verify/read-body';
import { TIMESTAMP } from '../verify/read-headers';

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

/** What each option takes. */
const WANTED: Readonly<Record<keyof SignOptions, string>> = {
  timestamp: 'whole Unix seconds, such as Math.floor(Date.now() / 1000), or leave it out for now',
  deliveryId: "printable ASCII, or leave it out for the body's delivery_id",
  event: "printable ASCII, or leave it out for the body's event",
};
const NAMES = Object.keys(WANTED) as (keyof SignOptions)[];

/** Made when it is needed: every error takes a stack, which costs more than a signature. */
const refusal = (detail: string): WebhookConfigError =>
  new WebhookConfigError('signing_input_invalid', undefined, detail);

const optionRefusal = (name: keyof SignOptions, value: unknown): WebhookConfigError =>
  refusal(`\`${name}\` is ${told(value)}. Write ${WANTED[name]}.`);

/** A misspelt option would silently sign something else than was meant. */
const optionsProblem = (options: unknown): string | undefined => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return `The options are ${options === null ? 'null' : articleOf(options)}. Write signWebhook(rawBody, secret, { ${NAMES.join(', ')} }), each of which may be left out.`;
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(WANTED, name));
  return unknown.length === 0
    ? undefined
    : `There is no option ${toldNames(unknown)}. The options are ${NAMES.join(', ')}.`;
};

/** Seconds as text. What is neither text nor a number gives text that is no timestamp. */
const secondsOf = (timestamp: unknown): string =>
  typeof timestamp === 'string' || typeof timestamp === 'number' ? String(timestamp) : '';

const readBodyToSign = (rawBody: unknown): Body => {
  const body = readBody(rawBody);
  // Unlike a receiver, signing takes an empty body: its signature is as well defined as any other.
  if (rawBody === undefined || rawBody === null || body === undefined) {
    const came = rawBody === undefined || rawBody === null ? String(rawBody) : articleOf(rawBody);
    throw refusal(`\`rawBody\` is ${came}. Write the text or bytes that are sent, such as JSON.stringify(delivery).`);
  }
  if (typeof body === 'string' && !isWellFormed(body))
    throw refusal(
      '`rawBody` is text with a lone surrogate, which UTF-8 can not write. Write text without one, or bytes.',
    );
  return body;
};

export const signingInput = (rawBody: RawBody, secret: string, options: SignOptions = {}): SigningInput => {
  const mistake = secretMistake(secret);
  if (mistake) throw mistake;
  if (typeof secret !== 'string') throw refusal('`secret` is a list. Write one secret: a delivery has one signature.');
  const problem = optionsProblem(options);
  if (problem !== undefined) throw refusal(problem);

  const timestamp = secondsOf(options.timestamp ?? Math.floor(Date.now() / MS_PER_SECOND));
  if (!TIMESTAMP.test(timestamp)) throw optionRefusal('timestamp', options.timestamp);
  const body = readBodyToSign(rawBody);

  const isNamed = options.event !== undefined && options.deliveryId !== undefined;
  const named = isNamed ? {} : membersOf(body);
  const headers: Record<string, string> = {};
  const name = (role: 'event' | 'delivery', option: 'event' | 'deliveryId', own: unknown): void => {
    const given = options[option];
    // A line break here would write a header of the sender's choice.
    if (given !== undefined && !isPrintable(given)) throw optionRefusal(option, given);
    const value = given ?? own;
    if (isPrintable(value)) headers[HEADER_NAMES[role]] = value;
  };
  name('event', 'event', named.event);
  name('delivery', 'deliveryId', named.delivery_id);
  headers[HEADER_NAMES.timestamp] = timestamp;
  return { secret, timestamp, body, headers };
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
