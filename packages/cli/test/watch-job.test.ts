import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { expect, onTestFinished, test } from 'vitest';
import type { Session } from '../src/session';
import { watchJob } from '../src/watch-job';

const KEY = 'emp_local_dev';
const AN_HOUR = 3_600_000;

/** A session that shows nothing. */
const silent = { io: { interactive: false, note: () => undefined }, timeoutMs: undefined } as unknown as Session;

test('a job whose end is told is looked at then, however long the next look is away', async () => {
  const server = await createServer();
  onTestFinished(() => server.close());
  const transport = { fetch: (request: Request) => server.fetch(request) };
  const client = new VidClient({ apiKey: KEY, baseUrl: 'http://local.invalid', transport });
  const scene = { type: 'motion' as const, prompt: 'Hello', duration: 3 };
  const { job_id: jobId } = await client.renders.create({ scene_plan: [scene] });
  const job = await watchJob(silent, client, {
    jobId,
    label: 'a job',
    signal: new AbortController().signal,
    polls: { firstPollMs: AN_HOUR, pollIntervalMs: AN_HOUR },
    ended: () => server.settled(),
  });
  expect(job.status).toBe('succeeded');
});
