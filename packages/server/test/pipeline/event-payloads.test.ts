import { EVENT_NAMES, type EventName, eventPayloads, PING_EVENT } from '@vid/sdk/contract';
import { expect, test } from 'vitest';
import { createFreeWorld } from '../support/world';

test('every event has the payload that the contract describes', async () => {
  const world = await createFreeWorld({}, { policy: { 'hooks.training_events': 'accepted' } });
  const events = EVENT_NAMES.filter((event) => event !== PING_EVENT);
  const user_id = await world.userId();
  for (const event of events) {
    expect((await world.hook(event)).status).toBe(201);
    await world.server.admin.emitEvent({ user_id, event });
  }
  await world.server.settled();
  const { id } = (await world.hook('video.failed')).body.hook;
  await world.call('POST', `/api/webhooks/hooks/${id}/test`);
  expect(world.received.map(({ body }) => body.event).sort()).toEqual([...EVENT_NAMES].sort());
  for (const { body } of world.received) {
    const checked = eventPayloads[body.event as EventName].safeParse(body.payload);
    expect(checked.error?.message, body.event).toBeUndefined();
  }
});

test('video events of a real job have the payload that the contract describes', async () => {
  const world = await createFreeWorld();
  for (const event of ['video.completed', 'video.failed']) await world.hook(event);
  await world.accepted();
  await world.accepted({ scene_plan: [{ type: 'motion', prompt: '[mock:render_failed]' }] });
  await world.server.settled();
  expect(world.received).toHaveLength(2);
  for (const { body } of world.received)
    expect(eventPayloads[body.event as EventName].safeParse(body.payload).error?.message).toBeUndefined();
});
