/** A place of videos is for one state: another one that names it removes nothing there, whatever names its videos have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import { createS3Artifacts } from '../../src/adapters/s3/s3-artifacts';
import type { Artifacts } from '../../src/ports/artifacts';
import { createOwnedPlace } from '../../src/services/owned-place';
import { createRemoveLeft } from '../../src/services/remove-left';
import { createMemoryLog } from '../support/memory-log';
import { createParts } from '../support/parts';
import { createBucket } from '../support/s3/create-bucket';
import { useS3 } from '../support/s3/use-s3';
import { createTemporaryFolder } from '../support/temporary';

const inBucket = async (): Promise<Artifacts> => {
  const s3 = await useS3();
  const artifacts = createS3Artifacts({ bucket: createBucket(s3), log: createMemoryLog().log });
  onTestFinished(() => artifacts.close());
  return artifacts;
};
const inFolder = async (): Promise<Artifacts> => createDiskArtifacts(createTemporaryFolder(), { shared: true });

describe.each([
  ['a bucket', inBucket],
  ['a shared folder', inFolder],
])('%s', (_, open) => {
  test('is for the first state that asks', async () => {
    const { owner } = await open();
    expect([await owner?.('one'), await owner?.('another'), await owner?.('one')]).toEqual(['one', 'one', 'one']);
  });

  test('keeps what another state leaves there, and says whose it is once', async () => {
    const artifacts = await open();
    const { store } = await createParts();
    const { lines, log } = createMemoryLog();
    await artifacts.write('job_1-1-abc', new Uint8Array(3));
    await store.noteLeft(['job_1-1-abc']);
    await artifacts.owner?.('the team');
    const ownedPlace = createOwnedPlace({ artifacts, state: 'its copy', log });
    const clear = createRemoveLeft({ store, artifacts, ownedPlace });
    await clear();
    await clear();
    expect([await artifacts.names(), await store.leftVideos({ limit: 9 })]).toEqual([['job_1-1-abc'], ['job_1-1-abc']]);
    expect(lines).toEqual([
      ['warn', 'videos-of-another-state', expect.objectContaining({ owner: 'the team', state: 'its copy' })],
    ]);
    expect(await ownedPlace()).toContain('the team');
    await createRemoveLeft({ store, artifacts, ownedPlace: createOwnedPlace({ artifacts, state: 'the team', log }) })();
    expect(await artifacts.names()).toEqual([]);
  });
});

test('a data folder, which is of one state alone, has no mark', async () => {
  const root = createTemporaryFolder();
  const artifacts = createDiskArtifacts(root);
  expect(await createOwnedPlace({ artifacts, state: 'any', log: createMemoryLog().log })()).toBeUndefined();
  await createDiskArtifacts(root, { shared: true }).owner?.('mine');
  expect([existsSync(join(root, 'vid-state')), readFileSync(join(root, 'vid-state'), 'utf8')]).toEqual([true, 'mine']);
});
