import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import { artifactsSuite, keepVideo } from './suite';

const newRoot = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'vid-videos-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
};

artifactsSuite('in a folder', async () => {
  const root = newRoot();
  return { artifacts: createDiskArtifacts(root), again: async () => createDiskArtifacts(root) };
});

artifactsSuite('in memory', async () => {
  const artifacts = createDiskArtifacts();
  return { artifacts, again: async () => artifacts };
});

artifactsSuite('in a folder that processes share', async () => {
  const root = newRoot();
  const options = { shared: true };
  return { artifacts: createDiskArtifacts(root, options), again: async () => createDiskArtifacts(root, options) };
});

it('in a shared folder leave the work of other processes alone, and nothing of their own', async () => {
  const root = newRoot();
  const [mine, other] = [createDiskArtifacts(root, { shared: true }), createDiskArtifacts(root, { shared: true })];
  const scratch = await mine.begin('job_1', 1);
  await keepVideo(other, 'job_2', 1, 'another');
  await keepVideo(mine, 'job_1', 2, 'video');
  expect(readdirSync(join(scratch.workDir, '..'))).toEqual(['work']);
  await mine.close();
  await other.close();
  expect(readdirSync(join(root, 'scratch'))).toEqual([]);
});
