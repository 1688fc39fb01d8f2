/** Everything after planning: limits at their edges, what is charged, what is returned, and who is told. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Acceptance, acceptance, acceptanceOfPlanned, admissionAndAcceptance } from '../../src/domain/acceptance';
import type { Account } from '../../src/domain/account';
import type { Planning } from '../../src/domain/decision';
import { countRequests } from '../../src/domain/rate-windows';
import type { Rules } from '../../src/domain/rules';
import { AT, accountWith, decided, jobWith, MONTH, rulesWith, USER } from './given';

const { checks: _, history: __, ...JOB } = jobWith({ status: 'starting', progress: 0, creditsUsed: 7, attempt: 0 });
const PLANNING: Planning = { jobId: 'job_1', userId: USER, key: 'key', credits: 2, at: AT - 1000 };

/** A render of 7 credits. */
const acceptanceOf = (change: Partial<Acceptance> = {}): Acceptance => ({
  at: AT,
  rules: rulesWith(),
  key: 'key',
  facts: {},
  scenes: [{ type: 'motion' }],
  showsProduct: false,
  cost: 7,
  job: JOB,
  spec: '{"orders":1}',
  ledgerId: 'led_1',
  refundId: 'led_2',
  eventId: 'evt_1',
  ...change,
});
/** Decides about a brief whose planning was paid. */
const ofBrief = (change: Partial<Acceptance> = {}, account: Partial<Account> = {}) =>
  decided(acceptance(acceptanceOf(change), ['before']), { account: accountWith(account), planning: PLANNING });
/** Decides without a planning. */
const ofPlan = (change: Partial<Acceptance> = {}, account: Partial<Account> = {}) =>
  decided(acceptance(acceptanceOf(change), ['before']), { account: accountWith(account) });
const limited = (limits: Partial<Rules['limits']>) => ({ rules: rulesWith({ limits }) });

const CHECKS = ['product', 'presenter', 'anchor', 'cost', 'storage', 'month', 'credits', 'total rate', 'slots'];

describe('what is accepted', () => {
  test('is charged what planning has not cost already, and stored with its job and its key', () => {
    const checks = ['before', 'planning', ...CHECKS];
    expect(ofBrief()).toEqual({
      result: { ok: true, value: checks },
      account: accountWith({
        balance: 95,
        windows: countRequests({}, 'total', AT),
        month: MONTH,
        monthSpent: 5,
        runningJobs: 1,
      }),
      effects: [
        {
          kind: 'ledger-entry',
          entry: { id: 'led_1', at: AT, kind: 'render', amount: -5, balanceAfter: 95, jobId: 'job_1' },
        },
        {
          kind: 'job-created',
          job: { ...JOB, checks, history: [{ at: AT, what: 'accepted' }] },
          spec: '{"orders":1}',
        },
        { kind: 'planning-ended', jobId: 'job_1' },
        { kind: 'key-stored', key: { key: 'key', state: 'used', jobId: 'job_1', at: AT } },
      ],
    });
  });

  test('is charged in full when nothing was planned, and has a key only when one was sent', () => {
    const { account, effects } = ofPlan({ key: undefined });
    expect(account?.balance).toBe(93);
    expect(effects?.map(({ kind }) => kind)).toEqual(['ledger-entry', 'job-created']);
  });

  test('of a brief is nothing when its planning was taken back meanwhile', () => {
    const account = accountWith({});
    const { result, ...changed } = acceptanceOfPlanned(acceptanceOf(), []).decide({ account });
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'plan-failed' } });
    expect(changed).toEqual({});
    const view = { account, planning: PLANNING };
    expect(acceptanceOfPlanned(acceptanceOf(), []).decide(view)).toEqual(acceptance(acceptanceOf(), []).decide(view));
  });

  test('of a brief looks at its planning', () => {
    expect(acceptance(acceptanceOf(), []).reads).toEqual({ planning: 'job_1' });
  });
});

describe('credits.low', () => {
  const told = (verdict: ReturnType<typeof ofPlan>) =>
    verdict.effects?.flatMap((effect) => (effect.kind === 'event' ? [effect.event] : []));

  test('is sent when a render leaves ten credits', () => {
    const verdict = ofPlan({}, { balance: 17 });
    expect(told(verdict)).toEqual([
      {
        eventId: 'evt_1',
        userId: USER,
        event: 'credits.low',
        payload: { user_id: USER, credits_remaining: 10 },
        at: AT,
        jobId: 'job_1',
      },
    ]);
    expect(verdict.account?.lowNotified).toBe(true);
  });

  test('is not sent when it leaves eleven', () => {
    const verdict = ofPlan({}, { balance: 18 });
    expect(told(verdict)).toEqual([]);
    expect(verdict.account?.lowNotified).toBe(false);
  });

  test('is not sent again about the same drop, and the account remembers', () => {
    const verdict = ofPlan({}, { balance: 10, lowNotified: true });
    expect(told(verdict)).toEqual([]);
    expect(verdict.account?.lowNotified).toBe(true);
  });
});

describe('limits at their edges', () => {
  test('a render may cost as much as the limit of one render, planning included', () => {
    expect(ofBrief(limited({ render_credits: 7 })).result.ok).toBe(true);
    expect(ofBrief(limited({ render_credits: 6 })).result).toEqual({
      ok: false,
      refusal: { kind: 'cost-too-high', cost: 7, limit: 6 },
    });
  });

  test('the library may lack one byte of being full', () => {
    expect(ofPlan(limited({ storage_bytes: 1000 }), { storedBytes: 999 }).result.ok).toBe(true);
    expect(ofPlan(limited({ storage_bytes: 1000 }), { storedBytes: 1000 }).result).toEqual({
      ok: false,
      refusal: { kind: 'storage-full', usedBytes: 1000, limitBytes: 1000 },
    });
  });

  test('a month may be spent to the last credit, with planning counted once', () => {
    const spent = { month: MONTH, monthSpent: 95 };
    expect(ofBrief(limited({ monthly_credits: 100 }), spent).result.ok).toBe(true);
    expect(ofBrief(limited({ monthly_credits: 99 }), spent).result).toEqual({
      ok: false,
      refusal: { kind: 'monthly-cap', spent: 93, cost: 7, limit: 99 },
    });
  });

  test('what was spent in another month does not count', () => {
    const limits = limited({ monthly_credits: 7 });
    expect(ofPlan(limits, { month: '2026-04', monthSpent: 1000 }).result.ok).toBe(true);
    expect(ofPlan(limits, { month: MONTH, monthSpent: 1 }).result.ok).toBe(false);
  });

  test('the balance may be used up', () => {
    expect(ofPlan({}, { balance: 7 }).account?.balance).toBe(0);
    expect(ofBrief({}, { balance: 5 }).account?.balance).toBe(0);
    expect(ofPlan({}, { balance: 6 }).result).toEqual({ ok: false, refusal: { kind: 'credits', balance: 6, cost: 7 } });
    expect(ofBrief({}, { balance: 4 }).result).toEqual({
      ok: false,
      refusal: { kind: 'credits', balance: 6, cost: 7 },
    });
  });

  test('the window of all renders takes as many as it holds', () => {
    const limits = limited({ total_rate: { minute: 2, hour: null, day: null } });
    expect(ofPlan(limits, { windows: countRequests({}, 'total', AT) }).result.ok).toBe(true);
    expect(ofPlan(limits, { windows: countRequests({}, 'total', AT, 2) }).result).toEqual({
      ok: false,
      refusal: { kind: 'rate-limited', rate: 'total', full: { window: 'minute', limit: 2, used: 2, retryAfter: 30 } },
    });
  });

  test('jobs that run and renders of the application share the slots', () => {
    const limits = limited({ concurrent_renders: 3 });
    expect(ofPlan(limits, { runningJobs: 1, appHolds: 1 }).result.ok).toBe(true);
    for (const [runningJobs, appHolds] of [
      [3, 0],
      [0, 3],
      [1, 2],
    ] as const)
      expect(ofPlan(limits, { runningJobs, appHolds }).result).toEqual({
        ok: false,
        refusal: { kind: 'concurrent', running: 3, limit: 3 },
      });
  });

  test("the account's own limits come before the server's", () => {
    expect(ofPlan(limited({ concurrent_renders: 0 }), { limits: { concurrent_renders: null } }).result.ok).toBe(true);
    expect(ofPlan({}, { limits: { storage_bytes: 0 } }).result.ok).toBe(false);
  });
});

describe('what is refused', () => {
  const none = limited({ concurrent_renders: 0 });
  const refund = { id: 'led_2', at: AT, kind: 'refund', amount: 2, balanceAfter: 102, jobId: 'job_1' };

  test('gets back what its planning cost, and leaves its key free', () => {
    expect(ofBrief(none)).toEqual({
      result: { ok: false, refusal: { kind: 'concurrent', running: 0, limit: 0 } },
      account: accountWith({ balance: 102, month: MONTH, monthSpent: -2 }),
      effects: [
        { kind: 'ledger-entry', entry: refund },
        { kind: 'planning-ended', jobId: 'job_1' },
        { kind: 'key-released', key: 'key' },
      ],
    });
  });

  test('keeps its key where the policy says so', () => {
    const rules = rulesWith({
      limits: { concurrent_renders: 0 },
      policies: { 'idempotency.refused_key': 'consumed' },
    });
    expect(ofBrief({ rules }).effects?.at(-1)).toEqual({
      kind: 'key-stored',
      key: { key: 'key', state: 'used', jobId: 'job_1', at: AT },
    });
  });

  test('without a planning or a key leaves no trace', () => {
    expect(ofPlan({ ...none, key: undefined })).toEqual({
      result: { ok: false, refusal: { kind: 'concurrent', running: 0, limit: 0 } },
      account: accountWith(),
      effects: [],
    });
  });
});

describe('of everything that is wrong, the first is told', () => {
  const ORDER = ['product', 'presenter', 'anchor', 'cost', 'storage', 'month', 'credits', 'total', 'slots'] as const;
  const KINDS: Readonly<Record<(typeof ORDER)[number], string>> = {
    product: 'product-image-required',
    presenter: 'presenter-required',
    anchor: 'no-anchor',
    cost: 'cost-too-high',
    storage: 'storage-full',
    month: 'monthly-cap',
    credits: 'credits',
    total: 'rate-limited',
    slots: 'concurrent',
  };

  test.each([true, false])('whatever comes together (planned: %s)', (planned) => {
    fc.assert(
      fc.property(fc.subarray([...ORDER], { minLength: 1 }), (wrong) => {
        const is = (name: (typeof ORDER)[number]): boolean => wrong.includes(name);
        const limits = {
          ...(is('cost') ? { render_credits: 0 } : {}),
          ...(is('storage') ? { storage_bytes: 0 } : {}),
          ...(is('month') ? { monthly_credits: 0 } : {}),
          ...(is('total') ? { total_rate: { minute: 0, hour: 0, day: 0 } } : {}),
          ...(is('slots') ? { concurrent_renders: 0 } : {}),
        };
        const { result } = (planned ? ofBrief : ofPlan)(
          {
            rules: rulesWith({ limits }),
            facts: is('product') ? { route: 'product-ad' } : is('anchor') ? { route: 'commercial' } : {},
            showsProduct: is('product'),
            scenes: [
              { type: 'motion' },
              ...(is('presenter') ? [{ type: 's2v' }] : []),
              ...(is('anchor') ? [{ type: 't2v_fast' }] : []),
            ],
          },
          is('credits') ? { balance: 0 } : {},
        );
        expect(result).toMatchObject({ ok: false, refusal: { kind: KINDS[wrong[0] ?? 'product'] } });
      }),
    );
  });
});

describe('a scene plan', () => {
  const both = (second: Partial<Acceptance> = {}, view: Parameters<typeof decided>[1] = {}, rules = rulesWith()) => {
    const first = {
      at: AT,
      rules,
      body: {
        ok: true,
        form: 'scene_plan',
        facts: {},
        magic: { words: [], failingScenes: [], slowMs: 0 },
      },
      key: 'key',
      jobId: 'job_1',
      ledgerId: 'led_0',
    } as const;
    const decision = admissionAndAcceptance(first, acceptanceOf({ rules, ...second }));
    expect(decision.reads).toEqual({ key: 'key' });
    return decided(decision, view);
  };
  const counted = countRequests({}, 'render', AT);

  test('is counted and charged once, in one decision', () => {
    const { result, account, effects } = both();
    expect(result).toEqual({
      ok: true,
      value: ['key', 'rate', 'body', 'content', 'brand', 'idempotency', ...CHECKS],
    });
    expect(account).toMatchObject({ balance: 93, runningJobs: 1, windows: countRequests(counted, 'total', AT) });
    expect(effects?.map(({ kind }) => kind)).toEqual(['ledger-entry', 'job-created', 'key-stored']);
  });

  test('that the first half refuses never comes to the second', () => {
    const key = { key: 'key', state: 'used', jobId: 'job_0', at: AT } as const;
    expect(both({}, { key })).toEqual({
      result: { ok: false, refusal: { kind: 'duplicate', form: 'scene_plan', key: 'used' } },
      account: accountWith({ windows: counted }),
    });
  });

  test('that the second half refuses is counted all the same', () => {
    expect(both({}, {}, rulesWith({ limits: { render_credits: 6 } }))).toEqual({
      result: { ok: false, refusal: { kind: 'cost-too-high', cost: 7, limit: 6 } },
      account: accountWith({ windows: counted }),
      effects: [{ kind: 'key-released', key: 'key' }],
    });
  });
});
