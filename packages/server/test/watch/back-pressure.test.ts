/** What becomes of requests while the store is slow: so many wait, the others are told at once to come later, and no money is lost. */
import { expect, it } from 'vitest';
import { createApp } from '../../src/http/app';
import { json } from '../../src/http/json';
import { pathOf } from '../../src/http/path-of';
import type { Planner } from '../../src/ports/planner';
import type { Store } from '../../src/ports/store';
import { StoreUnavailable } from '../../src/ports/store-unavailable';
import { openFrontDoor } from '../support/front-door';
import { createMemoryLog } from '../support/memory-log';
import { createFreeWorld, TINY_COST, TINY_PLAN } from '../support/world';

const LIMITS = { whileSlow: 3, slowMs: 1000, ever: 100 };

/** A store whose decisions wait while it is slow. */
const slowWorld = async (pressure = LIMITS, planner?: Planner) => {
  let planningBegan: () => void = () => undefined;
  const planning = new Promise<void>((resolve) => (planningBegan = resolve));
  const telling: Planner | undefined = planner && {
    plan: (request, turn) => {
      planningBegan();
      return planner.plan(request, turn);
    },
  };
  let now = Date.now();
  let held: (() => void)[] | undefined;
  let arrived: (() => void) | undefined;
  const slow = (store: Store): Store => ({
    ...store,
    decide: async (userId, decision) => {
      const queue = held;
      if (queue !== undefined)
        await new Promise<void>((resolve) => {
          queue.push(resolve);
          arrived?.();
        });
      return store.decide(userId, decision);
    },
  });
  const world = await createFreeWorld(
    {},
    {},
    {
      wrapStore: slow,
      realNow: () => now,
      pressure,
      ...(telling === undefined ? {} : { planner: telling }),
    },
  );
  return {
    world,
    planning: () => planning,
    slowDown: () => void (held = []),
    /** Resolves when so many decisions wait. */
    waiting: async (count: number) => {
      while ((held?.length ?? 0) < count) await new Promise<void>((resolve) => (arrived = resolve));
    },
    later: (ms: number) => void (now += ms),
    recover: () => {
      const queue = held ?? [];
      held = undefined;
      for (const resume of queue) resume();
    },
  };
};

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

it('lets so many wait, tells the others at once, and charges each that it lets in once', async () => {
  const { world, slowDown, waiting, later, recover } = await slowWorld();
  const before = await world.balance();
  slowDown();
  const waits = ['a', 'b', 'c'].map((key) => world.render(TINY_PLAN, keyed(key)));
  await waiting(3);
  later(2500);
  const shed = await world.render(TINY_PLAN, keyed('d'));
  expect([shed.status, shed.headers.get('retry-after')]).toEqual([503, '3']);
  expect(shed.body).toEqual({
    error:
      'The server is busy: its database is slow, or takes nothing at the moment. Nothing was charged. Send this again in 3 s.',
    code: 'SERVICE_UNAVAILABLE',
  });
  expect((await world.get('/v1/me')).status).toBe(503);
  recover();
  expect((await Promise.all(waits)).map(({ status }) => status)).toEqual([202, 202, 202]);
  // What was turned away was not looked at: its key is free.
  expect((await world.render(TINY_PLAN, keyed('d'))).status).toBe(202);
  await world.server.settled();
  expect(await world.balance()).toBe(before - 4 * TINY_COST);
  expect(await (await world.server.fetch('http://vid.test/metrics')).text()).toMatch(
    /^vid_http_requests_shed_total 2$/m,
  );
});

it('never turns away what has been charged for its planning', async () => {
  let finishPlan: () => void = () => undefined;
  const planner: Planner = {
    plan: async () => {
      await new Promise<void>((resolve) => (finishPlan = resolve));
      const scenes = [{ type: 'motion' as const, prompt: 'Beans', role: 'hook', duration: 3 }];
      return { title: 'T', notes: [], showsProduct: false, scenes };
    },
  };
  const { world, slowDown, waiting, later, recover, planning } = await slowWorld(LIMITS, planner);
  const before = await world.balance();
  const brief = world.render({ brief: 'Beans by bicycle.' });
  await planning();
  slowDown();
  const others = [world.render(TINY_PLAN), world.render(TINY_PLAN)];
  await waiting(2);
  later(5000);
  expect((await world.get('/v1/me')).status).toBe(503);
  finishPlan();
  await waiting(3);
  recover();
  const { status, body } = await brief;
  expect(status).toBe(202);
  expect((await Promise.all(others)).map((answer) => answer.status)).toEqual([202, 202]);
  await world.server.settled();
  expect(await world.balance()).toBe(before - body.credits_used - 2 * TINY_COST);
});

it('turns nobody away while the store is quick, however many come at once', async () => {
  const { world } = await slowWorld();
  const answers = await Promise.all(Array.from({ length: 40 }, () => world.render(TINY_PLAN)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
});

it('has a bound that holds whatever the store does', async () => {
  const { world, slowDown, waiting, recover } = await slowWorld({ ...LIMITS, ever: 2 });
  slowDown();
  const waits = [world.render(TINY_PLAN), world.render(TINY_PLAN)];
  await waiting(2);
  expect((await world.get('/v1/me')).status).toBe(503);
  recover();
  expect((await Promise.all(waits)).map(({ status }) => status)).toEqual([202, 202]);
});

it('asks to come later while the store is away, and leaves the key free', async () => {
  let away = false;
  const wrapStore = (store: Store): Store => ({
    ...store,
    decide: (userId, decision) =>
      away ? Promise.reject(new StoreUnavailable('it restarts')) : store.decide(userId, decision),
  });
  const world = await createFreeWorld({}, {}, { wrapStore });
  away = true;
  const refused = await world.render(TINY_PLAN, keyed('a'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  away = false;
  expect((await world.render(TINY_PLAN, keyed('a'))).status).toBe(202);
});

it('waits once for a store that is not there, and not at all where the answer is not in it', async () => {
  let asked = 0;
  let waited = 0;
  const { get, lines } = openFrontDoor({
    needsStore: ({ url }) => !url.endsWith('/openapi.json'),
    refresh: async () => {
      waited += 1;
      return new StoreUnavailable('nobody answers');
    },
    handle: async () => {
      asked += 1;
      return { status: 200, headers: {}, body: null };
    },
  });
  expect(await get('/v1/me')).toMatchObject({ status: 503, body: '{"retryAfter":5}' });
  const error = expect.stringContaining('nobody answers') as string;
  expect(lines).toEqual([['warn', 'store-unavailable', { request_id: 'req_1', path: '/v1/me', error }]]);
  expect(await get('/videos/a.mp4')).toMatchObject({ status: 503, body: '{"retryAfter":5}' });
  expect([asked, waited]).toEqual([0, 2]);
  expect((await get('/openapi.json')).status).toBe(200);
  expect([asked, waited]).toEqual([1, 2]);
});

it.each([
  ['/v1/me', true],
  ['/v1/%6De?x=1', true],
  ['/videos/a.mp4', true],
  ['/downloads/a.mp4', true],
  ['/readyz', false],
  ['/openapi.json', false],
  ['/', false],
  ['/v1/nothing', false],
])('knows whether the answer is in the store: %s', (path, needed) => {
  const page = { handle: () => json(200, {}) };
  const find = createApp({
    authenticate: async () => ({ ok: false, refusal: { kind: 'no-api-key' } }),
    rules: {} as never,
    log: createMemoryLog().log,
    endpoints: {} as never,
    pages: [
      { path: '/videos/:token', ...page },
      { path: '/downloads/:token', ...page },
      { path: '/readyz', isOwn: true, ...page },
      { path: '/openapi.json', isOwn: true, ...page },
    ],
  });
  const url = `http://vid.test${path}?page=1`;
  const asked = ['GET', 'HEAD'].map((method) => find({ method, url }, pathOf(url)).needsStore);
  expect(asked).toEqual([needed, needed]);
});

it('has the page, too, ask to come later', async () => {
  const page = (): Promise<never> => Promise.reject(new StoreUnavailable('nobody answers'));
  const { get } = openFrontDoor({ page });
  expect(await get('/_studio/videos/x')).toMatchObject({ status: 503, body: '{"retryAfter":5}' });
});

it.each(['/healthz', '/_admin/jobs', '/_studio/x', '/v1/me'])('names the request of every answer: %s', async (path) => {
  const page = (request: { readonly url: string }) =>
    request.url.includes('_studio') ? Promise.resolve({ status: 200, headers: {}, body: null }) : undefined;
  const watch = { paths: ['/healthz'], handle: async () => ({ status: 200, headers: {}, body: null }) };
  expect((await openFrontDoor({ page, watch }).get(path)).headers).toMatchObject({ 'x-request-id': 'req_1' });
});

it('asks to come later where a fault can not be counted, since nothing is written', async () => {
  const { get } = openFrontDoor({
    faults: { list: () => [{}] as never, asksForUser: () => false },
    takeFault: () => Promise.reject(new StoreUnavailable('it only reads', 'read-only')),
  });
  expect(await get('/v1/me')).toMatchObject({ status: 503, body: '{"retryAfter":5}' });
});
