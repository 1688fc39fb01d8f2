/** The keys of a fresh local server. Everybody knows them: they are no secrets, and are shown as they are. */

/** The key to begin with. */
export const LOCAL_KEY = 'emp_local_dev';

/** The keys of the seed accounts, with what each is for. */
export const SEED_KEYS: Readonly<Record<string, string>> = {
  emp_local_dev: 'plan agency, 1000 credits',
  emp_local_other: 'a second agency account, 1000 credits',
  emp_local_starter: 'plan starter: no API access',
  emp_local_suspended: 'a suspended account',
  emp_local_broke: 'plan agency, 0 credits',
  emp_local_revoked: 'a revoked key of the first account',
};

const SHOWN_CHARACTERS = 8;

/** A key as lists show it: its first characters, enough to tell one's own keys apart. */
export const shownKey = (apiKey: string): string =>
  Object.hasOwn(SEED_KEYS, apiKey) ? apiKey : `${apiKey.slice(0, SHOWN_CHARACTERS)}…`;
