/** What the admin API is given can't break later answers. */
import { describe, expect, test } from 'vitest';
import { createWorld, type World } from '../support/world';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

/** The state but for how many ids were drawn. */
const stateOf = async (world: World) => {
  const { tables } = (await world.server.admin.snapshot()).store;
  return { ...tables, settings: tables.settings?.filter(({ name }) => name !== 'idsPosition') };
};

/** Everything that shows the state still answers, and adds up. */
const standsFast = async (world: World): Promise<void> => {
  for (const path of ['accounts', 'clock', 'faults', 'jobs', 'deliveries', 'requests', 'policies', 'snapshot'])
    expect([path, (await world.get(`/_admin/${path}`)).status]).toEqual([path, 200]);
  expect((await world.get('/_admin/audit')).body).toEqual({ problems: [] });
  expect((await world.get('/v1/me')).status).toBe(200);
};

describe('refused, with a sentence, and nothing has changed', () => {
  test.each<readonly [string, string, unknown]>([
    ['POST', '/_admin/accounts', { credits: 1e308 }],
    ['POST', '/_admin/accounts', { credits: -1e308 }],
    ['POST', '/_admin/accounts', { email: `${'a'.repeat(400)}@example.com` }],
    ['POST', '/_admin/accounts', { limits: { storage_bytes: 1e308 } }],
    ['POST', '/_admin/accounts', { limits: { render_rate: { minute: 0.5 } } }],
    ['POST', '/_admin/accounts/{user}/credits', { amount: 1e308 }],
    ['POST', '/_admin/accounts/{user}/credits', { amount: 1e12 }],
    ['POST', '/_admin/accounts/{user}/credits', { amount: -1 }],
    ['POST', '/_admin/accounts/{user}/credits', { amount: 0.1 }],
    ['POST', '/_admin/accounts/{user}/credits', { amount: 1e-300 }],
    ['POST', '/_admin/accounts', { credits: 2.2 }],
    ['PATCH', '/_admin/accounts/{user}', { credits: 2.2 }],
    ['POST', '/_admin/accounts/{user}/app-renders', { count: 1e308 }],
    ['POST', '/_admin/accounts/{user}/app-renders', { count: 0.5 }],
    ['POST', '/_admin/clock', { advance_seconds: 1e308 }],
    ['POST', '/_admin/clock', { freeze: 1e308 }],
    ['POST', '/_admin/events', { user_id: '{user}', event: 'user.signup', payload: { a: 'x'.repeat(300_000) } }],
    ['POST', '/_admin/events', { user_id: '{user}', event: 'user.signup', payload: { a: nested(40) } }],
    ['POST', '/_admin/faults', { match: { path: '/*'.repeat(101) }, effect: { status: 500 } }],
    ['POST', '/_admin/faults', { match: { method: 'G T' }, effect: { status: 500 } }],
    ['POST', '/_admin/faults', { effect: { status: 500, body: nested(40) } }],
    ['POST', '/_admin/faults', { effect: { status: 500, body: 'x'.repeat(1_100_000) } }],
    ['POST', '/_admin/faults', { effect: { status: 101 } }],
  ])('%s %s %.60j', async (method, path, body) => {
    const world = await createWorld();
    const user = await world.userId();
    const before = await stateOf(world);
    const fill = (text: string) => text.replaceAll('{user}', user);
    const answer = await world.call(method, fill(path), { raw: fill(JSON.stringify(body)) });
    expect([400, 409]).toContain(answer.status);
    expect(typeof answer.body.error).toBe('string');
    expect(await stateOf(world)).toEqual(before);
    await standsFast(world);
  });

  test('depth that a program gives is looked at without recursion', async () => {
    const world = await createWorld();
    const payload = { deep: nested(100_000) };
    await expect(
      world.server.admin.emitEvent({ user_id: await world.userId(), event: 'user.signup', payload }),
    ).rejects.toThrow('nested deeper than 32 levels');
  });
});

test('the clock stops within years of four digits, and counts whole milliseconds', async () => {
  // Nothing is due on the way: each stop of a century would be tidied at.
  const keep = { events_days: null, idempotency_keys_days: null };
  const world = await createWorld({ config: { retention: keep } });
  const century = { advance_seconds: 100 * 365 * 24 * 3600 };
  let status = 200;
  for (let n = 0; n < 100 && status === 200; n += 1)
    ({ status } = await world.call('POST', '/_admin/clock', { body: century }));
  expect(status).toBe(409);
  expect((await world.get('/_admin/clock')).body.now).toMatch(/^99\d\d-/);
  await world.call('POST', '/_admin/clock', { body: { advance_seconds: 0.0001 } });
  expect(Number.isInteger(world.server.now())).toBe(true);
  await world.accepted();
  await standsFast(world);
});

test('faults are a hundred at most', async () => {
  const world = await createWorld();
  const add = () =>
    world.call('POST', '/_admin/faults', { body: { match: { path: '/none' }, effect: { status: 500 } } });
  for (let n = 0; n < 100; n += 1) expect((await add()).status).toBe(201);
  expect((await add()).status).toBe(409);
  await standsFast(world);
});

test('a fault answers with statuses that have no body', async () => {
  const world = await createWorld();
  await world.server.admin.addFault({ match: { path: '/v1/me' }, effect: { status: 204, body: { a: 1 } }, times: 1 });
  const url = await world.server.listen();
  const answer = await fetch(`${url}/v1/me`);
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([204, null, '']);
});

test('an id with a null character is not the id before it', async () => {
  const world = await createWorld();
  const { job_id: jobId } = await world.accepted();
  expect((await world.get(`/_admin/why/${jobId}%00more`)).status).toBe(404);
  expect((await world.get(`/v1/job/${jobId}%00`)).status).toBe(404);
  expect((await world.call('DELETE', '/_admin/keys/emp_local_dev%00')).status).toBe(404);
  await world.call('POST', '/_admin/accounts', { body: { name: 'a\0b' } });
  expect((await world.server.admin.listAccounts()).accounts.at(-1)?.name).toBe('a\uFFFDb');
});
