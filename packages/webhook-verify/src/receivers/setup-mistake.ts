/** A wrong set-up, said in the message itself: which option, what came, and what to write. */
import type { ConfigCode } from '../errors/codes';
import { WebhookConfigError } from '../errors/config-error';
import { meantFor } from '../errors/nearest-option';
import { told, toldNames } from '../errors/shown-value';
import { ATTEMPT_SECONDS } from '../generated/signature';
import { TOLERANCE } from '../verify/read-options';
import { type Caller, originOf } from './caller';

/** What each option takes. */
const WANTED = {
  secret:
    'the 64 lowercase hex digits that creating the webhook returned, a list of them, or a function that returns them',
  onDelivery: 'a function: onDelivery: async (delivery) => { … }',
  store: 'a store with the methods claim, commit and release, or leave it out for the memory of this process',
  onError: 'a function: onError: (error) => { … }, or leave it out for the console',
  answerAfterMs: `milliseconds from 0, which answers early on purpose, to less than the ${ATTEMPT_SECONDS}000 for which the service waits, or Infinity`,
  waitUntil: 'a function that takes a promise',
  toleranceSeconds: `${TOLERANCE}, or leave it out. NaN often comes from Number() of a variable that is not set`,
  now: 'a function that returns Unix milliseconds, such as Date.now without parentheses',
  maxBodyBytes: 'bytes as a whole number above 0, or leave it out',
  strictHeaders: 'true or false',
};

export type OptionName = keyof typeof WANTED;

/** Which option each code of the verification is about. */
const OPTION_OF: Readonly<Partial<Record<ConfigCode, OptionName>>> = {
  tolerance_invalid: 'toleranceSeconds',
  clock_invalid: 'now',
  max_body_bytes_invalid: 'maxBodyBytes',
  strict_headers_invalid: 'strictHeaders',
};

export const setupMistake = (code: ConfigCode, name: OptionName, value: unknown): WebhookConfigError => {
  const came = name === 'now' && typeof value === 'function' ? 'returns no such number' : `is ${told(value)}`;
  return new WebhookConfigError(code, { options: { [name]: value } }, `\`${name}\` ${came}. Write ${WANTED[name]}.`);
};

/** A receiver that is used as none can be. */
export const wrongUse = (detail: string): WebhookConfigError =>
  new WebhookConfigError('receiver_invalid', undefined, detail);

/** A whole argument that is no object of options. */
export const noOptions = (options: unknown): WebhookConfigError =>
  wrongUse(`The options are ${told(options)}. Write webhookHandler({ secret, onDelivery }).`);

/** A request in place of options: the framework calls `webhookHandler` for each of them. */
export const notCalled = (caller: Caller, request: unknown): WebhookConfigError =>
  wrongUse(
    `The options are ${originOf(caller, [request])[0]}: webhookHandler itself was given as the handler. Write webhookHandler({ secret, onDelivery }) there.`,
  );

/** The options that are left once the receiver's own are taken, refused by the verification. */
export const optionMistake = (code: ConfigCode, options: Readonly<Record<string, unknown>>): WebhookConfigError => {
  const name = OPTION_OF[code];
  if (name) return setupMistake(code, name, options[name]);
  const unknown = Object.keys(options).filter((one) => !Object.hasOwn(WANTED, one));
  const what = `There is no option ${toldNames(unknown)}`;
  const meant = meantFor(unknown, Object.keys(WANTED));
  return new WebhookConfigError(
    code,
    { options },
    `${what}.${meant} The options are ${Object.keys(WANTED).join(', ')}.`,
  );
};

/** Who calls a handler without a response would have the work done and could not tell so: it is refused before. */
export const responseMistake = (response: unknown, method = 'writeHead'): WebhookConfigError | undefined =>
  typeof (response as Partial<Record<string, unknown>> | null | undefined)?.[method] === 'function'
    ? undefined
    : wrongUse(
        'The handler was called without a response, so nothing was done. Write handler(request, response), in NestJS of @Req() and @Res().',
      );

/**
 * What such a call rejects with. Frameworks write its message into their answer, so that says nothing: the mistake is
 * reported, and is the cause for whoever has the error in hand.
 */
export const notAnswered = (cause: WebhookConfigError): Error => new Error('Not received.', { cause });
