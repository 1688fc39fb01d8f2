/** The first words of a server to people: where it listens, the keys that open it, and the next command to try. */
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import type { VidServer } from './create-server';
import { LOCAL_KEY, SEED_KEYS } from './domain/local-keys';
import { SEED_ACCOUNTS } from './services/seed-accounts';

/** Stands for a key that is not known here, or that is nobody else's to read. */
const PLACEHOLDER = `${API_KEY_PREFIX}YOUR_KEY`;

/** Whether the keys of the seed accounts open this server; a config file, or a data folder begun with one, has others. */
export const takesSeedKeys = async (server: VidServer): Promise<boolean> => {
  const { accounts } = await server.admin.listAccounts();
  const known = new Set(accounts.flatMap(({ api_keys: keys }) => keys));
  return SEED_ACCOUNTS.every(({ apiKeys = [] }) => apiKeys.every((key) => known.has(key)));
};

/** What people are told of a server that listens; `after` are lines of whoever started it. */
export const banner = (
  { url, seeded }: { readonly url: string; readonly seeded: boolean },
  after: readonly string[] = [],
): string => {
  const list = seeded
    ? Object.entries(SEED_KEYS).map(([key, about]) => `  ${key.padEnd(22)} ${about}`)
    : [
        `  those that accounts of your config file name as api_key, or that the data folder has; ${PLACEHOLDER} stands for one`,
        '  an account that names none has one that nobody is shown: POST /_admin/accounts/USER_ID/keys makes another',
      ];
  return [
    `vid-server listens on ${url}`,
    '',
    'Keys:',
    ...list,
    '',
    'Try:',
    `  VID_BASE_URL=${url} VID_API_KEY=${seeded ? LOCAL_KEY : PLACEHOLDER} vid account`,
    '',
    ...after,
    '',
  ].join('\n');
};
