/** What waits for hours or days keeps no process alive. */
import { expect, test } from 'vitest';
import { createExpireJobs } from '../../src/pipeline/expire-jobs';
import { createPruneOld } from '../../src/pipeline/prune-old';
import { createSettleJob } from '../../src/pipeline/settle-job';
import type { Worker } from '../../src/pipeline/worker';
import { acceptRender } from '../support/accept-render';
import { createMemoryLog } from '../support/memory-log';
import { createParts, type Parts } from '../support/parts';
import { turnsWhile } from '../support/turn';

const { log } = createMemoryLog();

test.each<[string, (parts: Parts) => Worker]>([
  ['the time limit of jobs', (parts) => createExpireJobs({ ...parts, settle: createSettleJob(parts), log })],
  [
    'the age of what is kept',
    (parts) => createPruneOld({ ...parts, log, retention: { events_days: 1, idempotency_keys_days: 1 } }),
  ],
])('%s', async (_, create) => {
  const parts = await createParts();
  const waits: unknown[] = [];
  const until: typeof parts.clock.until = (due, options) => {
    waits.push(options?.background);
    return parts.clock.until(due, options);
  };
  await acceptRender(parts);
  const worker = create({ ...parts, clock: { ...parts.clock, until } });
  worker.start();
  await turnsWhile(() => waits.length === 0);
  await worker.close();
  expect(waits).toEqual([true]);
});

test.each([
  [null, null, 0],
  [1, null, 1],
  [null, 1, 1],
])('with ages of %s and %s days, the store is asked %i times at the start', async (events, keys, times) => {
  const parts = await createParts();
  let asked = 0;
  const oldestKept: typeof parts.store.oldestKept = () => {
    asked += 1;
    return parts.store.oldestKept();
  };
  const store = { ...parts.store, oldestKept };
  const retention = { events_days: events, idempotency_keys_days: keys };
  const worker = createPruneOld({ ...parts, store, log, retention });
  worker.start();
  await parts.clock.advance(0);
  await worker.close();
  expect(asked).toBe(times);
});

test('media on another machine that says nothing are waited for by nobody', async () => {
  const parts = await createParts();
  let looked = false;
  let found = (_: readonly string[]): void => undefined;
  const jobs = () => {
    looked = true;
    return new Promise<readonly string[]>((resolve) => {
      found = resolve;
    });
  };
  const retention = { events_days: 1, idempotency_keys_days: 1 };
  const worker = createPruneOld({ ...parts, media: { ...parts.media, jobs }, log, retention, afar: true });
  worker.start();
  await turnsWhile(() => !looked);
  await parts.signals.idle();
  found([]);
  await worker.close();
});
