/** The secret of one delivery, as it was given or as a function gives it: a usable one, or a mistake that says so. */
import { WebhookConfigError } from '../errors/config-error';
import { secretMistake } from '../errors/secret-mistake';

export const secretSource =
  <Request>(secret: unknown): ((request: Request) => Promise<unknown>) =>
  async (request) => {
    const isFunction = typeof secret === 'function';
    const given: unknown = isFunction ? await called(secret as (request: Request) => unknown, request) : secret;
    const mistake = secretMistake(given, isFunction ? 'is a function that gave' : undefined);
    if (mistake) throw mistake;
    return given;
  };

const called = async <Request>(secret: (request: Request) => unknown, request: Request): Promise<unknown> => {
  try {
    return await secret(request);
  } catch (cause) {
    const what = '`secret` is a function that threw: see the cause. Let it return the secret.';
    // What was thrown stays out of the message: it may quote what it was reading.
    throw Object.defineProperty(new WebhookConfigError('secret_missing', undefined, what), 'cause', { value: cause });
  }
};
