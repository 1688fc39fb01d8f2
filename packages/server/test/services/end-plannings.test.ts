/** What planning took comes back when the store is there again, in the same process; what it says meanwhile is true. */
import { describe, expect, test } from 'vitest';
import { OutcomeUnknown } from '../../src/ports/outcome-unknown';
import type { Planner } from '../../src/ports/planner';
import type { Store } from '../../src/ports/store';
import { StoreUnavailable } from '../../src/ports/store-unavailable';
import { BRIEF, createWorld, TINY_PLAN } from '../support/world';

const KEYED = { headers: { 'idempotency-key': 'one' } };
const AWAY = () => new StoreUnavailable('it restarts');

/** A store that goes away while a brief is planned. */
const goingAway = async ({ fails = false, lost = false } = {}) => {
  const failing: { with: (() => Error) | undefined } = { with: undefined };
  const planner: Planner = {
    plan: async (request) => {
      failing.with = lost ? () => new OutcomeUnknown() : AWAY;
      if (fails) throw new Error('the planner broke');
      const scenes = [{ type: 'motion' as const, prompt: request.brief, duration: request.durationSec }];
      return { title: 'A cup', scenes, notes: [], showsProduct: false };
    },
  };
  const wrapStore = (store: Store): Store => ({
    ...store,
    decide: async (userId, decision) => {
      if (failing.with === undefined) return store.decide(userId, decision);
      // It is done, and the answer lost.
      if (lost) await store.decide(userId, decision);
      const error = failing.with();
      if (lost) failing.with = undefined;
      throw error;
    },
  });
  const world = await createWorld({ policy: { 'idempotency.plan_failed_key': 'consumed' } }, { planner, wrapStore });
  return { world, failing };
};

describe('a store that goes away while a brief is planned', () => {
  test.each([
    ['and takes no job', false],
    ['and the planner fails', true],
  ])('%s: what it took comes back with it, and the key is free', async (_, fails) => {
    const { world, failing } = await goingAway({ fails });
    const before = await world.balance();
    const refused = await world.render(BRIEF, KEYED);
    expect([refused.status, refused.headers.get('retry-after'), refused.body.code]).toEqual([
      503,
      '5',
      'SERVICE_UNAVAILABLE',
    ]);
    expect(refused.body.error).not.toContain('Nothing was charged');
    expect(refused.body.error).toContain('credits come back');
    expect(await world.balance()).toBeLessThan(before);
    failing.with = undefined;
    // It is not back yet: a repeat plans nothing, and is charged nothing.
    expect((await world.render(TINY_PLAN, KEYED)).status).toBe(409);
    await world.server.settled();
    expect(await world.balance()).toBe(before);
    expect((await world.render(TINY_PLAN, KEYED)).status).toBe(202);
    expect((await world.get('/_admin/audit')).body).toMatchObject({ problems: [] });
  });

  test('and loses the answer to the acceptance: the render is there, and nobody is told that nothing was charged', async () => {
    const { world } = await goingAway({ lost: true });
    const before = await world.balance();
    const { status, body } = await world.render(BRIEF, KEYED);
    expect([status, body.code]).toEqual([503, undefined]);
    expect(body.error).not.toContain('Nothing was charged');
    await world.server.settled();
    expect((await world.render(BRIEF, KEYED)).status).not.toBe(202);
    expect(await world.balance()).toBeLessThan(before);
  });
});
