/** How many of a worker's slots one account may have. */
import { describe, expect, test } from 'vitest';
import { createShares } from '../../src/pipeline/shares';

const times = (count: number, userId: string): string[] => Array.from({ length: count }, () => userId);

describe('an account that is alone', () => {
  test('may have every slot', () => {
    const shares = createShares(8);
    expect(shares.next([])).toEqual({ limit: 8 });
    for (const userId of times(7, 'a')) shares.taken(userId);
    expect(shares.next(times(7, 'a'))).toEqual({ limit: 1 });
  });
});

describe('of several accounts', () => {
  const shared = (slots: number) => {
    const shares = createShares(slots);
    for (const userId of ['a', 'b', ...times(200, 'a')]) shares.taken(userId);
    return shares;
  };

  test.each([
    [16, 12],
    [8, 6],
    [4, 3],
    [2, 2],
    [1, 1],
  ])('none may have more than three quarters of %i slots', (slots, most) => {
    const shares = shared(slots);
    expect(shares.next([])).toEqual({ limit: most });
    expect(shares.next(times(most - 1, 'a'))).toEqual({ limit: 1 });
    expect(shares.next([...times(most, 'a')]).limit).toBe(slots);
  });

  test('whoever has that many is passed over, and the others have what is left', () => {
    expect(shared(16).next([...times(12, 'a'), 'b'])).toEqual({ limit: 16, without: 'a' });
  });

  test('the first one may have every slot again when nobody else had a job for long', () => {
    const shares = shared(8);
    for (const userId of times(300, 'a')) shares.taken(userId);
    expect(shares.next(times(7, 'a'))).toEqual({ limit: 1 });
  });
});
