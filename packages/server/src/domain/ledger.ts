/**
 * The append-only ledger. A balance changes by an entry and in no other way, and stands in the entry that changed it.
 * Charges are negative, credits positive. Specification: Credits; States and transitions.
 */
import { LIMITS } from '@vid/sdk/contract';
import type { Account } from './account';

/** The largest balance: sums of ledgers stay far from where numbers lose whole credits. */
export const MAX_CREDITS = 1e12;

export const LEDGER_KINDS = ['grant', 'purchase', 'planning', 'render', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export interface LedgerEntry {
  readonly id: string;
  readonly at: number;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly jobId: string | null;
}

/** The calendar month of a time, in UTC. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Credits spent in the month of `at`: charges less refunds. */
export const spentInMonth = (account: Account, at: number): number =>
  account.month === monthOf(at) ? account.monthSpent : 0;

const USAGE: readonly LedgerKind[] = ['planning', 'render', 'refund'];

/** Books an amount: the account with its new totals, and the entry to append. */
export const book = (
  account: Account,
  change: Pick<LedgerEntry, 'id' | 'at' | 'kind' | 'amount' | 'jobId'>,
): { readonly account: Account; readonly entry: LedgerEntry } => {
  const balance = account.balance + change.amount;
  const used = USAGE.includes(change.kind) ? -change.amount : 0;
  const after: Account = {
    ...account,
    balance,
    lowNotified: account.lowNotified && balance <= LIMITS.creditsLow,
    month: monthOf(change.at),
    monthSpent: spentInMonth(account, change.at) + used,
  };
  return { account: after, entry: { ...change, balanceAfter: balance } };
};

/** Whether the balance dropped to the mark and nobody was told about this drop yet. */
export const isFreshlyLow = (account: Account): boolean => account.balance <= LIMITS.creditsLow && !account.lowNotified;
