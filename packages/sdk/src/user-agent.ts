import { version } from '../package.json';

const { process, navigator } = globalThis as {
  readonly process?: { readonly versions?: { readonly node?: string } };
  readonly navigator?: { readonly userAgent?: string };
};
const node = process?.versions?.node;

/** Names the client and its version and its runtime in every request. */
export const USER_AGENT = `vid-sdk/${version} ${node === undefined ? (navigator?.userAgent ?? 'edge') : `node/${node}`}`;
