/** Who may ask what of a server that is watched over, and what it says when it can't serve. */
import { describe, expect, it } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import { createServerWith } from '../../src/create-server';
import { ArtifactsFailure } from '../../src/ports/artifacts';
import { StoreUnavailable } from '../../src/ports/store-unavailable';
import { createWorld } from '../support/world';

const notReady = (reason: string) => ({ error: `Not ready: ${reason}.`, ready: false, reason });
const READY = { status: 200, body: { ready: true } };

describe('/readyz', () => {
  it('tells why the process can not serve, and the log the whole of it, once', async () => {
    const lines: string[] = [];
    let broken = false;
    const world = await createWorld(
      { logLevel: 'info', logTo: (line) => lines.push(line) },
      {
        wrapStore: (store) => ({
          ...store,
          check: () => (broken ? Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7')) : store.check()),
        }),
      },
    );
    expect(await world.get('/readyz')).toMatchObject(READY);
    broken = true;
    const answers = [await world.get('/readyz'), await world.get('/readyz')];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([503, notReady('the database does not answer')]);
    expect(lines.filter((line) => line.includes('ECONNREFUSED'))).toHaveLength(1);
    expect(await world.get('/healthz')).toMatchObject({ status: 200, body: { alive: true } });
    const gauge = async () =>
      /^vid_ready (\d)$/m.exec(await (await world.server.fetch('http://vid.test/metrics')).text())?.[1];
    expect(await gauge()).toBe('0');
    broken = false;
    expect(await world.get('/readyz')).toMatchObject(READY);
    expect(await gauge()).toBe('1');
    expect(lines.at(-1)).toContain('ready-again');
  });

  it.each([
    ['read-only', 'the database is read-only'],
    ['full', 'the database has no room left'],
    ['not-permitted', 'the database does not let its user write'],
  ] as const)('tells of a store that is %s, and the admin API asks to come later', async (trouble, reason) => {
    const away = new StoreUnavailable('no hush', trouble);
    let broken = false;
    const or = async <T>(answer: () => Promise<T>) => {
      if (broken) throw away;
      return answer();
    };
    const world = await createWorld(
      {},
      {
        wrapStore: (store) => ({
          ...store,
          check: () => or(() => store.check()),
          createAccounts: (...given) => or(() => store.createAccounts(...given)),
        }),
      },
    );
    broken = true;
    const { status, body } = await world.get('/readyz');
    expect([status, body]).toEqual([503, notReady(reason)]);
    const refused = await world.call('POST', '/_admin/accounts', { body: {} });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.body).toMatchObject({ error: away.message });
    broken = false;
    expect(await world.get('/readyz')).toMatchObject(READY);
  });

  it('does not wait for a store that hangs', async () => {
    let hangs = false;
    const world = await createWorld(
      {},
      {
        wrapStore: (store) => ({
          ...store,
          check: () => (hangs ? new Promise<never>(() => undefined) : store.check()),
        }),
      },
    );
    hangs = true;
    expect(await world.get('/readyz')).toMatchObject({ status: 503 });
    hangs = false;
  });

  it('asks where videos are kept, but not at each probe', async () => {
    let asked = 0;
    const artifacts = {
      ...createDiskArtifacts(),
      check: async () => {
        asked += 1;
        throw new ArtifactsFailure('The bucket is gone.', false);
      },
    };
    const world = await createWorld({}, { artifacts });
    for (const { status, body } of [await world.get('/readyz'), await world.get('/readyz')])
      expect([status, body]).toEqual([503, notReady('videos can not be kept or read')]);
    expect(asked).toBe(1);
  });
});

describe('on an address that others reach', () => {
  const start = async (adminToken?: string) => {
    const server = await createServerWith({ host: '0.0.0.0', ...(adminToken === undefined ? {} : { adminToken }) }, {});
    const { port } = new URL(await server.listen());
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return { status: answer.status, text: await answer.text() };
    };
    return { server, get };
  };

  it('everybody may ask whether it lives and is ready, and whoever has the token for its metrics', async () => {
    const { server, get } = await start('a-token');
    for (const path of ['/healthz', '/readyz']) expect((await get(path)).status).toBe(200);
    const refused = await get('/metrics');
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('/metrics is guarded as the admin API is. The admin API needs Authorization');
    expect((await get('/metrics', { authorization: 'Bearer a-token' })).text).toContain('vid_jobs_waiting 0');
    await server.close();
  });

  it('nobody gets metrics where there is no token', async () => {
    const { server, get } = await start();
    expect((await get('/metrics')).status).toBe(403);
    await server.close();
  });
});

it('no fault keeps anybody from asking, and none of it is a request of the log', async () => {
  const world = await createWorld();
  await world.server.admin.addFault({ effect: { status: 500 } });
  for (const path of ['/healthz', '/metrics'])
    expect((await world.server.fetch(`http://vid.test${path}`)).status).toBe(200);
  expect((await world.server.fetch('http://vid.test/metrics', { method: 'POST' })).status).toBe(405);
  expect((await world.server.admin.requests()).requests).toEqual([]);
});
