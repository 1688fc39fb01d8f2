/**
 * Who may use the admin API: this machine's own programs, over loopback and by a loopback name, or whoever has the token.
 * What a browser sends for another site is refused even with the token. Headers are matched as texts, never read as URLs,
 * so that nothing that only resembles an own name passes for one.
 */

import { createHash, timingSafeEqual } from 'node:crypto';
import { canParseUrl } from '@vid/sdk/contract';
import type { Arrival } from '../http/call';
import type { AppRequest } from '../http/request';

export interface GuardOptions {
  readonly token: string | undefined;
  /** The address that the server listens on, and what its URLs begin with. */
  readonly listeningHost: string;
  readonly baseUrl: string;
}

const OCTET = '(?:0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const IPV4_LOOPBACK = `127(?:\\.${OCTET}){3}`;
const PORT = '(?::\\d{1,5})?';
const LOOPBACK_HOST = new RegExp(`^(?:localhost|${IPV4_LOOPBACK}|\\[::1\\])${PORT}$`, 'i');
/** What is this machine to itself. */
export const LOOPBACK_ADDRESS = new RegExp(`^(?:(?:::ffff:)?${IPV4_LOOPBACK}|::1|localhost)$`, 'i');
/** A name or an address with or without a port: no userinfo, path or escape. */
const ANY_HOST = new RegExp(`^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\\.?|\\[[0-9a-f:.]+\\])${PORT}$`, 'i');
/** What proxies, balancers and tunnels add on the way. */
const PROXY_HEADERS: ReadonlySet<string> = new Set(
  'forwarded via x-forwarded cdn-loop max-forwards x-host x-cloud-trace-context'.split(' '),
);
const PROXY_PREFIXES =
  'forwarded- x-forwarded- x-original- x-rewrite- x-real- x-remote- x-envoy- x-azure- x-ms- x-vercel- x-nf- x-amz- x-amzn- x-appengine- cf- proxy- tailscale- ngrok- fly- fastly-'.split(
    ' ',
  );
const isProxyHeader = (header: string): boolean => {
  const name = header.toLowerCase();
  return PROXY_HEADERS.has(name) || name.endsWith('-ip') || PROXY_PREFIXES.some((prefix) => name.startsWith(prefix));
};
/** What `Sec-Fetch-Site` says of the own page and of an address that a person typed. */
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

const shown = (text: string): string => text.slice(0, 80);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have one length: neither the token's length nor its beginning shows in the time that a comparison takes. */
const hasToken = (authorization: string | null, token: string | undefined): boolean => {
  const sent = /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
};

const originOf = (url: string): string | undefined => (canParseUrl(url) ? new URL(url).origin : undefined);

/** What a browser sent for another site; programs say nothing of this kind. */
const refuseOtherSites = (request: AppRequest, arrival: Arrival, { baseUrl }: GuardOptions): string | undefined => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && !OWN_SITES.includes(site))
    return `The admin API does not answer pages from elsewhere (Sec-Fetch-Site ${shown(site)}).`;
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  const asked = arrival.inProcess ? originOf(request.url) : `http://${request.headers.get('host') ?? ''}`.toLowerCase();
  if (origin === asked || origin === originOf(baseUrl)) return undefined;
  return `The admin API does not answer pages from elsewhere (Origin ${shown(origin)}).`;
};

/** Why whoever sent a request is refused, token or not. */
const refuseForeign = (request: AppRequest, arrival: Arrival, options: GuardOptions): string | undefined => {
  const host = request.headers.get('host');
  if (host !== null && !ANY_HOST.test(host)) return `The admin API does not answer to the Host ${shown(host)}.`;
  return refuseOtherSites(request, arrival, options);
};

/**
 * Why a request may not have the page, or undefined when it may. A browser sends no token for a page, and the page holds
 * nothing but itself: where there is a token to be asked for, anybody may have it, and gets nowhere without the token.
 */
export const refusePage = (request: AppRequest, arrival: Arrival, options: GuardOptions): string | undefined =>
  options.token === undefined ? refuseAdmin(request, arrival, options) : refuseForeign(request, arrival, options);

/** Why a request may not use the admin API, or undefined when it may. */
export const refuseAdmin = (request: AppRequest, arrival: Arrival, options: GuardOptions): string | undefined => {
  const host = request.headers.get('host');
  const refusal = refuseForeign(request, arrival, options);
  if (refusal !== undefined) return refusal;
  if (hasToken(request.headers.get('authorization'), options.token)) return undefined;

  const proxied = [...request.headers.keys()].find((name) => isProxyHeader(name));
  if (proxied !== undefined)
    return `The request came through a proxy (${shown(proxied)}); the admin API takes such with Authorization: Bearer <admin token> only.`;
  // Programs leave Host to the socket: a request within the process that has one came over somebody else's.
  if (arrival.inProcess && host === null) return undefined;
  if (host === null || !LOOPBACK_HOST.test(host))
    return `The admin API does not answer to the Host ${shown(host ?? '')}; use localhost or 127.0.0.1, or the admin token.`;
  if (LOOPBACK_ADDRESS.test(options.listeningHost) && LOOPBACK_ADDRESS.test(arrival.remoteAddress ?? ''))
    return undefined;
  return options.token === undefined
    ? 'The admin API is open on loopback only; start the server with --admin-token to use it from elsewhere.'
    : 'The admin API needs Authorization: Bearer <admin token> on this address.';
};
