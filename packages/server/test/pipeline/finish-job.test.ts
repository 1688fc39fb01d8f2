/** A render that ends while nothing can be written is kept, and not made again. */
import { expect, test } from 'vitest';
import { createFinishJob } from '../../src/pipeline/finish-job';
import { StoreUnavailable } from '../../src/ports/store-unavailable';
import { heldRenderer } from '../support/held-renderer';
import { createMemoryLog } from '../support/memory-log';
import { turnsWhile } from '../support/turn';
import { createFreeWorld } from '../support/world';

test('its end is recorded when the store is there again: it was made once', async () => {
  const { renders, renderer } = heldRenderer();
  let away = false;
  let refused = 0;
  const wrapStore: NonNullable<Parameters<typeof createFreeWorld>[2]>['wrapStore'] = (store) => ({
    ...store,
    decide: (userId, decision) => {
      if (!away) return store.decide(userId, decision);
      refused += 1;
      return Promise.reject(new StoreUnavailable('it restarts'));
    },
  });
  const world = await createFreeWorld({}, {}, { renderer, drainsRenders: false, wrapStore });
  const { poll_url: url } = await world.accepted();
  await turnsWhile(() => renders.length === 0);
  away = true;
  renders[0]?.finish();
  await turnsWhile(() => refused === 0);
  away = false;
  await world.server.settled();
  expect((await world.get(url)).body).toMatchObject({ status: 'succeeded', progress: 100 });
  expect(renders).toHaveLength(1);
});

test('whoever was stopped, and whatever else fails, does not try again', async () => {
  const stopped = new AbortController();
  let tries = 0;
  const hold = { job: { jobId: 'j', userId: 'u' } as never, fence: { owner: 'w', attempt: 1 }, signal: stopped.signal };
  const finishing = (error: Error) =>
    createFinishJob({
      settle: async () => {
        tries += 1;
        throw error;
      },
      clock: { realDelay: async () => stopped.abort() },
      log: createMemoryLog().log,
    })(hold, { trigger: 'fail', reason: 'r' });
  await expect(finishing(new Error('broken'))).rejects.toThrow('broken');
  expect(tries).toBe(1);
  await expect(finishing(new StoreUnavailable('it restarts'))).rejects.toThrow('it restarts');
  expect(tries).toBe(3);
});
