/**
 * Records ends of attempts, as many together as there are. Their deliveries and hooks are read once for all of them, and
 * a hook that several of them change is written once; what follows from each is decided as if they came one by one.
 */
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { AttemptEnd } from '../../domain/delivery-decisions';
import type { DeliveryProgress, DeliveryState, DeliveryStatus } from '../../domain/events';
import type { HookHealth } from '../../domain/hook';
import { lockAccount } from './read-view';
import type { DeliveriesTable, HooksTable } from './schema';
import { type Connection, statement } from './statement';
import { dropDeliveries, writeAttempts } from './write-effects';

const STATE_COLUMNS = ['delivery_id', 'owner', 'started', 'status', 'tries', 'signed_at'] as const;
const HEALTH_COLUMNS = ['active', 'failure_count', 'last_delivery_at', 'last_status'] as const;

type StateRow = Pick<Selectable<DeliveriesTable>, (typeof STATE_COLUMNS)[number]>;
type ProgressRow = Pick<
  Selectable<DeliveriesTable>,
  'status' | 'tries' | 'due_at' | 'finished_at' | 'last_error' | 'signed_at'
>;
type HealthRow = Pick<Selectable<HooksTable>, (typeof HEALTH_COLUMNS)[number]>;
type HookRow = HealthRow & Pick<Selectable<HooksTable>, 'id'>;
type OwnedHookRow = HookRow & Pick<Selectable<HooksTable>, 'user_id'>;

/** In their order, and hooks before deliveries: two who keep some of the same never wait for each other. */
const deliveriesAmong = statement<{ ids: string }, StateRow>((db, _arg, among, lock) =>
  lock(db.selectFrom('deliveries').select(STATE_COLUMNS).where(among('delivery_id', 'ids')).orderBy('delivery_id')),
);
const hooksAmong = statement<{ ids: string }, OwnedHookRow>((db, _arg, among, lock) =>
  lock(
    db
      .selectFrom('hooks')
      .select(['id', 'user_id', ...HEALTH_COLUMNS])
      .where(among('id', 'ids'))
      .orderBy('id'),
  ),
);
const NOT_BEGUN = { lease_until: sql<number>`0`, owner: null, begun_at: null, begun_url: null } as const;
const changeDelivery = statement<ProgressRow & { delivery_id: string }>((db, arg) =>
  db
    .updateTable('deliveries')
    .set({
      ...NOT_BEGUN,
      status: arg('status'),
      tries: arg('tries'),
      due_at: arg('due_at'),
      finished_at: arg('finished_at'),
      last_error: arg('last_error'),
      signed_at: arg('signed_at'),
    })
    .where('delivery_id', '=', arg('delivery_id')),
);
const freeDelivery = statement<{ delivery_id: string }>((db, arg) =>
  db.updateTable('deliveries').set(NOT_BEGUN).where('delivery_id', '=', arg('delivery_id')),
);
const changeHook = statement<HookRow>((db, arg) =>
  db
    .updateTable('hooks')
    .set({
      active: arg('active'),
      failure_count: arg('failure_count'),
      last_delivery_at: arg('last_delivery_at'),
      last_status: arg('last_status'),
    })
    .where('id', '=', arg('id')),
);

const toState = (row: StateRow): DeliveryState => ({
  status: row.status as DeliveryStatus,
  tries: row.tries,
  signedAt: row.signed_at,
});
const fromProgress = (delivery: DeliveryProgress): ProgressRow => ({
  status: delivery.status,
  tries: delivery.tries,
  due_at: delivery.dueAt,
  finished_at: delivery.finishedAt,
  last_error: delivery.lastError,
  signed_at: delivery.signedAt,
});
const toHealth = (row: HealthRow): HookHealth => ({
  active: row.active === 1,
  failureCount: row.failure_count,
  lastDeliveryAt: row.last_delivery_at,
  lastStatus: row.last_status,
});
const fromHealth = (hook: HookHealth): HealthRow => ({
  active: hook.active ? 1 : 0,
  failure_count: hook.failureCount,
  last_delivery_at: hook.lastDeliveryAt,
  last_status: hook.lastStatus,
});

/** The rows that ends are about, by id. */
const readRows = async (connection: Connection, ends: readonly AttemptEnd[]) => {
  const deliveryIds = JSON.stringify(ends.map(({ attempt }) => attempt.deliveryId));
  const hookIds = JSON.stringify([...new Set(ends.map(({ hookId }) => hookId))]);
  const hooks = await hooksAmong(connection, { ids: hookIds });
  const deliveries = await deliveriesAmong(connection, { ids: deliveryIds });
  return {
    deliveries: new Map(deliveries.map((row) => [row.delivery_id, row])),
    hooks: new Map(hooks.map((row) => [row.id, toHealth(row)])),
    owners: new Map(hooks.map((row) => [row.id, row.user_id])),
  };
};

/** Writes what was attempted and what follows from it, in the order of the ends. */
export const endAttempts = async (connection: Connection, ends: readonly AttemptEnd[]): Promise<void> => {
  if (ends.length === 0) return;
  const { deliveries, hooks, owners } = await readRows(connection, ends);
  const changed = new Set<string>();
  const writeHooks = async (): Promise<void> => {
    for (const id of changed) {
      const hook = hooks.get(id);
      if (hook !== undefined) await changeHook(connection, { id, ...fromHealth(hook) });
    }
  };

  for (const [index, { attempt, owner, hookId, at, decide }] of ends.entries()) {
    const row = deliveries.get(attempt.deliveryId);
    // It may have been taken over meanwhile, and the state as a whole replaced.
    if (row === undefined || row.owner !== owner || row.started !== attempt.number) continue;
    await writeAttempts(connection, [attempt]);
    const { delivery_id } = row;
    const verdict = decide({ delivery: toState(row), hook: hooks.get(hookId) });
    if (verdict.delivery === undefined) await freeDelivery(connection, { delivery_id });
    else await changeDelivery(connection, { delivery_id, ...fromProgress(verdict.delivery) });
    if (verdict.hook !== undefined) {
      hooks.set(hookId, verdict.hook);
      changed.add(hookId);
    }
    if (verdict.silenced === undefined) continue;
    // Whoever emits an event does it under this lock: no delivery comes into being for a hook that is switched off now.
    await lockAccount(connection, { user_id: owners.get(hookId) ?? '' });
    // Deliveries of the rest may be among those that are dropped now.
    await writeHooks();
    await dropDeliveries(connection, { hook_id: hookId, at, why: verdict.silenced });
    return endAttempts(connection, ends.slice(index + 1));
  }
  await writeHooks();
};
