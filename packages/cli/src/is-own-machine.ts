import { canParseUrl } from '@vid/sdk/contract';

/** Whether an address is this machine's own: what goes there leaves it not. */
export const isOwnMachine = (address: string): boolean =>
  canParseUrl(address) && /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
