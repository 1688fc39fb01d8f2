/**
 * Puts into the message of a wrong call which argument is wrong, what came and what to write: logs show messages, and nobody
 * calls `explain()` in one.
 */
import type { ConfigCode } from '../errors/codes';
import type { Attempt } from '../errors/evidence';
import { EXPLAIN_HINT } from '../errors/explain-hint';
import { secretText } from '../errors/secret-text';
import { optionOf, optionText } from '../errors/wrong-option';
import { optionsFinding } from './options-clues';

/** What `explain()` is called on: either of the error classes. */
export interface Failure {
  readonly code: string;
  message: string;
  stack?: string;
}

/** What to do on a runtime without WebCrypto. */
export const NO_CRYPTO =
  'Use Node 20 or later, a secure context (https), or verifyWebhookSync from @vid/webhook-verify/node.';

const safely = <T>(tell: () => T): T | undefined => {
  try {
    return tell();
  } catch {
    return undefined;
  }
};

const textOf = (code: ConfigCode, attempt: Partial<Attempt>): string | undefined => {
  const { secret, options } = attempt;
  if (code === 'secret_missing' || code === 'secret_invalid') return secretText(code, secret);
  if (code === 'options_invalid') {
    const { cause, fix } = optionsFinding({ options });
    return `${cause} ${fix}`;
  }
  if (code === 'crypto_unavailable') return NO_CRYPTO;
  const name = optionOf(code);
  return name && optionText(name, (options as Readonly<Record<string, unknown>>)[name]);
};

/** Nothing is written anew where the message says it already, or where what was given throws when it is looked at. */
export const sayMistake = (error: Failure, attempt: Partial<Attempt>): void => {
  const { message } = error;
  const text = message.endsWith(EXPLAIN_HINT) ? safely(() => textOf(error.code as ConfigCode, attempt)) : undefined;
  if (text === undefined) return;
  error.message = message.replace(EXPLAIN_HINT, () => text);
  // A stack begins with the message as it was.
  if (error.stack !== undefined) error.stack = error.stack.replace(message, () => error.message);
};
