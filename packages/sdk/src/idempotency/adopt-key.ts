import { headerEntries, headersOf } from '../call/given-headers';
import { IDEMPOTENCY_KEY_HEADER } from '../contract';
import { InvalidRequestError } from '../errors/invalid-request-error';

interface KeyOptions {
  readonly headers?: unknown;
  readonly idempotencyKey?: string | undefined;
}

const NAME = IDEMPOTENCY_KEY_HEADER.toLowerCase();

const several = (keys: readonly string[]): InvalidRequestError =>
  new InvalidRequestError(`The render has more than one idempotency key: ${keys.map((key) => `'${key}'`).join(', ')}`, {
    nextStep: `Give the key once, as idempotencyKey or as the header ${IDEMPOTENCY_KEY_HEADER}.`,
  });

const isKey = (name: string): boolean => name.toLowerCase() === NAME;

/** The options with their headers read, and a key among these in its own place. Throws for two different keys. */
export const adoptKey = <O extends KeyOptions>(
  options: O,
): Omit<O, 'headers'> & { readonly headers: Record<string, string> } => {
  const { headers, ...rest } = options;
  const entries = headerEntries('headers', headers).filter(([, value]) => value !== undefined);
  const given = entries.filter(([name]) => isKey(name)).map(([, value]) => String(value));
  const others = headersOf(
    'headers',
    entries.filter(([name]) => !isKey(name)),
  );
  const { idempotencyKey = given[0] } = options;
  const keys = [...new Set([String(idempotencyKey), ...given])];
  if (keys.length > 1) throw several(keys);
  return { ...rest, idempotencyKey, headers: others };
};
