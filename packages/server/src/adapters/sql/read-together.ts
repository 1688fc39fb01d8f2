/**
 * What decisions of one moment ask to see of jobs and keys, read at once, and forgotten as soon as one of them changes it. Whatever
 * else they ask for is read when its turn comes.
 */
import type { Selectable } from 'kysely';
import type { Decision, Effect } from '../../domain/decision';
import { ENGINES } from './engine';
import { asArgument } from './many-rows';
import type { IdempotencyKeysTable, JobsTable } from './schema';
import { type Connection, statement } from './statement';

type JobRow = Selectable<JobsTable>;
type KeyRow = Selectable<IdempotencyKeysTable>;

/** Rows by name; undefined: there is none. */
export interface Known {
  readonly jobs: Map<string, JobRow | undefined>;
  readonly keys: Map<string, KeyRow | undefined>;
}

export interface Asking {
  readonly userId: string;
  readonly decision: Pick<Decision<unknown>, 'reads'>;
}

/** In their order: two who keep some of the same never wait for each other. */
const jobsAmong = statement<{ ids: string }, JobRow>((db, _arg, among, lock) =>
  lock(db.selectFrom('jobs').selectAll().where(among('job_id', 'ids')).orderBy('job_id')),
);

export const keyName = (userId: string, key: string): string => `${userId} ${key}`;

const readKeys = async (connection: Connection, asked: readonly { user_id: string; key: string }[]) => {
  const { given } = ENGINES[connection.dialect];
  if (given === undefined || asked.length === 0) return [];
  const text = `SELECT idempotency_keys.* FROM ${given.few('idempotency_keys')}
    JOIN idempotency_keys ON idempotency_keys.user_id = given.user_id AND idempotency_keys."key" = given."key"`;
  return (await connection.all(text, [asArgument(asked)])) as readonly KeyRow[];
};

/** Keeps the jobs for this transaction. */
export const readTogether = async (connection: Connection, asking: readonly Asking[]): Promise<Known> => {
  const known: Known = { jobs: new Map(), keys: new Map() };
  const asked: { user_id: string; key: string }[] = [];
  for (const { userId, decision } of asking) {
    const { jobId, key } = decision.reads ?? {};
    if (jobId !== undefined) known.jobs.set(jobId, undefined);
    if (key !== undefined) asked.push({ user_id: userId, key });
  }
  for (const { user_id: userId, key } of asked) known.keys.set(keyName(userId, key), undefined);
  const ids = JSON.stringify([...known.jobs.keys()]);
  const [jobs, keys] = await Promise.all([
    known.jobs.size === 0 ? [] : jobsAmong(connection, { ids }),
    readKeys(connection, asked),
  ]);
  for (const row of jobs) known.jobs.set(row.job_id, row);
  for (const row of keys) known.keys.set(keyName(row.user_id, row.key), row);
  return known;
};

/** Whether nothing has to be asked for. */
export const isKnown = (known: Known, userId: string, reads: Decision<unknown>['reads'] = {}): boolean => {
  const { key, jobId, deliveryId, hooks, planning } = reads;
  if (deliveryId !== undefined || hooks === true || planning !== undefined) return false;
  return (key === undefined || known.keys.has(keyName(userId, key))) && (jobId === undefined || known.jobs.has(jobId));
};

/** What an effect changes is not known any more. */
export const forget = (known: Known, userId: string, effect: Effect): void => {
  if (effect.kind === 'job-created') known.jobs.delete(effect.job.jobId);
  if (effect.kind === 'job-ended') known.jobs.delete(effect.end.jobId);
  if (effect.kind === 'key-stored') known.keys.delete(keyName(userId, effect.key.key));
  if (effect.kind === 'key-released') known.keys.delete(keyName(userId, effect.key));
};
