/**
 * Takes jobs that nobody holds, as many together as a worker has room for. Accounts take turns: what is taken together is what
 * would be taken one after the other.
 */
import { type Selectable, sql } from 'kysely';
import { nextStatus } from '../../domain/job-states';
import type { ClaimedJob, Store } from '../../ports/store';
import { ENGINES } from './engine';
import { toJob } from './job-rows';
import { addLoss, readLosses } from './lost-attempts';
import { changeAll } from './many-rows';
import type { JobSpecsTable, JobsTable } from './schema';
import { type Connection, type SqlDatabase, statement } from './statement';

type Request = Parameters<Store['claimJobs']>[0];
type FreeRow = Selectable<JobsTable> & { readonly [Column in 'spec' | 'losses']: JobSpecsTable[Column] | null };

/** The oldest job of the next account in turn that has one which nobody holds. */
const freeJob = (which: '>' | '<=' | '<') =>
  statement<{ real_now: number; user_id: string }, Selectable<JobsTable>>(
    (db, arg) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('final', '=', sql<number>`0`)
        .where('user_id', which, arg('user_id'))
        .where('lease_until', '<=', arg('real_now'))
        .orderBy('user_id')
        .orderBy('seq')
        .limit(sql<number>`1`),
    'one',
  );
const freeJobAfter = freeJob('>');
const freeJobUpTo = freeJob('<=');
const freeJobBefore = freeJob('<');
const specOf = statement<{ job_id: string }, Selectable<JobSpecsTable>>(
  (db, arg) => db.selectFrom('job_specs').selectAll().where('job_id', '=', arg('job_id')),
  'one',
);
const takeJobs = changeAll('jobs', 'job_id', ['owner', 'lease_until', 'attempt', 'status', 'history', 'started_at']);

const take = async (connection: Connection, rows: readonly FreeRow[], request: Request): Promise<ClaimedJob[]> => {
  const { owner, leaseUntil, at } = request;
  const claimed: ClaimedJob[] = [];
  for (const row of rows) {
    const job = toJob(row);
    const what = job.attempt === 0 ? 'processing' : `taken over (attempt ${job.attempt + 1})`;
    const status = nextStatus(job.status, 'start') ?? job.status;
    claimed.push({
      job: { ...job, status, attempt: job.attempt + 1, history: [...job.history, { at, what }] },
      spec: row.spec ?? '{}',
      // Whoever hands a job back holds it no longer.
      losses: row.owner === null ? readLosses(row) : await addLoss(connection, row, row),
    });
  }
  await takeJobs(
    connection,
    claimed.map(({ job }) => ({
      job_id: job.jobId,
      owner,
      lease_until: leaseUntil,
      attempt: job.attempt,
      status: job.status,
      history: JSON.stringify(job.history),
      started_at: job.startedAt ?? at,
    })),
  );
  return claimed;
};

const claimOneByOne = async (connection: Connection, request: Request): Promise<ClaimedJob[]> => {
  const claimed: ClaimedJob[] = [];
  let { after = '' } = request;
  while (claimed.length < request.limit) {
    const turn = { real_now: request.realNow, user_id: after };
    let [row] = await freeJobAfter(connection, turn);
    const behind = request.ofOthers === true ? freeJobBefore : freeJobUpTo;
    if (row === undefined && after !== '') [row] = await behind(connection, turn);
    if (row === undefined) break;
    const [order] = await specOf(connection, { job_id: row.job_id });
    const { spec = null, losses = null } = order ?? {};
    claimed.push(...(await take(connection, [{ ...row, spec, losses }], request)));
    // Where only others are served, one turn is enough.
    if (request.ofOthers === true) break;
    after = row.user_id;
  }
  return claimed;
};

/** The first of each account in their turn, then the second of each, and so on. */
const inTurn = (rows: readonly (FreeRow & { readonly turn: number })[]): readonly FreeRow[] => {
  const taken = new Map<number, number>();
  const placed = rows.map((row) => {
    const round = taken.get(row.turn) ?? 0;
    taken.set(row.turn, round + 1);
    return { row, round };
  });
  return placed.sort((one, other) => one.round - other.round || one.row.turn - other.row.turn).map(({ row }) => row);
};

export const createClaimJobs = (database: SqlDatabase): Pick<Store, 'claimJobs'> => ({
  claimJobs: (request) =>
    database.write(async (connection) => {
      const { freeJobs } = ENGINES[connection.dialect];
      if (freeJobs === undefined) return claimOneByOne(connection, request);
      const { realNow, after = '', limit, ofOthers = false } = request;
      const query = ofOthers ? freeJobs.ofOthers : freeJobs.ofAll;
      const rows = (await connection.all(query, [realNow, after, limit])) as readonly (FreeRow & { turn: number })[];
      return take(connection, inTurn(rows).slice(0, limit), request);
      // Whoever holds what the database knows nothing of is refused its end.
    }, 'soon'),
});
