/** A poster whose place is away is told as a video is. */
import { RETRY_AFTER_HEADER } from '@vid/sdk/contract';
import { expect, test } from 'vitest';
import { createServePoster } from '../../src/http/serve-poster';
import { ArtifactsFailure } from '../../src/ports/artifacts';
import { createMemoryLog } from '../support/memory-log';

test('a poster that can not be read at the moment is 503 with when to come again, and the log says why', async () => {
  const { lines, log } = createMemoryLog();
  const serve = createServePoster({
    findVideo: async () => ({ kind: 'found', job: {} as never, name: 'job_1', bytes: 1 }),
    artifacts: { readBeside: () => Promise.reject(new ArtifactsFailure('S3 says nothing.', true)) },
    log,
  });
  expect(await serve('token.jpg')).toMatchObject({ status: 503, headers: { [RETRY_AFTER_HEADER]: '5' } });
  expect(lines).toEqual([['error', 'video-not-read', { error: 'S3 says nothing.' }]]);
});
