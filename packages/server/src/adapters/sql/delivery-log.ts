/** What is known of hooks, events, deliveries and their attempts. */
import type { Selectable } from 'kysely';
import type { Attempt } from '../../domain/attempts';
import type { Store } from '../../ports/store';
import { begunAttempt, toAttempt, toDelivery, toEvent, toHook } from './delivery-rows';
import { readHooks } from './hook-reads';
import { readDelivery } from './read-view';
import type { DeliveriesTable } from './schema';
import { type Connection, runOnce, type SqlDatabase } from './statement';

type DeliveryLog = Pick<
  Store,
  | 'hooksOf'
  | 'allHooks'
  | 'findHook'
  | 'listDeliveries'
  | 'countDeliveries'
  | 'findDelivery'
  | 'attemptsOf'
  | 'eventsOfJob'
>;

/** The attempt under way, which has no row of its own yet. */
const readBegun = async (connection: Connection, deliveryId: string): Promise<readonly Attempt[]> => {
  const found = await runOnce<Pick<Selectable<DeliveriesTable>, 'started' | 'begun_at' | 'begun_url'>>(
    connection,
    (db) =>
      db.selectFrom('deliveries').select(['started', 'begun_at', 'begun_url']).where('delivery_id', '=', deliveryId),
  );
  return found.flatMap(({ started, begun_at: at, begun_url: url }) =>
    at === null || url === null ? [] : [begunAttempt({ deliveryId, number: started, at, url })],
  );
};

export const createDeliveryLog = (database: SqlDatabase): DeliveryLog => ({
  hooksOf: (userId) => database.read((connection) => readHooks(connection, userId)),
  allHooks: () =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof toHook>[0]>(connection, (db) =>
        db.selectFrom('hooks').selectAll().orderBy('seq'),
      );
      return found.map((row) => toHook(row, connection.secrets));
    }),
  findHook: (hookId) =>
    database.read(async (connection) => {
      const [row] = await runOnce<Parameters<typeof toHook>[0]>(connection, (db) =>
        db.selectFrom('hooks').selectAll().where('id', '=', hookId),
      );
      return row === undefined ? undefined : toHook(row, connection.secrets);
    }),

  listDeliveries: ({ userId, hookId, jobId, status, limit, offset = 0 }) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof toDelivery>[0]>(connection, (db) => {
        let query = db.selectFrom('deliveries').selectAll().orderBy('seq', 'desc').limit(limit).offset(offset);
        if (userId !== undefined) query = query.where('user_id', '=', userId);
        if (hookId !== undefined) query = query.where('hook_id', '=', hookId);
        if (jobId !== undefined) query = query.where('job_id', '=', jobId);
        if (status !== undefined) query = query.where('status', '=', status);
        return query;
      });
      return found.map(toDelivery);
    }),
  countDeliveries: ({ userId, hookId, jobId, status }) =>
    database.read(async (connection) => {
      const [row] = await runOnce<{ readonly count: number }>(connection, (db) => {
        let query = db.selectFrom('deliveries').select(({ fn }) => fn.countAll<number>().as('count'));
        if (userId !== undefined) query = query.where('user_id', '=', userId);
        if (hookId !== undefined) query = query.where('hook_id', '=', hookId);
        if (jobId !== undefined) query = query.where('job_id', '=', jobId);
        if (status !== undefined) query = query.where('status', '=', status);
        return query;
      });
      return Number(row?.count ?? 0);
    }),
  findDelivery: (deliveryId) => database.read((connection) => readDelivery(connection, deliveryId)),
  attemptsOf: (deliveryId) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof toAttempt>[0]>(connection, (db) =>
        db.selectFrom('attempts').selectAll().where('delivery_id', '=', deliveryId).orderBy('number'),
      );
      return [...found.map(toAttempt), ...(await readBegun(connection, deliveryId))];
    }),
  eventsOfJob: (jobId) =>
    database.read(async (connection) => {
      const found = await runOnce<Parameters<typeof toEvent>[0]>(connection, (db) =>
        db.selectFrom('events').selectAll().where('job_id', '=', jobId).orderBy('seq'),
      );
      return found.map(toEvent);
    }),
});
