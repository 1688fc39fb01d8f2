/** Who is let in, and how accounts begin and change without a request of the service. */
import { describe, expect, test } from 'vitest';
import { admit } from '../../src/domain/access';
import { DEFAULT_LIMITS, mergeLimits, mergeOverrides } from '../../src/domain/account';
import {
  buyCredits,
  changeAccount,
  emitEvent,
  endAppRenders,
  newAccount,
  startAppRenders,
} from '../../src/domain/account-decisions';
import { countRequests } from '../../src/domain/rate-windows';
import { granted, refused } from '../../src/domain/refusals';
import { AT, accountWith, decided, MONTH, USER } from './given';

describe('a key', () => {
  const holder = (change: Parameters<typeof accountWith>[0] = {}, revoked = false) => ({
    account: accountWith(change),
    revoked,
  });

  test('lets its account in', () => {
    expect(admit('emp_a', holder())).toEqual(granted(accountWith()));
  });

  test('is refused for the first thing that is wrong', () => {
    const wrong = { suspended: true, plan: 'starter' };
    expect(admit(undefined, holder(wrong, true))).toEqual(refused({ kind: 'no-api-key' }));
    expect(admit('emp_a', undefined)).toEqual(refused({ kind: 'invalid-api-key' }));
    expect(admit('emp_a', holder(wrong, true))).toEqual(refused({ kind: 'invalid-api-key' }));
    expect(admit('emp_a', holder(wrong))).toEqual(refused({ kind: 'suspended' }));
    expect(admit('emp_a', holder({ plan: 'starter' }))).toEqual(refused({ kind: 'plan-upgrade', plan: 'starter' }));
  });
});

describe('a new account', () => {
  const opened = (credits: number, profile = {}) =>
    newAccount({ userId: USER, at: AT, profile, plan: 'agency', credits, ledgerId: 'led_1' });

  test('starts with nothing but what is said', () => {
    expect(opened(0)).toEqual({
      account: {
        userId: USER,
        email: null,
        name: null,
        plan: 'agency',
        suspended: false,
        limits: {},
        balance: 0,
        lowNotified: false,
        windows: {},
        month: '',
        monthSpent: 0,
        storedBytes: 0,
        runningJobs: 0,
        appHolds: 0,
        createdAt: AT,
      },
      grant: undefined,
    });
    const profile = {
      email: 'a@example.com',
      name: 'A',
      plan: 'starter',
      suspended: true,
      limits: { storage_bytes: 1 },
    };
    expect(opened(0, profile).account).toMatchObject(profile);
  });

  test('gets its first credits as a grant, which is no spending', () => {
    const { account, grant } = opened(50);
    expect(account).toMatchObject({ balance: 50, month: MONTH, monthSpent: 0 });
    expect(grant).toEqual({ id: 'led_1', at: AT, kind: 'grant', amount: 50, balanceAfter: 50, jobId: null });
  });
});

describe('a change of an account', () => {
  const before = accountWith({ email: 'a@example.com', name: 'A', limits: { render_rate: { minute: 1 } } });
  const changed = (profile: object, credits?: number) =>
    decided(changeAccount({ at: AT, profile, credits, ledgerId: 'led_1' }), { account: before });

  test('of nothing changes nothing, and books nothing', () => {
    expect(changed({})).toEqual({ result: before, account: before });
    expect(changed({}, 100)).toEqual({ result: before, account: before });
  });

  test.each([
    { plan: 'starter' },
    { email: null },
    { email: 'b@example.com' },
    { name: null },
    { name: 'B' },
    { suspended: true },
  ])('to %j leaves the rest', (profile) => {
    expect(changed(profile).account).toEqual({ ...before, ...profile });
  });

  test('of limits lays them over those it has', () => {
    expect(changed({ limits: { render_rate: { hour: 2 } } }).result.limits).toEqual({
      render_rate: { minute: 1, hour: 2 },
    });
  });

  test.each([
    [30, -70],
    [130, 30],
    [0, -100],
  ])('to a balance of %i books a grant of %i', (credits, amount) => {
    const account = { ...before, balance: credits, month: MONTH };
    const entry = { id: 'led_1', at: AT, kind: 'grant', amount, balanceAfter: credits, jobId: null };
    expect(changed({}, credits)).toEqual({
      result: account,
      account,
      effects: [{ kind: 'ledger-entry', entry }],
    });
  });
});

test('bought credits are booked and told', () => {
  const { result, account, effects } = decided(buyCredits({ at: AT, amount: 25, ledgerId: 'led_1', eventId: 'evt_1' }));
  expect(result).toBe(account);
  expect(account).toEqual(accountWith({ balance: 125, month: MONTH }));
  expect(effects).toEqual([
    {
      kind: 'ledger-entry',
      entry: { id: 'led_1', at: AT, kind: 'purchase', amount: 25, balanceAfter: 125, jobId: null },
    },
    {
      kind: 'event',
      event: {
        eventId: 'evt_1',
        userId: USER,
        event: 'credits.purchased',
        payload: { user_id: USER, amount: 25, credits_remaining: 125 },
        at: AT,
        jobId: null,
      },
    },
  ]);
});

describe('renders of the application', () => {
  test.each([
    [true, 5],
    [false, 3],
  ])('count in the window of all renders, and take slots when they are held (%s)', (hold, appHolds) => {
    const before = accountWith({ appHolds: 3 });
    const after = { ...before, windows: countRequests({}, 'total', AT, 2), appHolds };
    const verdict = decided(startAppRenders({ at: AT, count: 2, hold }), { account: before });
    expect(verdict).toEqual({ result: after, account: after });
  });

  test('give all their slots back', () => {
    const after = accountWith({ runningJobs: 2 });
    expect(decided(endAppRenders(), { account: { ...after, appHolds: 3 } })).toEqual({ result: after, account: after });
  });
});

test('an event that happened elsewhere is emitted as it is told', () => {
  const happened = { at: AT, event: 'user.signup', payload: { a: 1 }, eventId: 'evt_1' };
  expect(decided(emitEvent(happened))).toEqual({
    result: 'evt_1',
    effects: [{ kind: 'event', event: { ...happened, userId: USER, jobId: null } }],
  });
});

describe('limits', () => {
  test('are those of the service where nothing else is said', () => {
    expect(DEFAULT_LIMITS).toEqual({
      concurrent_renders: 3,
      render_credits: 300,
      monthly_credits: 20_000,
      storage_bytes: 5_368_709_120,
      render_rate: { minute: 3, hour: 30, day: 100 },
      total_rate: { minute: 5, hour: 60, day: 300 },
      hook_rate: { minute: 10, hour: 60, day: 200 },
    });
  });

  test.each(['render_rate', 'total_rate', 'hook_rate'] as const)('%s is merged window by window', (rate) => {
    expect(mergeLimits(DEFAULT_LIMITS, { [rate]: { hour: null } })).toEqual({
      ...DEFAULT_LIMITS,
      [rate]: { ...DEFAULT_LIMITS[rate], hour: null },
    });
    expect(mergeLimits(DEFAULT_LIMITS, { [rate]: null })).toEqual({ ...DEFAULT_LIMITS, [rate]: null });
    expect(mergeLimits({ ...DEFAULT_LIMITS, [rate]: null }, { [rate]: { hour: 7 } })).toEqual({
      ...DEFAULT_LIMITS,
      [rate]: { minute: null, hour: 7, day: null },
    });
  });

  test.each(['render_rate', 'total_rate', 'hook_rate'] as const)(
    'overrides of %s are laid over earlier ones',
    (rate) => {
      const other = { storage_bytes: 1 };
      expect(mergeOverrides({ ...other, [rate]: { minute: 1 } }, { [rate]: { day: 2 } })).toEqual({
        ...other,
        [rate]: { minute: 1, day: 2 },
      });
      expect(mergeOverrides({ [rate]: { minute: 1 } }, { [rate]: null })).toEqual({ [rate]: null });
      expect(mergeOverrides({ [rate]: null }, { [rate]: { day: 2 } })).toEqual({ [rate]: { day: 2 } });
      expect(mergeOverrides({ [rate]: { minute: 1 } }, other)).toEqual({ ...other, [rate]: { minute: 1 } });
    },
  );
});
