/** A wrong set-up, said in the message itself: which option, what came, and what to write. */
import type { ConfigCode } from '../errors/codes';
import { WebhookConfigError } from '../errors/config-error';
import { meantFor } from '../errors/nearest-option';
import { told, toldNames } from '../errors/shown-value';
import { OPTION_NAMES, type OptionName, optionOf, optionText } from '../errors/wrong-option';
import { type Caller, originOf } from './caller';

export const setupMistake = (code: ConfigCode, name: OptionName, value: unknown): WebhookConfigError =>
  new WebhookConfigError(code, { options: { [name]: value } }, optionText(name, value));

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
  const name = optionOf(code);
  if (name) return setupMistake(code, name, options[name]);
  const unknown = Object.keys(options).filter((one) => !OPTION_NAMES.includes(one));
  const what = `There is no option ${toldNames(unknown)}`;
  const meant = meantFor(unknown, OPTION_NAMES);
  return new WebhookConfigError(code, { options }, `${what}.${meant} The options are ${OPTION_NAMES.join(', ')}.`);
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
