/** A secret that can't be used, said in the message itself. Of the secret only its kind and length are shown. */
import { missingSecretFinding, secretFinding } from '../explain/secret-clues';
import { readSecrets } from '../verify/read-secrets';
import { WebhookConfigError } from './config-error';
import { articleOf } from './shown-value';

/** What is wrong with a secret that was given, or that a function `gave`, if anything is. */
export const secretMistake = (secret: unknown, came = 'is'): WebhookConfigError | undefined => {
  const code = readSecrets(secret);
  if (typeof code !== 'string') return undefined;
  const what = typeof secret === 'string' && secret !== '' ? `text of ${secret.length} characters` : kindOf(secret);
  const { cause, fix } = code === 'secret_missing' ? missingSecretFinding(secret) : secretFinding(secret);
  return new WebhookConfigError(code, { secret }, `\`secret\` ${came} ${what}. ${cause} ${fix}`);
};

const kindOf = (secret: unknown): string =>
  secret === undefined || secret === null ? String(secret) : secret === '' ? 'empty' : articleOf(secret);
