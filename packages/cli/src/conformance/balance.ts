import { granted } from './judge';
import type { Account } from './stage';

/** The credits of an account, as the service tells them. */
export const balanceOf = async (account: Account): Promise<number> =>
  granted(await account.call('retrieveAccount'))['credits_remaining'] as number;
