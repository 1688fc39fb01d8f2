/**
 * Judges a URL as far as that goes without resolving anything: syntax, scheme, userinfo and the literal host.
 *
 * The host is the one that the WHATWG parser yields, the same that is connected to later, so that decimal, octal, hex,
 * short and full-width spellings of an address are judged as the address they are. Any port may be named but 0: what is
 * guarded is the network, and receivers listen where they like.
 */

import { isIP } from 'node:net';
import { canParseUrl } from '@vid/sdk/contract';
import { LONGEST_CALLED_URL, type UrlVerdict } from '../../ports/dialer';
import { type AddressRange, addressRange, isOpenable } from './address-range';

export interface NetworkPolicy {
  /** Whether loopback and private networks may be called; `loopback`: this machine alone. */
  readonly allowPrivateNetwork: boolean | 'loopback';
}

/** A URL that may be resolved and called; `literal` is its address when the host is one. */
export interface CallableUrl {
  readonly ok: true;
  readonly url: URL;
  /** The host without brackets and without a trailing dot, for name resolution and certificates. */
  readonly host: string;
  readonly literal: boolean;
}

type Refused = Extract<UrlVerdict, { ok: false }>;

/** Names that only the machine itself or its local network answers: reserved ones, and any name of a single label. */
const LOOPBACK_NAME = /(^|\.)localhost$/;
const LOCAL_NAME = /^[^.]+$|(^|\.)(localhost|localdomain|local|internal|home\.arpa)$/;

const SHOWN_HOST = 80;
const UNPARSABLE = 'The URL cannot be parsed; send an absolute http(s) URL.';

/** How the ranges are called in messages; what is missing here is "a special-purpose address". */
const RANGE_NAMES: Partial<Record<AddressRange, string>> = {
  loopback: 'a loopback address',
  private: 'a private address',
  uniqueLocal: 'a private address',
  carrierGradeNat: 'a private address of a provider (100.64.0.0/10)',
  linkLocal: 'a link-local address',
  unspecified: 'an unspecified address',
  multicast: 'a multicast address',
  broadcast: 'the broadcast address',
  platform: "a cloud platform's own address",
  rfc6052: 'a NAT64 address',
  '6to4': 'a 6to4 address',
  teredo: 'a Teredo address',
};

const describeRange = (range: AddressRange): string => RANGE_NAMES[range] ?? 'a special-purpose address';

/** A host as it may be quoted: never the whole URL, which can hold secrets, and never endless. */
export const shownHost = (host: string): string => (host.length > SHOWN_HOST ? `${host.slice(0, SHOWN_HOST)}…` : host);

/** Whether the policy lets an address of this range be called. */
export const isAllowed = (range: AddressRange, policy: NetworkPolicy): boolean =>
  range === 'public' ||
  (policy.allowPrivateNetwork === 'loopback' ? range === 'loopback' : policy.allowPrivateNetwork && isOpenable(range));

const isAllowedName = (host: string, { allowPrivateNetwork }: NetworkPolicy): boolean =>
  allowPrivateNetwork === 'loopback'
    ? LOOPBACK_NAME.test(host) || !LOCAL_NAME.test(host)
    : allowPrivateNetwork || !LOCAL_NAME.test(host);

/** What is wrong with a host in a range that the policy refuses, and what to do about it. Names no resolved address. */
export function refusalOf(host: string, relation: 'is' | 'resolves to', range: AddressRange): string {
  const advice = isOpenable(range)
    ? 'Use a public URL, or start the server with --allow-private-network to call your own network.'
    : 'Use a public URL.';
  return `The host ${shownHost(host)} ${relation} ${describeRange(range)}; only public addresses are called. ${advice}`;
}

/** Characters up to which a URL is parsed as it is. */
const SHORT = 8_192;
/** Characters from the scheme to the end of the host; a name has 253 at most. */
const LONGEST_HEAD = 4_096;
/** What stands before the path; tabs and line ends are no part of a URL, and are left out of it by the parser. */
const HEAD = /^[\0- ]*[a-z][a-z0-9+.-]*:[\\/\t\n\r]*[^\\/?#]*/i;

/**
 * The URL without its path when it is long, undefined when it can't be parsed. What follows the host never decides
 * whether a URL is one, and encoding megabytes of it takes a second.
 */
export function parsedHead(text: string): URL | undefined {
  const head = text.length <= SHORT ? text : (HEAD.exec(text.slice(0, LONGEST_HEAD + 1))?.[0] ?? '');
  if ((head !== text && head.length > LONGEST_HEAD) || !canParseUrl(head)) return undefined;
  return new URL(head);
}

/** Like `judgeUrl`, with the parsed URL for whoever goes on to call it. */
export function inspectUrl(text: string, policy: NetworkPolicy): CallableUrl | Refused {
  if (text.length > LONGEST_CALLED_URL)
    return refuse('unparsable', `The URL has more than ${LONGEST_CALLED_URL} characters; use a shorter one.`);
  if (!canParseUrl(text)) return refuse('unparsable', UNPARSABLE);
  return inspect(new URL(text), policy);
}

function inspect(url: URL, policy: NetworkPolicy): CallableUrl | Refused {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse('scheme', `The scheme ${shownHost(url.protocol)} is not called; use http: or https:.`);
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('userinfo', 'The URL carries a user name or password; leave out what stands before the @.');
  }
  if (url.port === '0') return refuse('unparsable', 'Nothing can listen on port 0; name the port of the receiver.');
  const bare = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (bare.split('.').includes('')) {
    return refuse('unparsable', 'The host has an empty label; send an absolute http(s) URL with a host name.');
  }
  if (isIP(bare) !== 0) {
    const range = addressRange(bare);
    if (!isAllowed(range, policy)) return refuse('address', refusalOf(bare, 'is', range));
    return { ok: true, url, host: bare, literal: true };
  }
  if (!isAllowedName(bare, policy)) {
    const message = `The host ${shownHost(bare)} is a name of the local network; only public addresses are called. Use a public URL, or start the server with --allow-private-network to call your own network.`;
    return refuse('address', message);
  }
  return { ok: true, url, host: bare, literal: false };
}

/** Judges scheme, userinfo and literal host of a URL. Specification: POST /api/webhooks/hooks; Render request. */
export function judgeUrl(text: string, policy: NetworkPolicy): UrlVerdict {
  const url = parsedHead(text);
  if (url === undefined) return refuse('unparsable', UNPARSABLE);
  const inspected = inspect(url, policy);
  return inspected.ok ? { ok: true } : inspected;
}

const refuse = (reason: Refused['reason'], message: string): Refused => ({ ok: false, reason, message });
