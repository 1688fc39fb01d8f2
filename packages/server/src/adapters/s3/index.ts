/** Videos and kept media in S3, for several machines. Loaded only where it is asked for: the SDK takes its time. */
import { type Artifacts, ArtifactsFailure } from '../../ports/artifacts';
import type { KeptMedia } from '../../ports/kept-media';
import type { Log } from '../../ports/log';
import { endAbandonedUploads } from './abandoned-uploads';
import { type BucketOptions, openBucket } from './bucket';
import { createS3Artifacts } from './s3-artifacts';
import { createS3Media } from './s3-media';

/**
 * Opens a place in S3. What doesn't pass by itself, such as a bucket that isn't there, is told at once; what does is left to
 * `check()`, so that a start outlives it.
 *
 * @throws {ArtifactsFailure} the place can't be used until somebody does something
 */
export const openS3 = async (
  options: BucketOptions & { readonly log: Log },
): Promise<{ readonly artifacts: Artifacts; readonly media: KeptMedia }> => {
  const { log } = options;
  const bucket = openBucket(options);
  try {
    await bucket.check();
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
