/** What operators are answered while the database or the place of the videos is away: why, and when to ask again. */
import { expect, it } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import type { Admin } from '../../src/admin/create-admin';
import { createAdminDoor } from '../../src/admin/door';
import { createHideSecrets } from '../../src/domain/hide-secrets';
import type { Trace } from '../../src/http/call';
import { ArtifactsFailure } from '../../src/ports/artifacts';
import type { Store } from '../../src/ports/store';
import { StoreUnavailable } from '../../src/ports/store-unavailable';
import { createMemoryLog } from '../support/memory-log';
import { createWorld, TINY_PLAN } from '../support/world';

it('the admin API says that the database is away, and the log which request met it', async () => {
  let away = false;
  const lines: string[] = [];
  const failing = async (): Promise<never> => {
    throw new StoreUnavailable('connect ECONNREFUSED 10.0.0.7:5432');
  };
  const wrapStore = (store: Store): Store => ({
    ...store,
    listJobs: (...args) => (away ? failing() : store.listJobs(...args)),
    queueSizes: (...args) => (away ? failing() : store.queueSizes(...args)),
  });
  const world = await createWorld({ logLevel: 'warn', logTo: (line) => lines.push(line) }, { wrapStore });
  away = true;
  const { status, headers, body } = await world.get('/_admin/jobs', { headers: { 'x-request-id': 'mine-1' } });
  expect([status, headers.get('retry-after'), headers.get('x-request-id')]).toEqual([503, '5', 'mine-1']);
  expect(body).toEqual({ error: expect.stringContaining('ECONNREFUSED') as string, code: 'SERVICE_UNAVAILABLE' });
  expect(lines.join('')).toMatch(/admin-not-served.*mine-1|mine-1.*admin-not-served/);
  const metrics = await world.server.fetch('http://vid.test/metrics');
  expect([metrics.status, /^vid_jobs_waiting /m.test(await metrics.text())]).toEqual([200, false]);
  away = false;
  expect((await world.get('/_admin/jobs')).status).toBe(200);
});

it.each([
  ['passes', true, '5'],
  ['lasts', false, null],
])('a snapshot says that videos can not be read, and what to do: what %s', async (_, passes, retryAfter) => {
  const disk = createDiskArtifacts();
  const size = (): Promise<never> => Promise.reject(new ArtifactsFailure('S3 is away. Look at it.', passes));
  let away = false;
  const world = await createWorld({}, { artifacts: { ...disk, size: (name) => (away ? size() : disk.size(name)) } });
  await world.accepted(TINY_PLAN);
  await world.server.settled();
  away = true;
  const { status, headers, body } = await world.get('/_admin/snapshot');
  expect([status, headers.get('retry-after')]).toEqual([503, retryAfter]);
  expect(body).toEqual({ error: 'S3 is away. Look at it.', code: 'SERVICE_UNAVAILABLE' });
});

it('the store is asked for those alone who may use the admin API, and waited for once', async () => {
  let refreshed = 0;
  const { lines, log } = createMemoryLog();
  const door = createAdminDoor({
    admin: {} as Admin,
    prefix: '/_admin',
    token: 'a-token',
    readBody: async () => ({ kind: 'json', value: {} }),
    location: () => ({ host: '0.0.0.0', base: 'http://vid.test' }),
    log,
    hide: createHideSecrets(['a-secret']),
    refresh: async () => {
      refreshed += 1;
      return new StoreUnavailable('nobody answers at a-secret');
    },
  });
  const ask = (headers: Record<string, string>, trace: Trace = { requestId: 'req_1' }) =>
    door(
      { method: 'GET', url: 'http://vid.test/_admin/accounts', headers: new Headers(headers), body: null },
      { inProcess: false, remoteAddress: '10.0.0.9' },
      trace,
    );
  expect([(await ask({ host: 'vid.test' })).status, refreshed]).toEqual([403, 0]);
  const refused = await ask({ host: 'vid.test', authorization: 'Bearer a-token' });
  expect([refused.status, refreshed]).toEqual([503, 1]);
  expect(refused.body).toContain('nobody answers at ');
  expect(refused.body).not.toContain('a-secret');
  const facts = { request_id: 'req_1', path: '/accounts', error: expect.any(String) as string };
  expect(lines).toEqual([['warn', 'admin-not-served', facts]]);
});
