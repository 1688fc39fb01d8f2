/** Planning from a brief fails: the credits of planning are back, and a plan of one's own takes its place. */
import { PlanFailedError, VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { expect, test } from 'vitest';

test('a planning failure costs nothing', async () => {
  await using server = await createServer();
  const vid = new VidClient({
    apiKey: 'emp_local_dev',
    baseUrl: 'http://vid.test',
    transport: { fetch: (request) => server.fetch(request) },
  });
  const refused: unknown = await vid.renders
    .create({ brief: 'An ad for a bakery [mock:plan_failed]' })
    .catch((reason: unknown) => reason);
  if (!PlanFailedError.is(refused)) throw refused;
  expect(refused).toMatchObject({ status: 502, charged: 'no' });

  const { user_id, credits_remaining } = await vid.account.retrieve();
  expect(credits_remaining).toBe(1000);
  const { entries } = await server.admin.ledger(user_id);
  expect(entries.map(({ kind }) => kind)).toEqual(['grant', 'planning', 'refund']);

  const { job_id } = await vid.renders.create({ scene_plan: [{ type: 'motion', prompt: 'Fresh bread', duration: 3 }] });
  await server.settled();
  expect((await vid.jobs.retrieve(job_id)).status).toBe('succeeded');
});
