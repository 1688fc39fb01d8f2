import { canParseUrl } from '@vid/sdk/contract';

/** Scheme, host and port of an address; undefined for what is none. */
export const originOf = (address: string): string | undefined =>
  canParseUrl(address) ? new URL(address).origin : undefined;
