/**
 * Takes out of texts what must not be shown or logged: API keys, secrets of webhooks, credentials by their name, queries and
 * user names of URLs, and the values that a server was told to hide, in the forms in which they travel. Whatever the admin
 * API shows and the log writes passes here; only the answers that are there to hand out a key or the state do not.
 */
import { API_KEY_PREFIX } from '@vid/sdk/contract';

const HIDDEN = '[redacted]';
const CUT = '…';

/** Up to what can't be part of a key in a URL, in JSON or in a sentence. */
const API_KEY = new RegExp(`\\b${API_KEY_PREFIX.replace('_', '(?:_|%5f)')}[^\\s"'\`<>()[\\]{},;&?#/\\\\]+`, 'gi');
/** A signature is no secret; it says so. */
const SECRET = /(?<!sha256=)\b[0-9a-f]{64}\b/gi;
const URL_PARTS =
  /\b([a-z][a-z0-9+.-]{1,20}:\/\/)(?:[^\s"'<>/?#\\]*@)?([^\s"'<>?#\\]*)(\?[^\s"'<>#\\]*)?(#[^\s"'<>\\]*)?/gi;
const BEARER = /\b(bearer|basic) +[\w.~+/=-]{4,}/gi;
const NAMED =
  /((?:authorization|cookie|secret|password|passwd|api[-_]?key|access[-_]?token|refresh[-_]?token|admin[-_]?token)\\?["']?\s*[:=]\s*\\?["']?)([^\s"'&,;\\]+)/gi;
const SECRET_NAMES =
  /^(?:(?:proxy-)?authorization|(?:set-)?cookie|secret|client[-_]secret|password|x-api-key|access[-_]token|refresh[-_]token)$/i;
const DEPTH = 64;

export interface HideSecrets {
  readonly text: (text: string) => string;
  /** A copy of JSON-like data. */
  readonly value: (value: unknown) => unknown;
}

/** A value as it may stand in a URL or in a header. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
];

const withoutKnown = (text: string, forms: readonly string[]): string =>
  forms.reduce((shown, form) => (shown.includes(form) ? shown.replaceAll(form, HIDDEN) : shown), text);

/** `known` are secrets whose form says nothing: a token that somebody chose. */
export const createHideSecrets = (known: readonly string[] = []): HideSecrets => {
  const forms = [...new Set(known.filter((secret) => secret.length > 0).flatMap(formsOf))];
  const text = (raw: string): string =>
    withoutKnown(raw, forms)
      .replace(URL_PARTS, (_, scheme: string, rest: string, query?: string) =>
        query === undefined ? `${scheme}${rest}` : `${scheme}${rest}?${CUT}`,
      )
      .replace(API_KEY, (key) => (key.endsWith(CUT) ? key : `${API_KEY_PREFIX}${CUT}`))
      .replace(SECRET, HIDDEN)
      .replace(BEARER, `$1 ${HIDDEN}`)
      .replace(NAMED, `$1${HIDDEN}`);
  const walk = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth === 0) return CUT;
    if (Array.isArray(value)) return value.map((entry: unknown) => walk(entry, depth - 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        text(name),
        SECRET_NAMES.test(name) && typeof member === 'string' ? HIDDEN : walk(member, depth - 1),
      ]),
    );
  };
  return { text, value: (value) => walk(value, DEPTH) };
};
