/** What ends the deliveries of a hook before they are through: too many failures, the owner, deletion. */
import { describe, expect, test } from 'vitest';
import { createFreeWorld, type World } from '../support/world';

const EVENT = 'user.onboarded';
const URL_A = 'https://receiver.example.com/hook';
const URL_B = 'https://other.example.com/hook';

const emit = async (world: World) => world.server.admin.emitEvent({ user_id: await world.userId(), event: EVENT });
const hookOf = async (world: World, id: string) =>
  (await world.get('/api/webhooks/hooks')).body.hooks.find((hook) => hook.id === id);
const patch = (world: World, id: string, body: object) => world.call('PATCH', `/api/webhooks/hooks/${id}`, { body });

describe('the switch-off', () => {
  test('counts deliveries, not attempts, and shows the error of the last', async () => {
    const world = await createFreeWorld();
    world.answer = () => 503;
    const { id } = (await world.hook(EVENT)).body.hook;
    for (let n = 0; n < 19; n += 1) {
      await emit(world);
      await world.advance(5);
    }
    expect(await hookOf(world, id)).toMatchObject({ active: true, failure_count: 19, last_status: 'HTTP 503' });
    world.answer = () => {
      throw new Error('connection reset');
    };
    await emit(world);
    await world.advance(5);
    expect(world.received).toHaveLength(60);
    const status = 'network: connection reset';
    expect(await hookOf(world, id)).toMatchObject({ active: false, failure_count: 20, last_status: status });
  });

  test('needs twenty in a row', async () => {
    const world = await createFreeWorld();
    const { id } = (await world.hook(EVENT)).body.hook;
    for (let n = 1; n <= 39; n += 1) {
      world.answer = () => (n === 20 ? 200 : 404);
      await emit(world);
      await world.advance(0);
    }
    expect(await hookOf(world, id)).toMatchObject({ active: true, failure_count: 19 });
  });

  test('drops what waits, and each says so', async () => {
    const world = await createFreeWorld();
    world.answer = () => 404;
    const { id } = (await world.hook(EVENT)).body.hook;
    for (let n = 0; n < 60; n += 1) await emit(world);
    await world.advance(60);
    expect(await hookOf(world, id)).toMatchObject({ active: false, failure_count: 20 });
    const { deliveries } = await world.server.admin.listDeliveries({ hook_id: id, status: 'dropped' });
    expect(new Set(deliveries.map(({ last_error: error }) => error))).toEqual(
      new Set(['the hook was switched off after too many failed deliveries in a row']),
    );
    expect((await world.server.admin.listDeliveries({ status: 'pending' })).deliveries).toEqual([]);
  });

  test.each(['PATCH', 'POST'])('a hook that %s switched on again delivers, from a count of zero', async (method) => {
    const world = await createFreeWorld();
    world.answer = () => 404;
    const { id } = (await world.hook(EVENT)).body.hook;
    for (let n = 0; n < 20; n += 1) {
      await emit(world);
      await world.advance(0);
    }
    const again = method === 'PATCH' ? await patch(world, id, { active: true }) : await world.hook(EVENT);
    expect(again.body.hook).toMatchObject({ id, active: true, failure_count: 0 });
    await emit(world);
    await world.advance(0);
    expect(world.received).toHaveLength(21);
    expect(await hookOf(world, id)).toMatchObject({ active: true, failure_count: 1 });
  });
});

describe('between two attempts', () => {
  test('deletion stops every delivery of the hook, and of no other', async () => {
    const world = await createFreeWorld();
    world.answer = () => 500;
    const { id } = (await world.hook(EVENT, URL_A)).body.hook;
    await world.hook(EVENT, URL_B);
    for (let n = 0; n < 5; n += 1) await emit(world);
    await world.advance(1);
    await world.call('DELETE', `/api/webhooks/hooks/${id}`);
    await world.advance(60);
    const count = (url: string) => world.received.filter((received) => received.url === url).length;
    expect([count(URL_A), count(URL_B)]).toEqual([10, 15]);
  });

  test('a hook that is switched off gets no more, also after it is switched on', async () => {
    const world = await createFreeWorld();
    world.answer = () => 500;
    const { id } = (await world.hook(EVENT)).body.hook;
    await emit(world);
    await world.advance(0);
    await patch(world, id, { active: false });
    await patch(world, id, { active: true });
    await world.advance(60);
    expect(world.received).toHaveLength(1);
    const { deliveries } = await world.server.admin.listDeliveries({ hook_id: id });
    expect(deliveries).toMatchObject([{ status: 'dropped', last_error: 'the hook was switched off' }]);
  });
});
