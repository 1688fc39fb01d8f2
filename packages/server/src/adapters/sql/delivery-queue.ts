/** Deliveries on their way: which are due, who attempts them, and what comes of it. */
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ClaimedDelivery, Store } from '../../ports/store';
import { endAttempts } from './end-attempts';
import { interruptAttempt } from './interrupted-attempts';
import type { DeliveriesTable, HooksTable } from './schema';
import { type Connection, type SqlDatabase, statement } from './statement';

type DeliveryQueue = Pick<Store, 'claimDeliveries' | 'releaseDelivery' | 'nextDeliveryDue' | 'endAttempts'>;

/** Begins the next attempt of deliveries of one hook. */
const beginAttempts = statement<{
  ids: string;
  owner: string;
  lease_until: number;
  at: number;
  url: string;
}>((db, arg, among) =>
  db
    .updateTable('deliveries')
    .set((eb) => ({
      owner: arg('owner'),
      lease_until: arg('lease_until'),
      started: eb('started', '+', sql<number>`1`),
      begun_at: arg('at'),
      begun_url: arg('url'),
    }))
    .where(among('delivery_id', 'ids')),
);

type Endpoint = Pick<Selectable<HooksTable>, 'id' | 'webhook_url' | 'secret'>;

/** Hooks that something waits for, one step of the index a hook: a long backlog of one costs the others nothing. */
const PENDING_HOOKS = `WITH RECURSIVE pending (id) AS (
    SELECT (SELECT hook_id FROM deliveries WHERE status = 'pending' ORDER BY hook_id LIMIT 1)
    UNION ALL
    SELECT (SELECT hook_id FROM deliveries WHERE status = 'pending' AND hook_id > pending.id ORDER BY hook_id LIMIT 1)
    FROM pending WHERE pending.id IS NOT NULL)
  SELECT hooks.id, hooks.webhook_url, hooks.secret FROM pending JOIN hooks ON hooks.id = pending.id`;

const DUE_COLUMNS = ['delivery_id', 'event', 'body', 'started', 'signed_at', 'begun_at'] as const;
type DueRow = Pick<Selectable<DeliveriesTable>, (typeof DUE_COLUMNS)[number]>;

const dueOfHook = statement<{ hook_id: string; at: number; real_now: number; room: number }, DueRow>(
  (db, arg, _among, lock) =>
    lock(
      db
        .selectFrom('deliveries')
        .select(DUE_COLUMNS)
        .where('hook_id', '=', arg('hook_id'))
        .where('status', '=', sql<string>`'pending'`)
        .where('due_at', '<=', arg('at'))
        .where('lease_until', '<=', arg('real_now'))
        .orderBy('due_at')
        .orderBy('seq')
        .limit(sql<number>`${arg('room')}`),
      'skip',
    ),
);
const heldAttempt = statement<{ delivery_id: string; owner: string; attempt: number }, { delivery_id: string }>(
  (db, arg, _among, lock) =>
    lock(
      db
        .selectFrom('deliveries')
        .select('delivery_id')
        .where('delivery_id', '=', arg('delivery_id'))
        .where('owner', '=', arg('owner'))
        .where('started', '=', arg('attempt')),
    ),
);
const nextDue = statement<{ at: number }, { due_at: number | null }>((db, arg) =>
  db
    .selectFrom('deliveries')
    .select('due_at')
    .where('finished_at', 'is', null)
    .where('due_at', '>', arg('at'))
    .orderBy('due_at')
    .limit(sql<number>`1`),
);

/** The hooks after the one that was served last come first, so that every hook gets its turn. */
const inTurn = (hooks: readonly Endpoint[], after: string): readonly Endpoint[] => [
  ...hooks.filter(({ id }) => id > after),
  ...hooks.filter(({ id }) => id <= after),
];

const claim = async (
  connection: Connection,
  { owner, at, realNow, leaseUntil, limit, after, roomFor }: Parameters<Store['claimDeliveries']>[0],
): Promise<readonly ClaimedDelivery[]> => {
  const hooks = (await connection.all(PENDING_HOOKS, [])) as readonly Endpoint[];
  const claimed: ClaimedDelivery[] = [];
  for (const { id: hookId, webhook_url: url, secret } of inTurn(hooks, after)) {
    const room = Math.min(roomFor(hookId), limit - claimed.length);
    if (room <= 0) continue;
    const due = await dueOfHook(connection, { hook_id: hookId, at, real_now: realNow, room });
    if (due.length === 0) continue;
    for (const row of due) {
      if (row.begun_at !== null) await interruptAttempt(connection, row.delivery_id);
      const { delivery_id: deliveryId, event, body, started, signed_at: signedAt } = row;
      const delivery = { deliveryId, hookId, event, body, signedAt };
      claimed.push({
        delivery,
        hook: { webhookUrl: url, secret: connection.secrets.open(secret) },
        attempt: started + 1,
      });
    }
    const ids = JSON.stringify(due.map((row) => row.delivery_id));
    await beginAttempts(connection, { ids, owner, lease_until: leaseUntil, at, url });
  }
  return claimed;
};

export const createDeliveryQueue = (database: SqlDatabase): DeliveryQueue => ({
  claimDeliveries: (request) => database.write((connection) => claim(connection, request)),
  releaseDelivery: ({ deliveryId, owner, attempt }) =>
    database.write(async (connection) => {
      const held = await heldAttempt(connection, { delivery_id: deliveryId, owner, attempt });
      if (held.length > 0) await interruptAttempt(connection, deliveryId);
    }),
  nextDeliveryDue: (at) =>
    database.read(async (connection) => (await nextDue(connection, { at }))[0]?.due_at ?? undefined),
  endAttempts: (ends) => database.write((connection) => endAttempts(connection, ends)),
});
