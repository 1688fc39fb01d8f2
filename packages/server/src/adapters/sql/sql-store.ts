/** The store over any SQL database: decisions under a lock, listings, and the state as a whole. */
import { type Selectable, sql } from 'kysely';
import type { Decision } from '../../domain/decision';
import type { Settings, Store, StoreDump } from '../../ports/store';
import { SCHEMA_VERSION } from './migrations';
import { readAccount, readDelivery, readJob, readView, toPlanning } from './read-view';
import * as rows from './rows';
import { type AccountsTable, type ApiKeysTable, type JobsTable, TABLES } from './schema';
import { type Connection, runOnce, type SqlDatabase, statement } from './statement';
import { createWorkQueue } from './work-queue';
import { insert, readHooks, writeAccount, writeEffect } from './write-effects';

const holderOf = statement<{ api_key: string }, Selectable<AccountsTable> & { revoked_at: number | null }>((db, arg) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.user_id', 'api_keys.user_id')
    .selectAll('accounts')
    .select('api_keys.revoked_at')
    .where('api_key', '=', arg('api_key')),
);
const revoke = statement<{ api_key: string; at: number }, { api_key: string }>((db, arg) =>
  db
    .updateTable('api_keys')
    .set(({ fn }) => ({ revoked_at: fn.coalesce('revoked_at', sql<number>`${arg('at')}`) }))
    .where('api_key', '=', arg('api_key'))
    .returning('api_key'),
);
const byToken = statement<{ token: string }, Selectable<JobsTable>>((db, arg) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where((eb) => eb.or([eb('video_token', '=', arg('token')), eb('download_token', '=', arg('token'))])),
);
const pending = statement<object, { jobs: number; deliveries: number }>((db) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('final', '=', sql<number>`0`)
      .as('jobs'),
    eb
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('status', '=', sql<string>`'pending'`)
      .as('deliveries'),
  ]),
);
const saveSetting = statement<{ name: string; value: string }>((db, arg) =>
  db
    .insertInto('settings')
    .values({ name: arg('name'), value: arg('value') })
    .onConflict((on) => on.column('name').doUpdateSet({ value: arg('value') })),
);

const toApiKey = (row: Selectable<ApiKeysTable>) => ({
  apiKey: row.api_key,
  userId: row.user_id,
  revokedAt: row.revoked_at,
});

const writeSettings = async (connection: Connection, change: Settings): Promise<void> => {
  for (const [name, value] of Object.entries(change))
    if (value !== undefined) await saveSetting(connection, { name, value: JSON.stringify(value) });
};

const emptyTables = async (connection: Connection): Promise<void> => {
  for (const table of TABLES) await runOnce(connection, (db) => db.deleteFrom(table));
};

const loadDump = async (connection: Connection, dump: StoreDump): Promise<void> => {
  await emptyTables(connection);
  for (const table of TABLES)
    for (const row of dump.tables[table] ?? [])
      await runOnce(connection, (db) => db.insertInto(table).values(row as never));
  // Whoever held a lease does not hold it over this state.
  await runOnce(connection, (db) => db.updateTable('jobs').set({ owner: null, lease_until: 0 }));
  await runOnce(connection, (db) => db.updateTable('deliveries').set({ lease_until: 0 }));
};

const audit = async (connection: Connection): Promise<readonly string[]> => {
  const problems: string[] = [];
  const accounts = await runOnce<Selectable<AccountsTable>>(connection, (db) => db.selectFrom('accounts').selectAll());
  for (const account of accounts) {
    const entries = await runOnce<{ amount: number; balance_after: number }>(connection, (db) =>
      db.selectFrom('ledger').select(['amount', 'balance_after']).where('user_id', '=', account.user_id).orderBy('seq'),
    );
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== account.balance)
      problems.push(`account ${account.user_id}: the balance is ${account.balance}, its ledger sums up to ${sum}`);
    const last = entries.at(-1)?.balance_after ?? 0;
    if (last !== account.balance)
      problems.push(`account ${account.user_id}: the last entry left ${last}, the balance is ${account.balance}`);
    const [running] = await runOnce<{ n: number }>(connection, (db) =>
      db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('user_id', '=', account.user_id)
        .where('final', '=', 0),
    );
    if (running?.n !== account.running_jobs)
      problems.push(`account ${account.user_id}: ${running?.n} jobs run, ${account.running_jobs} are counted`);
  }
  return problems;
};

/** What a store needs beside its database. */
export interface SqlStoreOptions {
  readonly database: SqlDatabase;
}

export const createSqlStore = ({ database }: SqlStoreOptions): Store => ({
  ...createWorkQueue(database),

  decide: <R>(userId: string, decision: Decision<R>) =>
    database.write(async (connection) => {
      const view = await readView(connection, userId, decision.reads);
      if (view === undefined) return undefined;
      const { result, account, effects = [] } = decision.decide(view);
      if (account !== undefined) await writeAccount(connection, account);
      for (const effect of effects) await writeEffect(connection, userId, effect);
      return result;
    }),

  findKey: (apiKey) =>
    database.read(async (connection) => {
      const [row] = await holderOf(connection, { api_key: apiKey });
      return row === undefined ? undefined : { account: rows.toAccount(row), revoked: row.revoked_at !== null };
    }),
  findAccount: (userId) => database.read((connection) => readAccount(connection, userId)),
  listAccounts: () =>
    database.read(async (connection) => {
      const found = await runOnce<Selectable<AccountsTable>>(connection, (db) =>
        db.selectFrom('accounts').selectAll().orderBy('seq'),
      );
      return found.map(rows.toAccount);
    }),
  listKeys: () =>
    database.read(async (connection) =>
      (await runOnce<Selectable<ApiKeysTable>>(connection, (db) => db.selectFrom('api_keys').selectAll())).map(
        toApiKey,
      ),
    ),
  createAccount: (account, keys, grant) =>
    database.write(async (connection) => {
      await insert.account(connection, rows.fromAccount(account));
      for (const { apiKey, userId, revokedAt } of keys)
        await insert.apiKey(connection, { api_key: apiKey, user_id: userId, revoked_at: revokedAt });
      if (grant !== undefined) await insert.ledger(connection, rows.fromLedgerEntry(account.userId, grant));
    }),
  addKey: ({ apiKey, userId, revokedAt }) =>
    database.write((connection) =>
      insert.apiKey(connection, { api_key: apiKey, user_id: userId, revoked_at: revokedAt }),
    ),
  revokeKey: ({ apiKey, at }) =>
    database.write(async (connection) => (await revoke(connection, { api_key: apiKey, at })).length > 0),
  ledgerOf: (userId) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof rows.toLedgerEntry>[0]>(connection, (db) =>
        db.selectFrom('ledger').selectAll().where('user_id', '=', userId).orderBy('seq'),
      );
      return found.map(rows.toLedgerEntry);
    }),

  findJob: (jobId) =>
    database.read(async (connection) => {
      const row = await readJob(connection, jobId);
      return row === undefined ? undefined : { ...rows.toJob(row), claimed: row.owner !== null };
    }),
  findJobByToken: (token) =>
    database.read(async (connection) => {
      const [row] = await byToken(connection, { token });
      return row === undefined ? undefined : rows.toJob(row);
    }),
  listJobs: (limit) =>
    database.read(async (connection) => {
      const found = await runOnce<Selectable<JobsTable>>(connection, (db) =>
        db.selectFrom('jobs').selectAll().orderBy('seq', 'desc').limit(limit),
      );
      return found.map(rows.toJob);
    }),

  hooksOf: (userId) => database.read((connection) => readHooks(connection, userId)),
  findHook: (hookId) =>
    database.read(async (connection) => {
      const [row] = await runOnce<Parameters<typeof rows.toHook>[0]>(connection, (db) =>
        db.selectFrom('hooks').selectAll().where('id', '=', hookId),
      );
      return row === undefined ? undefined : rows.toHook(row);
    }),

  listDeliveries: ({ userId, hookId, jobId, status, limit }) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof rows.toDelivery>[0]>(connection, (db) => {
        let query = db.selectFrom('deliveries').selectAll().orderBy('seq', 'desc').limit(limit);
        if (userId !== undefined) query = query.where('user_id', '=', userId);
        if (hookId !== undefined) query = query.where('hook_id', '=', hookId);
        if (jobId !== undefined) query = query.where('job_id', '=', jobId);
        if (status !== undefined) query = query.where('status', '=', status);
        return query;
      });
      return found.map(rows.toDelivery);
    }),
  findDelivery: (deliveryId) => database.read((connection) => readDelivery(connection, deliveryId)),
  attemptsOf: (deliveryId) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof rows.toAttempt>[0]>(connection, (db) =>
        db.selectFrom('attempts').selectAll().where('delivery_id', '=', deliveryId).orderBy('number'),
      );
      return found.map(rows.toAttempt);
    }),
  eventsOfJob: (jobId) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof rows.toEvent>[0]>(connection, (db) =>
        db.selectFrom('events').selectAll().where('job_id', '=', jobId).orderBy('seq'),
      );
      return found.map(rows.toEvent);
    }),

  countPending: () =>
    database.read(async (connection) => (await pending(connection, {}))[0] ?? { jobs: 0, deliveries: 0 }),
  abandonedPlannings: () =>
    database.read(async (connection) =>
      (await runOnce<Parameters<typeof toPlanning>[0]>(connection, (db) => db.selectFrom('plannings').selectAll())).map(
        toPlanning,
      ),
    ),

  readSettings: () =>
    database.read(async (connection) => {
      const found = await runOnce<{ name: string; value: string }>(connection, (db) =>
        db.selectFrom('settings').selectAll(),
      );
      return Object.fromEntries(found.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
    }),
  writeSettings: (change) => database.write((connection) => writeSettings(connection, change)),
  dump: () =>
    database.read(async (connection) => {
      const tables: Record<string, readonly Record<string, unknown>[]> = {};
      for (const table of TABLES)
        tables[table] = await runOnce<Record<string, unknown>>(connection, (db) => db.selectFrom(table).selectAll());
      return { version: SCHEMA_VERSION, tables };
    }),
  load: async (dump) => {
    if (dump.version > SCHEMA_VERSION)
      throw new Error(
        `The snapshot has version ${dump.version}, this server knows versions up to ${SCHEMA_VERSION}; use a newer @vid/server.`,
      );
    await database.write((connection) => loadDump(connection, dump));
  },
  clear: () => database.write(emptyTables),
  audit: () => database.read(audit),
  close: () => database.close(),
});
