/** Uploads in parts that a process left behind when it died: they are seen by nobody, and paid for until somebody ends them. */
import { expect, it, onTestFinished } from 'vitest';
import { openS3 } from '../../src/adapters/s3';
import { endAbandonedUploads } from '../../src/adapters/s3/abandoned-uploads';
import { createBucket } from '../support/s3/create-bucket';
import { refusal } from '../support/s3/operations';
import type { TestS3 } from '../support/s3/start-s3';
import { useS3 } from '../support/s3/use-s3';

const HOUR = 60 * 60 * 1000;

/** Opens the place as a server that starts, until its log has its first line. */
const firstLine = (s3: TestS3) =>
  new Promise<readonly [level: string, event: string, facts: unknown]>((resolve, reject) => {
    const place = { bucket: s3.bucket, prefix: 'staging/' };
    const log = { write: (...line: readonly [string, string, unknown]) => resolve(line) };
    openS3({ place, endpoint: s3.endpoint, pathStyle: true, attempts: 1, log }).then(
      ({ artifacts }) => onTestFinished(() => artifacts.close()),
      reject,
    );
  });

it('are ended page by page, but none that may still be under way or is not its own', async () => {
  const s3 = await useS3();
  s3.state.pageSize = 2;
  const now = Date.now();
  for (const name of ['a', 'a', 'b', 'old']) s3.begin(`staging/videos/${name}.mp4`, '', now - 25 * HOUR);
  s3.begin('staging/videos/new.mp4', '', now - 2 * HOUR);
  s3.begin('production/videos/old.mp4', '', now - 99 * HOUR);
  const bucket = createBucket(s3);
  onTestFinished(() => bucket.close());
  expect(await endAbandonedUploads(bucket, now)).toBe(4);
  expect([...s3.uploads.values()].map(({ key }) => key)).toEqual([
    'staging/videos/new.mp4',
    'production/videos/old.mp4',
  ]);
});

it('are ended by the next that starts', async () => {
  const s3 = await useS3();
  s3.begin('staging/videos/old.mp4', '', Date.now() - 25 * HOUR);
  expect(await firstLine(s3)).toMatchObject(['info', 'uploads-ended', { ended: 1 }]);
  expect(s3.uploads.size).toBe(0);
});

it('keep nobody from starting when they can not be ended, which is told', async () => {
  const s3 = await useS3();
  s3.begin('staging/videos/old.mp4', '', 0);
  s3.state.disturb = ({ method }) => (method === 'DELETE' ? { answer: refusal(403, 'AccessDenied') } : undefined);
  expect(await firstLine(s3)).toMatchObject([
    'warn',
    'uploads-not-ended',
    {
      error: expect.stringMatching(
        /^Ending an unfinished upload of videos\/old\.mp4 in .* failed: access was denied/,
      ) as string,
    },
  ]);
});
