/** Reads what a decision asked to see. */
import type { Selectable } from 'kysely';
import type { Account } from '../../domain/account';
import type { Decision, Planning, View } from '../../domain/decision';
import { toAccount, toKey } from './account-rows';
import { toDelivery } from './delivery-rows';
import { lockHooks } from './hook-reads';
import { toJob } from './job-rows';
import { type Known, keyName } from './read-together';
import type { AccountsTable, DeliveriesTable, IdempotencyKeysTable, JobsTable, PlanningsTable } from './schema';
import { type Connection, statement } from './statement';

const accountOf = statement<{ user_id: string }, Selectable<AccountsTable>>(
  (db, arg) => db.selectFrom('accounts').selectAll().where('user_id', '=', arg('user_id')),
  'one',
);
/** The same, under its lock. */
export const lockAccount = statement<{ user_id: string }, Selectable<AccountsTable>>(
  (db, arg, _among, lock) => lock(db.selectFrom('accounts').selectAll().where('user_id', '=', arg('user_id'))),
  'one',
);
const keyOf = statement<{ user_id: string; key: string }, Selectable<IdempotencyKeysTable>>(
  (db, arg) =>
    db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', arg('user_id')).where('key', '=', arg('key')),
  'one',
);
const jobOf = statement<{ job_id: string }, Selectable<JobsTable>>(
  (db, arg) => db.selectFrom('jobs').selectAll().where('job_id', '=', arg('job_id')),
  'one',
);
/** Workers write jobs, deliveries and hooks without the account's lock. */
const lockJob = statement<{ job_id: string }, Selectable<JobsTable>>(
  (db, arg, _among, lock) => lock(db.selectFrom('jobs').selectAll().where('job_id', '=', arg('job_id'))),
  'one',
);
const lockDelivery = statement<{ delivery_id: string }, Selectable<DeliveriesTable>>(
  (db, arg, _among, lock) =>
    lock(db.selectFrom('deliveries').selectAll().where('delivery_id', '=', arg('delivery_id'))),
  'one',
);
const deliveryOf = statement<{ delivery_id: string }, Selectable<DeliveriesTable>>(
  (db, arg) => db.selectFrom('deliveries').selectAll().where('delivery_id', '=', arg('delivery_id')),
  'one',
);
const planningOf = statement<{ job_id: string }, Selectable<PlanningsTable>>(
  (db, arg) => db.selectFrom('plannings').selectAll().where('job_id', '=', arg('job_id')),
  'one',
);

export const toPlanning = (row: Selectable<PlanningsTable>): Planning => ({
  jobId: row.job_id,
  userId: row.user_id,
  key: row.key,
  credits: row.credits,
  at: row.at,
});

export const readAccount = async (connection: Connection, userId: string) => {
  const [row] = await accountOf(connection, { user_id: userId });
  return row === undefined ? undefined : toAccount(row);
};

/** A job's row, with who holds it. */
export const readJob = async (connection: Connection, jobId: string) => {
  const [row] = await jobOf(connection, { job_id: jobId });
  return row;
};

export const readDelivery = async (connection: Connection, deliveryId: string) => {
  const [row] = await deliveryOf(connection, { delivery_id: deliveryId });
  return row === undefined ? undefined : toDelivery(row);
};

/**
 * Everything that a decision may change is kept for its transaction: accounts before hooks before deliveries, as by whoever
 * else keeps several. Another account's rows stay out of sight, whatever id was asked for.
 */
export const readView = async (
  connection: Connection,
  userId: string,
  reads: Decision<unknown>['reads'] = {},
): Promise<View | undefined> => {
  const [own] = await lockAccount(connection, { user_id: userId });
  return own && readRest(connection, toAccount(own), userId, reads);
};

const NOTHING: Known = { jobs: new Map(), keys: new Map() };

/** The same where the account is locked already, and some of it may be known. */
export const readRest = async (
  connection: Connection,
  account: Account,
  userId: string,
  reads: Decision<unknown>['reads'] = {},
  known = NOTHING,
): Promise<View> => {
  const { key, jobId, deliveryId, hooks, planning } = reads;
  const view: { -readonly [K in keyof View]: View[K] } = { account };
  if (key !== undefined) {
    const name = keyName(userId, key);
    const [row] = known.keys.has(name) ? [known.keys.get(name)] : await keyOf(connection, { user_id: userId, key });
    if (row !== undefined) view.key = toKey(row);
  }
  if (jobId !== undefined) {
    const [row] = known.jobs.has(jobId) ? [known.jobs.get(jobId)] : await lockJob(connection, { job_id: jobId });
    if (row?.user_id === userId) {
      view.job = toJob(row);
      view.jobOwner = row.owner;
    }
  }
  if (hooks) view.hooks = await lockHooks(connection, userId);
  if (deliveryId !== undefined) {
    const [row] = await lockDelivery(connection, { delivery_id: deliveryId });
    if (row?.user_id === userId) view.delivery = toDelivery(row);
  }
  if (planning !== undefined) {
    const [row] = await planningOf(connection, { job_id: planning });
    if (row?.user_id === userId) view.planning = toPlanning(row);
  }
  return view;
};
