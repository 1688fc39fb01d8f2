/** What a process does with a database that lets no more connections in. */
import { expect, test } from 'vitest';
import { type Connections, makeDo } from '../../src/adapters/postgres/make-do';

test('it makes do with those that it has, and asks for more after a while', async () => {
  const crowded = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const pool = { options: { max: 10 }, totalCount: 3, fails: undefined as Error | undefined };
  const connect = async () => {
    if (pool.fails !== undefined) throw pool.fails;
  };
  const connections = Object.assign(pool, { connect, end: async () => undefined }) as unknown as Connections;
  let now = 0;
  const { connect: ask } = makeDo(connections, () => now);
  await ask();
  expect(pool.options.max).toBe(10);
  pool.fails = crowded;
  await expect(ask()).rejects.toBe(crowded);
  expect(pool.options.max).toBe(3);
  pool.fails = undefined;
  now = 9_999;
  await ask();
  expect(pool.options.max).toBe(3);
  now = 10_000;
  await ask();
  expect(pool.options.max).toBe(10);
  // One is asked for in any case.
  Object.assign(pool, { fails: crowded, totalCount: 0 });
  await expect(ask()).rejects.toBe(crowded);
  expect(pool.options.max).toBe(1);
  pool.fails = new Error('connect ECONNREFUSED');
  now = 30_000;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  expect(pool.options.max).toBe(10);
});
