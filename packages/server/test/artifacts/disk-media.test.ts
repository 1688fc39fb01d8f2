import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskMedia } from '../../src/adapters/disk/disk-media';
import { mediaSuite } from './media-suite';

const newRoot = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'vid-media-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
};
const shared = { shared: true };

mediaSuite('in memory', async () => {
  const media = createDiskMedia();
  return { media, again: async () => media };
});

mediaSuite('in a folder that processes share', async () => {
  const root = newRoot();
  return { media: createDiskMedia(root, shared), again: async () => createDiskMedia(root, shared) };
});

it('in a shared folder of requests that another process is about to accept look like no orphans', async () => {
  const root = newRoot();
  const media = createDiskMedia(root, shared);
  for (const job of ['job_old', 'job_new']) await media.keep(job, new Map([['a'.repeat(64), new Uint8Array(1)]]));
  const before = new Date(Date.now() - 61 * 60 * 1000);
  utimesSync(join(root, 'media', 'job_old'), before, before);
  expect(await media.jobs()).toEqual(['job_old']);
});
