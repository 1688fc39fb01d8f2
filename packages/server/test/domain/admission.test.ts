/** Everything before planning: what is refused for what, what is counted, and what planning costs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Admission, admission } from '../../src/domain/admission';
import { type BodyReading, invalid } from '../../src/domain/body-reading';
import type { MagicWord } from '../../src/domain/magic-words';
import { DEFAULT_PRICING } from '../../src/domain/pricing';
import { countRequests } from '../../src/domain/rate-windows';
import { AT, accountWith, decided, MONTH, rulesWith, USER } from './given';

type Form = 'brief' | 'scene_plan';

const body = (form: Form, words: readonly MagicWord[] = [], facts: object = {}): BodyReading => ({
  ok: true,
  form,
  facts,
  magic: { words, failingScenes: [], slowMs: 0 },
});
const admissionOf = (change: Partial<Admission> = {}): Admission => ({
  at: AT,
  rules: rulesWith(),
  body: body('brief'),
  key: 'key',
  jobId: 'job_1',
  ledgerId: 'led_1',
  ...change,
});
const COUNTED = countRequests({}, 'render', AT);
const INVALID = invalid([{ path: 'brief', message: 'is required' }]);
const USED = { key: 'key', state: 'used', jobId: 'job_0', at: AT } as const;

describe('what is let in', () => {
  test('a brief is charged for its planning, and its key is reserved', () => {
    const entry = { id: 'led_1', at: AT, kind: 'planning', amount: -2, balanceAfter: 98, jobId: 'job_1' };
    const planning = { jobId: 'job_1', userId: USER, key: 'key', credits: 2, at: AT };
    expect(decided(admission(admissionOf()))).toEqual({
      result: {
        ok: true,
        value: ['key', 'rate', 'body', 'content', 'brand', 'idempotency', 'planning credits'],
      },
      account: accountWith({ balance: 98, windows: COUNTED, month: MONTH, monthSpent: 2 }),
      effects: [
        { kind: 'ledger-entry', entry },
        { kind: 'planning-begun', planning },
        { kind: 'key-stored', key: { key: 'key', state: 'reserved', jobId: 'job_1', at: AT } },
      ],
    });
  });

  test('a brief without a key reserves none', () => {
    const { effects } = decided(admission(admissionOf({ key: undefined })));
    expect(effects?.map(({ kind }) => kind)).toEqual(['ledger-entry', 'planning-begun']);
    expect(effects?.[1]).toMatchObject({ planning: { key: null } });
  });

  test('a plan costs nothing yet, and reserves nothing', () => {
    expect(
      decided(admission(admissionOf({ body: body('scene_plan') })), { account: accountWith({ balance: 0 }) }),
    ).toEqual({
      result: { ok: true, value: ['key', 'rate', 'body', 'content', 'brand', 'idempotency'] },
      account: accountWith({ balance: 0, windows: COUNTED }),
    });
  });

  test('the key is looked up', () => {
    expect(admission(admissionOf()).reads).toEqual({ key: 'key' });
  });
});

describe('the credits for planning', () => {
  const rules = rulesWith({ pricing: { ...DEFAULT_PRICING, planning: 5 } });

  test('are whole ones, whatever part of a credit is configured', () => {
    const dear = rulesWith({ pricing: { ...DEFAULT_PRICING, planning: 0.1 + 0.2 } });
    const { account, effects } = decided(admission(admissionOf({ rules: dear })));
    expect(account?.balance).toBe(99);
    expect(effects?.[0]).toMatchObject({ entry: { amount: -1 } });
    expect(effects?.[1]).toMatchObject({ planning: { credits: 1 } });
  });

  test('may be the last ones', () => {
    const verdict = decided(admission(admissionOf({ rules })), { account: accountWith({ balance: 5 }) });
    expect(verdict.account?.balance).toBe(0);
  });

  test.each([
    ['released', { kind: 'key-released', key: 'key' }],
    ['consumed', { kind: 'key-stored', key: { key: 'key', state: 'used', jobId: 'job_1', at: AT } }],
  ] as const)('must all be there; the key of a request without them is %s', (policy, effect) => {
    const poor = rulesWith({ pricing: rules.pricing, policies: { 'idempotency.refused_key': policy } });
    const account = accountWith({ balance: 4.5 });
    expect(decided(admission(admissionOf({ rules: poor })), { account })).toEqual({
      result: { ok: false, refusal: { kind: 'credits', balance: 4.5, cost: 5 } },
      account: { ...account, windows: COUNTED },
      effects: [effect],
    });
  });
});

describe('the window of renders', () => {
  const rules = rulesWith({ limits: { render_rate: { minute: 2, hour: null, day: null } } });
  const account = accountWith({ windows: countRequests({}, 'render', AT, 2) });

  test('that is full refuses, and the refused request is not counted', () => {
    const full = { window: 'minute', limit: 2, used: 2, retryAfter: 30 };
    expect(decided(admission(admissionOf({ rules })), { account })).toEqual({
      result: { ok: false, refusal: { kind: 'rate-limited', rate: 'render', full } },
    });
  });

  test("is the account's own where it has one", () => {
    const own = { ...account, limits: { render_rate: { minute: 3 } } };
    expect(decided(admission(admissionOf({ rules })), { account: own }).result.ok).toBe(true);
  });

  test.each([
    ['all', 1],
    ['valid', 0],
  ] as const)('counts an invalid body under "%s" %i times', (policy, count) => {
    const counting = rulesWith({ policies: { 'rate.counts': policy } });
    const verdict = decided(admission(admissionOf({ rules: counting, body: INVALID })));
    expect(verdict).toEqual({
      result: INVALID.ok ? undefined : { ok: false, refusal: INVALID.refusal },
      ...(count === 0 ? {} : { account: accountWith({ windows: COUNTED }) }),
    });
  });

  test('counts a valid body that is refused for another reason under either policy', () => {
    for (const policy of ['all', 'valid'] as const) {
      const counting = rulesWith({ policies: { 'rate.counts': policy }, paused: true });
      const verdict = decided(admission(admissionOf({ rules: counting })));
      expect(verdict).toEqual({
        result: { ok: false, refusal: { kind: 'paused' } },
        account: accountWith({ windows: COUNTED }),
      });
    }
  });
});

describe('of everything that is wrong, the first is told', () => {
  const WORDS = ['content_blocked', 'unsupported_model', 'upgrade_required', 'server_error'] as const;
  const ORDER = ['window', 'body', ...WORDS, 'brand', 'paused', 'duplicate', 'credits'] as const;
  const TOLD: Readonly<Record<(typeof ORDER)[number], object>> = {
    window: { kind: 'rate-limited', rate: 'render' },
    body: { kind: 'validation' },
    content_blocked: { kind: 'content-blocked' },
    unsupported_model: { kind: 'unsupported-model' },
    upgrade_required: { kind: 'upgrade-required' },
    server_error: { kind: 'server-error' },
    brand: { kind: 'brand-required' },
    paused: { kind: 'paused' },
    duplicate: { kind: 'duplicate', form: 'brief', key: 'used' },
    credits: { kind: 'credits', balance: 0, cost: 2 },
  };

  test('whatever comes together', () => {
    fc.assert(
      fc.property(fc.subarray([...ORDER], { minLength: 1 }), (wrong) => {
        const is = (name: (typeof ORDER)[number]): boolean => wrong.includes(name);
        const limits = is('window') ? { render_rate: { minute: 0, hour: 0, day: 0 } } : {};
        const reading = body('brief', WORDS.filter(is), is('brand') ? { brand_kit_id: 'kit' } : {});
        const verdict = decided(
          admission(
            admissionOf({
              rules: rulesWith({ paused: is('paused'), limits }),
              body: is('body') ? INVALID : reading,
            }),
          ),
          {
            account: accountWith(is('credits') ? { balance: 0 } : {}),
            ...(is('duplicate') ? { key: USED } : {}),
          },
        );
        expect(verdict.result).toMatchObject({ ok: false, refusal: TOLD[wrong[0] ?? 'window'] });
        expect(verdict.account?.balance ?? 0).toBe(is('credits') || is('window') ? 0 : 100);
      }),
    );
  });

  test.each(['brief', 'scene_plan'] as const)('a repeat is told in the form of the repeat: %s', (form) => {
    for (const state of ['used', 'reserved'] as const) {
      const verdict = decided(admission(admissionOf({ body: body(form) })), { key: { ...USED, state } });
      expect(verdict).toEqual({
        result: { ok: false, refusal: { kind: 'duplicate', form, key: state } },
        account: accountWith({ windows: COUNTED }),
      });
    }
  });
});
