/**
 * Takes out what must never be shown: the secrets of this process by their values, and by their looks and names API keys,
 * webhook secrets, credentials, signed or unguessable URLs, data URIs. Works on text anywhere, so that a secret inside of a
 * message is found as well.
 */
import { API_KEY_PREFIX } from '../contract/wire';
import { hideSecrets } from './secret-values';

const API_KEY = new RegExp(`\\b${API_KEY_PREFIX}[A-Za-z0-9_-]+`, 'g');
const SECRET = /\b[0-9a-f]{64}\b/gi;
const DATA_URI = /data:[a-z0-9.+-]*\/?[a-z0-9.+-]*(;[a-z0-9=-]+)*,[^\s"'<>)]*/gi;
/** Up to white space: what may not be in a URL is taken all the same. */
const ADDRESS = /\bhttps?:\/\/\S*/gi;
const LOGIN = /(https?:\/\/)[^\s/?#]*@/gi;
const URL_TAIL = /\b(https?:\/\/)([^\s"'<>/?#]+)([^\s"'<>]*)/gi;
const QUERY_TAIL = /^(https?:\/\/)([^\s"'<>/?#]*)(\S*)/i;
/** What the sentence or the JSON goes on with behind an address. */
const CLOSERS = `).,;:"'>}`;
const SECRET_NAME = /(^|[-_])(authorization|secret|api[-_]?key|cookie|token|password|credentials?|signature)$/i;
const AUTHORIZATION = /(^|-)authorization$/i;
const ADDRESS_NAME = /(^|[-_])(location|referer|url)$/i;
/** Told to the caller by the service, below its own address. */
const OPEN_ADDRESS_NAME = /^poll_url$/i;
/** Often a hash, which looks like a secret. */
const KEY_NAME = /^idempotency[-_]?key$/i;

const withoutTail = (_all: string, scheme: string, host: string, tail: string): string => {
  let length = tail.length;
  while (length > 0 && CLOSERS.includes(tail.charAt(length - 1))) length -= 1;
  const path = tail.slice(0, length);
  return path === '' || path === '/' ? `${scheme}${host}${tail}` : `${scheme}${host}/[redacted]${tail.slice(length)}`;
};

/** A query ends with white space alone; a path also with what a sentence or JSON sets around it. */
const hideTails = (text: string): string =>
  text
    .replace(DATA_URI, (uri) => `[data URI of ${uri.length} characters]`)
    .replace(ADDRESS, (address) =>
      address.replace(LOGIN, '$1').replace(/[?#]/.test(address) ? QUERY_TAIL : URL_TAIL, withoutTail),
    );

/** Nothing of an object that does not let itself be read. */
const entriesOf = (value: object): ReadonlyArray<[string, unknown]> => {
  try {
    return Object.entries(value);
  } catch {
    return [];
  }
};

/** A sentence without secrets; of a URL only scheme and host stay. Hashes stay: an idempotency key may be one. */
export const redactSentence = (text: string): string =>
  hideTails(hideSecrets(text)).replace(API_KEY, `${API_KEY_PREFIX}[redacted]`);

/** The text without secrets; of a URL only scheme and host stay. */
export const redactText = (text: string): string => redactSentence(text).replace(SECRET, '[redacted secret]');

/** An address as its host and a redacted path, also one without a host. */
export const redactAddress = (address: string): string => {
  const shown = redactText(address);
  return /^https?:\/\//i.test(address) || address === '' || address === '/' ? shown : '/[redacted]';
};

const byName = (name: string, text: string): string => {
  if (SECRET_NAME.test(name)) return '[redacted]';
  if (ADDRESS_NAME.test(name) && !OPEN_ADDRESS_NAME.test(name)) return redactAddress(text);
  return KEY_NAME.test(name) ? hideSecrets(text) : redactText(text);
};

const walk = (value: unknown, depth: number, name: string): unknown => {
  if (typeof value === 'string') return byName(name, value);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth > 8) return '[deep]';
  if (Array.isArray(value)) return value.map((entry) => walk(entry, depth + 1, name));
  return Object.fromEntries(
    entriesOf(value)
      .filter(([, entry]) => entry !== undefined && typeof entry !== 'function' && typeof entry !== 'symbol')
      .map(([key, entry]) => [key, walk(entry, depth + 1, SECRET_NAME.test(name) ? name : key)]),
  );
};

/** A copy of a value without secrets, as plain data. */
export const redact = (value: unknown): unknown => walk(value, 0, '');

/** Headers as they may be shown: credentials and addresses by their names, secrets by their values. */
export const redactHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const scheme = AUTHORIZATION.test(name) ? (/^(bearer|basic) /i.exec(value)?.[0] ?? '') : '';
      return [name, `${scheme}${byName(name, value)}`];
    }),
  );
