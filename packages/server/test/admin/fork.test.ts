/** A copy of a server has everything that it has, and nothing in common with it. */
import { expect, test } from 'vitest';
import { createServer, type VidServer } from '../../src';
import { createWorld, TINY_COST, TINY_PLAN } from '../support/world';

const stateOf = async (server: VidServer): Promise<string> => JSON.stringify(await server.admin.snapshot());

const KEY = { authorization: 'Bearer emp_local_dev' };
const balanceOf = async (server: VidServer): Promise<number> => {
  const answer = await server.fetch('http://vid.test/v1/me', { headers: KEY });
  return ((await answer.json()) as { credits_remaining: number }).credits_remaining;
};
const render = (server: VidServer, key: string) =>
  server.fetch('http://vid.test/v1/render', {
    method: 'POST',
    headers: { ...KEY, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(TINY_PLAN),
  });

test('has the state, clock, faults and policies of a server, and the two part from there', async () => {
  const world = await createWorld();
  const { server } = world;
  await world.hook('video.completed');
  await world.accepted(TINY_PLAN, { headers: { 'idempotency-key': 'first' } });
  await server.settled();
  await server.admin.setPolicies({ 'status.not_found': '410' });
  await server.admin.addFault({ match: { path: '/v1/me' }, effect: { status: 500 }, times: 2 });
  expect((await world.get('/v1/me')).status).toBe(500);
  await world.advance(3600);

  await using fork = await server.fork();
  expect(await stateOf(fork)).toBe(await stateOf(server));
  expect(fork.now()).toBe(server.now());
  expect(world.received).toHaveLength(1);
  // What is left of the fault acts once in each.
  for (const one of [fork, server])
    expect([(await one.fetch('http://vid.test/v1/me', { headers: KEY })).status, await balanceOf(one)]).toEqual([
      500,
      1000 - TINY_COST,
    ]);
  expect((await fork.fetch('http://vid.test/v1/job/job_none', { headers: KEY })).status).toBe(410);

  // A key that was used before is used in both; a new one in one alone.
  expect((await render(fork, 'first')).status).toBe(409);
  expect((await render(fork, 'second')).status).toBe(202);
  expect((await render(server, 'second')).status).toBe(202);
  await render(fork, 'third');
  await fork.settled();
  await fork.admin.setClock({ advance_seconds: 60 });
  await fork.admin.setPolicies({ 'status.not_found': '404' });
  expect([await balanceOf(fork), await balanceOf(server)]).toEqual([1000 - 3 * TINY_COST, 1000 - 2 * TINY_COST]);
  expect(fork.now() - server.now()).toBe(60_000);
  expect(server.admin.policies().policies['status.not_found']).toBe('410');
  for (const one of [fork, server]) expect((await one.admin.audit()).problems).toEqual([]);
});

test('draws the ids that the server would have drawn', async () => {
  const { server } = await createWorld({ seed: 5 });
  await using fork = await server.fork();
  const [own, other] = await Promise.all([server, fork].map(async (one) => (await render(one, 'k')).json()));
  expect(own).toEqual(other);
});

test('outlives the server, with its videos, and is forked itself', async () => {
  const server = await createServer({
    config: { accounts: [{ api_key: 'emp_local_dev', plan: 'agency', credits: 9 }] },
  });
  await render(server, 'k');
  await server.settled();
  const fork = await server.fork();
  await server.close();
  await expect(server.fork()).rejects.toThrow('The server is closed: fork it before.');
  await using second = await fork.fork();
  await fork.close();
  const [job] = (await second.admin.listJobs()).jobs;
  const video = await second.fetch(job?.video_url ?? '');
  expect([video.status, (await video.arrayBuffer()).byteLength > 500]).toEqual([200, true]);
  const url = await second.listen();
  expect((await fetch(`${url}/v1/me`, { headers: KEY })).status).toBe(200);
});

test('finishes what was under way, in both', async () => {
  const world = await createWorld();
  await world.accepted({ scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }] });
  await using fork = await world.server.fork();
  const [job] = (await fork.admin.listJobs()).jobs;
  await fork.admin.failJob(job?.job_id ?? '');
  await fork.settled();
  const statusOf = async (server: VidServer) => (await server.admin.listJobs()).jobs[0]?.status;
  expect([await statusOf(fork), await statusOf(world.server)]).toEqual(['failed', expect.stringMatching(/ing$/)]);
});
