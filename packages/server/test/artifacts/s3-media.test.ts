import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createS3Media } from '../../src/adapters/s3/s3-media';
import { createBucket } from '../support/s3/create-bucket';
import { useS3 } from '../support/s3/use-s3';
import { mediaSuite } from './media-suite';

const HOUR = 60 * 60 * 1000;
const NAME = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';

mediaSuite('in S3', async () => {
  const s3 = await useS3();
  const open = () => createS3Media({ bucket: createBucket(s3) });
  return { media: open(), again: async () => open() };
});

const world = async () => {
  const s3 = await useS3();
  let now = Date.now();
  const media = createS3Media({ bucket: createBucket(s3), now: () => now });
  onTestFinished(() => media.close());
  return { s3, media, later: (ms: number) => void (now += ms) };
};

it('of requests that another process is about to accept look like no orphans', async () => {
  const { s3, media, later } = await world();
  s3.put(`staging/media/job_old/${NAME}`, Buffer.from('a'), '', Date.now() - 2 * HOUR);
  await media.keep('job_new', new Map([[NAME, Buffer.from('a')]]));
  expect(await media.jobs()).toEqual(['job_old']);
  later(2 * HOUR);
  expect(await media.jobs()).toEqual(['job_new', 'job_old']);
});

it('that were brought here go, even when another process ends their job', async () => {
  const { media, later } = await world();
  for (const job of ['job_1', 'job_2']) await media.keep(job, new Map([[NAME, Buffer.from('a')]]));
  const path = (await media.find('job_1', NAME)) ?? '';
  expect(existsSync(path)).toBe(true);
  later(3 * HOUR);
  await media.find('job_2', NAME);
  expect(existsSync(path)).toBe(false);
  await media.close();
  expect(existsSync(dirname(dirname(path)))).toBe(false);
});

it('that are not what they are named for are none', async () => {
  const { s3, media } = await world();
  s3.put(`staging/media/job_1/${NAME}`, Buffer.from('something else'), '');
  expect([await media.find('job_1', NAME), await media.read('job_1', NAME)]).toEqual([undefined, undefined]);
});
