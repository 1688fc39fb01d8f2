/** Processes of one database go by its clock, and by their own where both can't be told apart. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../src/adapters/postgres/create-pool';
import { createDatabaseClock } from '../../src/adapters/postgres/database-clock';
import { openPresence } from '../../src/adapters/postgres/presence';
import { hasPostgres, onPostgres } from '../support/postgres';
import { createMigratedDatabase } from '../support/postgres-store';

/** The database's clock is ahead by so much, and an answer takes so long to come. */
const comparing = () => {
  let now = 1_000_000;
  const told: number[] = [];
  const clock = createDatabaseClock({ differs: (seconds) => void told.push(seconds), now: () => now });
  const compare = (aheadMs: number, tripMs = 10) =>
    clock.compare(async () => {
      now += tripMs / 2;
      const there = now + aheadMs;
      now += tripMs / 2;
      return there;
    });
  return { told, compare, offset: () => clock.realNow() - now };
};

test('a clock that is off is corrected and told once, and told again when it is right', async () => {
  const { told, compare, offset } = comparing();
  await compare(90_000);
  expect(offset()).toBe(90_000);
  await compare(90_050);
  expect([offset(), told]).toEqual([90_000, [90]]);
  await compare(20);
  expect([offset(), told]).toEqual([0, [90, 0]]);
  await compare(-600_000);
  expect([offset(), told]).toEqual([-600_000, [90, 0, -600]]);
});

test.each([
  [200, 10],
  [-200, 10],
  [4_000, 9_000],
  [-1_200, 2_000],
])('%i ms are no difference where the answer took %i ms', async (aheadMs, tripMs) => {
  const { told, compare, offset } = comparing();
  await compare(aheadMs, tripMs);
  expect([offset(), told]).toEqual([0, []]);
});

test('what is off by less than two seconds is corrected and told to nobody', async () => {
  const { told, compare, offset } = comparing();
  await compare(1_500);
  expect([offset(), told]).toEqual([1_500, []]);
});

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('a machine whose clock is ten minutes ahead goes by the time of the database, and says so', async () => {
    const { url, drop } = await createMigratedDatabase();
    onTestFinished(drop);
    const pool = createPool({ url, name: 'test' });
    const ahead = () => Date.now() + 600_000;
    const told: number[] = [];
    const clock = createDatabaseClock({ differs: (seconds) => void told.push(seconds), now: ahead });
    const presence = await openPresence({ pool, process: 'p', role: 'all', told: '{}', leaseMs: 15_000, clock });
    await presence.close();
    await pool.end();
    expect(Math.abs(clock.realNow() - Date.now())).toBeLessThan(300_000);
    expect(told).toHaveLength(1);
  });
});
