/** Eight tests side by side, each in a world of its own: a copy of one that was set up once. */
import { VidClient } from '@vid/sdk';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let prepared: VidServer;
beforeAll(async () => {
  prepared = await createServer({ config: { accounts: [{ api_key: 'emp_local_shop', credits: 50 }] } });
});
afterAll(() => prepared.close());

describe.concurrent('eight shops', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('shop %i spends its own credits', async (seconds) => {
    await using server = await prepared.fork();
    const vid = new VidClient({
      apiKey: 'emp_local_shop',
      baseUrl: 'http://vid.test',
      transport: { fetch: (request) => server.fetch(request) },
    });
    const render = await vid.renders.create({
      scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 2 + seconds }],
    });
    await server.settled();
    expect((await vid.jobs.retrieve(render.job_id)).status).toBe('succeeded');
    expect((await vid.account.retrieve()).credits_remaining).toBe(50 - render.credits_used);
    expect((await server.admin.listJobs()).jobs).toHaveLength(1);
  });
});
