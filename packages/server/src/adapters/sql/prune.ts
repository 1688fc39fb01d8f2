/**
 * Removes what is over and old, a few rows at a time. What is still needed stays, however old it is: deliveries that wait
 * or are attempted, events with deliveries, keys that are reserved, and whatever belongs to a job that runs.
 */
import { sql } from 'kysely';
import type { Store } from '../../ports/store';
import { type Connection, type SqlDatabase, statement } from './statement';
import { releaseKey } from './write-effects';

interface Batch {
  readonly up_to: number;
  readonly limit: number;
}

const oldDeliveries = statement<Batch, { delivery_id: string }>((db, arg, _among, lock) =>
  lock(
    db
      .selectFrom('deliveries')
      .select('delivery_id')
      .where('finished_at', '<=', arg('up_to'))
      .where('status', '!=', sql<string>`'pending'`)
      .where('begun_at', 'is', null)
      .orderBy('finished_at')
      .limit(sql<number>`${arg('limit')}`),
    'skip',
  ),
);
const dropAttempts = statement<{ ids: string }>((db, _arg, among) =>
  db.deleteFrom('attempts').where(among('delivery_id', 'ids')),
);
const dropDeliveries = statement<{ ids: string }>((db, _arg, among) =>
  db.deleteFrom('deliveries').where(among('delivery_id', 'ids')),
);

const oldEvents = statement<Batch, { event_id: string }>((db, arg, _among, lock) =>
  lock(
    db
      .selectFrom('events')
      .select('event_id')
      .where('at', '<=', arg('up_to'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('deliveries').select('delivery_id').whereRef('deliveries.event_id', '=', 'events.event_id'),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('jobs')
              .select('jobs.job_id')
              .whereRef('jobs.job_id', '=', 'events.job_id')
              .where('final', '=', sql<number>`0`),
          ),
        ),
      )
      .orderBy('at')
      .limit(sql<number>`${arg('limit')}`),
    'skip',
  ),
);
const dropEvents = statement<{ ids: string }>((db, _arg, among) =>
  db.deleteFrom('events').where(among('event_id', 'ids')),
);

const oldKeys = statement<Batch, { user_id: string; key: string }>((db, arg, _among, lock) =>
  lock(
    db
      .selectFrom('idempotency_keys')
      .select(['user_id', 'key'])
      .where('at', '<=', arg('up_to'))
      .where('state', '=', sql<string>`'used'`)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('jobs')
              .select('jobs.job_id')
              .whereRef('jobs.job_id', '=', 'idempotency_keys.job_id')
              .where('final', '=', sql<number>`0`),
          ),
        ),
      )
      .orderBy('at')
      .limit(sql<number>`${arg('limit')}`),
    'skip',
  ),
);

const pruneEvents = async (connection: Connection, batch: Batch): Promise<number> => {
  const deliveries = await oldDeliveries(connection, batch);
  if (deliveries.length > 0) {
    const ids = JSON.stringify(deliveries.map((row) => row.delivery_id));
    await dropAttempts(connection, { ids });
    await dropDeliveries(connection, { ids });
  }
  const events = await oldEvents(connection, batch);
  if (events.length > 0) await dropEvents(connection, { ids: JSON.stringify(events.map((row) => row.event_id)) });
  return deliveries.length + events.length;
};

const pruneKeys = async (connection: Connection, batch: Batch): Promise<number> => {
  const keys = await oldKeys(connection, batch);
  for (const row of keys) await releaseKey(connection, row);
  return keys.length;
};

const oldestRows = statement<object, { finished: number | null; at: number | null; key_at: number | null }>((db) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('deliveries')
      .select(({ fn }) => fn.min('finished_at').as('n'))
      .where('finished_at', 'is not', null)
      .as('finished'),
    eb
      .selectFrom('events')
      .select(({ fn }) => fn.min('at').as('n'))
      .as('at'),
    eb
      .selectFrom('idempotency_keys')
      .select(({ fn }) => fn.min('at').as('n'))
      .as('key_at'),
  ]),
);

export const createPrune = (database: SqlDatabase): Pick<Store, 'prune' | 'oldestKept'> => ({
  prune: ({ eventsUpTo, keysUpTo, limit }) =>
    database.write(async (connection) => {
      const events = eventsUpTo === undefined ? 0 : await pruneEvents(connection, { up_to: eventsUpTo, limit });
      const keys = keysUpTo === undefined ? 0 : await pruneKeys(connection, { up_to: keysUpTo, limit });
      return events + keys;
    }),
  oldestKept: () =>
    database.read(async (connection) => {
      const [oldest] = await oldestRows(connection, {});
      const events = [oldest?.finished, oldest?.at].filter((at) => typeof at === 'number');
      return {
        events: events.length === 0 ? undefined : Math.min(...events),
        keys: oldest?.key_at ?? undefined,
      };
    }),
});
