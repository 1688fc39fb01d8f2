/** What somebody should know about the accounts of a state before others reach it: keys that are no secrets, and accounts that were not made. */

import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { SECRET_CHARACTERS } from '../domain/hide-secrets';
import { LOCAL_KEY, SEED_KEYS } from '../domain/local-keys';
import type { Log } from '../ports/log';
import type { Store } from '../ports/store';
import type { AccountToCreate } from './accounts';
import { SEED_ACCOUNTS } from './seed-accounts';

export interface KnownAccountsDeps {
  readonly store: Pick<Store, 'findKey'>;
  readonly log: Log;
}

/** The log shows no key, not even one that everybody knows. */
const shown = (key: string): string => `…${key.slice(API_KEY_PREFIX.length)}`;

export const createKnownAccounts = ({ store, log }: KnownAccountsDeps) => {
  const opens = async (key: string): Promise<boolean> => (await store.findKey(key))?.revoked === false;

  /** Whether a state that had accounts already has none of these: it was begun with others. */
  const isIgnored = async ({ apiKeys = [] }: AccountToCreate): Promise<boolean> => {
    if (apiKeys.length === 0) return opens(LOCAL_KEY);
    const found = await Promise.all(apiKeys.map((key) => store.findKey(key)));
    return found.every((holder) => holder === undefined);
  };

  /** The keys that everybody knows and that open this server; a config file, or a state begun with one, has others. */
  const openKeys = async (): Promise<readonly string[]> => {
    const keys = Object.keys(SEED_KEYS);
    const opening = await Promise.all(keys.map(opens));
    return keys.filter((_, at) => opening[at] === true);
  };

  return {
    openKeys,
    /** Warns of the keys of the seed accounts that open a server which others reach. */
    warnOfKnownKeys: async (): Promise<void> => {
      const known = await openKeys();
      if (known.length === 0) return;
      log.write('warn', 'well-known-keys', {
        keys: known.map(shown),
        next: 'everybody knows these keys, and they open this server to whoever reaches it: make an account of your own (POST /_admin/accounts), then revoke each of them (DELETE /_admin/keys/KEY); docs/scaling.md, "The first account", says how',
      });
    },
    /** Warns of a token that opens the admin API to whoever tries long enough. */
    warnOfShortToken: (token: string | undefined): void => {
      if (token === undefined || token.length >= SECRET_CHARACTERS) return;
      log.write('warn', 'admin-token-short', {
        next: `the admin token is short enough to be guessed: give one of ${SECRET_CHARACTERS} characters or more, for example from openssl rand -hex 32`,
      });
    },
    /** Warns of accounts of the configuration that were not made, since the state had others already. */
    warnOfIgnored: async (asked: readonly AccountToCreate[]): Promise<void> => {
      if (asked === SEED_ACCOUNTS) return;
      const ignored = (await Promise.all(asked.map(isIgnored))).filter(Boolean).length;
      if (ignored === 0) return;
      log.write('warn', 'accounts-not-made', {
        accounts: ignored,
        next: 'accounts of the configuration are made in an empty state only, and this one had accounts already: make them by POST /_admin/accounts, or begin with an empty database or data folder',
      });
    },
  };
};
