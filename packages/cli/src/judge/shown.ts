/** Values as a finding shows them: on one line, short, and without what lets somebody in. */
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { isSecretName } from '../secret-name';

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

/** What kind of value it is, and nothing of it: for what nobody knows, and what may let somebody in. */
const shownKind = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `a text of ${value.length} characters`;
  if (typeof value === 'number' || typeof value === 'boolean') return `a ${typeof value}`;
  return shown(value);
};

const at = (value: unknown, path: string): unknown => {
  let inner: unknown = value;
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined;
    inner = (inner as Readonly<Record<string, unknown>>)[name];
  }
  return inner;
};

/** The value at a dotted path, shown; of one that is named like a secret, and of a whole body, its kind. */
export const shownAt = (value: unknown, path: string): string => {
  if (path === 'body') return shownKind(value);
  const found = at(value, path);
  const isLong = typeof found === 'string' && found.length > CHARACTERS;
  return isLong || path.split('.').some(isSecretName) ? shownKind(found) : shown(found);
};

/** The kind of the value at a dotted path. */
export const shownKindAt = (value: unknown, path: string): string => shownKind(at(value, path));
