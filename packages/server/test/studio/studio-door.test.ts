/** Who gets the page, and what comes with it. */
import { expect, test } from 'vitest';
import type { StudioFiles } from '../../src/ports/studio-files';
import { readFlags } from '../../src/server-flags';
import type * as Shapes from '../../src/studio/data/shapes';
import { createWorld, TINY_PLAN, type World } from '../support/world';

const studioFiles: StudioFiles = {
  read: async (name) =>
    name === 'index.html'
      ? { type: 'text/html; charset=utf-8', text: '<!doctype html>' }
      : name === 'studio-1.js'
        ? { type: 'text/javascript; charset=utf-8', text: 'render()' }
        : undefined,
};
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const ask = async (world: World, path: string, headers: Readonly<Record<string, string>> = PAGE, method = 'GET') => {
  const answer = await world.server.fetch(`http://vid.test${path}`, { method, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('a browser gets the page, and everybody else what was there before', async () => {
  const world = await createWorld({}, { studioFiles });
  const page = await ask(world, '/');
  expect([page.status, page.text]).toEqual([200, '<!doctype html>']);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|data:|http/);
  expect((await ask(world, '/', PAGE, 'HEAD')).text).toBe('');
  for (const accept of ['application/json', '*/*', 'text/plain'])
    expect((await ask(world, '/', { accept })).text).toBe('{"error":"There is nothing at GET /."}');
  expect((await ask(world, '/', PAGE, 'POST')).status).toBe(404);
  expect((await ask(world, '/v1/me')).status).toBe(401);
});

test('files are kept by browsers for as long as they are called the same', async () => {
  const world = await createWorld({}, { studioFiles });
  const { status, headers, text } = await ask(world, '/_studio/studio-1.js', {});
  expect([status, text]).toEqual([200, 'render()']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of ['/_studio/', '/_studio/studio-2.js', '/_studio/..%2fpackage.json', '/_studio/videos/none.mp4'])
    expect((await ask(world, path)).status).toBe(404);
  expect((await ask(world, '/_studio/studio-1.js', {}, 'DELETE')).status).toBe(405);
});

test('what is looked at is neither logged nor made to fail', async () => {
  const world = await createWorld({}, { studioFiles });
  const { job_id: id } = await world.accepted();
  await world.server.settled();
  const { video_url: url } = (await world.get(`/v1/job/${id}`)).body;
  await world.server.admin.addFault({ effect: { status: 500 } });
  const before = (await world.server.admin.requests()).requests.length;
  const video = await ask(world, `/_studio${new URL(url).pathname}`, { range: 'bytes=0-9' });
  expect([video.status, video.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  // This renderer draws nothing that could stand for the video.
  const poster = new URL(url).pathname.replace('/videos/', '/posters/').replace('.mp4', '.jpg');
  expect((await ask(world, `/_studio${poster}`)).status).toBe(204);
  expect((await ask(world, '/_studio/posters/none.jpg')).status).toBe(404);
  expect((await ask(world, '/')).status).toBe(200);
  expect((await world.server.admin.requests()).requests.length).toBe(before);
});

test('nobody gets it from a server that was started without it', async () => {
  const asked = readFlags(['--memory', '--no-studio']);
  expect(asked === 'help' ? undefined : asked.options.studio).toBe(false);
  for (const options of [{ studio: false }, { config: { studio: false } }]) {
    const world = await createWorld(options, { studioFiles });
    expect((await ask(world, '/')).text).toBe('{"error":"There is nothing at GET /."}');
    expect((await ask(world, '/_studio/studio-1.js')).status).toBe(404);
  }
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a name that leads here', { host: 'evil.example' }],
])('not for %s', async (_, headers) => {
  const world = await createWorld({}, { studioFiles });
  const { status, text } = await ask(world, '/', { ...PAGE, ...headers });
  expect([status, text]).toEqual([403, expect.stringContaining('admin API')]);
});

test('with a token to be asked for, any address of it gives the page, and nothing but the page', async () => {
  const world = await createWorld({ adminToken: 's3cret-token' }, { studioFiles });
  const elsewhere = { ...PAGE, host: 'videos.example.com' };
  expect((await ask(world, '/', elsewhere)).status).toBe(200);
  expect((await ask(world, '/_admin/jobs', elsewhere)).status).toBe(403);
  expect((await ask(world, '/', { ...elsewhere, origin: 'https://evil.example' })).status).toBe(403);
});

test('what the page takes for the shape of an answer is one', async () => {
  const world = await createWorld({}, { studioFiles });
  const { admin } = world.server;
  const userId = await world.userId();
  await world.hook('video.completed');
  await world.accepted();
  await world.server.settled();
  // The compiler compares: each list must be of what the page reads.
  const jobs: readonly Shapes.Job[] = (await admin.listJobs()).jobs;
  const accounts: readonly Shapes.Account[] = (await admin.listAccounts()).accounts;
  const entries: readonly Shapes.LedgerEntry[] = (await admin.ledger(userId)).entries;
  const usage: readonly Shapes.Usage[] = (await admin.usage(userId)).usage;
  const hooks: readonly Shapes.Hook[] = (await admin.listHooks()).hooks;
  const deliveries: readonly Shapes.Delivery[] = (await admin.listDeliveries()).deliveries;
  const requests: readonly Shapes.LoggedRequest[] = (await admin.requests()).requests;
  const delivery: Shapes.TriedDelivery = (await admin.delivery(deliveries[0]?.delivery_id ?? '')).delivery;
  const kept: Shapes.KeptJob = await admin.jobPlan(jobs[0]?.job_id ?? '');
  const planning: Shapes.Planning = await admin.planRender(userId, TINY_PLAN);
  const clock: Shapes.Clock = admin.clock();
  const lists = [
    jobs,
    accounts,
    entries,
    usage,
    hooks,
    deliveries,
    requests,
    delivery.attempts,
    kept.plan?.scenes ?? [],
  ];
  expect(lists.map((list) => list.length > 0)).toEqual(lists.map(() => true));
  expect([planning.plan?.credits, clock.frozen]).toEqual([3, true]);
});
