/** What a run makes of refusals: how long nothing is sent, and which window is kept to for how long. */
import { describe, expect, it } from 'vitest';
import { LearnedLimits } from '../src/renders/learned-limits';

const FREE = { minute: Infinity, hour: Infinity, day: Infinity };
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits after so many renders were accepted at 0. */
const after = (count: number, given = FREE): LearnedLimits => {
  const limits = new LearnedLimits(given);
  for (let index = 0; index < count; index += 1) limits.accepted(0);
  return limits;
};

describe('a refusal', () => {
  it('closes the way until the time that it names, and no shorter for one that names less', () => {
    const limits = after(0);
    expect(limits.closedFor(0)).toBe(0);
    limits.refused(0, 30 * SECOND);
    limits.refused(SECOND, 5 * SECOND);
    expect(limits.closedFor(10 * SECOND)).toBe(20 * SECOND);
    expect(limits.closedFor(30 * SECOND)).toBe(0);
    expect(limits.closedFor(40 * SECOND)).toBe(0);
  });

  it.each([
    ['a minute', MINUTE, { ...FREE, minute: 200 }],
    ['more than a minute', MINUTE + 1, { ...FREE, hour: 200 }],
    ['an hour', HOUR, { ...FREE, hour: 200 }],
    ['more than an hour', HOUR + 1, { ...FREE, day: 200 }],
    ['more than a day', DAY + 1, { ...FREE, day: 200 }],
  ])('that asks to wait for %s tells of the shortest window that is so long', (_what, askedMs, limits) => {
    const learned = after(200);
    learned.refused(0, askedMs);
    expect(learned.limits(0)).toEqual(limits);
  });

  it('counts what its window took, without what is older', () => {
    const limits = after(5);
    limits.accepted(1);
    for (let index = 0; index < 4; index += 1) limits.accepted(MINUTE);
    limits.refused(MINUTE, SECOND);
    expect(limits.limits(MINUTE).minute).toBe(5);
  });

  it.each([
    [MINUTE, { ...FREE, minute: 3 }],
    [HOUR, { ...FREE, hour: 30 }],
    [DAY, { ...FREE, day: 100 }],
  ])('within %i ms is never taken for less than the specification allows', (askedMs, limits) => {
    const learned = after(1);
    learned.refused(0, askedMs);
    expect(learned.limits(0)).toEqual(limits);
  });

  it('never allows more than was given', () => {
    const limits = after(9, { minute: 4, hour: 30, day: 100 });
    limits.refused(0, SECOND);
    expect(limits.limits(0)).toEqual({ minute: 4, hour: 30, day: 100 });
  });
});

describe('what was learned', () => {
  /** Whether the minute is kept to at this time. */
  const holds = (limits: LearnedLimits, now: number): boolean => limits.limits(now).minute < Infinity;

  it('holds for one length of its window after the time that was named', () => {
    const limits = after(5);
    limits.refused(0, 10 * SECOND);
    expect(holds(limits, 70 * SECOND - 1)).toBe(true);
    expect(holds(limits, 70 * SECOND)).toBe(false);
  });

  it('holds twice as long at each further refusal', () => {
    const limits = after(5);
    for (const [at, until] of [
      [0, 70],
      [100, 230],
      [300, 550],
    ] as const) {
      limits.refused(at * SECOND, 10 * SECOND);
      expect(holds(limits, until * SECOND - 1)).toBe(true);
      expect(holds(limits, until * SECOND)).toBe(false);
    }
  });

  it('is learned once from those that were sent together, and again from the next at the time that was named', () => {
    const limits = after(5);
    limits.refused(0, 10 * SECOND);
    limits.refused(10 * SECOND - 1, 1);
    expect(holds(limits, 70 * SECOND)).toBe(false);
    limits.refused(10 * SECOND, 10 * SECOND);
    expect(holds(limits, 140 * SECOND - 1)).toBe(true);
  });
});
