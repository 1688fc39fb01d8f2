import type { Sender } from './sender';

/** Made at the first render: Workers give no chance while they start. */
let host: string | undefined;

/** This isolate as a sender. Isolates have no numbers. */
export const thisSender = (claimedAt: number): Sender => {
  host ??= `edge-${crypto.randomUUID()}`;
  return { host, pid: 0, startedAt: 0, claimedAt };
};

/** Another one may live, since nobody here can tell. */
export const mayLive = (): boolean => true;
