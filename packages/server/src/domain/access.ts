/** The guard that stands before every endpoint, in the order of the specification's list. Specification: Authentication. */
import { API_KEY_PREFIX, API_PLAN } from '@vid/sdk/contract';
import type { Account } from './account';
import { type Answer, granted, refused } from './refusals';

/** The key of an Authorization header, or undefined when there is none that looks like one. */
export const keyOf = (authorization: string | null | undefined): string | undefined => {
  const [, key] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  return key?.startsWith(API_KEY_PREFIX) ? key : undefined;
};

/** What is known about a key. */
export interface KeyHolder {
  readonly account: Account;
  readonly revoked: boolean;
}

/** Lets an account in by whatever door, or says why not. */
export const admitAccount = (account: Account): Answer<Account> => {
  if (account.suspended) return refused({ kind: 'suspended' });
  if (account.plan !== API_PLAN) return refused({ kind: 'plan-upgrade', plan: account.plan });
  return granted(account);
};

/** Lets the account of a key in, or says why not. */
export const admit = (key: string | undefined, holder: KeyHolder | undefined): Answer<Account> => {
  if (key === undefined) return refused({ kind: 'no-api-key' });
  if (holder === undefined || holder.revoked) return refused({ kind: 'invalid-api-key' });
  return admitAccount(holder.account);
};
