/**
 * The check before every call: the URL and its literal host, then every address that its name has. One address that may
 * not be called refuses the whole name, so that nothing depends on which answer a connection happens to take.
 */
import type { Log } from '../../ports/log';
import { type AddressRange, addressRange } from './address-range';
import { DialError } from './dial-error';
import { type CallableUrl, inspectUrl, isAllowed, type NetworkPolicy, refusalOf, shownHost } from './judge-url';
import type { Target } from './receivers';
import { remembered } from './remembered';
import type { Resolver } from './resolve-host';

/** Resolves to a target that may be connected to; rejects with a DialError. */
export type CheckTarget = (url: string) => Promise<Target>;

/** Hosts whose opening is remembered, so that each is logged once; beyond that a line may come twice. */
const REMEMBERED_HOSTS = 4_096;
/** Judging is pure, and few URLs get most of the calls. What a name resolves to is asked anew for each. */
const REMEMBERED_URLS = 512;
const REMEMBERED_ADDRESSES = 512;

export function createCheckTarget(options: {
  readonly policy: NetworkPolicy;
  readonly resolver: Resolver;
  readonly log: Log;
}): CheckTarget {
  const { policy, resolver, log } = options;
  const opened = new Set<string>();
  const inspect = remembered((text: string) => inspectUrl(text, policy), REMEMBERED_URLS);
  const rangeOf = remembered(addressRange, REMEMBERED_ADDRESSES);

  const noteOpened = (host: string, range: AddressRange): void => {
    if (opened.has(host)) return;
    if (opened.size >= REMEMBERED_HOSTS) opened.clear();
    opened.add(host);
    log.write('warn', 'private-network-opened', { host: shownHost(host), range, by: '--allow-private-network' });
  };

  const addressesOf = async ({ host, literal }: CallableUrl): Promise<readonly string[]> => {
    if (literal) return [host];
    let addresses: readonly string[];
    try {
      addresses = await resolver(host);
    } catch (cause) {
      throw new DialError('dns', `The name ${shownHost(host)} could not be resolved; check its spelling.`, { cause });
    }
    if (addresses.length > 0) return addresses;
    throw new DialError('dns', `The name ${shownHost(host)} has no address; check its spelling.`);
  };

  return async (text) => {
    const inspected = inspect(String(text));
    if (!inspected.ok) {
      throw new DialError(inspected.reason === 'address' ? 'refused-address' : 'bad-url', inspected.message);
    }
    const { url, host, literal } = inspected;
    const addresses = await addressesOf(inspected);
    const ranges = addresses.map(rangeOf);
    const refused = ranges.find((range) => !isAllowed(range, policy));
    if (refused !== undefined) {
      throw new DialError('refused-address', refusalOf(host, literal ? 'is' : 'resolves to', refused));
    }
    const special = ranges.find((range) => range !== 'public');
    if (special !== undefined) noteOpened(host, special);
    return { url, host, addresses };
  };
}
