/** Rows of an account, its ledger and its idempotency keys to domain objects and back. */
import type { Account } from '../../domain/account';
import type { IdempotencyKey } from '../../domain/idempotency';
import type { LedgerEntry, LedgerKind } from '../../domain/ledger';
import { bit, json, type Row } from './row';
import type * as T from './schema';

export const toAccount = (row: Row<T.AccountsTable>): Account => ({
  userId: row.user_id,
  email: row.email,
  name: row.name,
  plan: row.plan,
  suspended: row.suspended === 1,
  limits: json(row.limits),
  balance: row.balance,
  lowNotified: row.low_notified === 1,
  windows: json(row.windows),
  month: row.month,
  monthSpent: row.month_spent,
  storedBytes: row.stored_bytes,
  runningJobs: row.running_jobs,
  appHolds: row.app_holds,
  createdAt: row.created_at,
});

export const fromAccount = (account: Account): Row<T.AccountsTable> => ({
  user_id: account.userId,
  email: account.email,
  name: account.name,
  plan: account.plan,
  suspended: bit(account.suspended),
  limits: JSON.stringify(account.limits),
  balance: account.balance,
  low_notified: bit(account.lowNotified),
  windows: JSON.stringify(account.windows),
  month: account.month,
  month_spent: account.monthSpent,
  stored_bytes: account.storedBytes,
  running_jobs: account.runningJobs,
  app_holds: account.appHolds,
  created_at: account.createdAt,
});

export const toLedgerEntry = (row: Row<T.LedgerTable>): LedgerEntry => ({
  id: row.id,
  at: row.at,
  kind: row.kind as LedgerKind,
  amount: row.amount,
  balanceAfter: row.balance_after,
  jobId: row.job_id,
});

export const fromLedgerEntry = (userId: string, entry: LedgerEntry): Row<T.LedgerTable> => ({
  id: entry.id,
  user_id: userId,
  at: entry.at,
  kind: entry.kind,
  amount: entry.amount,
  balance_after: entry.balanceAfter,
  job_id: entry.jobId,
});

export const toKey = (row: Row<T.IdempotencyKeysTable>): IdempotencyKey => ({
  key: row.key,
  state: row.state as IdempotencyKey['state'],
  jobId: row.job_id,
  at: row.at,
});
