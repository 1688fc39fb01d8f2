/** Registering, changing and deleting webhooks. */
import { SUBSCRIBABLE_EVENTS, TRAINING_EVENTS } from '@vid/sdk/contract';
import { describe, expect, test } from 'vitest';
import type { Account } from '../../src/domain/account';
import type { Hook } from '../../src/domain/hook';
import {
  acceptedEvents,
  countOtherCall,
  createHook,
  deleteHook,
  type HookChange,
  type HookToCreate,
  updateHook,
} from '../../src/domain/hook-decisions';
import { countRequests } from '../../src/domain/rate-windows';
import { granted, refused } from '../../src/domain/refusals';
import type { Rules } from '../../src/domain/rules';
import { AT, accountWith, decided, hookWith, rulesWith, USER } from './given';

const WANTED: HookToCreate = { event: 'video.completed', webhookUrl: 'https://example.com/new', description: 'New' };
const INVALID = refused({ kind: 'unknown-event', event: 'nothing' });
const COUNTED = accountWith({ windows: countRequests({}, 'hooks', AT) });

const creating = (
  body: Partial<HookToCreate> | typeof INVALID,
  hooks: readonly Hook[] | undefined = [],
  rules: Rules = rulesWith(),
  account: Account = accountWith(),
) =>
  decided(
    createHook({
      at: AT,
      rules,
      body: 'ok' in body ? body : granted({ ...WANTED, ...body }),
      hookId: 'hook_9',
      secret: 'f'.repeat(64),
    }),
    { account, hooks },
  );

describe('creating a hook', () => {
  const created: Hook = {
    id: 'hook_9',
    userId: USER,
    ...WANTED,
    active: true,
    secret: 'f'.repeat(64),
    failureCount: 0,
    lastDeliveryAt: null,
    lastStatus: null,
    createdAt: AT,
  };

  test('stores it, switched on, and counts the request', () => {
    const expected = {
      result: granted({ hook: created, reused: false }),
      account: COUNTED,
      effects: [{ kind: 'hook-created', hook: created }],
    };
    expect(creating({})).toEqual(expected);
    expect(
      decided(
        createHook({ at: AT, rules: rulesWith(), body: granted(WANTED), hookId: 'hook_9', secret: created.secret }),
      ),
    ).toEqual(expected);
  });

  test.each([
    ['video.completed', 'https://example.com/1'],
    ['video.failed', 'https://example.com/new'],
  ])('for %s at %s is a hook of its own beside one of another pair', (event, webhookUrl) => {
    const hooks = [
      hookWith({ event: 'video.completed', webhookUrl: 'https://example.com/new' }),
      hookWith({ event: 'video.failed', webhookUrl: 'https://example.com/1' }),
    ];
    expect(creating({ event, webhookUrl }, hooks).result).toMatchObject({ value: { reused: false } });
  });

  test('with a registered pair switches that hook on, with a count of zero and the new description', () => {
    const before = hookWith({ event: WANTED.event, webhookUrl: WANTED.webhookUrl, active: false, failureCount: 20 });
    const reused = (description: string | null) => ({ ...before, active: true, failureCount: 0, description });
    for (const [description, kept] of [
      ['New', 'New'],
      [null, 'The first'],
    ] as const)
      expect(creating({ description }, [hookWith(), before])).toEqual({
        result: granted({ hook: reused(kept), reused: true }),
        account: COUNTED,
        effects: [{ kind: 'hook-changed', hook: reused(kept) }],
      });
  });

  test('stops at 25, but a registered pair is reused even then', () => {
    const hooks = Array.from({ length: 25 }, (_, n) =>
      hookWith({ id: `hook_${n}`, webhookUrl: `https://e.example/${n}` }),
    );
    expect(creating({}, hooks.slice(1)).result.ok).toBe(true);
    expect(creating({}, hooks)).toEqual({ result: refused({ kind: 'hook-limit', limit: 25 }), account: COUNTED });
    expect(creating({ event: 'video.failed', webhookUrl: 'https://e.example/24' }, hooks).result).toMatchObject({
      value: { reused: true },
    });
  });

  test('is refused when its window is full, and then not counted', () => {
    const rules = rulesWith({ limits: { hook_rate: { minute: null, hour: 1, day: null } } });
    const account = accountWith({ windows: countRequests({}, 'hooks', AT) });
    const full = { window: 'hour', limit: 1, used: 1, retryAfter: 1770 } as const;
    const expected = { result: refused({ kind: 'rate-limited', rate: 'hooks', full }) };
    expect(creating({}, [], rules, account)).toEqual(expected);
    expect(creating(INVALID, [], rules, account)).toEqual(expected);
    expect(creating({}, [], rules, { ...account, limits: { hook_rate: null } }).result.ok).toBe(true);
  });

  test.each([
    ['all', { result: INVALID, account: COUNTED }],
    ['valid', { result: INVALID }],
  ] as const)('with an invalid body counts as "%s" says', (policy, expected) => {
    expect(creating(INVALID, [], rulesWith({ policies: { 'rate.counts': policy } }))).toEqual(expected);
  });

  test('looks at the hooks of the account', () => {
    const decision = createHook({ at: AT, rules: rulesWith(), body: INVALID, hookId: '', secret: '' });
    expect(decision.reads).toEqual({ hooks: true });
  });
});

describe('changing a hook', () => {
  const before = hookWith();
  const other = hookWith({ id: 'hook_2', webhookUrl: 'https://example.com/2' });
  const changing = (
    change: HookChange | typeof INVALID,
    hooks: readonly Hook[] = [other, before],
    rules = rulesWith(),
  ) => {
    const body = 'ok' in change ? change : granted(change);
    const decision = updateHook({ at: AT, rules, hookId: 'hook_1', body });
    expect(decision.reads).toEqual({ hooks: true });
    return decided(decision, { hooks });
  };
  const to = (change: Partial<Hook>) => {
    const hook = { ...before, failureCount: 0, ...change };
    return { result: granted(hook), effects: [{ kind: 'hook-changed', hook }] };
  };

  test.each<[string, HookChange, Partial<Hook>]>([
    ['nothing', {}, {}],
    ['the URL', { webhookUrl: 'https://example.com/3' }, { webhookUrl: 'https://example.com/3' }],
    ['the URL to what it is', { webhookUrl: before.webhookUrl }, {}],
    ['the description', { description: 'Other' }, { description: 'Other' }],
    ['the description to none', { description: '' }, { description: '' }],
  ])('%s resets its failure count', (_, change, expected) => {
    expect(changing(change)).toEqual(to(expected));
  });

  test('off drops what waits for it, on does not', () => {
    const { result, effects } = to({ active: false });
    const why = 'the hook was switched off';
    expect(changing({ active: false })).toEqual({
      result,
      effects: [...effects, { kind: 'hook-silenced', hookId: 'hook_1', at: AT, why }],
    });
    expect(changing({ active: true }, [hookWith({ active: false })])).toEqual(to({ active: true }));
  });

  test('that is off leaves it off when nothing is said of that', () => {
    expect(changing({ description: 'x' }, [hookWith({ active: false })]).result).toMatchObject({
      value: { active: false },
    });
  });

  test('to the pair of another is refused, or allowed where the policy says so', () => {
    const change = { webhookUrl: other.webhookUrl };
    const { result } = changing(change);
    expect(result).toMatchObject({
      ok: false,
      refusal: {
        kind: 'validation',
        problems: [{ path: 'webhook_url', message: expect.stringContaining('another hook') }],
      },
    });
    const allowed = rulesWith({ policies: { 'hooks.patch_conflict': 'allowed' } });
    expect(changing(change, [other, before], allowed)).toEqual(to(change));
    expect(changing(change, [{ ...other, event: 'user.signup' }, before])).toEqual(to(change));
  });

  test('is refused for an unknown hook before its body is looked at, then for its body', () => {
    expect(changing(INVALID, [other])).toEqual({ result: refused({ kind: 'hook-not-found' }) });
    expect(changing(INVALID)).toEqual({ result: INVALID });
    const decision = updateHook({ at: AT, rules: rulesWith(), hookId: 'hook_1', body: granted({}) });
    expect(decided(decision).result).toEqual(refused({ kind: 'hook-not-found' }));
  });
});

describe('deleting a hook', () => {
  const deletion = deleteHook({ at: AT, hookId: 'hook_1' });

  test('drops what waits for it', () => {
    expect(deletion.reads).toEqual({ hooks: true });
    expect(decided(deletion, { hooks: [hookWith({ id: 'hook_0' }), hookWith()] })).toEqual({
      result: granted(true),
      effects: [
        { kind: 'hook-silenced', hookId: 'hook_1', at: AT, why: 'the hook was deleted' },
        { kind: 'hook-deleted', hookId: 'hook_1' },
      ],
    });
  });

  test('needs one', () => {
    const expected = { result: refused({ kind: 'hook-not-found' }) };
    expect(decided(deletion, { hooks: [hookWith({ id: 'hook_0' })] })).toEqual(expected);
    expect(decided(deletion)).toEqual(expected);
  });
});

describe('the other endpoints', () => {
  test('have windows of their own, with the limits of creation', () => {
    const rules = rulesWith({ limits: { hook_rate: { minute: 1, hour: null, day: null } } });
    const decision = countOtherCall({ at: AT, rules });
    const first = decided(decision, { account: COUNTED });
    expect(first).toEqual({
      result: undefined,
      account: { ...COUNTED, windows: countRequests(COUNTED.windows, 'hooks_other', AT) },
    });
    const full = { window: 'minute', limit: 1, used: 1, retryAfter: 30 };
    expect(decided(decision, { account: first.account ?? COUNTED })).toEqual({
      result: { kind: 'rate-limited', rate: 'hooks_other', full },
    });
  });
});

test('training events can be subscribed where the policy says so', () => {
  expect(acceptedEvents(rulesWith())).toEqual(SUBSCRIBABLE_EVENTS);
  expect(acceptedEvents(rulesWith({ policies: { 'hooks.training_events': 'accepted' } }))).toEqual([
    ...SUBSCRIBABLE_EVENTS,
    ...TRAINING_EVENTS,
  ]);
});
