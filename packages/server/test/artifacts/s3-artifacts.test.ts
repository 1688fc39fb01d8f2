import { createS3Artifacts } from '../../src/adapters/s3/s3-artifacts';
import { createMemoryLog } from '../support/memory-log';
import { createBucket } from '../support/s3/create-bucket';
import { useS3 } from '../support/s3/use-s3';
import { artifactsSuite } from './suite';

artifactsSuite('in S3', async () => {
  const s3 = await useS3();
  const open = () => createS3Artifacts({ bucket: createBucket(s3), log: createMemoryLog().log });
  return { artifacts: open(), again: async () => open() };
});
