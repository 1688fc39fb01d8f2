/** What rows of a snapshot say of each other: ids that stand once, rows that must be there, totals that must be sums. */
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { Judging } from './judging';
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

function* repeated(rows: Rows): Judging {
  for (const [table, ...names] of UNIQUE) {
    const seen = new Set<string>();
    for (const [index, row] of rows[table].entries()) {
      const value = JSON.stringify(cells(row, names));
      yield seen.has(value)
        ? { path: at(table, index, names.at(-1)), message: 'stands in an earlier row too' }
        : undefined;
      seen.add(value);
    }
  }
}

function* dangling(rows: Rows): Judging {
  for (const [table, cell, target, name] of REFERENCES) {
    const known = new Set<unknown>();
    for (const row of rows[target]) {
      yield undefined;
      known.add(cells(row, [name])[0]);
    }
    for (const [index, row] of rows[table].entries()) {
      const [value] = cells(row, [cell]);
      yield value === null || known.has(value)
        ? undefined
        : { path: at(table, index, cell), message: `names no row of ${target}` };
    }
  }
}

function* wrongJobs({ jobs, job_specs: specs }: Rows): Judging {
  const specified = new Set<string>();
  for (const { job_id: id } of specs) {
    yield undefined;
    specified.add(id);
  }
  for (const [index, { status, final, finished_at: finished, job_id: id }] of jobs.entries())
    if (isFinalJobStatus(status) !== (final === 1))
      yield { path: at('jobs', index, 'final'), message: `does not fit the status ${status}` };
    else if ((finished !== null) !== (final === 1))
      yield { path: at('jobs', index, 'finished_at'), message: `does not fit the status ${status}` };
    else if (final === 0 && !specified.has(id))
      yield { path: at('jobs', index), message: 'is to be rendered, but no row of job_specs says what' };
    else yield undefined;
}

function* wrongDeliveries({ deliveries, hooks }: Rows): Judging {
  const known = new Set<string>();
  for (const { id } of hooks) {
    yield undefined;
    known.add(id);
  }
  for (const [index, { status, hook_id: hook, due_at: due, finished_at: finished }] of deliveries.entries())
    if (status === 'pending' && !known.has(hook))
      yield { path: at('deliveries', index, 'hook_id'), message: 'is pending for no webhook' };
    else if (status === 'pending' && due === null)
      yield { path: at('deliveries', index, 'due_at'), message: 'is pending, but never due' };
    else if (status === 'pending' && finished !== null)
      yield { path: at('deliveries', index, 'finished_at'), message: 'is pending, but finished' };
    else yield undefined;
}

type Entry = Rows['ledger'][number];

function* wrongTotals({ accounts, ledger, jobs }: Rows): Judging {
  const entries = new Map<string, Entry[]>();
  for (const entry of ledger) {
    yield undefined;
    const own = entries.get(entry.user_id);
    if (own === undefined) entries.set(entry.user_id, [entry]);
    else own.push(entry);
  }
  const running = new Map<string, number>();
  for (const { user_id: user, final } of jobs) {
    yield undefined;
    if (final === 0) running.set(user, (running.get(user) ?? 0) + 1);
  }
  for (const [index, { user_id: user, balance, running_jobs: counted }] of accounts.entries()) {
    let sum = 0;
    for (const { id, amount, balance_after: after } of (entries.get(user) ?? []).sort((a, b) => a.seq - b.seq)) {
      yield undefined;
      sum += amount;
      if (sum === after) continue;
      yield {
        path: 'store.tables.ledger',
        message: `the entry ${id} leaves ${after}, its amounts sum up to ${sum}`,
      };
      break;
    }
    if (sum !== balance)
      yield { path: at('accounts', index, 'balance'), message: `is ${balance}, the ledger sums up to ${sum}` };
    const runs = running.get(user) ?? 0;
    yield runs === counted
      ? undefined
      : { path: at('accounts', index, 'running_jobs'), message: `is ${counted}, but ${runs} jobs run` };
  }
}

export function* referenceProblems(rows: Rows): Judging {
  for (const look of [repeated, dangling, wrongJobs, wrongDeliveries, wrongTotals]) yield* look(rows);
}
