/** Where videos and kept media are: with the data, in a folder that processes share, or in S3. */
import { createDiskArtifacts } from '../adapters/disk/disk-artifacts';
import { createDiskMedia } from '../adapters/disk/disk-media';
import type { Settled } from '../options';
import type { Artifacts } from '../ports/artifacts';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';

export const openFiles = async (
  { artifacts, dataDir }: Pick<Settled, 'artifacts' | 'dataDir'>,
  log: Log,
): Promise<{ readonly artifacts: Artifacts; readonly media: KeptMedia }> => {
  if (artifacts === undefined) return { artifacts: createDiskArtifacts(dataDir), media: createDiskMedia(dataDir) };
  if (artifacts.kind === 'folder') {
    const shared = { shared: true };
    return { artifacts: createDiskArtifacts(artifacts.path, shared), media: createDiskMedia(artifacts.path, shared) };
  }
  const { openS3 } = await import('../adapters/s3');
  return openS3({ ...artifacts, log });
};
