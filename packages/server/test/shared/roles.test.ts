/** Several servers on one database: what one of them is told holds in all, and what one of them takes nobody else does. */
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { VidServer } from '../../src/create-server';
import { LIFTED_LIMITS } from '../../src/domain/account';
import type { Renderer } from '../../src/ports/renderer';
import type { Store } from '../../src/ports/store';
import { heldRenderer } from '../support/held-renderer';
import { hasPostgres, onPostgres } from '../support/postgres';
import { ask, createSharedWorld, KEY } from '../support/shared-servers';
import { turnsWhile } from '../support/turn';
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
    const workers = [await world.start({ role: 'worker', workers: 3 }), await world.start({ role: 'worker' })];
    const slots = async (server: VidServer | undefined) =>
      /^vid_render_slots (\d+)$/m.exec((await (await server?.fetch('http://vid.test/metrics'))?.text()) ?? '')?.[1];
    expect([await slots(api), await slots(workers[0])]).toEqual(['0', '3']);
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

  test.each([
    ['may be finished', 10, 'succeeded', 'renders-waited-for renders=1 films_helped=0 at_most_seconds=10'],
    ['is handed back at once', 0, 'processing', 'renders-handed-back job_ids=["JOB"]'],
  ])('what a worker that ends has under way %s, and its log says so', async (_, shutdownSeconds, status, told) => {
    const world = await createSharedWorld(FREE);
    const api = await world.start({ role: 'api' });
    const { renders, renderer } = heldRenderer();
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const telling: Renderer = {
      render: (job, target) => {
        const rendered = renderer.render(job, target);
        begin();
        return rendered;
      },
    };
    const lines: string[] = [];
    const logs = { logLevel: 'info', logTo: (line: string) => void lines.push(line) } as const;
    const leaving = await world.start({ role: 'worker', shutdownSeconds, ...logs }, { renderer: telling });
    const { body } = await ask(api, 'POST', '/v1/render', TINY_PLAN);
    await begun;
    const closed = leaving.close();
    if (shutdownSeconds > 0) {
      await turnsWhile(() => !lines.some((line) => line.includes('renders-waited-for')));
      renders[0]?.finish();
    }
    await closed;
    expect((await api.admin.listJobs()).jobs).toMatchObject([{ job_id: body.job_id, status }]);
    expect(lines).toContain(`info: ${told.replace('JOB', String(body.job_id))}\n`);
    const heir = await world.start({ role: 'worker' });
    await heir.settled();
    expect((await api.admin.listJobs()).jobs).toMatchObject([{ status: 'succeeded' }]);
  });

  test('a worker whose database says nothing ends in its time, and its log is silent then', async () => {
    const world = await createSharedWorld(FREE);
    const api = await world.start({ role: 'api' });
    const lines: string[] = [];
    let fail = (_: Error): void => undefined;
    const silence = new Promise<never>((_, reject) => {
      fail = reject;
    });
    let claims = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      claims = resolve;
    });
    const wrapStore = (store: Store): Store => ({
      ...store,
      claimJobs: () => {
        claims();
        return silence;
      },
      overdueJobs: () => silence,
      claimDeliveries: () => silence,
      close: async () => {
        await store.close();
        await silence;
      },
    });
    const logs = { logLevel: 'debug', logTo: (line: string) => void lines.push(line) } as const;
    const worker = await world.start({ role: 'worker', shutdownSeconds: 1, ...logs }, { wrapStore });
    await ask(api, 'POST', '/v1/render', TINY_PLAN);
    await asked;
    await worker.close();
    const told = [...lines];
    fail(new Error('The store is closed.'));
    await silence.catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines).toEqual(told);
    expect(told.join('')).not.toContain('closed');
  });

  test('those whose connections are all cut go on, and hear of each other again', async () => {
    const world = await createSharedWorld(FREE);
    const api = await world.start({ role: 'api' });
    const worker = await world.start({ role: 'worker' });
    const client = new pg.Client(world.url);
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await client.end();
    expect((await ask(api, 'POST', '/v1/render', TINY_PLAN)).status).toBe(202);
    await api.settled();
    await worker.admin.setPolicies({ 'status.not_found': '410' });
    expect((await ask(api, 'GET', '/v1/job/job_none')).status).toBe(410);
    await api.admin.setClock({ advance_seconds: 60 });
    expect((await api.admin.listJobs()).jobs).toMatchObject([{ status: 'succeeded' }]);
  });

  test('what one does is shown by the page of another', async () => {
    const world = await createSharedWorld(FREE);
    const [shows, works] = [await world.start({ role: 'api' }), await world.start()];
    const reader = shows.admin.changes().getReader();
    const text = new TextDecoder();
    let seen = '';
    // The others hear that somebody watches a moment after the stream began.
    while (!seen.includes('"kind":"job"')) {
      await ask(works, 'POST', '/v1/render', TINY_PLAN);
      await works.settled();
      const { value } = await reader.read();
      seen += text.decode(value);
    }
    await reader.cancel();
  });

  test('the last requests are those of all, the newest first, whoever is asked, also of one that has ended', async () => {
    const lines: string[] = [];
    const world = await createSharedWorld({ ...FREE, logTo: (line) => void lines.push(line) });
    const [one, other, gone] = [await world.start({ role: 'api' }), await world.start(), await world.start()];
    await one.admin.setClock({ freeze: true });
    const shown = async (server: VidServer) => (await server.admin.requests()).requests.map(({ path }) => path);
    await ask(one, 'GET', '/v1/of-one');
    expect(await shown(one)).toEqual(['/v1/of-one']);
    await one.admin.setClock({ advance_seconds: 1 });
    await ask(other, 'GET', '/v1/of-other');
    await ask(other, 'POST', '/v1/render', { ...TINY_PLAN, quality: 'premum' });
    await one.admin.setClock({ advance_seconds: 1 });
    await ask(gone, 'GET', '/v1/of-the-last');
    await gone.close();
    // What came to another process is told a moment later.
    await turnsWhile(async () => (await shown(one)).length < 4);
    const all = ['/v1/of-the-last', '/v1/render', '/v1/of-other', '/v1/of-one'];
    expect([await shown(one), await shown(other)]).toEqual([all, all]);
    const [, render] = (await one.admin.requests()).requests;
    expect(render).toMatchObject({ status: 400, body: { quality: 'premum' } });
    expect((await one.admin.requestHints(render?.id ?? '')).hints).not.toEqual([]);
    // As old as events are kept: not shown, and dropped when that is looked at.
    await one.admin.setClock({ advance_seconds: 91 * 86_400 });
    expect(await shown(other)).toEqual([]);
    await ask(one, 'GET', '/v1/late');
    expect(await shown(one)).toEqual(['/v1/late']);
    await one.admin.reset();
    expect([await shown(one), await shown(other)]).toEqual([[], []]);
    expect(lines.filter((line) => line.includes('requests-not-told'))).toEqual([]);
  });

  test('the password of the database stands in no answer, no log and no error', async () => {
    const lines: string[] = [];
    const world = await createSharedWorld({ logLevel: 'debug', logTo: (line) => void lines.push(line) });
    const server = await world.start();
    const { password } = new URL(world.url);
    const brief = { brief: `An ad that says ${world.url} and ${password}` };
    await ask(server, 'POST', '/v1/render', brief);
    await server.settled();
    const shown = JSON.stringify([await server.admin.listJobs(), await server.admin.requests(), lines]);
    expect(shown).not.toContain(password);
    const wrong = new URL(world.url);
    wrong.password = 'hush-hush-hush';
    await expect(world.start({ database: wrong.href })).rejects.toThrow(/^The database postgres:\/\/vid@(?!.*hush)/);
  });

  test('a process warns of keys that everybody knows, and of accounts that it does not make beside those', async () => {
    const lines: string[] = [];
    const world = await createSharedWorld({ logLevel: 'warn', logTo: (line) => void lines.push(line) });
    await world.start({ role: 'api' });
    expect(lines).toEqual([expect.stringMatching(/well-known-keys.*…local_dev.*DELETE \/_admin\/keys/)]);
    await world.start({ role: 'api', config: { accounts: [{ api_key: 'emp_own' }] } });
    expect(lines[1]).toMatch(/accounts-not-made.*POST \/_admin\/accounts/);
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
