/**
 * Jobs: who works on them, until when, and how they are found. Every method is one transaction. What is asked of one job by its id
 * says nothing that an index on all that live is made for; a lease that is over is 0.
 */
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { KeptPlan } from '../../domain/kept-plan';
import type { JobFilter, Store } from '../../ports/store';
import { toJob } from './job-rows';
import { createQueueWaitingJobs } from './queue-waiting-jobs';
import { readJob } from './read-view';
import { maybeJson } from './row';
import type { JobsTable, Schema } from './schema';
import { runOnce, type SqlDatabase, statement } from './statement';

type JobStore = Pick<
  Store,
  | 'keepJob'
  | 'releaseJob'
  | 'queueWaitingJobs'
  | 'overdueJobs'
  | 'nextJobDeadline'
  | 'findJob'
  | 'findJobByToken'
  | 'listJobs'
  | 'countJobs'
  | 'planOf'
>;

const keepJob = statement<
  { job_id: string; owner: string; attempt: number; lease_until: number; progress: number },
  { job_id: string }
>((db, arg) =>
  db
    .updateTable('jobs')
    .set({
      lease_until: arg('lease_until'),
      progress: sql<number>`CASE WHEN progress < ${arg('progress')} THEN ${arg('progress')} ELSE progress END`,
    })
    .where('job_id', '=', arg('job_id'))
    .where('owner', '=', arg('owner'))
    .where('attempt', '=', arg('attempt'))
    .where('lease_until', '>', sql<number>`0`)
    .returning('job_id'),
);
const releaseJob = statement<{ job_id: string; owner: string; attempt: number }>((db, arg) =>
  db
    .updateTable('jobs')
    .set({ owner: null, lease_until: sql<number>`0` })
    .where('job_id', '=', arg('job_id'))
    .where('owner', '=', arg('owner'))
    .where('attempt', '=', arg('attempt'))
    .where('lease_until', '>', sql<number>`0`),
);
/** What is searched for is taken as it is written: `%` and `_` mean themselves. */
const isOf = (eb: ExpressionBuilder<Schema, 'jobs'>, { jobIds, userId, statuses, search }: JobFilter) => {
  const part = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const has = (column: 'title' | 'job_id') => sql<boolean>`lower(${eb.ref(column)}) LIKE ${part} ESCAPE '\\'`;
  return eb.and([
    ...(jobIds === undefined ? [] : [eb('job_id', 'in', jobIds)]),
    ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
    ...(statuses === undefined ? [] : [eb('status', 'in', statuses)]),
    ...(search === undefined || search === '' ? [] : [eb.or([has('title'), has('job_id')])]),
  ]);
};
const overdue = statement<{ at: number }, { job_id: string; user_id: string }>((db, arg) =>
  db
    .selectFrom('jobs')
    .select(['job_id', 'user_id'])
    .where('finished_at', 'is', null)
    .where('deadline_at', '<=', arg('at')),
);
const nextDeadline = statement<object, { deadline_at: number }>((db) =>
  db
    .selectFrom('jobs')
    .select('deadline_at')
    .where('finished_at', 'is', null)
    .orderBy('deadline_at')
    .limit(sql<number>`1`),
);
const byToken = statement<{ token: string }, Selectable<JobsTable>>((db, arg) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where((eb) => eb.or([eb('video_token', '=', arg('token')), eb('download_token', '=', arg('token'))])),
);

export const createJobStore = (database: SqlDatabase): JobStore => ({
  keepJob: ({ jobId, owner, attempt, leaseUntil, progress }) =>
    database.write(async (connection) => {
      const kept = await keepJob(connection, { job_id: jobId, owner, attempt, lease_until: leaseUntil, progress });
      return kept.length > 0;
    }, 'soon'),

  releaseJob: ({ jobId, owner, attempt }) =>
    database.write(async (connection) => {
      await releaseJob(connection, { job_id: jobId, owner, attempt });
    }),

  queueWaitingJobs: createQueueWaitingJobs(database),

  overdueJobs: (at) =>
    database.read(async (connection) =>
      (await overdue(connection, { at })).map((row) => ({ jobId: row.job_id, userId: row.user_id })),
    ),

  nextJobDeadline: () =>
    database.read(async (connection) => (await nextDeadline(connection, {}))[0]?.deadline_at ?? undefined),

  findJob: (jobId) =>
    database.read(async (connection) => {
      const row = await readJob(connection, jobId);
      return row === undefined ? undefined : { ...toJob(row), claimed: row.owner !== null };
    }),
  findJobByToken: (token) =>
    database.read(async (connection) => {
      const [row] = await byToken(connection, { token });
      return row === undefined ? undefined : toJob(row);
    }),
  listJobs: (limit, filter = {}) =>
    database.read(async (connection) => {
      const found = await runOnce<Selectable<JobsTable>>(connection, (db) =>
        db
          .selectFrom('jobs')
          .selectAll()
          .where((eb) => isOf(eb, filter))
          .orderBy('seq', 'desc')
          .limit(limit)
          .offset(filter.offset ?? 0),
      );
      return found.map(toJob);
    }),
  countJobs: (filter) =>
    database.read(async (connection) => {
      const found = await runOnce<{ readonly status: string; readonly count: number }>(connection, (db) =>
        db
          .selectFrom('jobs')
          .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
          .where((eb) => isOf(eb, filter))
          .groupBy('status'),
      );
      return Object.fromEntries(found.map(({ status, count }) => [status, Number(count)]));
    }),
  planOf: (jobId) =>
    database.read(async (connection) => {
      const [row] = await runOnce<Pick<Selectable<JobsTable>, 'plan'>>(connection, (db) =>
        db.selectFrom('jobs').select('plan').where('job_id', '=', jobId),
      );
      return maybeJson<KeptPlan>(row?.plan ?? null) ?? undefined;
    }),
});
