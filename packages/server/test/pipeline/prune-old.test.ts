/** When the next look at what is too old is due, and what begins one before. */
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/domain/retention';
import { createPruneOld } from '../../src/pipeline/prune-old';
import type { Store } from '../../src/ports/store';
import { createMemoryLog } from '../support/memory-log';
import { createParts } from '../support/parts';
import { turn, turnsWhile } from '../support/turn';

type Days = number | null | undefined;

/** Prunes a store whose oldest rows are so many days old. */
const pruning = async (
  ages: readonly [events: Days, keys: Days],
  oldest: readonly [events: Days, keys: Days],
  jobs = async (): Promise<readonly string[]> => ['job_about_to_be'],
) => {
  const parts = await createParts();
  const { lines, log } = createMemoryLog();
  const begun = parts.clock.now();
  const asked: Parameters<Store['prune']>[0][] = [];
  const dues: number[] = [];
  const [events, keys] = oldest.map((days) => (typeof days === 'number' ? begun - days * DAY_MS : undefined));
  const removed: string[] = [];
  const worker = createPruneOld({
    ...parts,
    media: { jobs, remove: async (jobId) => void removed.push(jobId) },
    store: {
      ...parts.store,
      oldestKept: async () => ({ events, keys }),
      prune: async (request) => {
        asked.push(request);
        return 0;
      },
    },
    clock: {
      ...parts.clock,
      until: (due, options) => {
        dues.push((due - begun) / DAY_MS);
        return parts.clock.until(due, options);
      },
    },
    log,
    retention: { events_days: ages[0] ?? null, idempotency_keys_days: ages[1] ?? null },
  });
  const looked = (times: number) => turnsWhile(() => dues.length < times);
  return { parts, worker, begun, asked, dues, looked, lines, removed };
};

describe('the next look is due', () => {
  test.each<[string, readonly [Days, Days], readonly [Days, Days], number]>([
    ['after the shorter age, where nothing is kept', [10, 20], [undefined, undefined], 10],
    ['after the shorter age of the other, where nothing is kept', [30, 20], [undefined, undefined], 20],
    ['when the oldest event is too old', [10, 20], [7, undefined], 3],
    ['when the oldest key is too old', [10, 20], [undefined, 15], 5],
    ['when the first of both is too old', [10, 20], [1, 18], 2],
    ['when the other of both is too old', [10, 20], [6, 1], 4],
    ['for keys alone, where events are kept for ever', [null, 20], [100, 15], 5],
    ['for events alone, where keys are kept for ever', [10, null], [5, 100], 5],
    ['a day later, where something is too old and needed', [10, 20], [40, undefined], 1],
  ])('%s', async (_, ages, oldest, days) => {
    const { worker, dues, looked } = await pruning(ages, oldest);
    worker.start();
    await looked(1);
    await worker.close();
    expect(dues[0]).toBe(days);
  });

  test('and made then, with what is too old by then', async () => {
    const { parts, worker, begun, asked, looked } = await pruning([10, null], [7, undefined]);
    worker.start();
    await looked(1);
    await parts.clock.advance(3 * DAY_MS);
    await looked(2);
    await worker.close();
    expect(asked).toEqual(
      [0, 3].map((day) => ({ eventsUpTo: begun + (day - 10) * DAY_MS, keysUpTo: undefined, limit: 50 })),
    );
  });
});

test('a state that was replaced is looked at at once', async () => {
  const { parts, worker, asked, looked, lines } = await pruning([10, 10], [undefined, undefined]);
  worker.start();
  await looked(1);
  parts.signals.wake('state');
  await looked(2);
  await worker.close();
  expect(asked).toHaveLength(2);
  expect(lines).toEqual([]);
});

test('looks are made by one at a time, and by nobody after the end of the server', async () => {
  const { parts, worker, asked, looked } = await pruning([10, 10], [undefined, undefined]);
  worker.start();
  worker.start();
  await looked(1);
  await worker.close();
  worker.start();
  parts.signals.wake('state');
  for (let n = 0; n < 20; n += 1) await turn();
  expect(asked).toHaveLength(1);
});

test('media of a job that nobody knows yet stay: its request may be about to be accepted', async () => {
  const { worker, looked, removed } = await pruning([10, 10], [undefined, undefined]);
  worker.start();
  await looked(1);
  await worker.close();
  expect(removed).toEqual([]);
});

test('media on a machine that never answers do not hold up the end', async () => {
  let asked = false;
  const never = (): Promise<never> => {
    asked = true;
    return new Promise(() => undefined);
  };
  const { worker, lines } = await pruning([10, 10], [undefined, undefined], never);
  worker.start();
  await turnsWhile(() => !asked);
  await worker.close();
  expect(lines).toEqual([]);
});
