/** The reference server as MSW handlers: requests of a test's own clients are answered without a socket. */
import { type HttpHandler, http } from 'msw';
import type { VidServer } from '../create-server';

export interface VidHandlersOptions {
  /** The base URL that the client under test is given. */
  readonly baseUrl: string;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Node's `http` module names a Host in its headers, but there is no socket that the request came over. */
const withoutHost = (request: Request): Request => {
  const own = new Request(request);
  own.headers.delete('host');
  return own;
};

/** Handlers for everything below `baseUrl`, and for the addresses of finished videos. */
export const vidHandlers = (
  server: Pick<VidServer, 'fetch' | 'url'>,
  { baseUrl }: VidHandlersOptions,
): HttpHandler[] => {
  const bases = new Set([withoutSlash(baseUrl), withoutSlash(server.url)]);
  return [...bases].map((base) => http.all(`${base}/*`, ({ request }) => server.fetch(withoutHost(request))));
};
