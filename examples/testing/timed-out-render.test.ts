/** A render hangs until its hour is over: the job has failed, and its credits are back. */
import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { expect, test } from 'vitest';

test('a job that times out is paid back', async () => {
  await using server = await createServer();
  const vid = new VidClient({
    apiKey: 'emp_local_dev',
    baseUrl: 'http://vid.test',
    transport: { fetch: (request) => server.fetch(request) },
  });
  const { job_id, credits_used } = await vid.renders.create({
    scene_plan: [{ type: 'motion', prompt: 'Hello [mock:render_timeout]', duration: 3 }],
  });
  expect((await vid.account.retrieve()).credits_remaining).toBe(1000 - credits_used);

  await server.admin.setClock({ advance_seconds: 3600 });

  const job = await vid.jobs.retrieve(job_id);
  expect(job).toMatchObject({
    status: 'failed',
    video_url: null,
    error: expect.stringContaining('limit of 60 minutes'),
  });
  const { user_id, credits_remaining } = await vid.account.retrieve();
  expect(credits_remaining).toBe(1000);
  const { entries } = await server.admin.ledger(user_id);
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['grant', 1000],
    ['render', -credits_used],
    ['refund', credits_used],
  ]);
});
