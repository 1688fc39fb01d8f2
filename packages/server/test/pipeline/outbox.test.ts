/** How the outbox is emptied: what is claimed when, how it is signed, and what happens to what fails. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { emitEvent } from '../../src/domain/account-decisions';
import type { Policies } from '../../src/domain/policies';
import { createDeliverEvents } from '../../src/pipeline/deliver-events';
import type { DeliveryToSend, SentDelivery } from '../../src/ports/sender';
import type { Store } from '../../src/ports/store';
import { createHookServices } from '../../src/services/hooks';
import { createMemoryLog } from '../support/memory-log';
import { createParts } from '../support/parts';
import { turn, turnsWhile } from '../support/turn';

const answered = (status: number): SentDelivery => ({
  requestHeaders: { a: 'b' },
  outcome: { kind: 'answered', status, headers: {}, body: '' },
  ms: 7,
});

/** An outbox whose posts wait until they are answered. */
const createOutbox = async (policy: Partial<Policies> = {}, wrapStore: (store: Store) => Store = (store) => store) => {
  const claims: Parameters<Store['claimDeliveries']>[0][] = [];
  const ticks: { readonly ms: number; readonly tick: () => void }[] = [];
  const parts = await createParts(
    { policy },
    {
      realNow: () => 7_900,
      wrapStore: (store) => {
        const wrapped = wrapStore(store);
        return {
          ...wrapped,
          claimDeliveries: (request) => {
            claims.push(request);
            return wrapped.claimDeliveries(request);
          },
        };
      },
    },
  );
  const { lines, log } = createMemoryLog();
  const posts: (DeliveryToSend & {
    readonly end: (sent: SentDelivery) => void;
    readonly fail: (error: Error) => void;
  })[] = [];
  const alarms: { readonly due: number; readonly signal: AbortSignal }[] = [];
  const clock: typeof parts.clock = {
    ...parts.clock,
    until: (due, options) => {
      if (options?.signal !== undefined) alarms.push({ due, signal: options.signal });
      return parts.clock.until(due, options);
    },
    everyReal: (ms: number, tick: () => void) => {
      const own = { ms, tick };
      ticks.push(own);
      return () => void ticks.splice(ticks.indexOf(own), 1);
    },
  };
  const worker = createDeliverEvents({
    isFollowed: false,
    ...parts,
    pollMs: 30_000,
    isShared: false,
    clock,
    log,
    owner: 'w',
    send: (delivery) => new Promise((end, fail) => posts.push({ ...delivery, end, fail })),
  });
  onTestFinished(() => {
    for (const { end } of posts) end({ requestHeaders: {}, outcome: 'aborted', ms: 0 });
    return worker.close();
  });
  const hooks = createHookServices(parts);
  let events = 0;
  const value = (url: string) => ({ kind: 'json', value: { event: 'user.signup', webhook_url: url } }) as const;
  return {
    parts,
    worker,
    posts,
    lines,
    claims,
    ticks,
    alarms,
    hook: (url = 'https://example.com/a') => hooks.create(parts.userId, value(url)),
    emit: async (count = 1) => {
      for (let n = 0; n < count; n += 1) {
        events += 1;
        const happened = { at: parts.clock.now(), event: 'user.signup', payload: {}, eventId: `evt_${events}` };
        await parts.store.decide(parts.userId, emitEvent(happened));
      }
    },
    posted: async (count: number) => {
      await turnsWhile(() => posts.length < count);
    },
    deliveries: () => parts.store.listDeliveries({ limit: 1000 }),
  };
};
const turns = async (count = 20): Promise<void> => {
  for (let n = 0; n < count; n += 1) await turn();
};

describe('the outbox', () => {
  test('is claimed in the name of its owner, for longer than an attempt can take', async () => {
    const { parts, worker, claims, hook, emit, posted } = await createOutbox();
    await hook();
    await emit();
    worker.start();
    await posted(1);
    const [claim] = claims;
    expect(claim).toMatchObject({
      owner: expect.stringMatching(/^w/),
      realNow: 7900,
      leaseUntil: 32_900,
      at: parts.clock.now(),
      limit: 256,
      after: '',
    });
  });

  test('is looked at when deliveries are woken, when the state was replaced, and from time to time', async () => {
    const { parts, ticks, hook, emit, posted } = await createOutbox();
    await hook();
    await emit();
    parts.signals.wake('deliveries');
    await posted(1);
    // Whoever claimed something in the state before is gone with it.
    const replace = async () => parts.store.load(await parts.store.dump());
    await replace();
    parts.signals.wake('state');
    await posted(2);
    await replace();
    const [every] = ticks.filter(({ ms }) => ms === 30_000);
    every?.tick();
    await posted(3);
  });

  test('that is empty sets no alarm', async () => {
    const { parts, worker, alarms } = await createOutbox();
    worker.start();
    await parts.signals.idle();
    expect(alarms).toEqual([]);
  });

  test('is looked at again when something came while a look ended', async () => {
    let late: () => Promise<void> = async () => undefined;
    const { parts, worker, hook, emit, posted } = await createOutbox({}, (store) => ({
      ...store,
      nextDeliveryDue: async (at) => {
        const due = await store.nextDeliveryDue(at);
        const now = late;
        late = async () => undefined;
        await now();
        return due;
      },
    }));
    await hook();
    late = async () => {
      await emit();
      parts.signals.wake('deliveries');
    };
    worker.start();
    await posted(1);
  });

  test('is looked at by one at a time, however often it is woken', async () => {
    let looking = 0;
    let most = 0;
    const { parts, worker, posts, hook, emit, posted } = await createOutbox({}, (store) => ({
      ...store,
      claimDeliveries: async (request) => {
        looking += 1;
        most = Math.max(most, looking);
        await turns();
        looking -= 1;
        return store.claimDeliveries(request);
      },
    }));
    await hook();
    await emit();
    for (let n = 0; n < 3; n += 1) worker.start();
    await posted(1);
    for (let n = 0; n < 3; n += 1) parts.signals.wake('deliveries');
    posts[0]?.end(answered(200));
    await parts.signals.idle();
    expect(most).toBe(1);
  });

  test('goes on with the hooks that were not served last', async () => {
    const { worker, claims, posts, hook, emit, posted } = await createOutbox();
    await hook();
    await emit();
    worker.start();
    await posted(1);
    posts[0]?.end(answered(200));
    await turnsWhile(() => claims.length < 2);
    const [{ after } = { after: '' }] = claims.slice(-1);
    expect(after).toMatch(/^hook_/);
  });

  test('has sixteen attempts of a hook on their way, and the next when one ends', async () => {
    const { worker, posts, hook, emit, posted } = await createOutbox();
    await hook();
    await emit(18);
    worker.start();
    await posted(16);
    await turns();
    expect(posts).toHaveLength(16);
    posts[0]?.end(answered(200));
    posts[1]?.end(answered(404));
    await posted(18);
    expect(new Set(posts.map(({ deliveryId }) => deliveryId)).size).toBe(18);
  });

  test('signs with the virtual clock, in whole seconds', async () => {
    const { parts, worker, posts, hook, emit, posted } = await createOutbox();
    await hook();
    await parts.clock.advance(100_400);
    await emit();
    worker.start();
    await posted(1);
    expect(posts[0]).toMatchObject({
      event: 'user.signup',
      url: 'https://example.com/a',
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      timestamp: Math.floor(parts.clock.now() / 1000),
    });
  });

  test.each([
    ['each', 1],
    ['once', 0],
  ] as const)('signs "%s": a retry is %i seconds younger', async (resign, younger) => {
    const { parts, worker, posts, hook, emit, posted } = await createOutbox({ 'delivery.resign': resign });
    await hook();
    await emit();
    worker.start();
    await posted(1);
    posts[0]?.end(answered(500));
    const advancing = parts.clock.advance(1000);
    await posted(2);
    posts[1]?.end(answered(200));
    await advancing;
    const first = Math.floor(parts.clock.now() / 1000) - 1;
    expect(posts.map(({ timestamp }) => timestamp)).toEqual([first, first + younger]);
    expect(posts[1]?.body).toBe(posts[0]?.body);
  });

  test('signs with the real clock where the policy says so', async () => {
    const { parts, worker, posts, hook, emit, posted } = await createOutbox({ 'delivery.timestamp': 'real' });
    await hook();
    await parts.clock.advance(100_400);
    await emit();
    worker.start();
    await posted(1);
    expect(posts[0]?.timestamp).toBe(7);
  });

  test('makes an attempt again when it is due, and not before', async () => {
    const { parts, worker, posts, hook, emit, posted, deliveries } = await createOutbox();
    await hook();
    await emit();
    worker.start();
    await posted(1);
    posts[0]?.end(answered(500));
    await parts.clock.advance(999);
    expect(posts).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'pending', tries: 1, lastError: 'HTTP 500' }]);
    const advancing = parts.clock.advance(1);
    await posted(2);
    posts[1]?.end(answered(200));
    await advancing;
    expect(await deliveries()).toMatchObject([{ status: 'delivered', tries: 2 }]);
  });

  test('records what was sent and what came back', async () => {
    const { parts, worker, posts, hook, emit, posted, deliveries } = await createOutbox();
    await hook();
    await emit();
    worker.start();
    await posted(1);
    posts[0]?.end(answered(204));
    await parts.signals.idle();
    const [delivery] = await deliveries();
    expect(await parts.store.attemptsOf(delivery?.deliveryId ?? '')).toMatchObject([
      {
        number: 1,
        at: parts.clock.now(),
        url: 'https://example.com/a',
        requestHeaders: { a: 'b' },
        outcome: 'delivered',
        status: 204,
        ms: 7,
      },
    ]);
  });
});

describe('what goes wrong', () => {
  test('with one attempt is told in the log, and holds up no other', async () => {
    const { parts, worker, posts, lines, hook, emit, posted } = await createOutbox();
    await hook();
    await emit(2);
    worker.start();
    await posted(2);
    posts[0]?.fail(new Error('it broke'));
    posts[1]?.end(answered(200));
    await parts.signals.idle();
    const { deliveryId } = posts[0] ?? {};
    expect(lines).toEqual([['error', 'attempt-not-recorded', { delivery_id: deliveryId, error: 'Error: it broke' }]]);
  });

  test('with a claim is told in the log, and the next look claims again', async () => {
    let broken = true;
    const { parts, worker, lines, hook, emit, posted } = await createOutbox({}, (store) => ({
      ...store,
      claimDeliveries: (request) =>
        broken ? Promise.reject(new Error('the disk is full')) : store.claimDeliveries(request),
    }));
    await hook();
    await emit();
    worker.start();
    await parts.signals.idle();
    expect(lines[0]).toEqual(['error', 'deliveries-not-claimed', { error: 'Error: the disk is full' }]);
    broken = false;
    worker.start();
    await posted(1);
  });
});

describe('the end of the server', () => {
  test('waits for no retry, and only the last alarm was still set', async () => {
    const { parts, worker, posts, hook, emit, posted, alarms } = await createOutbox();
    await hook();
    await emit(2);
    worker.start();
    await posted(2);
    posts[0]?.end(answered(500));
    posts[1]?.end(answered(500));
    await parts.signals.idle();
    expect(alarms.length).toBeGreaterThan(0);
    expect(new Set(alarms.map(({ due }) => due - parts.clock.now()))).toEqual(new Set([1000]));
    expect(alarms.map(({ signal }) => signal.aborted)).toEqual(alarms.map((_, at) => at < alarms.length - 1));
    await worker.close();
    expect(alarms.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('sets no alarm, though a look was under way', async () => {
    let told: (due: number) => void = () => undefined;
    const { parts, worker, alarms } = await createOutbox({}, (store) => ({
      ...store,
      nextDeliveryDue: () => new Promise((resolve) => (told = resolve)),
    }));
    const idle = told;
    worker.start();
    await turnsWhile(() => told === idle);
    const closing = worker.close();
    told(parts.clock.now() + 1000);
    await closing;
    expect(alarms).toEqual([]);
  });

  test('gives an attempt under way back, uncounted, and begins no other', async () => {
    const { parts, worker, posts, hook, emit, posted, deliveries, ticks } = await createOutbox();
    await hook();
    await emit();
    worker.start();
    await posted(1);
    const closing = worker.close();
    expect(posts[0]?.signal?.aborted).toBe(true);
    posts[0]?.end({ requestHeaders: {}, outcome: 'aborted', ms: 3 });
    await closing;
    expect(ticks).toEqual([]);
    const { deliveryId = '' } = posts[0] ?? {};
    expect(await parts.store.attemptsOf(deliveryId)).toMatchObject([
      { number: 1, outcome: 'interrupted', error: null },
    ]);
    expect(await parts.store.findDelivery(deliveryId)).toMatchObject({ begunAt: null });
    await emit();
    worker.start();
    parts.signals.wake('deliveries');
    await turns();
    expect(posts).toHaveLength(1);
    const [last, first] = await deliveries();
    expect([first, last]).toMatchObject([
      { status: 'pending', tries: 0 },
      { status: 'pending', tries: 0 },
    ]);
  });

  test('waits for an attempt as long as it may, then gives it back, and says both', async () => {
    const { parts, worker, posts, hook, emit, posted, ticks, lines } = await createOutbox();
    await hook();
    await emit();
    worker.start();
    await posted(1);
    const closing = worker.close(parts.clock.realNow() + 20_000);
    await turns();
    expect([posts[0]?.signal?.aborted, ticks.map(({ ms }) => ms)]).toEqual([false, [20_000]]);
    ticks[0]?.tick();
    await turnsWhile(() => posts[0]?.signal?.aborted === false);
    posts[0]?.end({ requestHeaders: {}, outcome: 'aborted', ms: 3 });
    await closing;
    expect(lines).toEqual([
      ['info', 'deliveries-waited-for', { deliveries: 1, at_most_seconds: 20 }],
      ['info', 'deliveries-handed-back', { deliveries: 1 }],
    ]);
  });

  test('waits for the record of an attempt that has ended', async () => {
    let write: () => void = () => undefined;
    const written = new Promise<void>((resolve) => {
      write = resolve;
    });
    const { worker, posts, hook, emit, posted, deliveries } = await createOutbox({}, (store) => ({
      ...store,
      endAttempts: (ends) => written.then(() => store.endAttempts(ends)),
    }));
    await hook();
    await emit();
    worker.start();
    await posted(1);
    posts[0]?.end(answered(200));
    let closed = false;
    const closing = worker.close().then(() => {
      closed = true;
    });
    await turns();
    expect(closed).toBe(false);
    write();
    await closing;
    expect(await deliveries()).toMatchObject([{ status: 'delivered' }]);
  });
});
