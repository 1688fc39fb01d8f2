/**
 * Takes out of a recording what lets somebody in or says who somebody is: keys, webhook secrets, credentials by their name,
 * what signs or opens a link, e-mail addresses. A secret that was seen once is found by its value, in every form in which it
 * travels. Long texts and images are cut to their length and hash.
 */
import { createHash } from 'node:crypto';
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import type { CutText } from '@vid/server';
import { isSecretName } from '../secret-name';
import { createPlaceholders } from './placeholders';
import { createRedactJson } from './redact-json';

const LONG = 8192;
const LONG_DATA = 256;
/** What is shorter might be any word. */
const SHORTEST = 6;

const API_KEY = new RegExp(`${API_KEY_PREFIX.replace('_', '(?:_|%5f)')}[\\w.~-]+`, 'gi');
const SECRET = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi;
const CREDENTIALS = /\b(bearer|basic) +([\w.~+/=-]{4,})/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Up to white space: what may not be in a URL is taken all the same. */
const URL_PARTS = /\b(https?:\/\/)([^\s/?#]*@)?([^\s/?#]*)(\/[^\s?#]*)?(\?[^\s#]*)?(#\S*)?/gi;
const LOGIN = /(:\/\/)([^\s/?#]*)@/g;
/** What nobody guesses: letters and digits in no order, and many of them. */
const TOKEN = /^(?=.*\d)(?=.*[a-z])[\w~-]{16,}$/i;
/** A name and its value within a text, as forms and as JSON write them. */
const FORM_PAIR = /([\w.[\]-]{2,64})=([^\s&;,"']+)/g;
const JSON_PAIR =
  /((?:\\?["'])([^"'\\\n]{2,64})\\?["']\s*:\s*)(?:"((?:\\.|[^"\\])*)|'([^']*)|\\"([^"]*?)(?=\\"|$)|([\w.-]+))/g;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const cut = (text: string): CutText => `[cut: ${text.length} characters, sha256 ${sha256(text)}]`;

/** A long text as its beginning and its hash; undefined where it may stay. */
const shortened = (text: string): string | undefined => {
  const data = /^data:[\w.+/-]{0,60}(?:;[\w=-]{1,40}){0,3},/i.exec(text.slice(0, LONG_DATA))?.[0];
  if (data !== undefined && text.length > LONG_DATA) return `${data}${cut(text.slice(data.length))}`;
  return text.length > LONG ? cut(text) : undefined;
};

export interface Redaction {
  /** Takes a secret down by its value. */
  learn(this: void, secret: string): string;
  text(this: void, text: string): string;
  /** Path and query of a request. */
  target(this: void, target: string): string;
  /** A copy of a JSON value. */
  json(this: void, value: unknown): unknown;
  /** Whether bytes hold a secret that was seen. */
  isIn(this: void, bytes: Buffer): boolean;
}

/** A value as it may stand in a URL or in a header. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
];

export const createRedaction = (secrets: readonly string[] = []): Redaction => {
  const placeholders = createPlaceholders();
  const hide = placeholders.of;
  for (const secret of secrets) if (secret.length >= SHORTEST) hide(secret);

  const segment = (text: string): string => {
    const [, name = '', extension = ''] = /^(.*?)((?:\.[a-z0-9]{1,5})?)$/i.exec(text) ?? [];
    return TOKEN.test(name) ? `${hide(name)}${extension}` : text;
  };
  const path = (text: string): string =>
    text
      .replaceAll(LOGIN, (_all, sign: string, login: string) => `${sign}${hide(login)}@`)
      .split('/')
      .map(segment)
      .join('/');
  const query = (text: string): string =>
    text.replaceAll(/([?&])([^=&]+)(=?)([^&]*)/g, (_all, sign: string, name: string, equals: string, value: string) =>
      equals === '' || value === ''
        ? `${sign}${TOKEN.test(name) ? hide(name) : name}${equals}`
        : `${sign}${name}=${hide(value)}`,
    );
  const url = (_all: string, scheme: string, login = '', host = '', place = '', asked = '', fragment = ''): string =>
    `${scheme}${login === '' ? '' : `${hide(login.slice(0, -1))}@`}${host}${path(place)}${query(asked)}${fragment === '' ? '' : `#${hide(fragment.slice(1))}`}`;

  const withoutKnown = (text: string): string =>
    placeholders.known().reduce((left, [secret, placeholder]) => {
      if (secret.length < SHORTEST) return left;
      return formsOf(secret).reduce(
        (now, form) => (now.includes(form) ? now.replaceAll(form, placeholder) : now),
        left,
      );
    }, text);

  const jsonPair = (all: string, _before: string, name: string, ...values: readonly (string | undefined)[]): string => {
    const value = values.slice(0, 4).find((one) => one !== undefined && one !== '');
    return value !== undefined && isSecretName(name) ? all.slice(0, all.length - value.length) + hide(value) : all;
  };

  const text = (raw: string): string =>
    withoutKnown(raw)
      .replace(API_KEY, (key) => hide(key))
      .replace(SECRET, (secret) => hide(secret))
      .replace(CREDENTIALS, (_all, kind: string, value: string) => `${kind} ${hide(value)}`)
      .replace(URL_PARTS, url)
      .replace(FORM_PAIR, (all, name: string, value: string) => (isSecretName(name) ? `${name}=${hide(value)}` : all))
      .replace(JSON_PAIR, jsonPair)
      // What stands before a host is no mailbox, and is hidden by now.
      .replace(EMAIL, (address, at: number, whole: string) =>
        whole.slice(0, at).endsWith('//') ? address : hide(address),
      );

  const json = createRedactJson({ hide, text: (raw) => shortened(raw) ?? text(raw) });

  return {
    learn: (secret) => hide(secret),
    text: (raw) => shortened(raw) ?? text(raw),
    target: (target) => {
      const [place = '', asked = ''] = target.split(/(\?.*)/s);
      return text(`${/^\/(v1|api)\//.test(place) ? place : path(place)}${query(asked)}`);
    },
    json,
    isIn: (bytes) => placeholders.known().some(([value]) => value.length >= SHORTEST && bytes.includes(value)),
  };
};
