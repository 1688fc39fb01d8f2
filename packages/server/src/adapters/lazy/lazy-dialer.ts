/**
 * The guarded dialer, of which each half is loaded when it is first needed: the judging of URLs, which needs no HTTP client, and
 * the network. In-process servers may open loopback alone, because that is where tests listen.
 */
import type { Dialer } from '../../ports/dialer';
import type { Log } from '../../ports/log';
import type { PrivateNetwork } from './judging';

export const createLazyDialer = (options: { readonly privateNetwork: PrivateNetwork; readonly log: Log }): Dialer => {
  const { privateNetwork, log } = options;
  const dialers = new Map<PrivateNetwork, Promise<Dialer>>();

  const load = async () => (await import('./judging')).createJudging(privateNetwork);
  let loading: ReturnType<typeof load> | undefined;
  const judging = (): ReturnType<typeof load> => (loading ??= load());

  const dialerFor = async (url: string): Promise<Dialer> => {
    const allowPrivateNetwork = (await judging()).opens(url);
    const loaded =
      dialers.get(allowPrivateNetwork) ??
      import('../guarded-dialer/create-guarded-dialer').then(({ createGuardedDialer }) =>
        createGuardedDialer({ allowPrivateNetwork, log }),
      );
    dialers.set(allowPrivateNetwork, loaded);
    return loaded;
  };

  return {
    judge: async (url) => (await judging()).judge(url),
    judgeMedia: async (url, media) => (await judging()).judgeMedia(url, media),
    post: async (url, request) => (await dialerFor(url)).post(url, request),
    download: async (url, request) => (await dialerFor(url)).download(url, request),
    close: async () => {
      await Promise.all([...dialers.values()].map(async (dialer) => (await dialer).close()));
    },
  };
};
