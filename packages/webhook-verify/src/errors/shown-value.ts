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

/** Characters of a text that is shown: "300" and "console" help, and no secret is so short. */
const SHORT = 12;
/** What could be meant for an option. */
const NAME = /^[A-Za-z_]\w{0,23}$/;

/** A value of the set-up. Longer texts keep to themselves: a secret in the wrong place would stand in every log. */
export const told = (value: unknown): string =>
  typeof value === 'string' && value.length > SHORT ? `a text of ${value.length} characters` : shown(value);

/** Names of options that there are not, under the same rule. */
export const toldNames = (names: readonly string[]): string =>
  names.map((name) => (NAME.test(name) ? `\`${name}\`` : told(name))).join(', ');

/** A value of the set-up: itself where it is plain, otherwise its kind. */
export const shown = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : articleOf(value);
};
