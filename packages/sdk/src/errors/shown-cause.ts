/** The cause of an error as it may be shown: itself, or a copy where something in it tells a secret of this process. */
import { hideSecrets } from '../observe/secret-values';

const MAX_DEPTH = 5;

const tells = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const shown = hideSecrets(value);
  return shown !== value;
};

const copyOf = (error: Error, cause: unknown): Error => {
  const copy = new Error(hideSecrets(error.message), cause === undefined ? undefined : { cause });
  const { code } = error as { code?: unknown };
  const facts = {
    name: error.name,
    stack: hideSecrets(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
  };
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(copy, name, { value, configurable: true, writable: true, enumerable: name === 'code' });
  }
  return copy;
};

export const shownCause = (cause: unknown, depth = 0): unknown => {
  if (typeof cause === 'string') return hideSecrets(cause);
  if (!(cause instanceof Error) || depth > MAX_DEPTH) return cause;
  const below = cause.cause === undefined ? undefined : shownCause(cause.cause, depth + 1);
  const own = [cause.message, cause.stack, ...Object.values(cause as unknown as Record<string, unknown>)];
  return below !== cause.cause || own.some(tells) ? copyOf(cause, below) : cause;
};
