/**
 * The address rule: which IP addresses are public, and which are what else. Pure; it takes addresses, never names.
 *
 * Public means global unicast and nothing else. Whatever carries another address inside it (IPv4-mapped, 6to4, NAT64,
 * Teredo, IPv4-compatible) is judged as what it carries or refused as a whole, never as the shell.
 */
import ipaddr from 'ipaddr.js';

/** What kind of address it is: `public`, a range's name, or `invalid` when it is no IP address at all. */
export type AddressRange =
  | 'public'
  | 'platform'
  | 'unallocated'
  | 'invalid'
  | Exclude<ReturnType<typeof range>, 'unicast'>;

/**
 * Where clouds keep credentials outside the link-local ranges, as they publish it. Each lies within a range that is public
 * or may be opened, so it is judged before any range is.
 */
const PLATFORM_ADDRESSES = [
  '168.63.129.16/32', // Azure
  '100.100.100.200/32', // Alibaba Cloud
  'fd00:100::100:200/128', // Alibaba Cloud over IPv6
  'fd00:ec2::/32', // AWS: instance metadata, credentials of containers, DNS, time
  'fd20:ce::254/128', // Google Cloud
  'fd00:c1::a9fe:a9fe/128', // Oracle Cloud
  'fd00:42::42/128', // Scaleway
  'fd00:a9fe:a9fe::1/128', // Akamai (Linode)
].map((range) => ipaddr.parseCIDR(range));

/** The only part of IPv6 that is handed out as global unicast; `::/96` and all the rest lie outside. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * What `allowPrivateNetwork` opens: one's own machine and one's own network. Link-local addresses stay closed, because
 * that is where clouds keep their credentials and where nobody keeps a receiver.
 */
const OPENABLE: ReadonlySet<AddressRange> = new Set<AddressRange>([
  'loopback',
  'private',
  'uniqueLocal',
  'carrierGradeNat',
]);

function range(address: ipaddr.IPv4 | ipaddr.IPv6) {
  return address.range();
}

/** One spelling for one address: an IPv4-mapped address becomes IPv4, IPv6 is written out; undefined for no address. */
export function canonicalAddress(ip: string): string | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(ip) && !ipaddr.IPv6.isValid(ip)) return undefined;
  return ipaddr.process(ip).toNormalizedString();
}

const isPlatform = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  PLATFORM_ADDRESSES.some(([base, bits]) => address.kind() === base.kind() && address.match(base, bits));

/** Names the range that an address lies in; only `public` ones may be called by anybody. */
export function addressRange(ip: string): AddressRange {
  if (!ipaddr.IPv4.isValidFourPartDecimal(ip) && !ipaddr.IPv6.isValid(ip)) return 'invalid';
  const address = ipaddr.process(ip);
  if (isPlatform(address)) return 'platform';
  const name = range(address);
  if (name !== 'unicast') return name;
  return address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST) ? 'unallocated' : 'public';
}

/** Whether a range that is not public is called all the same once the private network is opened. */
export function isOpenable(rangeName: AddressRange): boolean {
  return OPENABLE.has(rangeName);
}
