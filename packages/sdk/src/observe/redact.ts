/**
 * Takes out what must never reach a log: API keys, webhook secrets, signed or unguessable URLs, data URIs. Works on text
 * anywhere, so that a secret inside a message is found as well.
 */
import { API_KEY_PREFIX } from '../contract/wire';
import { hideSecrets } from './secret-values';

const API_KEY = new RegExp(`\\b${API_KEY_PREFIX}[A-Za-z0-9_-]+`, 'g');
const SECRET = /\b[0-9a-f]{64}\b/gi;
const DATA_URI = /data:[a-z0-9.+-]*\/?[a-z0-9.+-]*(;[a-z0-9=-]+)*,[^\s"'<>)]*/gi;
const URL_TAIL = /\b(https?:\/\/)([^\s"'<>/?#@]+@)?([^\s"'<>/?#]+)([^\s"'<>]*)/gi;
const SECRET_NAME = /^(authorization|secret|api_?key|cookie|set-cookie|proxy-authorization)$/i;

/** The text without secrets; of a URL only scheme and host stay. */
export const redactText = (text: string): string =>
  hideSecrets(text)
    .replace(DATA_URI, (uri) => `[data URI of ${uri.length} characters]`)
    .replace(URL_TAIL, (_all, scheme: string, _user, host: string, tail: string) =>
      tail === '' || tail === '/' ? `${scheme}${host}${tail}` : `${scheme}${host}/[redacted]`,
    )
    .replace(API_KEY, `${API_KEY_PREFIX}[redacted]`)
    .replace(SECRET, '[redacted secret]');

/** Nothing of an object that does not let itself be read. */
const entriesOf = (value: object): ReadonlyArray<[string, unknown]> => {
  try {
    return Object.entries(value);
  } catch {
    return [];
  }
};

const walk = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth > 8) return '[deep]';
  if (Array.isArray(value)) return value.map((entry) => walk(entry, depth + 1));
  return Object.fromEntries(
    entriesOf(value)
      .filter(([, entry]) => entry !== undefined && typeof entry !== 'function')
      .map(([name, entry]) => [name, SECRET_NAME.test(name) ? '[redacted]' : walk(entry, depth + 1)]),
  );
};

/** A copy of a value without secrets, as plain data. */
export const redact = (value: unknown): unknown => walk(value, 0);
