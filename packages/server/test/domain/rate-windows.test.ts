import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRequests, fullWindow, type RateLimit, type Windows } from '../../src/domain/rate-windows';

const LENGTHS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const limit = fc.record({
  minute: fc.option(fc.integer({ min: 0, max: 5 })),
  hour: fc.option(fc.integer({ min: 0, max: 12 })),
  day: fc.option(fc.integer({ min: 0, max: 20 })),
});
const steps = fc.array(fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 7_200_000 })), {
  maxLength: 60,
});

/** The plain model: the times of all granted requests, counted anew for every question. */
const modelHasRoom = (granted: readonly number[], rate: RateLimit, at: number): boolean =>
  Object.entries(LENGTHS).every(([name, length]) => {
    const max = rate[name as keyof RateLimit];
    const inWindow = granted.filter((time) => Math.floor(time / length) === Math.floor(at / length)).length;
    return max === null || inWindow < max;
  });

describe('fixed windows', () => {
  test('grant exactly what counting every request would grant', () => {
    fc.assert(
      fc.property(limit, steps, (rate, waits) => {
        let windows: Windows = {};
        const granted: number[] = [];
        let at = 1_800_000_000_000;
        for (const wait of waits) {
          at += wait;
          const full = fullWindow(windows, 'render', rate, at);
          expect(full === undefined).toBe(modelHasRoom(granted, rate, at));
          if (full !== undefined) continue;
          windows = countRequests(windows, 'render', at);
          granted.push(at);
        }
      }),
    );
  });

  test('a wait of retryAfter seconds opens the window that was full, and no shorter one does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_800_000_000_000, max: 1_900_000_000_000 }),
        fc.constantFrom('minute', 'hour', 'day'),
        (at, name) => {
          const rate = { minute: null, hour: null, day: null, [name]: 1 };
          const windows = countRequests({}, 'render', at);
          const full = fullWindow(windows, 'render', rate, at);
          expect(full?.window).toBe(name);
          const opens = at + (full?.retryAfter ?? 0) * 1000;
          expect(fullWindow(windows, 'render', rate, opens)).toBeUndefined();
          expect(fullWindow(windows, 'render', rate, opens - 1000)).toBeDefined();
        },
      ),
    );
  });

  test('limits do not see each other, and null lifts one', () => {
    const windows = countRequests({}, 'render', 0, 100);
    expect(fullWindow(windows, 'total', { minute: 1, hour: 1, day: 1 }, 0)).toBeUndefined();
    expect(fullWindow(windows, 'render', null, 0)).toBeUndefined();
  });
});
