/** The account that a command is about when none is named: the key's. */
import { MemoryJournal } from '@vid/sdk/journal';
import { makeClient } from '../connect';
import type { Session } from '../session';
import { serverUrl } from './server-url';

/** The first account's key of a server that was started without a config file. */
const LOCAL_KEY = 'emp_local_dev';

export const accountOf = async (session: Session, given: string | undefined): Promise<string> => {
  if (given !== undefined) return given;
  const { settings } = session;
  const { apiKey = { value: LOCAL_KEY, source: 'default' } } = settings;
  const baseUrl = { value: await serverUrl(session), source: 'default' };
  const client = makeClient({ ...settings, baseUrl, apiKey }, new MemoryJournal());
  try {
    return (await client.account.retrieve()).user_id;
  } finally {
    await client.close();
  }
};
