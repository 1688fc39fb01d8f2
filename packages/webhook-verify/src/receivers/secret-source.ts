/** The secret of one delivery, as it was given or as a function gives it: a usable one, or a mistake that says so. */
import { WebhookConfigError } from '../errors/config-error';
import { secretMistake } from '../errors/secret-mistake';
import { ATTEMPT_SECONDS } from '../generated/signature';
import { isLate } from './is-late';

/** As late as an answer is without more being said: the service waits for little longer. */
const SECRET_MS = (ATTEMPT_SECONDS - 2) * 1000;

export const secretSource =
  <Request>(secret: unknown): ((request: Request, platform: readonly unknown[]) => Promise<unknown>) =>
  async (...call) => {
    const isFunction = typeof secret === 'function';
    const given: unknown = isFunction ? await called(secret as SecretFunction<Request>, ...call) : secret;
    const mistake = secretMistake(given, isFunction ? 'is a function that gave' : undefined);
    if (mistake) throw mistake;
    return given;
  };

type SecretFunction<Request> = (request: Request, ...platform: readonly unknown[]) => unknown;

const called = async <Request>(
  secret: SecretFunction<Request>,
  request: Request,
  platform: readonly unknown[],
): Promise<unknown> => {
  try {
    // What it gives may be a promise that never settles, and then the answer would never come.
    const given = Promise.resolve(secret(request, ...platform));
    const settled = given.catch(() => undefined);
    if (!(await isLate(settled, SECRET_MS))) return await given;
  } catch (cause) {
    const what = '`secret` is a function that threw: see the cause. Let it return the secret.';
    // What was thrown stays out of the message: it may quote what it was reading.
    throw Object.defineProperty(new WebhookConfigError('secret_missing', undefined, what), 'cause', { value: cause });
  }
  const what = `\`secret\` is a function that gave nothing within ${SECRET_MS} ms. Let it return the secret, or throw, sooner: the service waits for ${ATTEMPT_SECONDS} s.`;
  throw new WebhookConfigError('secret_missing', undefined, what);
};
