/**
 * Who may use the admin API over a socket: this machine's own programs, through a loopback address and a loopback name, or
 * whoever has the token. A page from elsewhere has a foreign Origin, and one that rebinds a name a foreign Host.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Arrival } from '../http/call';
import type { AppRequest } from '../http/request';

export interface GuardOptions {
  readonly token: string | undefined;
  /** The address that the server listens on, and what its URLs begin with. */
  readonly listeningHost: string;
  readonly baseUrl: string;
}

const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::ffff:)?127\.|^::1$|^localhost$/.test(address);

const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname.toLowerCase());

const hostnameOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname : undefined);

const hasToken = (authorization: string | null, token: string | undefined): boolean => {
  const sent = /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || sent === undefined) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Why a request may not use the admin API, or undefined when it may. */
export const refuseAdmin = (request: AppRequest, arrival: Arrival, options: GuardOptions): string | undefined => {
  if (arrival.inProcess) return undefined;
  const own = (hostname: string | undefined): boolean =>
    hostname !== undefined && (isLoopbackName(hostname) || hostname === hostnameOf(options.baseUrl));
  const origin = request.headers.get('origin');
  if (origin !== null && !own(hostnameOf(origin)))
    return `The admin API does not answer pages from elsewhere (Origin ${origin.slice(0, 80)}).`;
  if (hasToken(request.headers.get('authorization'), options.token)) return undefined;
  const host = request.headers.get('host') ?? '';
  if (!own(hostnameOf(`http://${host}`)))
    return `The admin API does not answer to the host name ${host.slice(0, 80)}; use localhost or 127.0.0.1.`;
  if (isLoopbackAddress(options.listeningHost) && isLoopbackAddress(arrival.remoteAddress)) return undefined;
  return options.token === undefined
    ? 'The admin API is open on loopback only; start the server with --admin-token to use it from elsewhere.'
    : 'The admin API needs Authorization: Bearer <admin token> on this address.';
};
