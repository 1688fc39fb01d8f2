/** Writes what a decision decided, one statement a row. */
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { Account } from '../../domain/account';
import type { Attempt } from '../../domain/attempts';
import type { Effect } from '../../domain/decision';
import { type Delivery, type EmittedEvent, fanOut } from '../../domain/events';
import type { Hook } from '../../domain/hook';
import { fromAccount, fromLedgerEntry } from './account-rows';
import { fromAttempt, fromDelivery, fromEvent, fromHook, toHook } from './delivery-rows';
import { forgetScenes } from './forget-scenes';
import { fromJob } from './job-rows';
import type { Schema } from './schema';
import { type Connection, type SqlValue, statement } from './statement';

type Values = Readonly<Record<string, SqlValue>>;
/** A row as the arguments of a statement. */
const values = (row: object): Values => row as Values;

const ACCOUNT_COLUMNS = [
  'email',
  'name',
  'plan',
  'suspended',
  'limits',
  'balance',
  'low_notified',
  'windows',
  'month',
  'month_spent',
  'stored_bytes',
  'running_jobs',
  'app_holds',
] as const;
const HOOK_COLUMNS = [
  'webhook_url',
  'description',
  'active',
  'failure_count',
  'last_delivery_at',
  'last_status',
] as const;
const DELIVERY_COLUMNS = ['status', 'tries', 'due_at', 'finished_at', 'last_error', 'signed_at'] as const;

const slots = (columns: readonly string[], arg: (name: string) => SqlValue) =>
  Object.fromEntries(columns.map((column) => [column, arg(column)]));

/** An insert of the given columns. */
const inserting = (table: keyof Schema, columns: readonly string[]) =>
  statement<Values>((db, arg) => db.insertInto(table).values(slots(columns, arg)));

/** Inserts a row; the statement is made from the first row's columns. */
const insertInto = (table: keyof Schema) => {
  let insert: ReturnType<typeof inserting> | undefined;
  return async (connection: Connection, row: object): Promise<void> => {
    insert ??= inserting(table, Object.keys(row));
    await insert(connection, values(row));
  };
};

const updateAccount = statement<Values>((db, arg) =>
  db
    .updateTable('accounts')
    .set(slots(ACCOUNT_COLUMNS, arg))
    .where('user_id', '=', arg('user_id') as string),
);
const storeKey = statement<Values>((db, arg) =>
  db
    .insertInto('idempotency_keys')
    .values(slots(['user_id', 'key', 'state', 'job_id', 'at'], arg) as never)
    .onConflict((on) => on.columns(['user_id', 'key']).doUpdateSet(slots(['state', 'job_id', 'at'], arg))),
);
/** Forgets a key. */
export const releaseKey = statement<{ user_id: string; key: string }>((db, arg) =>
  db.deleteFrom('idempotency_keys').where('user_id', '=', arg('user_id')).where('key', '=', arg('key')),
);
const endPlanning = statement<{ job_id: string }>((db, arg) =>
  db.deleteFrom('plannings').where('job_id', '=', arg('job_id')),
);
const END_COLUMNS = [
  'status',
  'final',
  'finished_at',
  'progress',
  'error',
  'scenes_failed',
  'credits_refunded',
  'video',
  'history',
] as const;
const endJob = statement<Values>((db, arg) =>
  db
    .updateTable('jobs')
    // The owner stays: an attempt that comes late is told from the last one by it. What he held is over.
    .set({ ...slots(END_COLUMNS, arg), lease_until: 0 })
    .where('job_id', '=', arg('job_id') as string),
);
const dropSpec = statement<{ job_id: string }>((db, arg) =>
  db.deleteFrom('job_specs').where('job_id', '=', arg('job_id')),
);
const updateHook = statement<Values>((db, arg) =>
  db
    .updateTable('hooks')
    .set(slots(HOOK_COLUMNS, arg))
    .where('id', '=', arg('id') as string),
);
const deleteHook = statement<{ id: string }>((db, arg) => db.deleteFrom('hooks').where('id', '=', arg('id')));
/** Drops what waits for a hook. An attempt under way goes on, and is the last. */
export const dropDeliveries = statement<{ hook_id: string; at: number; why: string }>((db, arg) =>
  db
    .updateTable('deliveries')
    .set({ status: 'dropped', due_at: null, finished_at: arg('at'), last_error: arg('why') })
    .where('hook_id', '=', arg('hook_id'))
    .where('status', '=', 'pending'),
);
const updateDelivery = statement<Values>((db, arg) =>
  db
    .updateTable('deliveries')
    .set(slots(DELIVERY_COLUMNS, arg))
    .where('delivery_id', '=', arg('delivery_id') as string),
);
const hooksOf = statement<{ user_id: string }, Parameters<typeof toHook>[0]>((db, arg) =>
  db.selectFrom('hooks').selectAll().where('user_id', '=', arg('user_id')).orderBy('seq'),
);
const heldHooksOf = statement<{ user_id: string }, Parameters<typeof toHook>[0]>((db, arg, _among, lock) =>
  lock(db.selectFrom('hooks').selectAll().where('user_id', '=', arg('user_id')).orderBy('seq')),
);
const storeAttempt = statement<Values>((db, arg) => {
  const columns = [
    'at',
    'url',
    'request_headers',
    'outcome',
    'status',
    'response_headers',
    'response_body',
    'error',
    'ms',
  ];
  return db
    .insertInto('attempts')
    .values(slots(['delivery_id', 'number', ...columns], arg) as never)
    .onConflict((on) => on.columns(['delivery_id', 'number']).doUpdateSet(slots(columns, arg)));
});

const insertAccount = insertInto('accounts');
const insertApiKey = insertInto('api_keys');
const insertLedger = insertInto('ledger');
const insertPlanning = insertInto('plannings');
const insertJob = insertInto('jobs');
const insertSpec = insertInto('job_specs');
const insertHook = insertInto('hooks');
const insertEvent = insertInto('events');
const insertDelivery = insertInto('deliveries');

export const insert = { account: insertAccount, apiKey: insertApiKey, ledger: insertLedger };

/** Writes an attempt over whatever was known of it. */
export const writeAttempt = async (connection: Connection, attempt: Attempt): Promise<void> => {
  await storeAttempt(connection, values(fromAttempt(attempt)));
};

/** Reads the hooks of an account in their order of creation. */
export const readHooks = async (connection: Connection, userId: string): Promise<readonly Hook[]> =>
  (await hooksOf(connection, { user_id: userId })).map((row) => toHook(row, connection.secrets));

/** The same, to be changed. */
export const lockHooks = async (connection: Connection, userId: string): Promise<readonly Hook[]> =>
  (await heldHooksOf(connection, { user_id: userId })).map((row) => toHook(row, connection.secrets));

const writeEvent = async (connection: Connection, event: EmittedEvent): Promise<void> => {
  await insertEvent(connection, fromEvent(event));
  for (const delivery of fanOut(event, await readHooks(connection, event.userId)))
    await insertDelivery(connection, fromDelivery(delivery));
};

const changeDelivery = async (connection: Connection, delivery: Delivery): Promise<void> => {
  await updateDelivery(connection, values(fromDelivery(delivery)));
};

/** Writes an account's new state. */
export const writeAccount = async (connection: Connection, account: Account): Promise<void> => {
  await updateAccount(connection, values(fromAccount(account)));
};

/** Writes one effect of a decision about an account. */
export const writeEffect = async (connection: Connection, userId: string, effect: Effect): Promise<void> => {
  switch (effect.kind) {
    case 'ledger-entry':
      return insertLedger(connection, fromLedgerEntry(userId, effect.entry));
    case 'key-stored': {
      const { key, state, jobId, at } = effect.key;
      await storeKey(connection, { user_id: userId, key, state, job_id: jobId, at });
      return;
    }
    case 'key-released':
      await releaseKey(connection, { user_id: userId, key: effect.key });
      return;
    case 'planning-begun': {
      const { jobId, key, credits, at } = effect.planning;
      const { process = null } = connection;
      return insertPlanning(connection, { job_id: jobId, user_id: userId, key, credits, at, process });
    }
    case 'planning-ended':
      await endPlanning(connection, { job_id: effect.jobId });
      return;
    case 'job-created':
      await insertJob(connection, fromJob(effect.job, effect.plan));
      return insertSpec(connection, { job_id: effect.job.jobId, spec: effect.spec, losses: null });
    case 'job-ended': {
      const { end } = effect;
      await endJob(connection, {
        job_id: end.jobId,
        status: end.status,
        final: isFinalJobStatus(end.status) ? 1 : 0,
        finished_at: end.at,
        progress: end.progress,
        error: end.error,
        scenes_failed: end.scenesFailed,
        credits_refunded: end.creditsRefunded,
        video: end.video === null ? null : JSON.stringify(end.video),
        history: JSON.stringify(end.history),
      });
      await dropSpec(connection, { job_id: end.jobId });
      return forgetScenes(connection, end.jobId);
    }
    case 'event':
      return writeEvent(connection, effect.event);
    case 'hook-created':
      return insertHook(connection, fromHook(effect.hook, connection.secrets));
    case 'hook-changed':
      await updateHook(connection, values(fromHook(effect.hook, connection.secrets)));
      return;
    case 'hook-deleted':
      await deleteHook(connection, { id: effect.hookId });
      return;
    case 'hook-silenced':
      await dropDeliveries(connection, { hook_id: effect.hookId, at: effect.at, why: effect.why });
      return;
    case 'delivery-created':
      return insertDelivery(connection, fromDelivery(effect.delivery));
    case 'delivery-changed':
      return changeDelivery(connection, effect.delivery);
    case 'attempt-ended':
      await writeAttempt(connection, effect.attempt);
  }
};
