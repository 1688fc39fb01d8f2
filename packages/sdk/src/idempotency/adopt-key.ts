import { IDEMPOTENCY_KEY_HEADER } from '../contract';
import { InvalidRequestError } from '../errors/invalid-request-error';

interface KeyOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
}

const isKey = (name: string): boolean => name.toLowerCase() === IDEMPOTENCY_KEY_HEADER.toLowerCase();

const several = (keys: readonly string[]): InvalidRequestError =>
  new InvalidRequestError(`The render has more than one idempotency key: ${keys.map((key) => `'${key}'`).join(', ')}`, {
    nextStep: `Give the key once, as idempotencyKey or as the header ${IDEMPOTENCY_KEY_HEADER}. Nothing was sent.`,
  });

/** The options with a key that was given as a header, in whatever case, in its own place. Throws for two different keys. */
export const adoptKey = <O extends KeyOptions>(options: O): O => {
  const headers = Object.entries(options.headers ?? {}) as ReadonlyArray<readonly [string, string | undefined]>;
  const given = headers.filter(([name, value]) => isKey(name) && value !== undefined).map(([, value]) => String(value));
  if (given.length === 0) return options;
  const { idempotencyKey = given[0] } = options;
  const others = given.filter((key) => key !== idempotencyKey);
  if (others.length > 0) throw several([...new Set([String(idempotencyKey), ...others])]);
  return { ...options, idempotencyKey, headers: Object.fromEntries(headers.filter(([name]) => !isKey(name))) };
};
