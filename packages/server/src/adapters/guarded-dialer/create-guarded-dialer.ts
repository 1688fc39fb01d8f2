/**
 * The Dialer over undici. Judging, resolving, connecting and reusing each keep their own part of the guard; this file
 * only joins them. Undici's plain Pool reads no proxy from the environment and follows no redirect.
 */
import type { Dialer, UrlVerdict } from '../../ports/dialer';
import type { Log } from '../../ports/log';
import { createCheckTarget } from './check-target';
import { isDataUri, judgeDataUri } from './data-uri';
import { download } from './download';
import { judgeUrl, type NetworkPolicy } from './judge-url';
import { DIAL_LIMITS, type DialLimits } from './limits';
import type { OpenSocket } from './pinned-connector';
import { post } from './post';
import { createReceivers } from './receivers';
import { createResolver, type Resolver } from './resolve-host';

export interface GuardedDialerOptions {
  /**
   * Lets loopback and private networks be called; `loopback` lets this machine's own addresses be called and no others.
   * Each host that needed it is logged once.
   */
  readonly allowPrivateNetwork: NetworkPolicy['allowPrivateNetwork'];
  readonly log: Log;
  /** Every address of a name; the DNS by default. */
  readonly resolver?: Resolver;
  /** Opens sockets; Node's own by default. Its sockets are judged like any other. */
  readonly openSocket?: OpenSocket;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly limits?: Partial<DialLimits>;
}

/** A Dialer that calls nothing but public addresses, unless the private network is opened. */
export function createGuardedDialer(options: GuardedDialerOptions): Dialer {
  const { log, openSocket } = options;
  const policy = { allowPrivateNetwork: options.allowPrivateNetwork };
  const resolver = options.resolver ?? createResolver(policy);
  const limits = { ...DIAL_LIMITS, ...options.limits };
  const closer = new AbortController();
  const parts = {
    check: createCheckTarget({ policy, resolver, log }),
    receivers: createReceivers({ policy, limits, ...(openSocket === undefined ? {} : { openSocket }) }),
    limits,
    now: options.now ?? (() => performance.now()),
    closing: closer.signal,
  };

  const judge = (url: string): UrlVerdict => judgeUrl(url, policy);

  return {
    judge,
    judgeMedia: async (url, { accept, maxBytes }) => {
      if (!isDataUri(url)) return judge(url);
      return judgeDataUri(url, accept, maxBytes);
    },
    post: (url, request) => post(parts, url, request),
    download: (url, request) => download(parts, url, request),
    close: async () => {
      closer.abort();
      await parts.receivers.close();
    },
  };
}
