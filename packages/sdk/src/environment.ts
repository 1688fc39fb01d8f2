/**
 * Where the key and the address come from when they are not given, and where the client refuses to run. There is no
 * default address. Specification: Authentication; Conventions.
 */
import { InvalidRequestError } from './errors/invalid-request-error';

const HOW_TO_GET_A_SERVER =
  'Pass baseUrl or set VID_BASE_URL to the root of the service. Without one: `vid render --local` renders on this machine, and `vid server start` runs a local server.';

/** A key in a browser or an app is a key in everybody's hands. Specification: Conventions, 3. */
export const refuseBrowsers = (scope: object): void => {
  const { window, navigator } = scope as { window?: { document?: unknown }; navigator?: { product?: unknown } };
  const isPage = typeof window === 'object' && window?.document !== undefined;
  if (!isPage && navigator?.product !== 'ReactNative') return;
  throw new InvalidRequestError(
    'VidClient was constructed in a browser or a mobile app, where its API key would be public',
    {
      nextStep: 'Call the service from your server, and let the page call your server.',
    },
  );
};

/** The key, checked for what no header can carry. */
export const resolveApiKey = (given: string | undefined, env: NodeJS.ProcessEnv): string => {
  const apiKey = given ?? env['VID_API_KEY'];
  if (apiKey === undefined || apiKey === '') {
    throw new InvalidRequestError('No API key was given', {
      nextStep:
        'Pass apiKey, or set VID_API_KEY. Keys are created in the application; a local server has emp_local_dev.',
    });
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new InvalidRequestError(
      'The API key contains a space, a line break or another character that keys do not have',
      {
        nextStep: 'Look for a trailing line break, for example from reading it out of a file.',
      },
    );
  }
  return apiKey;
};

/** The origin of the service: scheme, host and port. */
export const resolveBaseUrl = (given: string | URL | undefined, env: NodeJS.ProcessEnv): string => {
  const text = String(given ?? env['VID_BASE_URL'] ?? '').trim();
  if (text === '') throw new InvalidRequestError('No base URL was given', { nextStep: HOW_TO_GET_A_SERVER });
  if (!URL.canParse(text)) {
    throw new InvalidRequestError(`The base URL ${JSON.stringify(text)} is not a URL`, {
      nextStep: HOW_TO_GET_A_SERVER,
    });
  }
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new InvalidRequestError(`The base URL uses ${url.protocol} instead of http: or https:`, {
      nextStep: 'Begin it with https://, or with http:// for a local server.',
    });
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new InvalidRequestError(`The base URL must be the host's root, without path, query or user: ${url.origin}`, {
      nextStep: `Use ${url.origin}; the client adds /v1 and /api/webhooks itself.`,
    });
  }
  return url.origin;
};
