import { verifyWebhook } from '@vid/webhook-verify';
import { describe, expect, test } from 'vitest';
import { turnsWhile } from '../support/turn';
import { createFreeWorld, type World } from '../support/world';

const EVENT = 'user.onboarded';
const emit = async (world: World, event = EVENT) =>
  world.server.admin.emitEvent({ user_id: await world.userId(), event: event as typeof EVENT });
const hookOf = async (world: World, id: string) =>
  (await world.get('/api/webhooks/hooks')).body.hooks.find((hook) => hook.id === id);

describe('deliveries', () => {
  test('are signed over their raw body and verify', async () => {
    const world = await createFreeWorld();
    const { secret } = (await world.hook('video.completed')).body;
    const { job_id: id } = await world.accepted();
    await world.server.settled();
    const [delivery] = world.received;
    const verified = await verifyWebhook(delivery?.raw ?? '', Object.fromEntries(delivery?.headers ?? []), secret, {
      now: () => world.server.now(),
    });
    expect(verified.event).toBe('video.completed');
    expect(delivery?.body.payload).toMatchObject({
      job_id: id,
      scene_count: 1,
      scenes_failed: 0,
      credits_charged: 3,
      canvas_id: null,
    });
    expect(delivery?.headers.get('x-service-delivery')).toBe(delivery?.body.delivery_id);
  });

  test.each([
    [500, 3],
    [503, 3],
    [429, 3],
    [404, 1],
    [400, 1],
    [410, 1],
    [204, 1],
  ])('a %i brings %i attempts, a second apart, with one delivery id', async (status, attempts) => {
    const world = await createFreeWorld();
    world.answer = () => status;
    await world.hook(EVENT);
    await emit(world);
    await world.advance(0);
    expect(world.received).toHaveLength(1);
    await world.advance(0.9);
    expect(world.received).toHaveLength(1);
    await world.advance(10);
    expect(world.received).toHaveLength(attempts);
    expect(new Set(world.received.map(({ body }) => body.delivery_id)).size).toBe(1);
    expect(new Set(world.received.map(({ raw }) => raw)).size).toBe(1);
  });

  test('every attempt is recorded with its request, its answer and its error', async () => {
    const world = await createFreeWorld();
    let calls = 0;
    world.answer = () => {
      calls += 1;
      if (calls === 1) throw new Error('connection reset');
      return calls === 2 ? new Response('x'.repeat(5000), { status: 500 }) : 200;
    };
    await world.hook(EVENT);
    await emit(world);
    await world.advance(5);
    const { deliveries } = await world.server.admin.listDeliveries();
    expect(deliveries[0]).toMatchObject({ status: 'delivered', attempts: 3 });
    const { delivery } = await world.server.admin.delivery(deliveries[0]?.delivery_id ?? '');
    expect(delivery.attempts.map(({ outcome, response, error }) => [outcome, response?.status, error])).toEqual([
      ['failed', undefined, 'network: connection reset'],
      ['failed', 500, 'HTTP 500'],
      ['delivered', 200, null],
    ]);
    expect(delivery.attempts[1]?.response?.body).toHaveLength(2048);
    expect(delivery.attempts[0]?.request.body).toBe(world.received[0]?.raw);
    expect(delivery.attempts[0]?.request.headers).toHaveProperty('X-Service-Signature');
  });

  test('20 failed deliveries in a row switch the hook off; PATCH switches it on again', async () => {
    const world = await createFreeWorld();
    world.answer = () => 404;
    const { id } = (await world.hook(EVENT)).body.hook;
    for (let n = 0; n < 20; n += 1) {
      expect((await hookOf(world, id))?.active).toBe(true);
      await emit(world);
      await world.advance(0);
    }
    expect(await hookOf(world, id)).toMatchObject({ active: false, failure_count: 20, last_status: 'HTTP 404' });
    await emit(world);
    await world.advance(0);
    expect(world.received).toHaveLength(20);
    await world.call('PATCH', `/api/webhooks/hooks/${id}`, { body: { active: true } });
    expect(await hookOf(world, id)).toMatchObject({ active: true, failure_count: 0 });
  });

  test('a success resets the failure count', async () => {
    const world = await createFreeWorld();
    const { id } = (await world.hook(EVENT)).body.hook;
    world.answer = () => 404;
    await emit(world);
    await world.advance(0);
    world.answer = () => 200;
    await emit(world);
    await world.advance(0);
    expect((await hookOf(world, id))?.failure_count).toBe(0);
  });

  test('deleting a hook stops its deliveries between two attempts', async () => {
    const world = await createFreeWorld();
    world.answer = () => 500;
    const { id } = (await world.hook(EVENT)).body.hook;
    await emit(world);
    await world.advance(0);
    await world.call('DELETE', `/api/webhooks/hooks/${id}`);
    await world.advance(10);
    expect(world.received).toHaveLength(1);
    const { deliveries } = await world.server.admin.listDeliveries({ hook_id: id });
    expect(deliveries[0]).toMatchObject({ status: 'dropped', last_error: 'the hook was deleted' });
    await world.server.settled();
  });

  test('deleting a hook during an attempt records the attempt and stops the rest', async () => {
    const world = await createFreeWorld();
    let finish: (status: number) => void = () => undefined;
    world.answer = () => new Promise<number>((resolve) => (finish = resolve));
    const { id } = (await world.hook(EVENT)).body.hook;
    await emit(world);
    await turnsWhile(() => world.received.length === 0);
    await world.call('DELETE', `/api/webhooks/hooks/${id}`);
    finish(500);
    await world.advance(10);
    const { deliveries } = await world.server.admin.listDeliveries({ hook_id: id });
    expect([world.received.length, deliveries[0]?.status]).toEqual([1, 'dropped']);
  });

  test('a receiver that hangs holds up nobody else', async () => {
    const world = await createFreeWorld();
    const hanging: (() => void)[] = [];
    world.answer = ({ url }) =>
      url.includes('slow') ? new Promise((resolve) => hanging.push(() => resolve(200))) : 200;
    await world.hook(EVENT, 'https://slow.example.com/hook');
    await world.hook(EVENT, 'https://quick.example.com/hook');
    for (let n = 0; n < 40; n += 1) await emit(world);
    const quick = () => world.received.filter(({ url }) => url.includes('quick'));
    await turnsWhile(() => quick().length < 40);
    expect(hanging).toHaveLength(16);
    await turnsWhile(() => {
      hanging.splice(0).forEach((finish) => finish());
      return world.received.length < 80;
    });
    await world.server.settled();
  });

  test('a delivery can be sent once more, with its id', async () => {
    const world = await createFreeWorld();
    await world.hook(EVENT);
    await emit(world);
    await world.server.settled();
    const { deliveries } = await world.server.admin.listDeliveries();
    await world.server.admin.redeliver(deliveries[0]?.delivery_id ?? '');
    await world.server.settled();
    expect(world.received.map(({ body }) => body.delivery_id)).toEqual([
      deliveries[0]?.delivery_id,
      deliveries[0]?.delivery_id,
    ]);
  });

  test('credits.low is sent once per drop', async () => {
    const world = await createFreeWorld();
    const userId = await world.userId();
    await world.hook('credits.low');
    await world.hook('credits.purchased');
    await world.server.admin.updateAccount(userId, { credits: 16 });
    const events = () => world.received.map(({ body }) => [body.event, body.payload.credits_remaining]);
    for (let n = 0; n < 3; n += 1) await world.accepted();
    await world.server.settled();
    expect(events()).toEqual([['credits.low', 10]]);
    await world.server.admin.addCredits(userId, { amount: 6 });
    await world.accepted();
    await world.accepted();
    await world.server.settled();
    expect(events()).toEqual([
      ['credits.low', 10],
      ['credits.purchased', 13],
      ['credits.low', 10],
    ]);
  });
});
