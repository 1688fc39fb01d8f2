/** Accounts, their keys and what was booked for them. */
import { type Selectable, type SqlBool, sql } from 'kysely';
import { shownKey } from '../../domain/local-keys';
import type { ApiKey, ListedKey, OpenedAccount, Store } from '../../ports/store';
import { fromAccount, fromLedgerEntry, toAccount, toLedgerEntry } from './account-rows';
import { ENGINES } from './engine';
import { readAccount, toPlanning } from './read-view';
import { remembering } from './remembered';
import type { Row } from './row';
import type { AccountsTable, ApiKeysTable, LedgerTable } from './schema';
import { keyDigest } from './secrets';
import { lockSettings, writeSettings } from './settings-store';
import { type Connection, runOnce, type SqlDatabase, statement } from './statement';
import { insert } from './write-effects';

type AccountStore = Pick<
  Store,
  | 'findKey'
  | 'findAccount'
  | 'listAccounts'
  | 'listKeys'
  | 'createAccounts'
  | 'addKey'
  | 'revokeKey'
  | 'ledgerOf'
  | 'bookedForPlanning'
  | 'abandonedPlannings'
>;

const holderOf = statement<{ key_digest: string }, Selectable<AccountsTable> & { revoked_at: number | null }>(
  (db, arg) =>
    db
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.user_id', 'api_keys.user_id')
      .selectAll('accounts')
      .select('api_keys.revoked_at')
      .where('key_digest', '=', arg('key_digest')),
  'one',
);
const revoke = statement<{ key_digest: string; at: number }, { key_digest: string }>((db, arg) =>
  db
    .updateTable('api_keys')
    .set(({ fn }) => ({ revoked_at: fn.coalesce('revoked_at', sql<number>`${arg('at')}`) }))
    .where('key_digest', '=', arg('key_digest'))
    .returning('key_digest'),
);
/** Sorted by the caller: told to, the database would walk through all by the index of their order. */
const bookedForPlanning = statement<{ job_id: string }, Selectable<LedgerTable>>((db, arg) =>
  db
    .selectFrom('ledger')
    .selectAll()
    .where('job_id', '=', arg('job_id'))
    // As its index has it.
    .where(sql<SqlBool>`kind IN ('planning', 'refund')`),
);
const fromApiKey = ({ apiKey, userId, revokedAt }: ApiKey): Row<ApiKeysTable> => ({
  key_digest: keyDigest(apiKey),
  hint: shownKey(apiKey),
  user_id: userId,
  revoked_at: revokedAt,
});
const toListedKey = (row: Selectable<ApiKeysTable>): ListedKey => ({
  hint: row.hint,
  userId: row.user_id,
  revokedAt: row.revoked_at,
});

export const insertAccount = async (connection: Connection, { account, keys, grant }: OpenedAccount): Promise<void> => {
  await insert.accounts(connection, [fromAccount(account)]);
  await insert.apiKeys(connection, keys.map(fromApiKey));
  await insert.ledger(connection, grant === undefined ? [] : [fromLedgerEntry(account.userId, grant)]);
};

export const createAccountStore = (database: SqlDatabase): AccountStore => ({
  findKey: remembering(database, async (connection, apiKey) => {
    const [row] = await holderOf(connection, { key_digest: keyDigest(apiKey) });
    return row === undefined ? undefined : { account: toAccount(row), revoked: row.revoked_at !== null };
  }),
  findAccount: (userId) => database.read((connection) => readAccount(connection, userId)),
  listAccounts: () =>
    database.read(async (connection) => {
      const found = await runOnce<Selectable<AccountsTable>>(connection, (db) =>
        db.selectFrom('accounts').selectAll().orderBy('seq'),
      );
      return found.map(toAccount);
    }),
  listKeys: () =>
    database.read(async (connection) =>
      (await runOnce<Selectable<ApiKeysTable>>(connection, (db) => db.selectFrom('api_keys').selectAll())).map(
        toListedKey,
      ),
    ),
  createAccounts: (accounts, settings = {}) =>
    database.write(async (connection) => {
      if (settings.seeded === true && (await lockSettings(connection)).seeded === true) return;
      for (const account of accounts) await insertAccount(connection, account);
      await writeSettings(connection, settings);
    }),
  addKey: (key) => database.write((connection) => insert.apiKeys(connection, [fromApiKey(key)])),
  revokeKey: ({ apiKey, at }) =>
    database.write(async (connection) => (await revoke(connection, { key_digest: keyDigest(apiKey), at })).length > 0),
  ledgerOf: (userId) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof toLedgerEntry>[0]>(connection, (db) =>
        db.selectFrom('ledger').selectAll().where('user_id', '=', userId).orderBy('seq'),
      );
      return found.map(toLedgerEntry);
    }),
  bookedForPlanning: (jobId) =>
    database.read(async (connection) => {
      const found = await bookedForPlanning(connection, { job_id: jobId });
      return found
        .toSorted((one, other) => one.seq - other.seq)
        .map((row) => ({ userId: row.user_id, entry: toLedgerEntry(row) }));
    }),
  abandonedPlannings: () =>
    database.read(async (connection) => {
      const { abandoned } = ENGINES[connection.dialect];
      return ((await connection.all(abandoned, [])) as readonly Parameters<typeof toPlanning>[0][]).map(toPlanning);
    }),
});
