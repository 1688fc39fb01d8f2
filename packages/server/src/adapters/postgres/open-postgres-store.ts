/** Opens the store that several processes share. */
import type { Store } from '../../ports/store';
import type { SecretBox } from '../sql/secrets';
import { createSqlStore } from '../sql/sql-store';
import { createPool } from './create-pool';
import type { DatabaseAddress } from './database-address';
import { asDatabaseError } from './database-error';
import { makeDo } from './make-do';
import { createPostgresDatabase } from './postgres-database';
import { type KeySource, prepareDatabase } from './prepare-database';

export interface OpenPostgresStoreOptions extends KeySource {
  readonly address: DatabaseAddress;
  /** The process that this is, unlike any other. */
  readonly process: string;
}

const NAME = 'vid-server';

export const openPostgresStore = async ({ address, process, ...source }: OpenPostgresStoreOptions): Promise<Store> => {
  const { url } = address;
  let known: SecretBox | undefined;
  const open = (): SecretBox => {
    if (known === undefined) throw new Error('The key of the secrets is not known yet.');
    return known;
  };
  const secrets: SecretBox = { seal: (secret) => open().seal(secret), open: (sealed) => open().open(sealed) };
  const preparing = createPostgresDatabase({
    pool: createPool({ url, name: NAME }, 'unlimited'),
    secrets,
    process,
    repeatable: true,
  });
  try {
    await prepareDatabase(preparing, source, (found) => {
      known = found;
    });
  } catch (error) {
    throw asDatabaseError(error, address.shown);
  } finally {
    await preparing.close();
  }
  return createSqlStore({
    database: createPostgresDatabase({ pool: makeDo(createPool({ url, name: NAME })), secrets: open(), process }),
  });
};
