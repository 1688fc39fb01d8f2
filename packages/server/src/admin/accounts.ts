/** Accounts as the admin API makes, changes and shows them: their credits, their keys, and how much of their limits is used. */
import { MAX_CREDITS } from '../domain/ledger';
import { usageOf } from '../domain/usage';
import type { Clock } from '../ports/clock';
import type { Store } from '../ports/store';
import type { AccountServices, AccountToCreate } from '../services/accounts';
import type { ServerState } from '../services/server-state';
import { AdminError, unknownAccount } from './admin-error';
import { accountBody, ledgerEntryBody, usageBody } from './bodies';
import type * as input from './input';
import { readInput } from './read-input';

export interface AdminAccountsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly accounts: AccountServices;
  readonly state: ServerState;
}

/** A list stays a list when it is missing. */
const found = <T>(value: T | undefined, userId: string): T => {
  if (value === undefined) throw unknownAccount(userId);
  return value;
};

export const createAdminAccounts = ({ store, clock, accounts, state }: AdminAccountsDeps) => {
  const showAccounts = async (list: readonly Parameters<typeof accountBody>[0][]) => {
    const keys = (await store.listKeys()).filter(({ revokedAt }) => revokedAt === null);
    const hints = new Map<string, string[]>();
    for (const { userId, hint } of keys) hints.set(userId, [...(hints.get(userId) ?? []), hint]);
    return list.map((account) => accountBody(account, hints.get(account.userId) ?? [], state.current().limits));
  };
  const showAccount = async (account: Parameters<typeof accountBody>[0]) => {
    const [shown] = await showAccounts([account]);
    return shown as NonNullable<typeof shown>;
  };

  return {
    listAccounts: async () => ({ accounts: await showAccounts(await store.listAccounts()) }),

    /** Creates an account with a key and, with `credits`, a grant. */
    createAccount: async (body: input.AccountInput = {}) => {
      const { account, apiKey } = await accounts.create(
        (await readInput(({ accountInput }) => accountInput, body)) as AccountToCreate,
      );
      return { account: await showAccount(account), api_key: apiKey };
    },
    updateAccount: async (userId: string, body: input.AccountInput) => {
      const { credits, ...profile } = await readInput(({ accountInput }) => accountInput, body);
      const account = await accounts.change(userId, profile as AccountToCreate, credits);
      return { account: await showAccount(found(account, userId)) };
    },
    /** A purchase, with its event. */
    addCredits: async (userId: string, body: { readonly amount: number }) => {
      const { amount } = await readInput(({ creditsInput }) => creditsInput, body);
      const account = found(await accounts.buyCredits(userId, amount), userId);
      if (account === 'too-many')
        throw new AdminError('conflict', `No account holds more than ${MAX_CREDITS} credits.`);
      return { account: await showAccount(account) };
    },
    ledger: async (userId: string) => {
      const { balance, entries } = found(await accounts.ledger(userId), userId);
      return { balance, entries: entries.map(ledgerEntryBody) };
    },
    createKey: async (userId: string) => ({ api_key: found(await accounts.createKey(userId), userId) }),
    revokeKey: async (apiKey: string): Promise<void> => {
      if (!(await accounts.revokeKey(apiKey))) throw new AdminError('not-found', 'There is no such key.');
    },
    /** Renders that were started in the application. */
    startAppRenders: async (userId: string, body: { readonly count: number; readonly hold?: boolean | undefined }) => {
      const { count, hold = false } = await readInput(({ appRendersInput }) => appRendersInput, body);
      return { account: await showAccount(found(await accounts.startAppRenders(userId, count, hold), userId)) };
    },
    endAppRenders: async (userId: string): Promise<void> => {
      found(await accounts.endAppRenders(userId), userId);
    },

    /** How much of each limit is used, and when there is room again. */
    usage: async (userId: string) => {
      const account = found(await store.findAccount(userId), userId);
      return { usage: usageOf(account, state.current().limits, clock.now()).map(usageBody) };
    },
  };
};
