/**
 * An account as decisions see it: who it is, what it may do, and its running totals. Totals (balance, windows, month,
 * stored bytes, running jobs) stand beside the rows that they sum up, so that a decision costs the same whatever the
 * account's history. Specification: Account; Limits.
 */
import { RATE_LIMITS } from '@vid/sdk/contract';
import type { RateLimit, Windows } from './rate-windows';

/** What an account may use; `null` lifts a limit. The names are those of the config file and the admin API. */
export interface AccountLimits {
  readonly concurrent_renders: number | null;
  readonly render_credits: number | null;
  readonly monthly_credits: number | null;
  readonly storage_bytes: number | null;
  readonly render_rate: RateLimit | null;
  readonly total_rate: RateLimit | null;
  readonly hook_rate: RateLimit | null;
}

type RateName = 'render_rate' | 'total_rate' | 'hook_rate';

/** Limits of one account that differ from the server's; a rate may be given in part. */
export type LimitOverrides = Partial<Omit<AccountLimits, RateName>> & {
  readonly [rate in RateName]?: Partial<RateLimit> | null;
};

/** Limits of an account about which nothing else is said. */
export const DEFAULT_LIMITS: AccountLimits = {
  concurrent_renders: 3,
  render_credits: 300,
  monthly_credits: 20_000,
  storage_bytes: 5 * 1024 ** 3,
  render_rate: RATE_LIMITS.render,
  total_rate: RATE_LIMITS.total,
  hook_rate: RATE_LIMITS.hooks,
};

/**
 * Every limit of an account lifted, as the config file and the admin API take limits: for load, and for one's own machine.
 * Credits still run out. Specification: Limits.
 */
export const LIFTED_LIMITS = {
  concurrent_renders: null,
  render_credits: null,
  monthly_credits: null,
  storage_bytes: null,
  render_rate: null,
  total_rate: null,
  hook_rate: null,
} as const satisfies AccountLimits;

const RATES: readonly RateName[] = ['render_rate', 'total_rate', 'hook_rate'];

const mergedRate = (base: RateLimit | null, change: Partial<RateLimit> | null): RateLimit | null => {
  if (change === null) return null;
  return { ...(base ?? { minute: null, hour: null, day: null }), ...change };
};

/** Lays a partial set of limits over another; rates are merged window by window. */
export const mergeLimits = (base: AccountLimits, change: LimitOverrides): AccountLimits => {
  const rates = RATES.map((name) => {
    const rate = change[name];
    return [name, rate === undefined ? base[name] : mergedRate(base[name], rate)] as const;
  });
  return { ...base, ...change, ...Object.fromEntries(rates) } as AccountLimits;
};

/** Lays further overrides over earlier ones, so that a later partial rate keeps the windows it does not name. */
export const mergeOverrides = (base: LimitOverrides, change: LimitOverrides): LimitOverrides => {
  const rates = RATES.flatMap((name) => {
    const [before, after] = [base[name], change[name]];
    if (after === undefined) return [];
    return [[name, after === null || !before ? after : { ...before, ...after }] as const];
  });
  return { ...base, ...change, ...Object.fromEntries(rates) };
};

/** The state of one account. Times are Unix milliseconds of the virtual clock. */
export interface Account {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly plan: string;
  readonly suspended: boolean;
  readonly limits: LimitOverrides;
  /** Always the sum of the account's ledger. */
  readonly balance: number;
  /** Whether `credits.low` was sent since the balance was last above the mark. */
  readonly lowNotified: boolean;
  readonly windows: Windows;
  /** `YYYY-MM` (UTC) that `monthSpent` belongs to. */
  readonly month: string;
  readonly monthSpent: number;
  readonly storedBytes: number;
  readonly runningJobs: number;
  /** Slots taken by renders started in the application. */
  readonly appHolds: number;
  readonly createdAt: number;
}

/** What creates an account; everything else starts at zero. */
export type NewAccount = Pick<Account, 'userId' | 'email' | 'name' | 'plan' | 'suspended' | 'limits' | 'createdAt'>;

export const openAccount = (account: NewAccount): Account => ({
  ...account,
  balance: 0,
  lowNotified: false,
  windows: {},
  month: '',
  monthSpent: 0,
  storedBytes: 0,
  runningJobs: 0,
  appHolds: 0,
});
