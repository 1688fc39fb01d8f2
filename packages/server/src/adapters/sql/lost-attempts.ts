/** Attempts at jobs that were lost with their worker: told beside what the job needs while it runs. */
import { type Selectable, sql } from 'kysely';
import type { Loss } from '../../domain/losses';
import type { Store } from '../../ports/store';
import { maybeJson } from './row';
import type { JobSpecsTable, JobsTable } from './schema';
import { type Connection, type SqlDatabase, statement } from './statement';

type Held = Pick<Selectable<JobsTable>, 'job_id' | 'attempt' | 'progress'>;
type Spec = Pick<Selectable<JobSpecsTable>, 'losses'>;

const lossesOfJob = statement<{ job_id: string }, Spec>((db, arg) =>
  db.selectFrom('job_specs').select('losses').where('job_id', '=', arg('job_id')),
);
const writeLosses = statement<{ job_id: string; losses: string | null }>((db, arg) =>
  db
    .updateTable('job_specs')
    .set({ losses: arg('losses') })
    .where('job_id', '=', arg('job_id')),
);
/** Whoever changes what is told of a job keeps the job meanwhile. */
const keptJob = statement<{ job_id: string }, Pick<Selectable<JobsTable>, 'owner' | 'attempt'>>(
  (db, arg, _among, lock) =>
    lock(
      db
        .selectFrom('jobs')
        .select(['owner', 'attempt'])
        .where('job_id', '=', arg('job_id'))
        .where('final', '=', sql<number>`0`),
    ),
);
const disown = statement<{ job_id: string }>((db, arg) =>
  db.updateTable('jobs').set({ owner: null }).where('job_id', '=', arg('job_id')),
);
const heldJobs = statement<object, Held>((db) =>
  db
    .selectFrom('jobs')
    .select(['job_id', 'attempt', 'progress'])
    .where('final', '=', sql<number>`0`)
    .where('owner', 'is not', null),
);

/** What is told of them beside the order. */
export const readLosses = (spec: Spec | undefined): readonly Loss[] =>
  maybeJson<readonly Loss[]>(spec?.losses ?? null) ?? [];

const lossesOf = async (connection: Connection, job_id: string): Promise<readonly Loss[]> =>
  readLosses((await lossesOfJob(connection, { job_id }))[0]);

/** Tells that the last attempt at a job was lost, and gives all that were. */
export const addLoss = async (
  connection: Connection,
  { job_id, attempt, progress }: Held,
  spec: Spec | undefined,
): Promise<readonly Loss[]> => {
  const losses = [...readLosses(spec), { attempt, progress }];
  await writeLosses(connection, { job_id, losses: JSON.stringify(losses) });
  return losses;
};

/** Whoever held jobs is gone. */
export const loseHeldJobs = async (connection: Connection): Promise<void> => {
  for (const held of await heldJobs(connection, {})) {
    const [spec] = await lossesOfJob(connection, { job_id: held.job_id });
    await addLoss(connection, held, spec);
  }
};

const excuse = async (connection: Connection, job_id: string, owner: string, attempt: number): Promise<void> => {
  const [job] = await keptJob(connection, { job_id });
  if (job === undefined) return;
  if (job.owner === owner && job.attempt === attempt) return void (await disown(connection, { job_id }));
  const before = await lossesOf(connection, job_id);
  const losses = before.filter((loss) => loss.attempt !== attempt);
  if (losses.length === before.length) return;
  await writeLosses(connection, { job_id, losses: losses.length === 0 ? null : JSON.stringify(losses) });
};

export const createLossStore = (database: SqlDatabase): Pick<Store, 'excuseAttempt' | 'lossesOf'> => ({
  excuseAttempt: ({ jobId, owner, attempt }) =>
    database.write((connection) => excuse(connection, jobId, owner, attempt)),
  lossesOf: (jobId) => database.read((connection) => lossesOf(connection, jobId)),
});
