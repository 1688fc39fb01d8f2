/** When nothing is left to do, and when something is left that nobody does. */
import { expect, test } from 'vitest';
import { createSettled } from '../../src/pipeline/settled';

/** Settles over a store that gives one answer after the other; says how often real time was waited for. */
const settling = async (pending: readonly (readonly [number, number])[], untaken: readonly (string | undefined)[]) => {
  const counts = pending.map(([jobs, deliveries]) => ({ jobs, deliveries }));
  const works = [...untaken];
  const delays: number[] = [];
  const settled = createSettled({
    isShared: false,
    store: {
      countPending: async () => counts.shift() ?? { jobs: 0, deliveries: 0 },
      untakenWork: async () => works.shift(),
    },
    clock: { now: () => 1, realNow: () => 2, realDelay: async (ms) => void delays.push(ms) },
    signals: { idle: async () => undefined, nextChange: async () => undefined },
  });
  await settled();
  return { delays, rest: [counts, works] };
};

test.each<[string, readonly (readonly [number, number])[]]>([
  ['nothing', []],
  ['a job', [[1, 0]]],
  ['a delivery', [[0, 1]]],
  [
    'one thing after the other',
    [
      [1, 0],
      [0, 2],
      [0, 1],
    ],
  ],
])('%s is waited for while somebody works on it', async (_, pending) => {
  expect(await settling(pending, [])).toEqual({ delays: [], rest: [[], []] });
});

test('work that is taken within a moment is not called forgotten, though other work is untaken then', async () => {
  const { delays } = await settling([[2, 0]], ['job a', 'job b']);
  expect(delays).toEqual([100]);
});

test('work that nobody takes is named', async () => {
  await expect(settling([[2, 0]], ['job a', 'job a'])).rejects.toThrow('The job a could be worked on');
});
