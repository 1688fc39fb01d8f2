/**
 * Turns a name into every address that it has.
 *
 * While the private network is closed, names are asked straight from the DNS: the system's own lookup runs on the few
 * threads that files need too, so that one dead name server would hold up every other call; and what it knows beyond
 * the DNS (hosts files, mDNS) are local names. Once opened, those are wanted, and the system's lookup is used.
 */
import { promises as dns } from 'node:dns';
import type { NetworkPolicy } from './judge-url';

/** Every address of a name, IPv4 and IPv6, as text; rejects when there is none. */
export type Resolver = (host: string) => Promise<readonly string[]>;

/** Short enough for a second try at a second name server within one attempt. */
const QUERY_MS = 1_500;
const TRIES = 2;

async function askDns(resolver: dns.Resolver, host: string): Promise<readonly string[]> {
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found;
  throw v4.status === 'rejected' ? v4.reason : new Error(`no address for ${host}`);
}

/** Calls under way for one name share one question; nothing is kept after the answer. */
export function createResolver(options: NetworkPolicy): Resolver {
  const resolver = new dns.Resolver({ timeout: QUERY_MS, tries: TRIES });
  const ask: Resolver =
    options.allowPrivateNetwork !== false
      ? async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address)
      : (host) => askDns(resolver, host);
  const underWay = new Map<string, Promise<readonly string[]>>();
  return (host) => {
    const shared = underWay.get(host);
    if (shared !== undefined) return shared;
    const asked = ask(host).finally(() => underWay.delete(host));
    underWay.set(host, asked);
    return asked;
  };
}
