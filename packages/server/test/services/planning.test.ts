/** What becomes of a planning that does not end in a job: it is stopped, its credits come back, and its key is released. */
import { TIME_LIMITS } from '@vid/sdk/contract';
import { describe, expect, test } from 'vitest';
import type { Clock, Work } from '../../src/ports/clock';
import type { Dialer } from '../../src/ports/dialer';
import type { Planner } from '../../src/ports/planner';
import { planBrief } from '../../src/services/plan-brief';
import { requestOf } from '../planner/request-of';
import { BRIEF, createWorld } from '../support/world';

const work: Work = { idle: () => undefined, busy: () => undefined, end: () => undefined };
const turn = { account: 'usr_a', magic: { words: [], slowMs: 0, failingScenes: [] }, work };

/** A planner that never comes to an end, and a clock whose time comes when the test says so. */
const endless = () => {
  const given: AbortSignal[] = [];
  const dues: number[] = [];
  let wake = (): void => undefined;
  const planner: Planner = {
    plan: (_, { signal }) => {
      given.push(signal);
      return new Promise(() => undefined);
    },
  };
  const clock: Pick<Clock, 'now' | 'until'> = {
    now: () => 1_000,
    until: (due) => {
      dues.push(due);
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
  };
  return { planner, clock: clock as Clock, given, dues, wake: () => wake() };
};

describe('planning', () => {
  test('is aborted when its 60 seconds are over, and ends without a plan', async () => {
    const { planner, clock, given, dues, wake } = endless();
    const planned = planBrief({ planner, clock }, requestOf({ brief: 'A cup' }), turn);
    expect(given.map(({ aborted }) => aborted)).toEqual([false]);
    expect(dues).toEqual([1_000 + TIME_LIMITS.planningSeconds * 1000]);
    wake();
    expect(await planned).toEqual({ ok: false, why: 'no plan within 60 seconds' });
    expect(given.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('that ends waits no longer for its 60 seconds', async () => {
    const waiting: (AbortSignal | undefined)[] = [];
    const clock: Pick<Clock, 'now' | 'until'> = {
      now: () => 0,
      until: (_, { signal } = {}) => {
        waiting.push(signal);
        return new Promise(() => undefined);
      },
    };
    const plan = { title: 'A', scenes: [{ type: 'motion', prompt: 'A', duration: 3 } as const], notes: [] };
    const planner: Planner = { plan: async () => ({ ...plan, showsProduct: false }) };
    const planned = await planBrief({ planner, clock: clock as Clock }, requestOf({ brief: 'A cup' }), turn);
    expect(planned.ok).toBe(true);
    expect(waiting.map((signal) => signal?.aborted)).toEqual([true]);
  });

  test('without a plan when the clock is closed', async () => {
    const { planner, clock } = endless();
    const closed = { ...clock, until: () => Promise.reject(new Error('closed')) };
    expect(await planBrief({ planner, clock: closed }, requestOf({ brief: 'A cup' }), turn)).toEqual({
      ok: false,
      why: 'planning is over',
    });
  });

  test('that a magic word makes endless is no work that a drain waits for', async () => {
    const { planner, clock } = endless();
    const given: (Work | undefined)[] = [];
    const noting: Clock = {
      ...clock,
      until: async (_, options) => {
        given.push(options?.work);
      },
    };
    const magic = { ...turn.magic, words: ['plan_timeout' as const] };
    await planBrief({ planner, clock: noting }, requestOf({ brief: 'A cup' }), { ...turn, magic });
    expect(given).toEqual([work]);
  });
});

describe('a request that was planned and then failed to be accepted', () => {
  test.each(['the acceptance', 'the planning'])(
    'because %s threw returns its credits and releases its key',
    async (what) => {
      const broken = { times: 0 };
      const world = await createWorld(
        {},
        {
          planner: {
            plan: async (request) => {
              if (what === 'the planning') throw new Error('the planner broke');
              return {
                title: 'A cup',
                scenes: [{ type: 'motion', prompt: request.brief, duration: request.durationSec }],
                notes: [],
                showsProduct: false,
              };
            },
          },
          wrapStore: (store) => ({
            ...store,
            decide: (userId, decision) => {
              // The second decision of a request with a brief is its acceptance.
              if (what === 'the acceptance' && 'planning' in (decision.reads ?? {}) && broken.times === 0) {
                broken.times += 1;
                return Promise.reject(new Error('the store broke'));
              }
              return store.decide(userId, decision);
            },
          }),
        },
      );
      const before = await world.balance();
      const headers = { 'idempotency-key': 'one' };
      const answer = await world.render(BRIEF, { headers });
      expect(answer.status).toBe(what === 'the planning' ? 502 : 500);
      expect(broken.times).toBe(what === 'the planning' ? 0 : 1);
      expect(await world.balance()).toBe(before);
      const again = await world.render({ scene_plan: [{ type: 'motion', prompt: 'Hello' }] }, { headers });
      expect(again.status).toBe(202);
    },
  );
});

describe('the photo of a product that is switched off', () => {
  const product_image_url = 'https://photos.example/cup.png';
  const fetchedFor = async (request: object): Promise<readonly string[]> => {
    const fetched: string[] = [];
    const dialer: Dialer = {
      judge: () => ({ ok: true }),
      judgeMedia: async () => ({ ok: true }),
      post: async () => ({ kind: 'failed', reason: 'network', error: 'not here', ms: 0 }),
      download: async (url) => {
        fetched.push(url);
        return { kind: 'failed', reason: 'network', error: 'not here', ms: 0 };
      },
      close: async () => undefined,
    };
    const world = await createWorld({}, { dialer });
    await world.accepted({ product_image_url, ...request });
    await world.server.settled();
    return fetched;
  };

  test.each([BRIEF, { scene_plan: [{ type: 'motion', prompt: 'Hello' }] }])(
    'is not fetched for %j',
    async (request) => {
      expect(await fetchedFor({ ...request, product_enabled: false })).toEqual([]);
      expect(await fetchedFor(request)).toEqual([product_image_url]);
    },
  );
});
