/**
 * The guarded dialer, whose network half is loaded when something is first posted or fetched: judging a URL needs no
 * HTTP client. In-process servers may open loopback alone, because that is where tests listen.
 */
import type { Dialer, UrlVerdict } from '../../ports/dialer';
import type { Log } from '../../ports/log';
import { isDataUri, judgeDataUri } from '../guarded-dialer/data-uri';
import { judgeUrl, type NetworkPolicy, parsedHead } from '../guarded-dialer/judge-url';

/** `loopback`: this machine's own addresses, and no others. */
export type PrivateNetwork = NetworkPolicy['allowPrivateNetwork'];

/** Whether a URL names this machine. What its name leads to is checked like any other. */
const isLoopback = (url: string): boolean => {
  const parsed = parsedHead(url);
  if (parsed === undefined) return false;
  const { hostname } = parsed;
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
};

export const createLazyDialer = (options: { readonly privateNetwork: PrivateNetwork; readonly log: Log }): Dialer => {
  const { privateNetwork, log } = options;
  const dialers = new Map<PrivateNetwork, Promise<Dialer>>();

  const opens = (url: string): PrivateNetwork =>
    privateNetwork === 'loopback' && !isLoopback(url) ? false : privateNetwork;
  const dialerFor = (url: string): Promise<Dialer> => {
    const allowPrivateNetwork = opens(url);
    const loaded =
      dialers.get(allowPrivateNetwork) ??
      import('../guarded-dialer/create-guarded-dialer').then(({ createGuardedDialer }) =>
        createGuardedDialer({ allowPrivateNetwork, log }),
      );
    dialers.set(allowPrivateNetwork, loaded);
    return loaded;
  };

  const judge = (url: string): UrlVerdict => judgeUrl(url, { allowPrivateNetwork: opens(url) });

  return {
    judge,
    judgeMedia: async (url, { accept, maxBytes }) => {
      if (!isDataUri(url)) return judge(url);
      return judgeDataUri(url, accept, maxBytes);
    },
    post: async (url, request) => (await dialerFor(url)).post(url, request),
    download: async (url, request) => (await dialerFor(url)).download(url, request),
    close: async () => {
      await Promise.all([...dialers.values()].map(async (dialer) => (await dialer).close()));
    },
  };
};
