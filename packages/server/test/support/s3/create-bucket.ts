import { openBucket } from '../../../src/adapters/s3/bucket';
import type { TestS3 } from './start-s3';

/** The smallest that there is. */
export const PART_BYTES = 5 * 1024 * 1024;

/** The place that tests keep things in: a prefix beside which there may be others. */
export const createBucket = ({ endpoint, bucket }: Pick<TestS3, 'endpoint' | 'bucket'>, prefix = 'staging/') =>
  openBucket({ place: { bucket, prefix }, endpoint, pathStyle: true, partBytes: PART_BYTES });
