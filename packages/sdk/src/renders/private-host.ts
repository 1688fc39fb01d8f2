/**
 * Whether a URL names a host that only the own machine or the own network reaches, judged by its text alone. Pure; nothing
 * is resolved. A service that renders elsewhere cannot fetch from there, and a careful one refuses to.
 */

import { BlockList, isIP } from 'node:net';
import { canParseUrl } from '../contract/can-parse-url';

/** Ranges of IPv4 that are not global unicast, and one cloud's own address, which looks as if it were. */
const IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 168.63.129.16/32';

/** Ranges within the global unicast of IPv6 that are something else after all. */
const IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const makeList = (family: 'ipv4' | 'ipv6', ranges: string): BlockList => {
  const list = new BlockList();
  for (const range of ranges.split(' ')) {
    const [address, bits] = range.split('/') as [string, string];
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const special4 = makeList('ipv4', IPV4);
const special6 = makeList('ipv6', IPV6);
const unicast6 = makeList('ipv6', '2000::/3');

/** An IPv4 address in the form of an IPv6 one is judged as what it is. */
const isMapped = (address: string): boolean => address.startsWith('::ffff:');

const isSpecial6 = (address: string): boolean =>
  isMapped(address)
    ? special4.check(address, 'ipv6')
    : !unicast6.check(address, 'ipv6') || special6.check(address, 'ipv6');

/** Names of a single label, and those that are reserved for the own machine and the own network. */
const LOCAL_NAME = /^[^.]+$|(^|\.)(localhost|localdomain|local|internal|home\.arpa)$/;

/** What keeps others from fetching the URL, in words; undefined when nothing that can be seen does. */
export const whyNotPublic = (text: string): string | undefined => {
  if (!canParseUrl(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  if (username !== '' || password !== '') return 'carries a user name or password';
  const host = hostname.replace(/[[\]]/g, '').replace(/\.$/, '');
  const family = isIP(host);
  const isPrivate = family === 0 ? LOCAL_NAME.test(host) : family === 4 ? special4.check(host) : isSpecial6(host);
  return isPrivate
    ? `has the host ${host.slice(0, 80)}, which is private, local or not an ordinary address`
    : undefined;
};
