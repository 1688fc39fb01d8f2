import { IDEMPOTENCY_KEY_LIMIT } from '../contract';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { isMembers } from '../options/is-members';
import { sha256 } from './sha256';

/** Checks a key of the caller's: the service would cut a longer one in silence, so it is refused here. */
export const checkKey = (key: string): string => {
  const { max } = IDEMPOTENCY_KEY_LIMIT;
  const fits = key.length <= max && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(key);
  if (fits) return key;
  throw new InvalidRequestError(
    `The idempotency key has ${key.length} characters; it must have 1 to ${max} printable ASCII characters, no space at either end`,
    {
      nextStep: 'Use a UUID, or a hash of your own id.',
      idempotencyKey: key,
    },
  );
};

/** The fingerprint of a text. */
export const hashText = (text: string): string => sha256(text);

const inOrder = (_name: string, value: unknown): unknown =>
  isMembers(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/** The fingerprint of a request's JSON text; members in another order are the same request. */
export const hashBody = (body: string): string => hashText(JSON.stringify(JSON.parse(body), inOrder));
