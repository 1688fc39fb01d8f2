/**
 * Secrets are taken exactly as given. Trimming or decoding one would make a wrong configuration work by accident here
 * and fail elsewhere, so it is refused and explained instead.
 */
import type { ConfigCode } from '../errors/codes';

const SECRET = /^[0-9a-f]{64}$/;

/** The secret that was right last: nearly every call of a program brings the same one. */
let known: unknown;

const isSecret = (value: unknown): value is string => {
  if (value !== known && typeof value === 'string' && SECRET.test(value)) known = value;
  return value !== undefined && value === known;
};

export const readSecrets = (secret: unknown): readonly string[] | ConfigCode => {
  try {
    // A copy, so that nobody can change the list while a verification is under way.
    const secrets = ([] as unknown[]).concat(secret);
    // An empty list has an empty place.
    for (const one of secrets.length ? secrets : [''])
      if (!isSecret(one)) return (one ?? '') === '' ? 'secret_missing' : 'secret_invalid';
    return secrets as string[];
  } catch {
    return 'secret_invalid';
  }
};
