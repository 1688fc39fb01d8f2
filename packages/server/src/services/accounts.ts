/** Accounts, keys and credits as the application behind the service would manage them. */
import { API_KEY_PREFIX, API_PLAN } from '@vid/sdk/contract';
import type { Account } from '../domain/account';
import {
  type AccountProfile,
  buyCredits,
  changeAccount,
  endAppRenders,
  newAccount,
  startAppRenders,
} from '../domain/account-decisions';
import type { LedgerEntry } from '../domain/ledger';
import type { Clock } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { OpenedAccount, Store } from '../ports/store';

/** An account to be made; keys that are not given are drawn. */
export interface AccountToCreate extends AccountProfile {
  readonly credits?: number | undefined;
  readonly apiKeys?: readonly string[] | undefined;
  readonly revokedKeys?: readonly string[] | undefined;
}

export interface AccountDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Methods that take a user id resolve to undefined when there is no such account. */
export interface AccountServices {
  create(account: AccountToCreate): Promise<{ readonly account: Account; readonly apiKey: string }>;
  /** Creates the accounts of a fresh store: all of them, or none when the process dies meanwhile. */
  seed(accounts: readonly AccountToCreate[]): Promise<void>;
  change(userId: string, profile: AccountProfile, credits?: number): Promise<Account | undefined>;
  buyCredits(userId: string, amount: number): Promise<Account | 'too-many' | undefined>;
  ledger(userId: string): Promise<{ readonly balance: number; readonly entries: readonly LedgerEntry[] } | undefined>;
  createKey(userId: string): Promise<string | undefined>;
  revokeKey(apiKey: string): Promise<boolean>;
  startAppRenders(userId: string, count: number, hold: boolean): Promise<Account | undefined>;
  endAppRenders(userId: string): Promise<Account | undefined>;
}

export const openAccount = (
  { credits = 0, apiKeys, revokedKeys = [], ...profile }: AccountToCreate,
  { clock, ids }: { readonly clock: Pick<Clock, 'now'>; readonly ids: Ids },
): OpenedAccount => {
  const at = clock.now();
  const userId = ids.uuid();
  const made = newAccount({ userId, at, profile, plan: API_PLAN, credits, ledgerId: ids.id('led') });
  const keys = [
    ...(apiKeys ?? [ids.apiKey()]).map((apiKey) => ({ apiKey, userId, revokedAt: null })),
    ...revokedKeys.map((apiKey) => ({ apiKey, userId, revokedAt: at })),
  ];
  return { ...made, keys };
};

export const createAccountServices = ({ store, clock, ids }: AccountDeps): AccountServices => ({
  create: async (wanted) => {
    const opened = openAccount(wanted, { clock, ids });
    await store.createAccounts([opened]);
    return { account: opened.account, apiKey: opened.keys[0]?.apiKey ?? API_KEY_PREFIX };
  },
  seed: (accounts) =>
    store.createAccounts(
      accounts.map((wanted) => openAccount(wanted, { clock, ids })),
      { seeded: true },
    ),
  change: (userId, profile, credits) =>
    store.decide(userId, changeAccount({ at: clock.now(), profile, credits, ledgerId: ids.id('led') })),
  buyCredits: (userId, amount) =>
    store.decide(userId, buyCredits({ at: clock.now(), amount, ledgerId: ids.id('led'), eventId: ids.id('evt') })),
  ledger: async (userId) => {
    const account = await store.findAccount(userId);
    return account && { balance: account.balance, entries: await store.ledgerOf(userId) };
  },
  createKey: async (userId) => {
    if ((await store.findAccount(userId)) === undefined) return undefined;
    const apiKey = ids.apiKey();
    await store.addKey({ apiKey, userId, revokedAt: null });
    return apiKey;
  },
  revokeKey: (apiKey) => store.revokeKey({ apiKey, at: clock.now() }),
  startAppRenders: (userId, count, hold) => store.decide(userId, startAppRenders({ at: clock.now(), count, hold })),
  endAppRenders: (userId) => store.decide(userId, endAppRenders()),
});
