import type { Account as AccountBody } from '@vid/sdk/contract';
import type { Account } from '../../domain/account';
import type { Endpoint } from '../call';
import { json } from '../json';

const toBody = (account: Account): AccountBody => ({
  user_id: account.userId,
  ...(account.email === null ? {} : { email: account.email }),
  name: account.name,
  credits_remaining: account.balance,
});

/** `GET /v1/me`. */
export const retrieveAccount: Endpoint = async ({ account }) => json(200, toBody(account));
