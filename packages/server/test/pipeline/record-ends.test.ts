/** How ends of attempts are gathered before they are recorded. */
import { expect, test } from 'vitest';
import { type AttemptEnd, endAttempt } from '../../src/domain/delivery-decisions';
import { DEFAULT_POLICIES } from '../../src/domain/policies';
import { createRecordEnds } from '../../src/pipeline/record-ends';
import { turn } from '../support/turn';

const endOf = (deliveryId: string): AttemptEnd =>
  endAttempt({
    event: 'video.completed',
    ended: {
      deliveryId,
      number: 1,
      at: 0,
      url: 'https://receiver.example.com/',
      requestHeaders: {},
      outcome: { kind: 'answered', status: 200, headers: {}, body: '' },
      ms: 1,
    },
    owner: 'a',
    hookId: 'hook_1',
    at: 0,
    signedAt: 0,
    policies: DEFAULT_POLICIES,
  });

/** A recorder over a store that answers when told to, a clock whose moments end when told to, and others on their way. */
const createRecorder = () => {
  const batches: { readonly ids: readonly string[]; readonly settle: (error?: Error) => void }[] = [];
  const moments: { readonly ms: number; readonly end: () => void }[] = [];
  const world = { others: 0, realNow: 7_000, handedOver: 0, batches, moments };
  const record = createRecordEnds({
    store: {
      endAttempts: (ends) =>
        new Promise((resolve, reject) => {
          const settle = (error?: Error) => (error === undefined ? resolve() : reject(error));
          batches.push({ ids: ends.map(({ attempt }) => attempt.deliveryId), settle });
        }),
    },
    clock: {
      realNow: () => world.realNow,
      realDelay: (ms) => new Promise((end) => moments.push({ ms, end })),
    },
    isLast: () => world.others === 0,
    onHandedOver: () => {
      world.handedOver += 1;
    },
  });
  return { world, record: (id: string) => record(endOf(id)) };
};
const idsOf = (batches: readonly { readonly ids: readonly string[] }[]) => batches.map(({ ids }) => ids.join(' '));

test('the last end is recorded at once, with those that waited for it', () => {
  const { world, record } = createRecorder();
  void record('dlv_1');
  world.others = 1;
  void record('dlv_2');
  world.others = 0;
  void record('dlv_3');
  expect(idsOf(world.batches)).toEqual(['dlv_1', 'dlv_2 dlv_3']);
  expect(world.handedOver).toBe(2);
});

test('a moment in which the last end came records nothing more', async () => {
  const { world, record } = createRecorder();
  world.others = 1;
  void record('dlv_1');
  world.others = 0;
  void record('dlv_2');
  world.moments[0]?.end();
  await turn();
  expect(idsOf(world.batches)).toEqual(['dlv_1 dlv_2']);
  expect(world.handedOver).toBe(1);
});

test('while others are on their way, ends wait for a moment together', async () => {
  const { world, record } = createRecorder();
  world.others = 5;
  for (const id of ['dlv_1', 'dlv_2', 'dlv_3']) void record(id);
  expect(world.batches).toEqual([]);
  expect(world.moments).toHaveLength(1);
  world.moments[0]?.end();
  await turn();
  expect(idsOf(world.batches)).toEqual(['dlv_1 dlv_2 dlv_3']);
});

test.each([
  [0, 2],
  [9, 9],
  [5_000, 20],
])('the moment after a transaction of %i ms is %i ms', async (took, moment) => {
  const { world, record } = createRecorder();
  const recorded = record('dlv_1');
  world.realNow += took;
  world.batches[0]?.settle();
  await recorded;
  world.others = 1;
  void record('dlv_2');
  expect(world.moments.map(({ ms }) => ms)).toEqual([moment]);
});

test('very many do not wait', () => {
  const { world, record } = createRecorder();
  world.others = 1;
  for (let n = 0; n < 600; n += 1) void record(`dlv_${n}`);
  expect(world.batches.map(({ ids }) => ids.length)).toEqual([512]);
});

test('each is told when it is durable, or that it is not', async () => {
  const { world, record } = createRecorder();
  world.others = 1;
  const first = record('dlv_1');
  world.others = 0;
  const second = record('dlv_2');
  world.batches[0]?.settle(new Error('the disk is full'));
  await expect(first).rejects.toThrow('the disk is full');
  await expect(second).rejects.toThrow('the disk is full');
  const third = record('dlv_3');
  world.batches[1]?.settle();
  await expect(third).resolves.toBeUndefined();
});
