/**
 * Marks jobs that wait because no worker is free. That they do stands in no index, which every claim would have to change: the jobs
 * that live are looked at in the order of their time limits, and those that were looked at are not looked at again.
 */
import { sql } from 'kysely';
import type { Store } from '../../ports/store';
import { type Connection, type SqlDatabase, statement } from './statement';

/** How far jobs were looked at. */
type Place = { readonly deadline_at: number; readonly seq: number };

const START: Place = { deadline_at: -1, seq: 0 };
/** Jobs that are looked at together: whoever comes meanwhile waits for no more of them. */
const MOST = 256;

const living = statement<Place, Place & { readonly job_id: string; readonly status: string }>((db, arg) =>
  db
    .selectFrom('jobs')
    .select(['job_id', 'status', 'deadline_at', 'seq'])
    .where('finished_at', 'is', null)
    .where(sql<boolean>`(deadline_at, seq) > (${arg('deadline_at')}, ${arg('seq')})`)
    .orderBy('deadline_at')
    .orderBy('seq')
    .limit(sql.lit(MOST)),
);
const mark = statement<{ ids: string }>((db, _arg, among, lock, isFound) =>
  db
    .updateTable('jobs')
    .set({ status: 'queued' })
    .where(
      isFound(
        'job_id',
        lock(
          db
            .selectFrom('jobs')
            .select('job_id')
            .where(among('job_id', 'ids'))
            .where('status', '=', sql<string>`'starting'`),
          'skip',
        ),
      ),
    ),
);

const markFrom = async (connection: Connection, place: Place) => {
  const rows = await living(connection, place);
  const ids = rows.filter(({ status }) => status === 'starting').map(({ job_id: jobId }) => jobId);
  if (ids.length > 0) await mark(connection, { ids: JSON.stringify(ids) });
  const { deadline_at, seq } = rows.at(-1) ?? place;
  return { reached: { deadline_at, seq }, more: rows.length === MOST };
};

export const createQueueWaitingJobs = (database: SqlDatabase): Store['queueWaitingJobs'] => {
  let place = START;
  return async ({ afresh }) => {
    const from = afresh === true ? START : place;
    const { reached, more } = await database.write((connection) => markFrom(connection, from), 'soon');
    place = reached;
    return more;
  };
};
