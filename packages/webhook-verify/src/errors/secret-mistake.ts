/** A secret that can't be used, as an error whose message says so. */
import { readSecrets } from '../verify/read-secrets';
import { WebhookConfigError } from './config-error';
import { secretText } from './secret-text';

/** What is wrong with a secret that was given, or that a function `gave`, if anything is. */
export const secretMistake = (secret: unknown, came?: string): WebhookConfigError | undefined => {
  const code = readSecrets(secret);
  return typeof code === 'string'
    ? new WebhookConfigError(code, { secret }, secretText(code, secret, came))
    : undefined;
};
