/** What a text that is shown here does not have of what was sent: secrets are hidden in it, and long things cut. */

const HIDDEN = /\[redacted\]|… \(\d+ characters\)$|\?…|\b[a-z]+_[\w-]*…|^…$/;
/** The log keeps so many entries of a list at most. */
const MOST_ENTRIES = 50;

/** The paths of texts in which something is hidden or cut. */
export const missingIn = (value: unknown, path: string): readonly string[] => {
  if (typeof value === 'string') return HIDDEN.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).flatMap(([name, member]) =>
    HIDDEN.test(name) ? [`${path}.${name}`] : missingIn(member, `${path}.${name}`),
  );
  return Array.isArray(value) && value.length >= MOST_ENTRIES ? [...members, `${path} (its end)`] : members;
};

/** A copy that says first what it lacks. */
export const withMissing = (code: string, comment: string, missing: readonly string[]): string =>
  missing.length === 0
    ? code
    : `${comment} Not whole: hidden or cut here, and to be put in again: ${missing.join(', ')}\n${code}`;
