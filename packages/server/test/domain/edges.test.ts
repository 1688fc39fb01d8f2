/** Numbers at their edges: ends of months and windows, prices, magic words, names of policies. */
import { describe, expect, test } from 'vitest';
import { book, isFreshlyLow, LEDGER_KINDS, monthOf, spentInMonth } from '../../src/domain/ledger';
import { readMagic, withoutMagic } from '../../src/domain/magic-words';
import { DEFAULT_POLICIES, POLICIES, policyProblems } from '../../src/domain/policies';
import { DEFAULT_PRICING, priceRender, upscalesByDefault } from '../../src/domain/pricing';
import { countRequests, fullWindow } from '../../src/domain/rate-windows';
import { AT, accountWith, MONTH } from './given';

describe('a month', () => {
  const LAST = Date.UTC(2026, 5, 1) - 1;

  test('ends with its last millisecond, in UTC', () => {
    expect([monthOf(LAST), monthOf(LAST + 1)]).toEqual(['2026-05', '2026-06']);
    const account = accountWith({ month: MONTH, monthSpent: 40 });
    expect([spentInMonth(account, LAST), spentInMonth(account, LAST + 1)]).toEqual([40, 0]);
  });

  test.each([
    [LAST, '2026-05', 45],
    [LAST + 1, '2026-06', 5],
  ])('at %i takes a charge to %s', (at, month, monthSpent) => {
    const account = accountWith({ month: MONTH, monthSpent: 40 });
    const charge = { id: 'led_1', at, kind: 'render', amount: -5, jobId: null } as const;
    expect(book(account, charge).account).toEqual({ ...account, balance: 95, month, monthSpent });
  });

  test.each(LEDGER_KINDS)('knows whether a %s is spending', (kind) => {
    const { account } = book(accountWith(), { id: 'led_1', at: AT, kind, amount: -5, jobId: null });
    expect(account.monthSpent === 5).toBe(['planning', 'render', 'refund'].includes(kind));
  });
});

describe('a low balance', () => {
  const booked = (balance: number, amount: number, lowNotified: boolean) =>
    book(accountWith({ balance, lowNotified }), { id: 'led_1', at: AT, kind: 'grant', amount, jobId: null }).account;

  test.each([
    [10, true],
    [10.5, false],
    [11, false],
    [0, true],
    [-1, true],
  ])('is one of %d: %s', (balance, low) => {
    expect(isFreshlyLow(accountWith({ balance }))).toBe(low);
    expect(isFreshlyLow(accountWith({ balance, lowNotified: true }))).toBe(false);
  });

  test('is told again only after more than ten credits were there', () => {
    expect(booked(5, 5, true).lowNotified).toBe(true);
    expect(booked(5, 6, true).lowNotified).toBe(false);
    expect(booked(5, -1, false).lowNotified).toBe(false);
  });
});

describe('prices', () => {
  test('are those of the server where nothing else is said', () => {
    expect(DEFAULT_PRICING).toEqual({
      rates: { draft: 0.5, standard: 1, premium: 2 },
      scene: 1,
      upscale: 1.25,
      planning: 2,
      default_scene_seconds: 5,
    });
  });

  test.each([
    [[4], 'draft', 3],
    [[4.001], 'draft', 4],
    [[3, 3], 'draft', 5],
    [[3.5, 3.5, 3], 'draft', 8],
    [[7], 'standard', 8],
    [[7.2], 'standard', 9],
  ] as const)('of %j seconds at %s quality are rounded up once: %i', (sceneSeconds, quality, credits) => {
    expect(priceRender({ quality, upscale: false, planned: false, sceneSeconds })).toBe(credits);
  });

  test('raise the scenes when upscaled, not the planning', () => {
    const pricing = { ...DEFAULT_PRICING, upscale: 2, planning: 10 };
    const render = { quality: 'standard', sceneSeconds: [4, 5] } as const;
    expect(priceRender({ ...render, upscale: true, planned: true }, pricing)).toBe(32);
    expect(priceRender({ ...render, upscale: false, planned: true }, pricing)).toBe(21);
  });

  test('take the duration of a scene that names none from the settings', () => {
    const pricing = { ...DEFAULT_PRICING, default_scene_seconds: 9 };
    expect(
      priceRender({ quality: 'standard', upscale: false, planned: false, sceneSeconds: [undefined] }, pricing),
    ).toBe(10);
  });

  test.each(['product-film', 'film-advert', 'place-film', 'motion-film'])('%s is upscaled at premium', (route) => {
    expect(upscalesByDefault('premium', route)).toBe(true);
    expect([upscalesByDefault('draft', route), upscalesByDefault('premium', undefined)]).toEqual([false, false]);
  });
});

describe('a window', () => {
  const HOUR = Date.UTC(2026, 4, 15, 12);
  const full = (
    at: number,
    limit: { minute: number | null; hour: number | null; day: number | null },
    counted = HOUR,
  ) => fullWindow(countRequests({}, 'render', counted), 'render', limit, at);

  test('ends with its last millisecond', () => {
    const minute = { minute: 1, hour: null, day: null };
    expect(full(HOUR + 59_999, minute)).toEqual({ window: 'minute', limit: 1, used: 1, retryAfter: 1 });
    expect(full(HOUR + 60_000, minute)).toBeUndefined();
    expect(full(HOUR, minute)?.retryAfter).toBe(60);
    expect(full(HOUR + 1, minute)?.retryAfter).toBe(60);
    expect(full(HOUR + 1000, minute)?.retryAfter).toBe(59);
  });

  test('that frees up last is told when several are full', () => {
    expect(full(HOUR, { minute: 1, hour: 1, day: 1 })).toMatchObject({ window: 'day', retryAfter: 43_200 });
    expect(full(HOUR, { minute: 1, hour: 1, day: null })).toMatchObject({ window: 'hour', retryAfter: 3600 });
    expect(full(HOUR, { minute: 1, hour: 1, day: 2 })).toMatchObject({ window: 'hour' });
  });

  test('of nothing is always full, and of another time is empty', () => {
    const none = { minute: 0, hour: null, day: null };
    expect(fullWindow({}, 'render', none, HOUR)).toMatchObject({ limit: 0, used: 0 });
    expect(full(HOUR - 1, { minute: 1, hour: 1, day: null })).toBeUndefined();
  });

  test('counts on within itself, and anew in the next', () => {
    const once = countRequests({ total: { minute: [0, 9] } }, 'render', HOUR + 1000);
    expect(countRequests(once, 'render', HOUR + 61_000, 3)).toEqual({
      total: { minute: [0, 9] },
      render: { minute: [HOUR + 60_000, 3], hour: [HOUR, 4], day: [Date.UTC(2026, 4, 15), 4] },
    });
  });
});

describe('magic words', () => {
  test.each([
    ['[mock:slow=5s]', 5000],
    ['[mock:slow=1.5s]', 1500],
    ['[mock:slow=12]', 12_000],
    ['[mock:slow=20ms]', 20],
    ['[mock:slow=0.4ms]', 0],
    ['[mock:slow=2m]', 120_000],
    ['[MOCK:SLOW=2M]', 120_000],
    ['[mock:slow]', 0],
    ['[mock:slow=x]', 0],
    ['[mock:other=5s]', 0],
    ['[mock:slow=61m]', 3_660_000],
    ['[mock:slow=9999h]', 0],
    [`[mock:slow=${'9'.repeat(400)}m]`, 7_200_000],
    [`[mock:slow=${'9'.repeat(308)}]`, 7_200_000],
    ['[mock:slow=100m]'.repeat(3), 7_200_000],
  ])('%s takes %i ms', (text, slowMs) => expect(readMagic([text]).slowMs).toBe(slowMs));

  test('are known by name', () => {
    const WORDS = ['plan_failed', 'plan_timeout', 'content_blocked', 'unsupported_model', 'upgrade_required'];
    const MORE = ['render_failed', 'render_timeout', 'server_error'];
    for (const word of [...WORDS, ...MORE]) expect(readMagic([`a [mock:${word}] b`]).words).toEqual([word]);
    expect(readMagic(['[mock:other] [mock:render_failed', 'mock:render_failed]']).words).toEqual([]);
  });

  test('in several scenes are told apart', () => {
    const magic = readMagic(['[mock:slow=1s]', '[mock:scene_failed]', '', '[mock:scene_failed][mock:slow=1s]']);
    expect(magic).toEqual({ words: [], failingScenes: [1, 3], slowMs: 2000, slowTextsMs: [1000, 0, 0, 1000] });
  });

  test.each([
    ['One [mock:slow=5s] two', 'One two'],
    ['[mock:slow=5s] two', 'two'],
    ['One\n[mock:slow=5s]\ttwo', 'One\n\ttwo'],
    ['One [mock:slow=5s]\t two', 'One two'],
    ['One  two', 'One  two'],
    ['[mock:SCENE_failed]', 'Sample'],
  ])('leave %j as %j', (text, rest) => expect(withoutMagic(text)).toBe(rest));
});

describe('policies', () => {
  test('begin with their first value', () => {
    for (const [name, { values }] of Object.entries(POLICIES))
      expect(DEFAULT_POLICIES[name as keyof typeof POLICIES]).toBe(values[0]);
    expect(Object.keys(DEFAULT_POLICIES)).toEqual(Object.keys(POLICIES));
  });

  test('are checked by name and value', () => {
    expect(policyProblems({ 'refund.on_cancel': 'full', 'ping.counts': 'no' })).toEqual([]);
    expect(policyProblems({ 'refund.on_cancel': 'half', toString: 'x' })).toEqual([
      { path: 'refund.on_cancel', message: 'must be one of none, full' },
      { path: 'toString', message: 'is no policy' },
    ]);
    expect(policyProblems({ 'status.not_found': 404 })).toHaveLength(1);
  });
});
