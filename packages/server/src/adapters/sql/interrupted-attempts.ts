/**
 * Attempts that did not come to an end. While an attempt is under way it is known by its delivery's row alone; here it
 * becomes a row of its own, so that it stays on record that its request may have been sent.
 */
import { sql } from 'kysely';
import { type Connection, type Queries, statement } from './statement';

const begun = (db: Queries) =>
  db
    .selectFrom('deliveries')
    .select([
      'delivery_id',
      'started',
      'begun_at',
      'begun_url',
      sql<string>`'{}'`.as('request_headers'),
      sql<string>`'interrupted'`.as('outcome'),
    ])
    .where('begun_at', 'is not', null);

const recording = (db: Queries, attempts: ReturnType<typeof begun>) =>
  db
    .insertInto('attempts')
    .columns(['delivery_id', 'number', 'at', 'url', 'request_headers', 'outcome'])
    // The condition above tells the database that a row which is selected has both.
    .expression(attempts as never)
    .onConflict((on) => on.columns(['delivery_id', 'number']).doNothing());

const NOT_BEGUN = { lease_until: 0, owner: null, begun_at: null, begun_url: null } as const;

const recordOne = statement<{ delivery_id: string }>((db, arg) =>
  recording(db, begun(db).where('delivery_id', '=', arg('delivery_id'))),
);
const freeOne = statement<{ delivery_id: string }>((db, arg) =>
  db.updateTable('deliveries').set(NOT_BEGUN).where('delivery_id', '=', arg('delivery_id')),
);
const recordAll = statement<object>((db) => recording(db, begun(db)));
const freeAll = statement<object>((db) =>
  db.updateTable('deliveries').set(NOT_BEGUN).where('begun_at', 'is not', null),
);

/** Ends the attempt under way at a delivery, if there is one; the delivery is free again. */
export const interruptAttempt = async (connection: Connection, deliveryId: string): Promise<void> => {
  await recordOne(connection, { delivery_id: deliveryId });
  await freeOne(connection, { delivery_id: deliveryId });
};

/** Ends every attempt under way: whoever made them is gone. */
export const interruptAttempts = async (connection: Connection): Promise<void> => {
  await recordAll(connection, {});
  await freeAll(connection, {});
};
