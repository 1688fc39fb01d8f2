/** Whose things are shown: those of one account, or of all. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { plain } from './format';
import type { Account } from './shapes';

export interface Accounts {
  readonly all: readonly Account[];
  /** The account that is looked at; undefined: all. */
  readonly chosen: Account | undefined;
  readonly choose: (userId: string | undefined) => void;
}

export const AccountsContext = createContext<Accounts>({ all: [], chosen: undefined, choose: () => undefined });

export const useAccounts = (): Accounts => useContext(AccountsContext);

export const nameOf = (account: Account): string => plain(account.name ?? account.email ?? account.user_id);

/** Where one account is needed: the one that is looked at, or else the first. */
export const useOneAccount = (): Account | undefined => {
  const { all, chosen } = useAccounts();
  return chosen ?? all[0];
};
