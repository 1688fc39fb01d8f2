/** Several servers on one database: what one of them is told holds in all, and what one of them takes nobody else does. */
import { describe, expect, test } from 'vitest';
import { LIFTED_LIMITS } from '../../src/domain/account';
import { hasPostgres, onPostgres } from '../support/postgres';
import { ask, createSharedWorld, KEY } from '../support/shared-servers';
import { TINY_COST, TINY_PLAN } from '../support/world';

const FREE = {
  config: { accounts: [{ plan: 'agency', credits: 100_000, api_key: KEY, limits: LIFTED_LIMITS }] },
};

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('those who start at once seed once, and draw ids of their own though their seed is the same', async () => {
    const world = await createSharedWorld({ seed: 7 });
    const servers = await Promise.all([world.start(), world.start(), world.start({ role: 'worker' })]);
    for (const server of servers) expect((await server.admin.listAccounts()).accounts).toHaveLength(5);
    const made = await Promise.all(servers.map((server) => server.admin.createAccount()));
    expect(new Set(made.map(({ account }) => account.user_id)).size).toBe(3);
  });

  test('a render accepted by one is made by another, told to whoever asks, and delivered once', async () => {
    const world = await createSharedWorld(FREE);
    const api = await world.start({ role: 'api' });
    const other = await world.start({ role: 'api' });
    await ask(api, 'POST', '/api/webhooks/hooks', { event: 'video.completed', webhook_url: 'https://example.com/' });
    const accepted = await ask(api, 'POST', '/v1/render', TINY_PLAN, { 'idempotency-key': 'k' });
    expect(accepted.status).toBe(202);
    expect((await ask(other, 'POST', '/v1/render', TINY_PLAN, { 'idempotency-key': 'k' })).status).toBe(409);
    expect((await ask(other, 'GET', `/v1/job/${accepted.body.job_id}`)).body.status).toBe('starting');
    const workers = [await world.start({ role: 'worker' }), await world.start({ role: 'worker' })];
    await workers[0]?.settled();
    const { body } = await ask(other, 'GET', `/v1/job/${accepted.body.job_id}`);
    expect(body.status).toBe('succeeded');
    const video = await other.fetch(String(body.video_url));
    expect((await video.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect(world.delivered).toHaveLength(1);
    expect((await other.admin.audit()).problems).toEqual([]);
  });

  test('policies, pause and faults that one is told hold in the next request to another', async () => {
    const world = await createSharedWorld(FREE);
    const [one, two] = [await world.start(), await world.start({ role: 'api' })];
    await ask(one, 'PATCH', '/_admin/policies', { 'status.not_found': '410' });
    await ask(two, 'PATCH', '/_admin/policies', { 'no_credits.code': 'insufficient' });
    expect((await ask(two, 'GET', '/v1/job/job_none')).status).toBe(410);
    expect((await ask(one, 'GET', '/_admin/policies')).body.policies).toMatchObject({
      'status.not_found': '410',
      'no_credits.code': 'insufficient',
    });
    await ask(two, 'POST', '/_admin/pause', { paused: true });
    expect((await ask(one, 'POST', '/v1/render', TINY_PLAN)).status).toBe(503);
    await ask(one, 'POST', '/_admin/pause', { paused: false });
    const fault = { match: { path: '/v1/me' }, effect: { status: 418 }, times: 3 };
    await ask(one, 'POST', '/_admin/faults', fault);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask(n % 2 === 0 ? one : two, 'GET', '/v1/me')),
    );
    expect(answers.filter(({ status }) => status === 418)).toHaveLength(3);
    expect((await ask(two, 'GET', '/_admin/faults')).body.faults).toEqual([]);
  });

  test('a key that one revokes opens none of them any more', async () => {
    const world = await createSharedWorld();
    const [one, two] = [await world.start(), await world.start()];
    expect((await ask(two, 'GET', '/v1/me')).status).toBe(200);
    await one.admin.revokeKey(KEY);
    expect((await ask(two, 'GET', '/v1/me')).status).toBe(401);
  });

  test('limits of an account hold over all of them together', async () => {
    const limits = { ...LIFTED_LIMITS, concurrent_renders: 3, render_rate: { minute: 5, hour: null, day: null } };
    const world = await createSharedWorld({
      config: { accounts: [{ plan: 'agency', credits: 1000, api_key: KEY, limits }] },
    });
    const [one, two] = [await world.start({ role: 'api' }), await world.start({ role: 'api' })];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ask(n % 2 === 0 ? one : two, 'POST', '/v1/render', TINY_PLAN)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    const [account] = (await one.admin.listAccounts()).accounts;
    expect((await two.admin.ledger(account?.user_id ?? '')).balance).toBe(1000 - 3 * TINY_COST);
  });

  test('a clock that one moves is moved in all, and everything that became due anywhere has run', async () => {
    const world = await createSharedWorld(FREE);
    const api = await world.start({ role: 'api' });
    await api.admin.setClock({ freeze: true });
    const worker = await world.start({ role: 'worker', deliver: async () => new Response(null, { status: 500 }) });
    await ask(api, 'POST', '/api/webhooks/hooks', { event: 'video.completed', webhook_url: 'https://example.com/' });
    await ask(api, 'POST', '/v1/render', {
      scene_plan: [{ type: 'motion', prompt: '[mock:slow=40s] x', duration: 3 }],
    });
    await api.admin.setClock({ advance_seconds: 39 });
    expect((await api.admin.listJobs()).jobs).toMatchObject([{ status: 'processing' }]);
    await api.admin.setClock({ advance_seconds: 2 });
    expect((await api.admin.listJobs()).jobs).toMatchObject([{ status: 'succeeded' }]);
    expect((await api.admin.listDeliveries()).deliveries).toMatchObject([{ status: 'pending' }]);
    await worker.admin.setClock({ advance_seconds: 3 * 3600 });
    const [delivery] = (await api.admin.listDeliveries()).deliveries;
    expect(delivery).toMatchObject({ status: 'failed' });
    const { now } = (await ask(api, 'GET', '/_admin/clock')).body;
    expect((await ask(worker, 'GET', '/_admin/clock')).body.now).toBe(now);
    expect(api.now()).toBe(worker.now());
  });

  test('a reset by one is a reset of all', async () => {
    const world = await createSharedWorld();
    const [one, two] = [await world.start({ role: 'api' }), await world.start()];
    await two.admin.setPolicies({ 'status.not_found': '410' });
    await one.admin.createAccount();
    await one.admin.reset();
    expect((await ask(two, 'GET', '/v1/job/none')).status).toBe(404);
    expect((await two.admin.listAccounts()).accounts).toHaveLength(5);
    expect((await ask(two, 'POST', '/v1/render', TINY_PLAN)).status).toBe(202);
    await one.settled();
  });
});
