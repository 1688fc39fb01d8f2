/** The answer to a render is lost on its way: nobody can tell what became of it, and nothing is paid twice. */
import { RenderOutcomeUnknownError, VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { expect, test } from 'vitest';

test('a lost answer leads to no second charge', async () => {
  await using server = await createServer();
  const vid = new VidClient({
    apiKey: 'emp_local_dev',
    baseUrl: 'http://vid.test',
    transport: { fetch: (request) => server.fetch(request) },
    retry: { minDelayMs: 1 },
  });
  // The service takes the render, and the connection ends before it has answered.
  await server.admin.addFault({ match: { path: '/v1/render' }, effect: { drop: 'after' }, times: 1 });

  const request = { scene_plan: [{ type: 'motion' as const, prompt: 'Hello', duration: 3 }] };
  const error: unknown = await vid.renders
    .create(request, { idempotencyKey: 'order-1729' })
    .catch((reason: unknown) => reason);

  // The client has asked again with the same key, and learnt that the first request arrived.
  if (!RenderOutcomeUnknownError.is(error)) throw error;
  expect(error).toMatchObject({ charged: 'unknown', arrived: true, attempts: 2, idempotencyKey: 'order-1729' });
  const { jobs } = await server.admin.listJobs();
  expect(jobs).toHaveLength(1);
  const { user_id, credits_remaining } = await vid.account.retrieve();
  const { entries } = await server.admin.ledger(user_id);
  expect(entries.map(({ kind }) => kind)).toEqual(['grant', 'render']);
  expect(credits_remaining).toBe(1000 - (jobs[0]?.credits_used ?? 0));
});
