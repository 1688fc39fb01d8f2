/**
 * Where the key and the address come from when they are not given, and where the client refuses to run. There is no
 * default address. Specification: Authentication; Conventions.
 */

import { type ApiKey, checkApiKey } from './call/credentials';
import { canParseUrl } from './contract/can-parse-url';
import { VIDEO_API_PREFIX, WEBHOOK_API_PREFIX } from './contract/wire';
import { InvalidRequestError } from './errors/invalid-request-error';
import { whyNotPublic } from './renders/private-host';

const HOW_TO_GET_A_SERVER =
  'Pass baseUrl or set VID_BASE_URL to the root of the service. Without one: `vid server start`.';

/** The variables of the process; empty in runtimes that have none. */
export const environment = (): NodeJS.ProcessEnv =>
  (globalThis as { process?: { env?: NodeJS.ProcessEnv } }).process?.env ?? {};

/** A key in a browser or an app is a key in everybody's hands. Specification: Conventions, 3. */
export const refuseBrowsers = (scope: object, allowDom = false): void => {
  const { window, navigator, process } = scope as {
    window?: { document?: unknown };
    navigator?: { product?: unknown; userAgent?: unknown };
    process?: { versions?: { node?: string } };
  };
  // jsdom and happy-dom put a page into Node; no browser has that.
  if (allowDom && process?.versions?.node !== undefined) return;
  const isPage = typeof window === 'object' && window?.document !== undefined;
  // The workers of a browser have no page; servers that have workers call themselves by their own names.
  const isBrowserWorker = String(navigator?.userAgent).startsWith('Mozilla/');
  if (!isPage && !isBrowserWorker && navigator?.product !== 'ReactNative') return;
  throw new InvalidRequestError('VidClient was made in a browser or a mobile app, where its API key would be public', {
    nextStep: 'Call it from your server. In tests with jsdom or happy-dom, pass allowDom: true.',
  });
};

/** The key of the caller or of the environment; a function is asked only when a call is made. */
export const resolveApiKey = (given: ApiKey | undefined, env: NodeJS.ProcessEnv): ApiKey => {
  if (typeof given === 'function') return given;
  const apiKey = given ?? env['VID_API_KEY'];
  if (apiKey === undefined || apiKey === '') {
    throw new InvalidRequestError('No API key was given', {
      nextStep:
        'Pass apiKey, or set VID_API_KEY. Keys are created in the application; a local server has emp_local_dev.',
    });
  }
  return checkApiKey(apiKey);
};

/** The beginnings of paths, which the client itself adds. */
const ADDED = [VIDEO_API_PREFIX, WEBHOOK_API_PREFIX];

/** Where the service is: scheme, host, port, and the path in front of the API's own; without a slash at its end. */
export const resolveBaseUrl = (given: string | URL | undefined, env: NodeJS.ProcessEnv): string => {
  const text = String(given ?? env['VID_BASE_URL'] ?? '').trim();
  if (text === '') throw new InvalidRequestError('No base URL was given', { nextStep: HOW_TO_GET_A_SERVER });
  const url = canParseUrl(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new InvalidRequestError(`The base URL ${JSON.stringify(text)} is no http or https address`, {
      nextStep: 'Begin it with https://, locally with http://.',
    });
  }
  const path = url.pathname.replace(/\/+$/, '');
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new InvalidRequestError(`The base URL must have no query, fragment or user: ${url.origin}${path}`, {
      nextStep: `Use ${url.origin}${path}; what a gateway wants goes into defaultHeaders.`,
    });
  }
  const added = ADDED.find((each) => path.endsWith(each));
  if (added !== undefined) {
    throw new InvalidRequestError(`The base URL ends in ${added}, which the client adds itself`, {
      nextStep: `Use ${url.origin}${path.slice(0, -added.length)}.`,
    });
  }
  return url.origin + path;
};

/** Names that are reserved for tests and documents: nothing is ever sent to them over a network. */
const RESERVED_NAME = /(^|\.)(test|invalid|example)$/;

/** What everybody on the way can read, in words; undefined when the service is reached over https, or near by. */
export const whyNotPrivate = (baseUrl: string): string | undefined => {
  const { protocol, hostname, host } = new URL(baseUrl);
  if (protocol === 'https:' || RESERVED_NAME.test(hostname) || whyNotPublic(baseUrl) !== undefined) return undefined;
  return `The base URL is plain http to ${host}: everybody on the way can read the API key. Use https.`;
};
