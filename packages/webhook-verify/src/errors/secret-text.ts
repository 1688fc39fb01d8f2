/** A secret that can't be used, in words. Of the secret only its kind and length are shown. */
import { missingSecretFinding, secretFinding } from '../explain/secret-clues';
import type { ConfigCode } from './codes';
import { articleOf } from './shown-value';

/** `code` is what is wrong with it; `came` says how it came. */
export const secretText = (code: ConfigCode, secret: unknown, came = 'is'): string => {
  const what = typeof secret === 'string' && secret !== '' ? `text of ${secret.length} characters` : kindOf(secret);
  const { cause, fix } = code === 'secret_missing' ? missingSecretFinding(secret) : secretFinding(secret);
  return `\`secret\` ${came} ${what}. ${cause} ${fix}`;
};

const kindOf = (secret: unknown): string =>
  secret === undefined || secret === null ? String(secret) : secret === '' ? 'empty' : articleOf(secret);
