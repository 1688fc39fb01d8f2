/** The client downloads a video that the server leads to S3 for, whole, and as the server would have sent it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VidClient } from '@vid/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { useS3 } from '../support/s3/use-s3';
import { createWorld, TINY_PLAN } from '../support/world';

it('follows signed links to the video', async () => {
  const s3 = await useS3();
  const world = await createWorld({
    artifacts: `s3://${s3.bucket}/p`,
    s3Endpoint: s3.endpoint,
    s3PathStyle: true,
    s3Links: 'all',
  });
  const folder = mkdtempSync(join(tmpdir(), 'vid-signed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const fetchAny: typeof fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).startsWith(s3.endpoint)
      ? fetch(input, init)
      : world.server.fetch(input, init);
  const vid = new VidClient({
    apiKey: 'emp_local_dev',
    baseUrl: 'http://127.0.0.1:4600',
    transport: { fetch: fetchAny },
  });
  onTestFinished(() => vid.close());
  const { job } = await vid.renders.createAndWait(TINY_PLAN as never);
  const path = join(folder, 'film.mp4');
  const { bytes } = await vid.jobs.download(job, path);
  const [kept] = [...s3.objects].filter(([key]) => key.endsWith('.mp4')).map(([, object]) => object.bytes);
  expect(bytes).toBe(kept?.length);
  expect(readFileSync(path).equals(kept ?? Buffer.alloc(0))).toBe(true);
  expect(s3.calls.some((call) => call.startsWith('GET p/videos/'))).toBe(true);
});
