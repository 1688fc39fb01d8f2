/** Claims, leases and hand-backs of jobs and deliveries. Every method is one transaction. */
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { nextStatus } from '../../domain/job-states';
import type { ClaimedDelivery, Store } from '../../ports/store';
import { toDelivery, toJob } from './rows';
import type { DeliveriesTable, HooksTable, JobSpecsTable, JobsTable } from './schema';
import { type Connection, type SqlDatabase, statement } from './statement';

type Queue = Pick<
  Store,
  | 'claimJob'
  | 'keepJob'
  | 'releaseJob'
  | 'queueWaitingJobs'
  | 'overdueJobs'
  | 'nextJobDeadline'
  | 'claimDeliveries'
  | 'releaseDelivery'
  | 'nextDeliveryDue'
>;

const freeJob = statement<{ real_now: number }, Selectable<JobsTable>>((db, arg) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('final', '=', sql<number>`0`)
    .where('lease_until', '<=', arg('real_now'))
    .orderBy('seq')
    .limit(sql<number>`1`),
);
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
    .where('final', '=', sql<number>`0`)
    .returning('job_id'),
);
const releaseJob = statement<{ job_id: string; owner: string }>((db, arg) =>
  db
    .updateTable('jobs')
    .set({ owner: null, lease_until: sql<number>`0` })
    .where('job_id', '=', arg('job_id'))
    .where('owner', '=', arg('owner'))
    .where('final', '=', sql<number>`0`),
);
const waitingJobs = statement<object>((db) =>
  db
    .updateTable('jobs')
    .set({ status: 'queued' })
    .where('final', '=', sql<number>`0`)
    .where('status', '=', sql<string>`'starting'`),
);
const overdue = statement<{ at: number }, { job_id: string; user_id: string }>((db, arg) =>
  db
    .selectFrom('jobs')
    .select(['job_id', 'user_id'])
    .where('final', '=', sql<number>`0`)
    .where('deadline_at', '<=', arg('at')),
);
const nextDeadline = statement<object, { deadline_at: number | null }>((db) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min('deadline_at').as('deadline_at'))
    .where('final', '=', sql<number>`0`),
);
const beginAttempt = statement<{ delivery_id: string; lease_until: number; number: number }>((db, arg) =>
  db
    .updateTable('deliveries')
    .set({ lease_until: arg('lease_until'), started: arg('number') })
    .where('delivery_id', '=', arg('delivery_id')),
);
const recordBegin = statement<{ delivery_id: string; number: number; at: number; url: string }>((db, arg) =>
  db.insertInto('attempts').values({
    delivery_id: arg('delivery_id'),
    number: arg('number'),
    at: arg('at'),
    url: arg('url'),
    request_headers: '{}',
    outcome: 'started',
  }),
);
const freeDelivery = statement<{ delivery_id: string }>((db, arg) =>
  db.updateTable('deliveries').set({ lease_until: sql<number>`0` }).where('delivery_id', '=', arg('delivery_id')),
);
const cutOff = statement<{ delivery_id: string; number: number }>((db, arg) =>
  db
    .updateTable('attempts')
    .set({ outcome: 'interrupted' })
    .where('delivery_id', '=', arg('delivery_id'))
    .where('number', '=', arg('number')),
);

type DueRow = Selectable<DeliveriesTable> & Pick<Selectable<HooksTable>, 'webhook_url' | 'secret'>;

/** Hooks that something waits for, one step of the index a hook: a long backlog of one costs the others nothing. */
const PENDING_HOOKS = `WITH RECURSIVE pending (id) AS (
    SELECT min(hook_id) FROM deliveries WHERE status = 'pending'
    UNION ALL
    SELECT (SELECT min(hook_id) FROM deliveries WHERE status = 'pending' AND hook_id > pending.id)
    FROM pending WHERE pending.id IS NOT NULL)
  SELECT id FROM pending WHERE id IS NOT NULL`;

const dueOfHook = statement<{ hook_id: string; at: number; real_now: number; room: number }, DueRow>((db, arg) =>
  db
    .selectFrom('deliveries')
    .innerJoin('hooks', 'hooks.id', 'deliveries.hook_id')
    .selectAll('deliveries')
    .select(['hooks.webhook_url', 'hooks.secret'])
    .where('deliveries.hook_id', '=', arg('hook_id'))
    .where('deliveries.status', '=', sql<string>`'pending'`)
    .where('deliveries.due_at', '<=', arg('at'))
    .where('deliveries.lease_until', '<=', arg('real_now'))
    .orderBy('deliveries.due_at')
    .orderBy('deliveries.seq')
    .limit(sql<number>`${arg('room')}`),
);
const nextDue = statement<{ at: number }, { due_at: number | null }>((db, arg) =>
  db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.min('due_at').as('due_at'))
    .where('status', '=', sql<string>`'pending'`)
    .where('due_at', '>', arg('at')),
);

/** The hooks after the one that was served last come first, so that every hook gets its turn. */
const inTurn = (hookIds: readonly string[], after: string): readonly string[] => [
  ...hookIds.filter((id) => id > after),
  ...hookIds.filter((id) => id <= after),
];

const findDue = async (
  connection: Connection,
  request: Parameters<Store['claimDeliveries']>[0],
): Promise<readonly DueRow[]> => {
  const hooks = (await connection.all(PENDING_HOOKS, [])) as readonly { id: string }[];
  const found: DueRow[] = [];
  const { at, realNow, limit, after, roomFor } = request;
  for (const hookId of inTurn(
    hooks.map(({ id }) => id),
    after,
  )) {
    const room = Math.min(roomFor(hookId), limit - found.length);
    if (room <= 0) continue;
    found.push(...(await dueOfHook(connection, { hook_id: hookId, at, real_now: realNow, room })));
    if (found.length >= limit) break;
  }
  return found;
};

export const createWorkQueue = (database: SqlDatabase): Queue => ({
  claimJob: ({ owner, realNow, leaseUntil, at }) =>
    database.write(async (connection) => {
      const [row] = await freeJob(connection, { real_now: realNow });
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
      return { job: claimed, spec: spec?.spec ?? '{}' };
    }),

  keepJob: ({ jobId, owner, attempt, leaseUntil, progress }) =>
    database.write(async (connection) => {
      const kept = await keepJob(connection, { job_id: jobId, owner, attempt, lease_until: leaseUntil, progress });
      return kept.length > 0;
    }),

  releaseJob: ({ jobId, owner }) =>
    database.write(async (connection) => {
      await releaseJob(connection, { job_id: jobId, owner });
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

  claimDeliveries: (request) =>
    database.write(async (connection) => {
      const due = await findDue(connection, request);
      const { leaseUntil, at } = request;
      const claimed: ClaimedDelivery[] = [];
      for (const row of due) {
        const number = row.started + 1;
        await beginAttempt(connection, { delivery_id: row.delivery_id, lease_until: leaseUntil, number });
        await recordBegin(connection, { delivery_id: row.delivery_id, number, at, url: row.webhook_url });
        const delivery = { ...toDelivery(row), started: number };
        claimed.push({ delivery, hook: { webhookUrl: row.webhook_url, secret: row.secret }, attempt: number });
      }
      return claimed;
    }),

  releaseDelivery: ({ deliveryId, attempt }) =>
    database.write(async (connection) => {
      await freeDelivery(connection, { delivery_id: deliveryId });
      await cutOff(connection, { delivery_id: deliveryId, number: attempt });
    }),

  nextDeliveryDue: (at) =>
    database.read(async (connection) => (await nextDue(connection, { at }))[0]?.due_at ?? undefined),
});
