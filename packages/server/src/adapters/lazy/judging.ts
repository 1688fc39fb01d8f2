/** Judges URLs for the lazy dialer; loaded with the first one, since the rule of addresses is long. */
import type { Dialer } from '../../ports/dialer';
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

export interface Judging extends Pick<Dialer, 'judge' | 'judgeMedia'> {
  /** What of the private network is open to a URL. */
  readonly opens: (url: string) => PrivateNetwork;
}

export const createJudging = (privateNetwork: PrivateNetwork): Judging => {
  const opens = (url: string): PrivateNetwork =>
    privateNetwork === 'loopback' && !isLoopback(url) ? false : privateNetwork;
  const judge = (url: string) => judgeUrl(url, { allowPrivateNetwork: opens(url) });
  return {
    opens,
    judge,
    judgeMedia: async (url, { accept, maxBytes }) => {
      if (!isDataUri(url)) return judge(url);
      return judgeDataUri(url, accept, maxBytes);
    },
  };
};
