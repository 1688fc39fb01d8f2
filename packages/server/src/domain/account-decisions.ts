/** New accounts and changes of accounts that no request of the service makes: seeds, the admin API, the application. */
import type { Account, LimitOverrides } from './account';
import { mergeOverrides, openAccount } from './account';
import type { Decision, Effect } from './decision';
import { book, type LedgerEntry, MAX_CREDITS } from './ledger';
import { countRequests } from './rate-windows';

/** What may be said about an account from outside. */
export interface AccountProfile {
  readonly plan?: string | undefined;
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly suspended?: boolean | undefined;
  readonly limits?: LimitOverrides | undefined;
}

/** An account with its first credits as a `grant`. */
export const newAccount = (input: {
  readonly userId: string;
  readonly at: number;
  readonly profile: AccountProfile;
  readonly plan: string;
  readonly credits: number;
  readonly ledgerId: string;
}): { readonly account: Account; readonly grant: LedgerEntry | undefined } => {
  const { userId, at, profile, credits, ledgerId } = input;
  const account = openAccount({
    userId,
    email: profile.email ?? null,
    name: profile.name ?? null,
    plan: profile.plan ?? input.plan,
    suspended: profile.suspended ?? false,
    limits: profile.limits ?? {},
    createdAt: at,
  });
  if (credits === 0) return { account, grant: undefined };
  const booked = book(account, { id: ledgerId, at, kind: 'grant', amount: credits, jobId: null });
  return { account: booked.account, grant: booked.entry };
};

/** Changes what is said about an account; a new balance is a correcting `grant`. */
export const changeAccount = (input: {
  readonly at: number;
  readonly profile: AccountProfile;
  readonly credits: number | undefined;
  readonly ledgerId: string;
}): Decision<Account> => ({
  decide: ({ account }) => {
    const { profile, credits, at, ledgerId } = input;
    const { plan = account.plan, email = account.email, name = account.name, suspended = account.suspended } = profile;
    const limits = mergeOverrides(account.limits, profile.limits ?? {});
    const changed: Account = { ...account, plan, email, name, suspended, limits };
    const amount = (credits ?? account.balance) - account.balance;
    if (amount === 0) return { result: changed, account: changed };
    const booked = book(changed, { id: ledgerId, at, kind: 'grant', amount, jobId: null });
    return {
      result: booked.account,
      account: booked.account,
      effects: [{ kind: 'ledger-entry', entry: booked.entry }],
    };
  },
});

/** Credits that were bought, unless the balance would have no room for them. Specification: Events, `credits.purchased`. */
export const buyCredits = (input: {
  readonly at: number;
  readonly amount: number;
  readonly ledgerId: string;
  readonly eventId: string;
}): Decision<Account | 'too-many'> => ({
  decide: ({ account }) => {
    const { at, amount, ledgerId, eventId } = input;
    if (account.balance + amount > MAX_CREDITS) return { result: 'too-many' };
    const booked = book(account, { id: ledgerId, at, kind: 'purchase', amount, jobId: null });
    const { userId, balance } = booked.account;
    const payload = { user_id: userId, amount, credits_remaining: balance };
    const effects: readonly Effect[] = [
      { kind: 'ledger-entry', entry: booked.entry },
      { kind: 'event', event: { eventId, userId, event: 'credits.purchased', payload, at, jobId: null } },
    ];
    return { result: booked.account, account: booked.account, effects };
  },
});

/** Renders started in the application: they count in the total windows, and take slots when they are held. */
export const startAppRenders = (input: {
  readonly at: number;
  readonly count: number;
  readonly hold: boolean;
}): Decision<Account> => ({
  decide: ({ account }) => {
    const { at, count, hold } = input;
    const after: Account = {
      ...account,
      windows: countRequests(account.windows, 'total', at, count),
      appHolds: account.appHolds + (hold ? count : 0),
    };
    return { result: after, account: after };
  },
});

/** Ends the renders that hold slots. */
export const endAppRenders = (): Decision<Account> => ({
  decide: ({ account }) => {
    const after: Account = { ...account, appHolds: 0 };
    return { result: after, account: after };
  },
});

/** Emits an event that happened elsewhere. */
export const emitEvent = (input: {
  readonly at: number;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly eventId: string;
}): Decision<string> => ({
  decide: ({ account }) => {
    const { at, event, payload, eventId } = input;
    const emitted = { eventId, userId: account.userId, event, payload, at, jobId: null };
    return { result: eventId, effects: [{ kind: 'event', event: emitted }] };
  },
});
