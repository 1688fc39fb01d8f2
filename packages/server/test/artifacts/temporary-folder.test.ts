import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import { createDiskMedia } from '../../src/adapters/disk/disk-media';
import { temporaryFolderProblem } from '../../src/adapters/disk/temporary-folder';

const NAME = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';

it('says that there is no folder for temporary files, and uses it as soon as it is there', async () => {
  const good = mkdtempSync(join(tmpdir(), 'vid-temporary-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(good, { recursive: true, force: true });
  });
  const missing = join(good, 'missing');
  vi.stubEnv(NAME, missing);
  const message = `The folder for temporary files, ${missing}, can't be used (ENOENT)`;
  expect(temporaryFolderProblem()).toContain(message);
  const artifacts = createDiskArtifacts();
  const media = createDiskMedia();
  const file = new Map([['a'.repeat(64), new Uint8Array(1)]]);
  await expect(artifacts.begin('job_1', 1)).rejects.toMatchObject({
    name: 'RenderFailure',
    message: expect.stringContaining(message) as string,
  });
  await expect(media.keep('job_1', file)).rejects.toThrow(message);

  vi.stubEnv(NAME, good);
  expect(temporaryFolderProblem()).toBeUndefined();
  expect((await artifacts.begin('job_1', 1)).workDir).toContain(good);
  await expect(media.keep('job_1', file)).resolves.toBeUndefined();
});
