/** How long the queues are, for whoever watches over them: jobs that nobody works on, and deliveries that are due. */
import { sql } from 'kysely';
import type { Store } from '../../ports/store';
import { type SqlDatabase, statement } from './statement';

const freeJobs = statement<{ real_now: number }, { count: number; oldest: number | null }>((db, arg) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('final', '=', sql<number>`0`)
    .where('lease_until', '<=', arg('real_now')),
);
const heldJobs = statement<{ real_now: number }, { count: number }>((db, arg) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('final', '=', sql<number>`0`)
    .where('lease_until', '>', arg('real_now')),
);
const dueDeliveries = statement<{ at: number; real_now: number }, { count: number; oldest: number | null }>((db, arg) =>
  db
    .selectFrom('deliveries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('due_at').as('oldest')])
    .where('finished_at', 'is', null)
    .where('due_at', '<=', arg('at'))
    .where('lease_until', '<=', arg('real_now')),
);

export const createQueueSizes = (database: SqlDatabase): Pick<Store, 'queueSizes'> => ({
  queueSizes: ({ at, realNow }) =>
    database.read(async (connection) => {
      const [free] = await freeJobs(connection, { real_now: realNow });
      const [held] = await heldJobs(connection, { real_now: realNow });
      const [due] = await dueDeliveries(connection, { at, real_now: realNow });
      return {
        jobs: { waiting: free?.count ?? 0, running: held?.count ?? 0, oldestAt: free?.oldest ?? undefined },
        deliveries: { waiting: due?.count ?? 0, oldestAt: due?.oldest ?? undefined },
      };
    }),
});
