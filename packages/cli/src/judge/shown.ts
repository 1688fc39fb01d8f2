/** Values as a finding shows them: on one line, short, and without what lets somebody in. */
import { API_KEY_PREFIX } from '@vid/sdk/contract';

const CHARACTERS = 120;
const KEY = new RegExp(`${API_KEY_PREFIX}[^\\s"'&,;]+`, 'gi');
const SECRET = /\b[0-9a-f]{64}\b/gi;

/** A text that may be quoted. */
export const quoted = (text: string): string => {
  const safe = text
    .slice(0, CHARACTERS * 2)
    .replace(KEY, `${API_KEY_PREFIX}…`)
    .replace(SECRET, '[secret]');
  return safe.length > CHARACTERS || text.length > CHARACTERS * 2 ? `${safe.slice(0, CHARACTERS)}…` : safe;
};

/** A JSON value. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(quoted(value));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
};

/** The value at a dotted path, shown. */
export const shownAt = (value: unknown, path: string): string => {
  if (path === 'body') return shown(value);
  let at: unknown = value;
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return 'nothing';
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  if (typeof at === 'string' && at.length > CHARACTERS) return `a text of ${at.length} characters`;
  return shown(at);
};
