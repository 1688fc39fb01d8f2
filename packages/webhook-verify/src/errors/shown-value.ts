/** Values in the texts of errors, so that they can neither break nor flood a log. */

/** What kind of value this is, with its article. */
export const articleOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;

const SHOWN_LENGTH = 80;

/** A value of the request, quoted and cut. */
export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
};

/** A value of the set-up: itself where it is plain, otherwise its kind. */
export const shown = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : articleOf(value);
};
