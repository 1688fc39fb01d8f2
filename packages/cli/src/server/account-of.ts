/** The account that a command is about when none is named: the key's. */
import { MemoryJournal } from '@vid/sdk/journal';
import { makeClient } from '../connect';
import type { Session } from '../session';
import { DEFAULT_URL } from './admin-call';

/** The first account's key of a server that was started without a config file. */
const LOCAL_KEY = 'emp_local_dev';

export const accountOf = async ({ settings }: Session, given: string | undefined): Promise<string> => {
  if (given !== undefined) return given;
  const { baseUrl = { value: DEFAULT_URL, source: 'default' }, apiKey = { value: LOCAL_KEY, source: 'default' } } =
    settings;
  const client = makeClient({ ...settings, baseUrl, apiKey }, new MemoryJournal());
  try {
    return (await client.account.retrieve()).user_id;
  } finally {
    await client.close();
  }
};
