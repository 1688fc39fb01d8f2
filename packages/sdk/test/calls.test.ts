import { ApiError, AuthenticationError, NotFoundError, VidClient, VidError } from '@vid/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, HOOK, job } from './support/answers';
import { json, ScriptedServer } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

describe.each(TRANSPORTS)('calls through %s', (_name, transport) => {
  let server: ScriptedServer;
  let vid: VidClient;

  beforeEach(async () => {
    server = await ScriptedServer.start();
    vid = new VidClient({ apiKey: 'emp_test', baseUrl: server.url, transport });
  });
  afterEach(async () => {
    await vid.close();
    await server[Symbol.asyncDispose]();
  });

  it('retrieves the account with the key, and nothing in the body', async () => {
    server.script(json(200, ACCOUNT));
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'GET', path: '/v1/me', body: '' });
    expect(request?.headers).toMatchObject({ authorization: 'Bearer emp_test', accept: 'application/json' });
    expect(request?.headers['content-type']).toBeUndefined();
  });

  it('starts a render with a key of its own and gives a handle', async () => {
    server.script(json(202, accepted()), json(200, job('succeeded')));
    const render = await vid.renders.create({ brief: 'Coffee ☕' });
    expect({ ...render }).toEqual(accepted());
    expect(JSON.parse(JSON.stringify(render))).toEqual(accepted());
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/render', body: '{"brief":"Coffee ☕"}' });
    expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(request?.headers['content-type']).toBe('application/json');
    await expect(render.wait({ firstPollMs: 0 })).resolves.toMatchObject({ status: 'succeeded' });
    expect(server.received[1]?.path).toBe('/v1/job/job_1');
  });

  it('gives status, headers and raw body with the result', async () => {
    server.script(json(200, ACCOUNT, { 'x-request-id': 'r1' }));
    const { data, response } = await vid.account.retrieve().withResponse();
    expect(data).toEqual(ACCOUNT);
    expect(response).toMatchObject({ status: 200, body: JSON.stringify(ACCOUNT) });
    expect(response.headers['x-request-id']).toBe('r1');
  });

  it('rejects both ways of reading with the same error, and neither goes unhandled', async () => {
    server.script(json(401, { error: 'Unauthorized', code: 'NO_API_KEY' }));
    const error = await vid.account
      .retrieve()
      .withResponse()
      .catch((reason: unknown) => reason);
    expect(AuthenticationError.is(error)).toBe(true);
    expect(ApiError.is(error)).toBe(true);
    expect(VidError.is(error)).toBe(true);
    expect(NotFoundError.is(error)).toBe(false);
    expect(error).toMatchObject({
      status: 401,
      code: 'NO_API_KEY',
      method: 'GET',
      path: '/v1/me',
      name: 'AuthenticationError',
    });
  });

  it('manages webhooks', async () => {
    const secret = 'a'.repeat(64);
    server.script(
      json(200, { events: ['video.completed'], signature: { header: 'X', scheme: 's', replay_window_seconds: 300 } }),
      json(200, { hooks: [HOOK] }),
      json(201, { hook: HOOK, secret }),
      json(200, { hook: { ...HOOK, active: false } }),
      json(200, { delivered: true, status: 204 }),
      json(200, { deleted: true }),
    );
    expect((await vid.webhooks.events()).events).toEqual(['video.completed']);
    expect((await vid.webhooks.list()).hooks).toHaveLength(1);
    expect(await vid.webhooks.create({ event: 'video.completed', webhook_url: HOOK.webhook_url })).toEqual({
      hook: HOOK,
      secret,
    });
    expect((await vid.webhooks.update('hook/1', { active: false })).hook.active).toBe(false);
    expect(await vid.webhooks.test(7)).toEqual({ delivered: true, status: 204 });
    expect(await vid.webhooks.delete('hook_1')).toEqual({ deleted: true });
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/webhooks/events',
      'GET /api/webhooks/hooks',
      'POST /api/webhooks/hooks',
      'PATCH /api/webhooks/hooks/hook%2F1',
      'POST /api/webhooks/hooks/7/test',
      'DELETE /api/webhooks/hooks/hook_1',
    ]);
  });
});
