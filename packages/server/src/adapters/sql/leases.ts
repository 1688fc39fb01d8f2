/** Frees everything that somebody held: a process that has died, or one over a state that was replaced. */
import { sql } from 'kysely';
import { interruptAttempts } from './interrupted-attempts';
import { loseHeldJobs } from './lost-attempts';
import { type Connection, statement } from './statement';

const freeJobs = statement<object>((db) =>
  db.updateTable('jobs').set({ owner: null, lease_until: sql<number>`0` }).where('final', '=', sql<number>`0`),
);

export const endLeases = async (connection: Connection): Promise<void> => {
  await loseHeldJobs(connection);
  await freeJobs(connection, {});
  await interruptAttempts(connection);
};
