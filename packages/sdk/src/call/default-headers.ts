import { AUTHORIZATION_HEADER, IDEMPOTENCY_KEY_HEADER } from '../contract/wire';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { rememberHeader } from '../observe/secret-values';

const refused = (name: string, why: string, nextStep: string): InvalidRequestError =>
  new InvalidRequestError(`The header ${JSON.stringify(name)} of defaultHeaders ${why}`, {
    problems: [{ path: `defaultHeaders.${name}`, message: why }],
    nextStep,
  });

const canBeSent = (name: string, value: string): boolean => {
  try {
    return new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
};

/** The headers of every call, with names in lower case. Refuses what cannot be sent, without showing it. */
export const checkDefaultHeaders = (given: Readonly<Record<string, string | undefined>>): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const lower = name.toLowerCase();
    if (lower === IDEMPOTENCY_KEY_HEADER.toLowerCase()) {
      throw refused(name, 'would be the same for every render', 'Give each render its own idempotencyKey.');
    }
    if (typeof value !== 'string' || !canBeSent(name, value)) {
      throw refused(name, 'cannot be sent', 'Correct its name and its value, which must be a text of one line.');
    }
    if (lower !== AUTHORIZATION_HEADER.toLowerCase()) rememberHeader(lower, value);
    headers[lower] = value;
  }
  return headers;
};
