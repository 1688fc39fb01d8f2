/**
 * A request that no method of the client stands for: the way out for what the service has and the client does not. It gets
 * the same credentials, retries and errors; nothing of its body or answer is checked.
 */

import { ENDPOINT_PATHS } from '../contract';
import { canParseUrl } from '../contract/can-parse-url';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { checkOptions, type OptionNames } from '../options/check-options';
import { isPlain } from '../options/is-plain';
import { quoted } from '../options/quoted';
import { toJson } from '../options/to-json';
import { wrongOption } from '../options/wrong-option';
import { CALL_OPTIONS, type CallOptions } from './call-options';
import type { RepeatableCall } from './caller';

/** What `vid.request` takes beside method and path. */
export interface RequestOptions extends CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Appended to the path; what is undefined or null is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  /**
   * Whether sending it twice does what sending it once does. Default: true for GET, HEAD, OPTIONS, PUT and DELETE. When
   * not, only what the service refused for its rate, and what was never sent, is sent again.
   */
  readonly idempotent?: boolean | undefined;
}

const REQUEST_OPTIONS: OptionNames<RequestOptions> = {
  ...CALL_OPTIONS,
  body: true,
  query: 'object',
  idempotent: 'flag',
};

const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** No service is here: only what stays at this origin is a path. */
const NOWHERE = 'http://vid.invalid';

const notAPath = (path: unknown): InvalidRequestError =>
  new InvalidRequestError(`${quoted(path)} is not a path of the service`, {
    nextStep: `Begin it with one slash, such as ${ENDPOINT_PATHS.retrieveAccount.path}.`,
  });

/** The path with its query, proven to stay below the base URL: another host must never get the key. */
const targetOf = (path: string, query: RequestOptions['query']): URL => {
  if (typeof path !== 'string' || !path.startsWith('/') || !canParseUrl(path, NOWHERE)) throw notAPath(path);
  const url = new URL(path, NOWHERE);
  if (
    url.origin !== NOWHERE ||
    url.pathname.startsWith('//') ||
    url.hash !== '' ||
    /\/\.\.?(\/|$)|\p{Cc}/u.test(path)
  ) {
    throw notAPath(path);
  }
  if (query !== undefined && !isPlain(query)) throw wrongOption('query', query, 'an object');
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    if (!['string', 'number', 'boolean', 'bigint'].includes(typeof value))
      throw wrongOption(`query.${name}`, value, 'a string, a number or a boolean');
    url.searchParams.append(name, String(value));
  }
  return url;
};

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const isRender = (method: string, { pathname }: URL): boolean => {
  const { createRender } = ENDPOINT_PATHS;
  return method === createRender.method && decoded(pathname).replace(/\/+$/, '') === createRender.path;
};

/** Makes the call, or tells that it is a render, which is paid for and goes its own way. */
export const freeRequest = (method: string, path: string, options: RequestOptions): RepeatableCall | 'render' => {
  checkOptions('request', options, REQUEST_OPTIONS);
  const { body, query, idempotent } = options;
  const verb = String(method).toUpperCase();
  if (!/^[A-Z]+$/.test(verb)) {
    throw new InvalidRequestError(`${quoted(method)} is not an HTTP method`, {
      nextStep: "Use 'GET', for example.",
    });
  }
  const url = targetOf(path, query);
  if (isRender(verb, url)) return 'render';
  return {
    method: verb,
    path: url.pathname + url.search,
    body: body === undefined ? undefined : toJson('request', 'body', body),
    idempotent: idempotent ?? IDEMPOTENT.has(verb),
    shape: {},
    anyJson: true,
  };
};
