/** Webhooks that the operator makes, turns and removes for an account, and what a delivery is called by. */
import { expect, test } from 'vitest';
import { createWorld } from '../support/world';

const URL = 'https://receiver.example.com/hook';

test('the operator makes, turns and removes webhooks as their owner would', async () => {
  const world = await createWorld();
  const userId = await world.userId();
  const ask = (method: string, path: string, body?: unknown) =>
    world.call(method, `/_admin${path}`, { ...(body === undefined ? {} : { body }), key: null });
  const made = await ask('POST', `/accounts/${userId}/hooks`, { event: 'video.completed', webhook_url: URL });
  expect([made.status, made.body]).toEqual([
    201,
    {
      hook: expect.objectContaining({ user_id: userId, webhook_url: URL, active: true }),
      reused: false,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  const again = await ask('POST', `/accounts/${userId}/hooks`, { event: 'video.completed', webhook_url: URL });
  expect([again.body.hook.id, again.body.reused, again.body.secret]).toEqual([made.body.hook.id, true, null]);
  const path = `/hooks/${made.body.hook.id}`;
  expect((await ask('PATCH', path, { active: false })).body.hook.active).toBe(false);
  expect((await world.get('/api/webhooks/hooks')).body.hooks[0]?.active).toBe(false);
  await world.accepted();
  await world.server.settled();
  expect(world.received).toEqual([]);
  await ask('PATCH', path, { active: true });
  await world.accepted(undefined, { headers: { 'idempotency-key': 'second' } });
  await world.server.settled();
  expect(world.received.map(({ url }) => url)).toEqual([URL]);
  expect((await ask('DELETE', path)).status).toBe(204);
  expect(await world.server.admin.listHooks()).toEqual({ hooks: [] });
});

test.each([
  [{ suspended: true }, 403, 'ACCOUNT_SUSPENDED'],
  [{ plan: 'starter' }, 402, 'PLAN_UPGRADE_REQUIRED'],
])('for an account that is %j none is made', async (profile, status, code) => {
  const world = await createWorld();
  const userId = await world.userId();
  await world.server.admin.updateAccount(userId, profile);
  const body = { event: 'video.completed', webhook_url: URL };
  const answer = await world.call('POST', `/_admin/accounts/${userId}/hooks`, { body, key: null });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(await world.server.admin.listHooks()).toEqual({ hooks: [] });
});

test('what can not be made says why in the words of the service', async () => {
  const world = await createWorld();
  const userId = await world.userId();
  const ask = (method: string, path: string, body: unknown) =>
    world.call(method, `/_admin${path}`, { body, key: null });
  const make = (body: unknown) => ask('POST', `/accounts/${userId}/hooks`, body);
  expect((await make({ event: 'video.completed', webhook_url: 'javascript:alert(1)' })).body.code).toBe(
    'URL_NOT_DELIVERABLE',
  );
  expect((await make({ event: 'video.finished', webhook_url: URL })).body.code).toBe('UNKNOWN_EVENT');
  expect((await make({ event: 'video.completed' })).body).toEqual({
    error: 'Validation failed',
    detail: expect.stringContaining('webhook_url'),
  });
  expect((await ask('POST', '/accounts/nobody/hooks', {})).status).toBe(404);
  for (const method of ['PATCH', 'DELETE'])
    expect((await ask(method, '/hooks/hook_none', { active: true })).status).toBe(404);
});

test('a delivery says what the render is called that it is of', async () => {
  const world = await createWorld();
  await world.hook('video.completed');
  await world.accepted({ title: 'By the sea', scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] });
  await world.server.settled();
  await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'video.completed' });
  await world.server.settled();
  const { deliveries } = await world.server.admin.listDeliveries();
  expect(deliveries.map((delivery) => delivery.job_title)).toEqual([null, 'By the sea']);
});
