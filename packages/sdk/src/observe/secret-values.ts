/**
 * The very values that must never be shown, whatever they look like: API keys as they are fetched, and credentials in
 * headers. Kept for the process, since an error may be printed long after its client has gone.
 */

/** Values beyond this many push out the oldest: a key that changes each minute must not fill the memory. */
const MAX_VALUES = 256;

/** Shorter values would blot out ordinary words. */
const MIN_LENGTH = 6;

const values = new Set<string>();

/** Names of headers whose value is a credential. */
const SECRET_HEADER = /auth|cookie|token|secret|api-?key|signature|password/i;

/** Remembers a value, so that it is redacted wherever it turns up. */
export const rememberSecret = (value: string): void => {
  if (value.length < MIN_LENGTH || values.has(value)) return;
  values.add(value);
  const [oldest] = values;
  if (values.size > MAX_VALUES && oldest !== undefined) values.delete(oldest);
};

/** Remembers a header's value when its name says that it is a credential; of `Bearer X` the X alone. */
export const rememberHeader = (name: string, value: string): void => {
  if (SECRET_HEADER.test(name)) rememberSecret(value.replace(/^(Bearer|Basic|Token) /i, ''));
};

/** The text without the values that are remembered. */
export const hideSecrets = (text: string): string => {
  let hidden = text;
  for (const value of values) if (hidden.includes(value)) hidden = hidden.replaceAll(value, '[redacted]');
  return hidden;
};
