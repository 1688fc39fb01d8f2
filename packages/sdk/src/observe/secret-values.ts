/**
 * The secrets that this process works with, by their actual values: keys of clients, secrets of webhooks, credentials of
 * single calls. Whatever is shown to anybody has them taken out, in whichever form they come back: as they are, encoded for
 * a URL, for JSON or for HTML, in hexadecimal digits, or inside of base64.
 */
import { API_KEY_PREFIX } from '../contract/wire';
import { FormIndex } from './form-index';

/** A shorter text is no secret, and would be found in everything. */
const SHORTEST = 6;

/** Values that are remembered at most; the oldest is forgotten first. */
const CAPACITY = 256;

/** Each value with its forms, the oldest first. */
const known = new Map<string, ReadonlySet<string>>();
const index = new FormIndex();

const bytesOf = (text: string): readonly number[] => [...new TextEncoder().encode(text)];

/** The characters of base64 that only the secret decides, where so many other bytes stand in front of it. */
const base64Of = (bytes: readonly number[], before: number): string => {
  const binary = String.fromCharCode(...new Array<number>(before).fill(0), ...bytes);
  const first = Math.ceil((before * 8) / 6);
  const last = Math.floor(((before + bytes.length) * 8) / 6);
  return btoa(binary).slice(first, last);
};

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Every form in which a value may come back. */
const formsOf = (value: string): ReadonlySet<string> => {
  const bytes = bytesOf(value);
  const base64 = [0, 1, 2].map((before) => base64Of(bytes, before));
  const encoded = encodeURIComponent(value);
  return new Set([
    value,
    encoded,
    encodeURIComponent(encoded),
    JSON.stringify(value).slice(1, -1),
    value.replace(/[&<>"]/g, (character) => HTML[character] ?? character),
    bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    ...base64.map((text) => encodeURIComponent(text)),
  ]);
};

/** Takes down that a value is secret; from now on it is shown nowhere. */
export const rememberSecret = (value: string): void => {
  if (value.length < SHORTEST || known.has(value)) return;
  const forms = formsOf(value);
  known.set(value, forms);
  for (const form of forms) index.add(form);
  for (const [oldest, itsForms] of known) {
    if (known.size <= CAPACITY) break;
    known.delete(oldest);
    for (const form of itsForms) index.remove(form);
  }
};

/** Names of headers whose value is a credential. */
const SECRET_HEADER = /auth|cookie|token|secret|api-?key|signature|password|credential|session/i;

/** Remembers a header's value when its name says that it is a credential; of `Bearer X` the X alone. */
export const rememberHeader = (name: string, value: string): void => {
  if (SECRET_HEADER.test(name)) rememberSecret(value.replace(/^(Bearer|Basic|Token) /i, ''));
};

/** The text without the secrets of this process. */
export const hideSecrets = (text: string): string =>
  known.size === 0
    ? text
    : index.replace(text, (found) => (found.startsWith(API_KEY_PREFIX) ? `${API_KEY_PREFIX}[redacted]` : '[redacted]'));

/** A value of JSON without the secrets of this process; the same when it has none of them. */
export const withoutSecrets = (value: unknown): unknown => {
  if (typeof value === 'string') return hideSecrets(value);
  if (typeof value !== 'object' || value === null || known.size === 0) return value;
  try {
    const text = JSON.stringify(value);
    const hidden = hideSecrets(text);
    return hidden === text ? value : (JSON.parse(hidden) as unknown);
  } catch {
    // No JSON, so it came from no service: printing it goes through `redact`.
    return value;
  }
};
