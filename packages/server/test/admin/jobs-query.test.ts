/** Renders as they are listed: with true totals, and older ones on demand. */
import { expect, test } from 'vitest';
import { createWorld, TINY_PLAN } from '../support/world';

test('renders are found by status, by account, by words, and page by page', async () => {
  const world = await createWorld();
  for (const title of ['First of all', 'Second 100%', 'Third'])
    await world.accepted({ ...TINY_PLAN, title }, { headers: { 'idempotency-key': title } });
  const ask = async (query: string) => {
    const { body } = await world.get(`/_admin/jobs?${query}`);
    const {
      jobs,
      total,
      by_status: counts,
    } = body as unknown as Awaited<ReturnType<typeof world.server.admin.listJobs>>;
    return [jobs.map(({ title }) => title).join(), total, Object.values(counts).reduce((sum, count) => sum + count, 0)];
  };
  expect(await ask('limit=1&offset=1')).toEqual(['Second 100%', 3, 3]);
  expect(await ask('search=FIRST')).toEqual(['First of all', 1, 1]);
  expect(await ask('search=0%25')).toEqual(['Second 100%', 1, 1]);
  expect(await ask('search=_')).toEqual(['Third,Second 100%,First of all', 3, 3]);
  expect(await ask('status=cancelled')).toEqual(['', 0, 3]);
  expect(await ask('user_id=none')).toEqual(['', 0, 0]);
  expect((await world.get('/_admin/jobs?status=lost')).status).toBe(400);
  expect((await world.get('/_admin/jobs?limit=501')).status).toBe(400);
});
