import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openAccount } from '../../src/domain/account';
import { book, isFreshlyLow, LEDGER_KINDS, monthOf, spentInMonth } from '../../src/domain/ledger';
import { DEFAULT_PRICING, priceRender, upscalesByDefault } from '../../src/domain/pricing';

const START = Date.UTC(2026, 0, 1);
const account = openAccount({
  userId: 'u',
  email: null,
  name: null,
  plan: 'agency',
  suspended: false,
  limits: {},
  createdAt: START,
});
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom(...LEDGER_KINDS),
    amount: fc.integer({ min: -500, max: 500 }),
    at: fc.integer({ min: 0, max: 90 * 86_400_000 }).map((after) => START + after),
  }),
  { maxLength: 50 },
);

describe('the ledger', () => {
  test('a balance is the sum of its entries, and each entry knows the balance it left', () => {
    fc.assert(
      fc.property(entries, (list) => {
        let state = account;
        let sum = 0;
        for (const [index, entry] of list.entries()) {
          const booked = book(state, { ...entry, id: String(index), jobId: null });
          state = booked.account;
          sum += entry.amount;
          expect(booked.entry.balanceAfter).toBe(sum);
        }
        expect(state.balance).toBe(sum);
      }),
    );
  });

  test("a month's spending is its charges less its refunds", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const ordered = [...list].sort((a, b) => a.at - b.at);
        const state = ordered.reduce(
          (now, entry, index) => book(now, { ...entry, id: String(index), jobId: null }).account,
          account,
        );
        const last = ordered.at(-1)?.at ?? START;
        const spent = ordered
          .filter(({ at, kind }) => monthOf(at) === monthOf(last) && ['planning', 'render', 'refund'].includes(kind))
          .reduce((sum, { amount }) => sum - amount, 0);
        expect(spentInMonth(state, last)).toBe(spent + 0);
        expect(spentInMonth(state, last + 40 * 86_400_000)).toBe(0);
      }),
    );
  });

  test('a drop is fresh until somebody was told, and again after the balance rose', () => {
    const change = (amount: number) => ({ id: 'x', at: START, kind: 'grant' as const, amount, jobId: null });
    const low = book(account, change(10)).account;
    expect(isFreshlyLow(low)).toBe(true);
    const told = { ...low, lowNotified: true };
    expect(isFreshlyLow(book(told, change(-5)).account)).toBe(false);
    const high = book(told, change(1)).account;
    expect(isFreshlyLow(high)).toBe(false);
    expect(isFreshlyLow(book(high, change(-1)).account)).toBe(true);
  });
});

describe('pricing', () => {
  const base = { quality: 'draft' as const, upscale: false, planned: false };
  test.each([
    [{ ...base, sceneSeconds: [3] }, 3],
    [{ ...base, sceneSeconds: [undefined] }, 4],
    [{ ...base, sceneSeconds: [5, 5], planned: true }, 9],
    [{ ...base, quality: 'standard' as const, sceneSeconds: [10, 10] }, 22],
    [{ ...base, quality: 'premium' as const, sceneSeconds: [10], upscale: true }, 27],
    [{ ...base, quality: 'premium' as const, sceneSeconds: [10], upscale: true, planned: true }, 29],
  ])('%j costs %i credits', (render, credits) => {
    expect(priceRender(render)).toBe(credits);
  });

  test('prices are whole, positive, and grow with every scene', () => {
    const seconds = fc.array(fc.double({ min: 3, max: 10, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        seconds,
        fc.constantFrom('draft', 'standard', 'premium'),
        fc.boolean(),
        fc.boolean(),
        (sceneSeconds, quality, upscale, planned) => {
          const price = priceRender({ quality, upscale, planned, sceneSeconds });
          expect(Number.isInteger(price)).toBe(true);
          expect(priceRender({ quality, upscale, planned, sceneSeconds: [...sceneSeconds, 3] })).toBeGreaterThan(price);
        },
      ),
    );
  });

  test('no credit is charged for the arithmetic', () => {
    const pricing = { ...DEFAULT_PRICING, rates: { ...DEFAULT_PRICING.rates, draft: 0.1 }, scene: 0 };
    expect(priceRender({ ...base, sceneSeconds: [3, 3, 4] }, pricing)).toBe(1);
  });

  test('film routes are upscaled by default at premium', () => {
    expect(upscalesByDefault('premium', 'place-film')).toBe(true);
    expect(upscalesByDefault('standard', 'place-film')).toBe(false);
    expect(upscalesByDefault('premium', 'commercial')).toBe(false);
  });
});
