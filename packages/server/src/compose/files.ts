/** Where videos and kept media are: with the data, in a folder that processes share, or in S3. */
import { createDiskArtifacts } from '../adapters/disk/disk-artifacts';
import { createDiskMedia } from '../adapters/disk/disk-media';
import type { Settled } from '../options';
import type { Artifacts } from '../ports/artifacts';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { Meter } from '../ports/meter';

export const openFiles = async (
  { artifacts, dataDir, database }: Pick<Settled, 'artifacts' | 'dataDir' | 'database'>,
  watched: { readonly log: Log; readonly meter: Meter },
): Promise<{ readonly artifacts: Artifacts; readonly media: KeptMedia }> => {
  if (artifacts?.kind !== 's3') {
    const folder = artifacts?.path ?? dataDir;
    // Whoever shares the state shares the folder as well.
    const among = { shared: folder !== undefined && (artifacts !== undefined || database !== undefined) };
    return { artifacts: createDiskArtifacts(folder, among), media: createDiskMedia(folder, among) };
  }
  const { openS3 } = await import('../adapters/s3');
  return openS3({ ...artifacts, ...watched });
};
