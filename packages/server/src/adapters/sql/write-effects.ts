/**
 * Writes what decisions decided. Rows of a kind wait for each other and are written together; what is written otherwise comes
 * after all that came before it.
 */
import type { Account } from '../../domain/account';
import type { Attempt } from '../../domain/attempts';
import type { Effect } from '../../domain/decision';
import { type EmittedEvent, fanOut } from '../../domain/events';
import { fromAccount, fromLedgerEntry } from './account-rows';
import { fromAttempt, fromDelivery, fromEvent, fromHook } from './delivery-rows';
import { forgetScenes } from './forget-scenes';
import { readListeners } from './hook-reads';
import { fromEnd, fromJob, fromOrder } from './job-rows';
import { changeAll, changeOne, dropAll, dropOne, insertAll } from './many-rows';
import { type Connection, statement } from './statement';

const updateAccounts = changeAll('accounts', 'user_id', [
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
]);
const changeHook = changeOne('hooks', 'id', [
  'webhook_url',
  'description',
  'active',
  'failure_count',
  'last_delivery_at',
  'last_status',
]);
const changeDelivery = changeOne('deliveries', 'delivery_id', [
  'status',
  'tries',
  'due_at',
  'finished_at',
  'last_error',
  'signed_at',
]);
/** The owner stays: an attempt that comes late is told from the last one by it. What he held is over. */
const endJobs = changeAll('jobs', 'job_id', [
  'status',
  'final',
  'finished_at',
  'progress',
  'error',
  'scenes_failed',
  'credits_refunded',
  'video',
  'history',
  'lease_until',
]);
const storeKeys = insertAll('idempotency_keys', { keys: ['user_id', 'key'], columns: ['state', 'job_id', 'at'] });
const storeAttempts = insertAll('attempts', {
  keys: ['delivery_id', 'number'],
  columns: ['at', 'url', 'request_headers', 'outcome', 'status', 'response_headers', 'response_body', 'error', 'ms'],
});
const insertLedger = insertAll('ledger');
const insertPlannings = insertAll('plannings');
const insertJobs = insertAll('jobs');
const insertSpecs = insertAll('job_specs');
const insertHooks = insertAll('hooks');
const insertEvents = insertAll('events');
const insertDeliveries = insertAll('deliveries');
const dropSpecs = dropAll('job_specs', 'job_id');
const endPlanning = dropOne('plannings', 'job_id');
const deleteHook = dropOne('hooks', 'id');

/** Rows of accounts as they are opened. */
export const insert = { accounts: insertAll('accounts'), apiKeys: insertAll('api_keys'), ledger: insertLedger };

/** Forgets a key. */
export const releaseKey = statement<{ user_id: string; key: string }>((db, arg) =>
  db.deleteFrom('idempotency_keys').where('user_id', '=', arg('user_id')).where('key', '=', arg('key')),
);
/** Drops what waits for a hook. An attempt under way goes on, and is the last. */
export const dropDeliveries = statement<{ hook_id: string; at: number; why: string }>((db, arg) =>
  db
    .updateTable('deliveries')
    .set({ status: 'dropped', due_at: null, finished_at: arg('at'), last_error: arg('why') })
    .where('hook_id', '=', arg('hook_id'))
    .where('status', '=', 'pending'),
);

/** Writes attempts over whatever was known of them. */
export const writeAttempts = (connection: Connection, attempts: readonly Attempt[]): Promise<void> =>
  storeAttempts(connection, attempts.map(fromAttempt));

/** Says whether anybody is to hear of them. */
const emit = async (connection: Connection, events: readonly EmittedEvent[]): Promise<boolean> => {
  await insertEvents(connection, events.map(fromEvent));
  const listeners = await readListeners(connection, events);
  const of = ({ userId }: EmittedEvent) => listeners.filter((hook) => hook.userId === userId);
  const deliveries = events.flatMap((event) => fanOut(event, of(event)).map(fromDelivery));
  await insertDeliveries(connection, deliveries);
  return deliveries.length > 0;
};

type Kind = Effect['kind'];
type Of<K extends Kind> = Extract<Effect, { readonly kind: K }>;

/** Those whose order among themselves is all that counts. */
const nothing = () => ({
  accounts: [] as Account[],
  'ledger-entry': [] as { readonly userId: string; readonly effect: Of<'ledger-entry'> }[],
  'key-stored': new Map<string, { readonly userId: string; readonly effect: Of<'key-stored'> }>(),
  'job-created': [] as Of<'job-created'>[],
  'job-ended': [] as Of<'job-ended'>[],
  event: [] as Of<'event'>[],
});

const writeAtOnce = async (connection: Connection, userId: string, effect: Effect): Promise<unknown> => {
  const { secrets, process = null } = connection;
  switch (effect.kind) {
    case 'key-released':
      return releaseKey(connection, { user_id: userId, key: effect.key });
    case 'planning-begun': {
      const { jobId, key, credits, at } = effect.planning;
      return insertPlannings(connection, [{ job_id: jobId, user_id: userId, key, credits, at, process }]);
    }
    case 'planning-ended':
      return endPlanning(connection, effect.jobId);
    case 'hook-created':
      return insertHooks(connection, [fromHook(effect.hook, secrets)]);
    case 'hook-changed':
      return changeHook(connection, fromHook(effect.hook, secrets));
    case 'hook-deleted':
      return deleteHook(connection, effect.hookId);
    case 'hook-silenced':
      return dropDeliveries(connection, { hook_id: effect.hookId, at: effect.at, why: effect.why });
    case 'delivery-created':
      return insertDeliveries(connection, [fromDelivery(effect.delivery)]);
    case 'delivery-changed':
      return changeDelivery(connection, fromDelivery(effect.delivery));
    case 'attempt-ended':
      return writeAttempts(connection, [effect.attempt]);
    default:
      return undefined;
  }
};

export interface Effects {
  /** An account's new state. */
  readonly account: (account: Account) => void;
  readonly add: (userId: string, effect: Effect) => Promise<void>;
  /** Writes what waits. */
  readonly flush: () => Promise<void>;
  /** Whether events that were written are to be delivered to somebody. */
  readonly delivers: () => boolean;
}

/** Of one transaction; whoever reads what was decided in it, or ends it, flushes first. */
export const createEffects = (connection: Connection): Effects => {
  let waiting = nothing();
  let delivers = false;

  // What of a kind there is none costs nothing, not even a turn: an embedded database does all of this for each decision.
  const flush = async (): Promise<void> => {
    const { accounts, event: events } = waiting;
    const { 'ledger-entry': entries, 'key-stored': keys, 'job-created': created, 'job-ended': ends } = waiting;
    waiting = nothing();
    if (accounts.length > 0) await updateAccounts(connection, accounts.map(fromAccount));
    if (entries.length > 0)
      await insertLedger(
        connection,
        entries.map(({ userId, effect }) => fromLedgerEntry(userId, effect.entry)),
      );
    if (keys.size > 0)
      await storeKeys(
        connection,
        [...keys.values()].map(({ userId, effect: { key } }) => ({
          ...{ user_id: userId, key: key.key, state: key.state, job_id: key.jobId, at: key.at },
        })),
      );
    if (created.length > 0) {
      await insertJobs(
        connection,
        created.map(({ job, plan }) => fromJob(job, plan)),
      );
      await insertSpecs(connection, created.map(fromOrder));
    }
    if (ends.length > 0) {
      const ended = ends.map(({ end }) => end.jobId);
      await endJobs(
        connection,
        ends.map(({ end }) => fromEnd(end)),
      );
      await dropSpecs(connection, ended);
      await forgetScenes(connection, ended);
    }
    if (events.length > 0) {
      const emitted = await emit(
        connection,
        events.map((effect) => effect.event),
      );
      delivers ||= emitted;
    }
  };

  return {
    account: (account) => {
      waiting.accounts.push(account);
    },
    add: async (userId, effect) => {
      switch (effect.kind) {
        case 'ledger-entry':
          waiting['ledger-entry'].push({ userId, effect });
          return;
        case 'key-stored':
          // Of the same key the last one counts.
          waiting['key-stored'].set(`${userId} ${effect.key.key}`, { userId, effect });
          return;
        case 'job-created':
          waiting['job-created'].push(effect);
          return;
        case 'job-ended':
          waiting['job-ended'].push(effect);
          return;
        case 'event':
          waiting.event.push(effect);
          return;
        default:
          await flush();
          await writeAtOnce(connection, userId, effect);
      }
    },
    flush,
    delivers: () => delivers,
  };
};
