/** What rows of a snapshot say of each other: ids that stand once, rows that must be there, totals that must be sums. */
import type { Problem } from '@vid/sdk/contract';
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { Rows } from './rows';

type Table = keyof Rows;

/** Cells that stand once in their table, together. */
const UNIQUE: readonly (readonly [Table, ...string[]])[] = [
  ['settings', 'name'],
  ['accounts', 'user_id'],
  ['accounts', 'seq'],
  ['api_keys', 'key_digest'],
  ['ledger', 'id'],
  ['ledger', 'seq'],
  ['idempotency_keys', 'user_id', 'key'],
  ['plannings', 'job_id'],
  ['jobs', 'job_id'],
  ['jobs', 'seq'],
  ['jobs', 'video_token'],
  ['jobs', 'download_token'],
  ['job_specs', 'job_id'],
  ['hooks', 'id'],
  ['hooks', 'seq'],
  ['events', 'event_id'],
  ['events', 'seq'],
  ['deliveries', 'delivery_id'],
  ['deliveries', 'seq'],
  ['attempts', 'delivery_id', 'number'],
];

/** Cells that name a row of another table, or nothing. What may have been deleted is not among them. */
const REFERENCES: readonly (readonly [Table, string, Table, string])[] = [
  ['api_keys', 'user_id', 'accounts', 'user_id'],
  ['ledger', 'user_id', 'accounts', 'user_id'],
  ['idempotency_keys', 'user_id', 'accounts', 'user_id'],
  ['plannings', 'user_id', 'accounts', 'user_id'],
  ['jobs', 'user_id', 'accounts', 'user_id'],
  ['hooks', 'user_id', 'accounts', 'user_id'],
  ['events', 'user_id', 'accounts', 'user_id'],
  ['deliveries', 'user_id', 'accounts', 'user_id'],
  ['job_specs', 'job_id', 'jobs', 'job_id'],
  ['events', 'job_id', 'jobs', 'job_id'],
  ['deliveries', 'job_id', 'jobs', 'job_id'],
  ['deliveries', 'event_id', 'events', 'event_id'],
  ['attempts', 'delivery_id', 'deliveries', 'delivery_id'],
];

const cells = (row: object, names: readonly string[]): readonly unknown[] =>
  names.map((name) => (row as Readonly<Record<string, unknown>>)[name]);
const at = (table: Table, index: number, cell?: string): string =>
  `store.tables.${table}.${index}${cell === undefined ? '' : `.${cell}`}`;

const repeated = (rows: Rows): readonly Problem[] =>
  UNIQUE.flatMap(([table, ...names]) => {
    const seen = new Set<string>();
    return rows[table].flatMap((row, index) => {
      const value = JSON.stringify(cells(row, names));
      if (!seen.has(value)) {
        seen.add(value);
        return [];
      }
      return [{ path: at(table, index, names.at(-1)), message: 'stands in an earlier row too' }];
    });
  });

const dangling = (rows: Rows): readonly Problem[] =>
  REFERENCES.flatMap(([table, cell, target, name]) => {
    const known = new Set(rows[target].map((row) => cells(row, [name])[0]));
    return rows[table].flatMap((row, index) => {
      const [value] = cells(row, [cell]);
      if (value === null || known.has(value)) return [];
      return [{ path: at(table, index, cell), message: `names no row of ${target}` }];
    });
  });

const wrongJobs = ({ jobs, job_specs: specs }: Rows): readonly Problem[] => {
  const specified = new Set(specs.map(({ job_id: id }) => id));
  return jobs.flatMap(({ status, final, job_id: id }, index) => {
    if (isFinalJobStatus(status) !== (final === 1))
      return [{ path: at('jobs', index, 'final'), message: `does not fit the status ${status}` }];
    if (final === 0 && !specified.has(id))
      return [{ path: at('jobs', index), message: 'is to be rendered, but no row of job_specs says what' }];
    return [];
  });
};

const wrongDeliveries = ({ deliveries, hooks }: Rows): readonly Problem[] => {
  const known = new Set(hooks.map(({ id }) => id));
  return deliveries.flatMap(({ status, hook_id: hook, due_at: due }, index) => {
    if (status !== 'pending') return [];
    if (!known.has(hook)) return [{ path: at('deliveries', index, 'hook_id'), message: 'is pending for no webhook' }];
    return due === null ? [{ path: at('deliveries', index, 'due_at'), message: 'is pending, but never due' }] : [];
  });
};

const wrongTotals = ({ accounts, ledger, jobs }: Rows): readonly Problem[] => {
  const entries = new Map<string, Rows['ledger'][number][]>(accounts.map(({ user_id: user }) => [user, []]));
  for (const entry of [...ledger].sort((a, b) => a.seq - b.seq)) entries.get(entry.user_id)?.push(entry);
  const running = new Map<string, number>();
  for (const { user_id: user, final } of jobs) if (final === 0) running.set(user, (running.get(user) ?? 0) + 1);
  return accounts.flatMap(({ user_id: user, balance, running_jobs: counted }, index) => {
    const problems: Problem[] = [];
    let sum = 0;
    for (const { id, amount, balance_after: after } of entries.get(user) ?? []) {
      sum += amount;
      if (sum === after) continue;
      problems.push({
        path: 'store.tables.ledger',
        message: `the entry ${id} leaves ${after}, its amounts sum up to ${sum}`,
      });
      break;
    }
    if (sum !== balance)
      problems.push({ path: at('accounts', index, 'balance'), message: `is ${balance}, the ledger sums up to ${sum}` });
    const runs = running.get(user) ?? 0;
    if (runs !== counted)
      problems.push({ path: at('accounts', index, 'running_jobs'), message: `is ${counted}, but ${runs} jobs run` });
    return problems;
  });
};

export const referenceProblems = (rows: Rows): readonly Problem[] =>
  [repeated, dangling, wrongJobs, wrongDeliveries, wrongTotals].flatMap((look) => look(rows));
