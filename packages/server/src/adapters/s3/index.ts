/** Videos and kept media in S3, for several machines. Loaded only where it is asked for: the SDK takes its time. */
import { type Artifacts, ArtifactsFailure } from '../../ports/artifacts';
import type { KeptMedia } from '../../ports/kept-media';
import type { Log } from '../../ports/log';
import { endAbandonedUploads } from './abandoned-uploads';
import { answeredSoon } from './answered-soon';
import { type Bucket, type BucketOptions, openBucket } from './bucket';
import { createS3Artifacts } from './s3-artifacts';
import { createS3Media } from './s3-media';

/** So long a start waits for the first answer: a place that takes a connection and says nothing may be there later. */
const PATIENCE_MS = 5_000;

/** Neither S3 nor what gives credentials may hold it for longer than that. */
const firstLook = ({ place, check }: Bucket, ms: number): Promise<void> =>
  answeredSoon({ place, asked: 'Looking into the bucket', ms }, check);

/**
 * Opens a place in S3. What doesn't pass by itself, such as a bucket that isn't there, is told at once; what does, or says
 * nothing, is left to `check()`, so that a start outlives it.
 *
 * @throws {ArtifactsFailure} the place can't be used until somebody does something
 */
export const openS3 = async (
  options: BucketOptions & { readonly log: Log; readonly patienceMs?: number },
): Promise<{ readonly artifacts: Artifacts; readonly media: KeptMedia }> => {
  const { log, patienceMs = PATIENCE_MS } = options;
  const bucket = openBucket(options);
  try {
    await firstLook(bucket, patienceMs);
  } catch (error) {
    if (!(error instanceof ArtifactsFailure) || !error.passes) {
      bucket.close();
      throw error;
    }
    log.write('warn', 'artifacts-not-there-yet', { error: error.message });
  }
  // Nobody waits for it.
  void endAbandonedUploads(bucket, Date.now()).then(
    (ended) => ended > 0 && log.write('info', 'uploads-ended', { ended, why: 'a process died while it uploaded them' }),
    (error: unknown) => log.write('warn', 'uploads-not-ended', { error: (error as Error).message }),
  );
  return { artifacts: createS3Artifacts({ bucket, log }), media: createS3Media({ bucket }) };
};
