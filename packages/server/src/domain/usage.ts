/** How much of each of an account's limits is used, and when there is room again. */
import { type Account, type AccountLimits, mergeLimits } from './account';
import { spentInMonth } from './ledger';
import { openWindows } from './rate-windows';

export interface Usage {
  /** The limit, as the admin API names it; of a rate with its window. */
  readonly name: string;
  readonly used: number;
  /** Null: none. */
  readonly limit: number | null;
  /** When it begins anew (Unix ms); null where something has to end first. */
  readonly resetsAt: number | null;
}

const nextMonth = (at: number): number => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

const RATES = [
  ['render', 'render_rate'],
  ['total', 'total_rate'],
  ['hooks', 'hook_rate'],
] as const;

export const usageOf = (account: Account, base: AccountLimits, at: number): readonly Usage[] => {
  const limits = mergeLimits(base, account.limits);
  return [
    {
      name: 'concurrent_renders',
      used: account.runningJobs + account.appHolds,
      limit: limits.concurrent_renders,
      resetsAt: null,
    },
    {
      name: 'monthly_credits',
      used: spentInMonth(account, at),
      limit: limits.monthly_credits,
      resetsAt: nextMonth(at),
    },
    { name: 'storage_bytes', used: account.storedBytes, limit: limits.storage_bytes, resetsAt: null },
    ...RATES.flatMap(([rate, name]) =>
      openWindows(account.windows, rate, limits[name], at).map(({ window, ...usage }) => ({
        name: `${name}.${window}`,
        ...usage,
      })),
    ),
  ];
};
