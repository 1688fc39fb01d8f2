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
/** A query goes up to white space, whatever stands in it: what may not be in a URL is taken all the same. */
const URL_PARTS = /\b([a-z][a-z0-9+.-]{1,20}:\/\/[^\s?#]*)(\?\S*)?(#\S*)?/gi;
/** A text that is a URL from its beginning has its query up to its end, and white space anywhere. */
const WHOLE_URL = /^(\s*[a-z][a-z0-9+.-]{1,20}:\/\/)([^/?#]*@)?([^?#]*)(\?.*)?(#.*)?$/is;
const LOGIN = /([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/?#]*@/gi;
const JSON_TEXT = /"(?:[^"\\]|\\.)*"/gs;
const BEARER = /\b(bearer|basic) +[\w.~+/=-]{4,}/gi;
const NAMED =
  /((?:authorization|cookie|secret|password|passwd|api[-_]?key|access[-_]?token|refresh[-_]?token|admin[-_]?token)\\?["']?\s*[:=]\s*\\?["']?)([^\s"'&,;\\]+)/gi;
const SECRET_NAMES =
  /^(?:(?:proxy-)?authorization|(?:set-)?cookie|secret|client[-_]secret|password|x-api-key|access[-_]token|refresh[-_]token)$/i;
const DEPTH = 64;
/** A secret with fewer characters can be guessed, and may be part of a word. */
export const SECRET_CHARACTERS = 16;

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

interface Form {
  readonly text: string;
  readonly found: string | RegExp;
}

/** A short one counts where it stands alone, with no letter or digit beside it: else it would hide what words are made of. */
const findable = (text: string, isShort: boolean): Form => ({
  text,
  found: isShort
    ? new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu')
    : text,
});

const withoutKnown = (text: string, forms: readonly Form[]): string =>
  forms.reduce((shown, form) => (shown.includes(form.text) ? shown.replaceAll(form.found, HIDDEN) : shown), text);

const urlsIn = (text: string): string =>
  text
    .replace(
      WHOLE_URL,
      (_, scheme: string, _login, place: string, query?: string) =>
        `${scheme}${place}${query === undefined ? '' : `?${CUT}`}`,
    )
    .replace(
      URL_PARTS,
      (_, place: string, query?: string) => `${place.replace(LOGIN, '$1')}${query === undefined ? '' : `?${CUT}`}`,
    );

const isJson = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether there may be a URL in a text, in JSON perhaps spelt with what `\\` begins; most texts have none. */
const mayHaveUrl = (text: string): boolean => text.includes('://') || text.includes('\\');

/** Of JSON each text by itself, as it reads: white space ends no query there, a quotation mark would end none anywhere. */
const withoutUrls = (text: string): string => {
  if (!mayHaveUrl(text)) return text;
  if (!isJson(text)) return urlsIn(text);
  return text.replace(JSON_TEXT, (literal) => {
    const inner = JSON.parse(literal) as string;
    const shown = withoutUrls(inner);
    return shown === inner ? literal : JSON.stringify(shown);
  });
};

/** `known` are secrets whose form says nothing: a token that somebody chose. */
export const createHideSecrets = (known: readonly string[] = []): HideSecrets => {
  const forms = [...new Set(known)]
    .filter((secret) => secret.length > 0)
    .flatMap((secret) =>
      [...new Set(formsOf(secret))].map((form) => findable(form, secret.length < SECRET_CHARACTERS)),
    );
  const text = (raw: string): string =>
    withoutUrls(withoutKnown(raw, forms))
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
        typeof member === 'string' && SECRET_NAMES.test(name) ? HIDDEN : walk(member, depth - 1),
      ]),
    );
  };
  return { text, value: (value) => walk(value, DEPTH) };
};
