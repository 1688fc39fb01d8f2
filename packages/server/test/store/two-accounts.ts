/** A store with two accounts, for what one of them must not show to the other. */
import { newAccount } from '../../src/domain/account-decisions';
import type { Effect } from '../../src/domain/decision';
import type { Store } from '../../src/ports/store';
import { AT, USER } from '../domain/given';
import type { StoreUnderTest } from './suite';

export const OTHER = '00000000-0000-4000-8000-000000000002';

/** Runs work on a store of its own, which is closed after it. */
export const withTwoAccounts =
  (open: () => Promise<StoreUnderTest>) =>
  async (work: (store: Store) => Promise<void>): Promise<void> => {
    const opened = await open();
    const { store } = opened;
    try {
      const accounts = [USER, OTHER].map((userId) =>
        newAccount({ userId, at: AT, profile: {}, plan: 'agency', credits: 10, ledgerId: `led_${userId}` }),
      );
      await store.createAccounts(accounts.map((made) => ({ ...made, keys: [] })));
      await work(store);
    } finally {
      await opened.close();
    }
  };

/** Writes effects as they are. */
export const write = (store: Store, effects: readonly Effect[], userId = USER) =>
  store.decide(userId, { decide: () => ({ result: undefined, effects }) });
