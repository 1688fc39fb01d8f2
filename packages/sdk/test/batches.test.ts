import { expect, it } from 'vitest';
import { Batches } from '../src/journal/batches';
import { settle } from './support/manual-clock';

it('runs one batch at a time, each of what came while the one before it ran, and first what that gave back', async () => {
  const batches: (readonly string[])[] = [];
  const ends: ((left: readonly string[]) => void)[] = [];
  const running = new Batches<string>((steps) => {
    batches.push(steps);
    return new Promise((resolve) => ends.push(resolve));
  });
  running.add('a');
  running.add('b');
  await settle();
  expect(batches).toEqual([['a', 'b']]);
  running.add('c');
  await settle();
  expect(batches).toHaveLength(1);
  ends[0]?.(['b']);
  await settle();
  expect(batches).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ]);
  ends[1]?.([]);
  await settle();
  running.add('d');
  await settle();
  expect(batches[2]).toEqual(['d']);
});
