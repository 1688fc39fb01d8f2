/** The API key of each attempt: a text that never changes, or what a function gives when it is asked. */
import { InvalidRequestError } from '../errors/invalid-request-error';
import { VidError } from '../errors/vid-error';
import { rememberSecret } from '../observe/secret-values';

/** An API key, or where it is fetched: asked for each attempt, so that a key that changes is followed. */
export type ApiKey = string | (() => string | Promise<string>);

/** Refuses a key that no header can carry. */
export const checkApiKey = (apiKey: string): string => {
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new InvalidRequestError('The API key has a space, a line break or another character that no key has', {
      nextStep: 'Look for a trailing line break.',
    });
  }
  return apiKey;
};

/** The value of the Authorization header for a key. */
export const bearer = (apiKey: string): string => `Bearer ${apiKey}`;

/** The value of the Authorization header; at once where the key is a text. Every key is redacted from then on. */
export const credentialsOf = (apiKey: ApiKey): (() => string | Promise<string>) => {
  if (typeof apiKey === 'string') {
    const value = bearer(apiKey);
    rememberSecret(apiKey);
    return () => value;
  }
  return async () => {
    const key: unknown = await fetchKey(apiKey);
    if (typeof key !== 'string' || key === '') {
      throw new InvalidRequestError(
        `The apiKey function gave ${key === '' ? 'an empty text' : typeof key} instead of a key`,
        {
          nextStep: 'Resolve to the key as a text.',
        },
      );
    }
    rememberSecret(key);
    return bearer(checkApiKey(key));
  };
};

const fetchKey = async (apiKey: () => string | Promise<string>): Promise<unknown> => {
  try {
    return await apiKey();
  } catch (cause) {
    throw new VidError(`The apiKey function failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
      nextStep: 'Nothing was sent. See the cause.',
    });
  }
};
