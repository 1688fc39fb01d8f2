/**
 * Jobs: who works on them, until when, and how they are found. Every method is one transaction. What is asked of one job by its id
 * says nothing that an index on all that live is made for; a lease that is over is 0.
 */
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { nextStatus } from '../../domain/job-states';
import type { KeptPlan } from '../../domain/kept-plan';
import type { JobFilter, Store } from '../../ports/store';
import { toJob } from './job-rows';
import { addLoss, readLosses } from './lost-attempts';
import { readJob } from './read-view';
import { maybeJson } from './row';
import type { JobSpecsTable, JobsTable, Schema } from './schema';
import { runOnce, type SqlDatabase, statement } from './statement';

type JobStore = Pick<
  Store,
  | 'claimJob'
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

/** The oldest job of the next account in turn that has one which nobody holds. */
const freeJob = (after: boolean) =>
  statement<{ real_now: number; user_id: string }, Selectable<JobsTable>>((db, arg, _among, lock) =>
    lock(
      db
        .selectFrom('jobs')
        .selectAll()
        .where('final', '=', sql<number>`0`)
        .where('user_id', after ? '>' : '<=', arg('user_id'))
        .where('lease_until', '<=', arg('real_now'))
        .orderBy('user_id')
        .orderBy('seq')
        .limit(sql<number>`1`),
      'skip',
    ),
  );
const freeJobAfter = freeJob(true);
const freeJobUpTo = freeJob(false);
/** Takes a job that this transaction keeps. */
const takeJob = statement<{
  job_id: string;
  owner: string;
  lease_until: number;
  at: number;
  attempt: number;
  status: string;
  history: string;
}>((db, arg) =>
  db
    .updateTable('jobs')
    .set((eb) => ({
      owner: arg('owner'),
      lease_until: arg('lease_until'),
      attempt: arg('attempt'),
      status: arg('status'),
      history: arg('history'),
      started_at: eb.fn.coalesce('started_at', sql<number>`${arg('at')}`),
    }))
    .where('job_id', '=', arg('job_id')),
);
const specOf = statement<{ job_id: string }, Selectable<JobSpecsTable>>((db, arg) =>
  db.selectFrom('job_specs').selectAll().where('job_id', '=', arg('job_id')),
);
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
const waitingJobs = statement<object>((db, _arg, _among, lock) =>
  db
    .updateTable('jobs')
    .set({ status: 'queued' })
    .where(
      'job_id',
      'in',
      lock(db.selectFrom('jobs').select('job_id').where('status', '=', sql<string>`'starting'`), 'skip'),
    ),
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
    .where('final', '=', sql<number>`0`)
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
  claimJob: ({ owner, realNow, leaseUntil, at, after = '' }) =>
    database.write(async (connection) => {
      const turn = { real_now: realNow, user_id: after };
      const [row] = [
        ...(await freeJobAfter(connection, turn)),
        ...(after === '' ? [] : await freeJobUpTo(connection, turn)),
      ];
      if (row === undefined) return undefined;
      const job = toJob(row);
      const [spec] = await specOf(connection, { job_id: job.jobId });
      const status = nextStatus(job.status, 'start') ?? job.status;
      const what = job.attempt === 0 ? 'processing' : `taken over (attempt ${job.attempt + 1})`;
      const claimed = { ...job, status, attempt: job.attempt + 1, history: [...job.history, { at, what }] };
      await takeJob(connection, {
        job_id: job.jobId,
        owner,
        lease_until: leaseUntil,
        at,
        attempt: claimed.attempt,
        status,
        history: JSON.stringify(claimed.history),
      });
      // Whoever hands a job back holds it no longer.
      const losses = row.owner === null ? readLosses(spec) : await addLoss(connection, row, spec);
      return { job: claimed, spec: spec?.spec ?? '{}', losses };
    }),

  keepJob: ({ jobId, owner, attempt, leaseUntil, progress }) =>
    database.write(async (connection) => {
      const kept = await keepJob(connection, { job_id: jobId, owner, attempt, lease_until: leaseUntil, progress });
      return kept.length > 0;
    }),

  releaseJob: ({ jobId, owner, attempt }) =>
    database.write(async (connection) => {
      await releaseJob(connection, { job_id: jobId, owner, attempt });
    }),

  queueWaitingJobs: () =>
    database.write(async (connection) => {
      await waitingJobs(connection, {});
    }),

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
