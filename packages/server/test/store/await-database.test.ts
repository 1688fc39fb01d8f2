/** A start waits for a database that may be about to come, and for nothing else. */
import { describe, expect, test } from 'vitest';
import { awaitDatabase } from '../../src/adapters/postgres/await-database';
import { DatabaseError } from '../../src/adapters/postgres/database-error';
import { createMemoryLog } from '../support/memory-log';

describe('a start while the database is away', () => {
  const away = new DatabaseError('unreachable', 'It is away.');
  /** `slow`: whether an attempt takes so long that somebody may wonder. */
  const starting = async (waitMs: number, fails: (tries: number) => Error | undefined, slow = false) => {
    let now = 0;
    let tries = 0;
    const { lines, log } = createMemoryLog();
    const wait = async (ms: number) => {
      now += ms;
    };
    const open = async () => {
      tries += 1;
      const error = fails(tries);
      if (error !== undefined) throw error;
      return 'open';
    };
    let isOff = false;
    const later = (_: number, act: () => void) => {
      if (slow) act();
      return () => {
        isOff = true;
      };
    };
    const how = { waitMs, shown: 'postgres://h/n', log, now: () => now, wait, later };
    const ended = await awaitDatabase(open, how).catch((error: Error) => error.message);
    expect(isOff).toBe(true);
    return { ended, tries, lines: lines.map(([, what]) => what) };
  };

  test('goes on when it comes, and says that it waits once', async () => {
    const lines = ['database-not-there-yet', 'database-is-there'];
    expect(await starting(60_000, (tries) => (tries < 5 ? away : undefined))).toEqual({
      ended: 'open',
      tries: 5,
      lines,
    });
  });

  test('says what it waits for where an attempt takes its time', async () => {
    const lines = ['database-not-there-yet', 'database-is-there'];
    expect(await starting(0, () => undefined, true)).toEqual({ ended: 'open', tries: 1, lines });
  });

  test.each([
    [0, 1, []],
    [60_000, 31, ['database-not-there-yet']],
  ])('ends with the reason after %i ms, having tried %i times', async (waitMs, tries, lines) => {
    expect(await starting(waitMs, () => away)).toEqual({ ended: 'It is away.', tries, lines });
  });

  test('does not wait for what does not pass', async () => {
    const refused = new DatabaseError('refused', 'Wrong password.');
    expect(await starting(60_000, () => refused)).toEqual({ ended: 'Wrong password.', tries: 1, lines: [] });
  });
});
