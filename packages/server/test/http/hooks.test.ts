import { describe, expect, test } from 'vitest';
import { createFreeWorld, createWorld } from '../support/world';

const URL_A = 'https://receiver.example.com/a';
const URL_B = 'https://receiver.example.com/b';
const path = (id: string, more = '') => `/api/webhooks/hooks/${id}${more}`;

describe('webhooks', () => {
  test('the events endpoint lists the eight events and how to verify', async () => {
    const world = await createWorld();
    const { body } = await world.get('/api/webhooks/events');
    expect(body.events).toHaveLength(8);
    expect(body.signature).toMatchObject({ header: 'X-Service-Signature', replay_window_seconds: 300 });
  });

  test('the secret of a new hook is shown once', async () => {
    const world = await createFreeWorld();
    const created = await world.hook('video.completed', URL_A, {
      body: { event: 'video.completed', webhook_url: URL_A, description: 'mine' },
    });
    expect(created.status).toBe(201);
    expect(created.body.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(created.body.hook).toMatchObject({ active: true, has_secret: true, failure_count: 0, description: 'mine' });
    const { hooks } = (await world.get('/api/webhooks/hooks')).body;
    expect(JSON.stringify(hooks)).not.toContain(created.body.secret);
  });

  test('a registered pair comes back and is switched on', async () => {
    const world = await createFreeWorld();
    const { id } = (await world.hook('video.completed', URL_A)).body.hook;
    await world.call('PATCH', path(id), { body: { active: false } });
    const again = await world.hook('video.completed', URL_A);
    expect([again.status, again.body.reused, again.body.hook.id, again.body.hook.active]).toEqual([
      200,
      true,
      id,
      true,
    ]);
    expect(again.body.secret).toBeUndefined();
    expect((await world.get('/api/webhooks/hooks')).body.hooks).toHaveLength(1);
  });

  test.each([
    [{}, 400, undefined],
    [{ event: '', webhook_url: URL_A }, 400, undefined],
    [{ event: 7, webhook_url: URL_A }, 400, undefined],
    [{ event: 'video.completed' }, 400, undefined],
    [{ event: 'video.completed', webhook_url: 'not a url' }, 400, undefined],
    [{ event: 'video.completed', webhook_url: `https://example.com/${'x'.repeat(2000)}` }, 400, undefined],
    [{ event: 'video.completed', webhook_url: URL_A, description: 'x'.repeat(201) }, 400, undefined],
    [{ event: 'video.exploded', webhook_url: URL_A }, 400, 'UNKNOWN_EVENT'],
    [{ event: 'ping', webhook_url: URL_A }, 400, 'UNKNOWN_EVENT'],
    [{ event: 'video.completed', webhook_url: 'ftp://example.com/a' }, 400, 'URL_NOT_DELIVERABLE'],
    [{ event: 'video.completed', webhook_url: 'http://10.0.0.1/a' }, 400, 'URL_NOT_DELIVERABLE'],
    [{ event: 'video.completed', webhook_url: 'http://169.254.169.254/a' }, 400, 'URL_NOT_DELIVERABLE'],
    [{ event: 'video.completed', webhook_url: 'http://user:pw@example.com/a' }, 400, 'URL_NOT_DELIVERABLE'],
  ])('%j is refused', async (body, status, code) => {
    const world = await createFreeWorld();
    const answer = await world.hook('', URL_A, { body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    'http://10.0.0.1/a',
    'http://192.168.1.1/a',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00::1]/a',
    'http://168.63.129.16/a',
    'http://user:pw@example.com/a',
    'ftp://example.com/a',
  ])('a hook can not be changed to %s', async (url) => {
    const world = await createFreeWorld();
    const { id } = (await world.hook('video.completed', URL_A)).body.hook;
    const refused = await world.call('PATCH', path(id), { body: { webhook_url: url, description: 'changed' } });
    expect([refused.status, refused.body.code]).toEqual([400, 'URL_NOT_DELIVERABLE']);
    const [hook] = (await world.get('/api/webhooks/hooks')).body.hooks;
    expect(hook).toMatchObject({ id, webhook_url: URL_A, description: null });
  });

  test('loopback is allowed here, and nowhere else unless asked for', async () => {
    const inProcess = await createFreeWorld();
    expect((await inProcess.hook('video.failed', 'http://127.0.0.1:9/a')).status).toBe(201);
    const closed = await createFreeWorld({}, { allowPrivateNetwork: false });
    const answer = await closed.hook('video.failed', 'http://127.0.0.1:9/a');
    expect(answer.body.code).toBe('URL_NOT_DELIVERABLE');
    expect(answer.body.error).toContain('--allow-private-network');
  });

  test('an update changes what it names and resets the failure count', async () => {
    const world = await createFreeWorld();
    world.answer = () => 404;
    const { id } = (await world.hook('user.onboarded', URL_A)).body.hook;
    await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'user.onboarded' });
    await world.server.settled();
    const [failed] = (await world.get('/api/webhooks/hooks')).body.hooks;
    expect(failed).toMatchObject({ failure_count: 1, last_status: 'HTTP 404' });
    const { body } = await world.call('PATCH', path(id), { body: { webhook_url: URL_B } });
    expect(body.hook).toMatchObject({ webhook_url: URL_B, failure_count: 0, description: null });
  });

  test('a hook of another account does not exist', async () => {
    const world = await createWorld();
    const { id } = (await world.hook('video.failed')).body.hook;
    const other = { key: 'emp_local_other' };
    for (const [method, more] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/test'],
    ] as const) {
      const answer = await world.call(method, path(id, more), { ...other, body: {} });
      expect([answer.status, answer.body]).toEqual([404, { error: 'Hook not found' }]);
    }
  });

  test('creation has its own windows', async () => {
    const world = await createWorld();
    for (let n = 0; n < 10; n += 1) expect((await world.hook('video.failed', `${URL_A}${n}`)).status).toBe(201);
    expect((await world.hook('video.failed', URL_B)).body.code).toBe('RATE_LIMITED');
    expect((await world.render({ scene_plan: [{ type: 'motion', prompt: 'x' }] })).status).toBe(202);
  });

  test('a test sends one signed ping', async () => {
    const world = await createFreeWorld();
    const { id } = (await world.hook('video.failed')).body.hook;
    expect((await world.call('POST', path(id, '/test'))).body).toEqual({ delivered: true, status: 200 });
    expect(world.received).toHaveLength(1);
    expect(world.received[0]?.body).toMatchObject({ event: 'ping', payload: { hook_id: id } });
    world.answer = () => {
      throw new Error('no connection');
    };
    expect((await world.call('POST', path(id, '/test'))).body).toEqual({ delivered: false, status: 0 });
    expect(world.received).toHaveLength(2);
  });

  test('a test of a URL that is no longer deliverable is refused', async () => {
    const world = await createFreeWorld();
    const { id } = (await world.hook('video.failed', 'http://127.0.0.1:9/a')).body.hook;
    const snapshot = await world.server.admin.snapshot();
    const strict = await createFreeWorld({}, { allowPrivateNetwork: false });
    await strict.server.admin.restore(snapshot);
    const answer = await strict.call('POST', path(id, '/test'));
    expect([answer.status, answer.body.code]).toEqual([400, 'URL_NOT_DELIVERABLE']);
  });
});
