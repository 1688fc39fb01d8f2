/** A database that turns read-only under servers that run, as after a failover to a standby, and back. */
import { describe, expect, test } from 'vitest';
import { askPostgres, cutAll, hasPostgres, onPostgres } from '../support/postgres';
import { ask, createSharedWorld } from '../support/shared-servers';
import { TINY_PLAN } from '../support/world';

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('callers are told to come later, probes are told why, and all goes on by itself when it may be written', async () => {
    const world = await createSharedWorld();
    const api = await world.start({ role: 'api' });
    const worker = await world.start({ role: 'worker' });
    const name = new URL(world.url).pathname.slice(1);
    /** Where the address leads to from now on. */
    const failOver = async (setting: string) => {
      await askPostgres(`ALTER DATABASE ${name} ${setting}`);
      await cutAll(world.url);
    };
    const render = () => ask(api, 'POST', '/v1/render', TINY_PLAN, { 'idempotency-key': 'k' });

    await failOver('SET default_transaction_read_only = on');
    const refused = await render();
    expect([refused.status, refused.body['code']]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    for (const server of [api, worker])
      expect(await ask(server, 'GET', '/readyz')).toMatchObject({
        status: 503,
        body: { ready: false, reason: 'the database is read-only' },
      });
    // What only reads is answered.
    expect((await ask(api, 'GET', '/v1/me')).status).toBe(200);

    await failOver('RESET default_transaction_read_only');
    for (const server of [api, worker]) expect((await ask(server, 'GET', '/readyz')).status).toBe(200);
    expect((await render()).status).toBe(202);
    await worker.settled();
    expect((await api.admin.listJobs()).jobs).toMatchObject([{ status: 'succeeded' }]);
    expect((await api.admin.audit()).problems).toEqual([]);
  });
});
