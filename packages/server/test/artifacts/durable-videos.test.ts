/** A video is on the disk before its job can be called finished: its bytes first, then its name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';

const steps = vi.hoisted((): string[] => []);
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  return {
    ...real,
    open: async (path: string, flags: string) => {
      const file = await real.open(path, flags);
      const sync = file.sync.bind(file);
      file.sync = async () => {
        await sync();
        steps.push(`flush ${path}`);
      };
      return file;
    },
    rename: async (from: string, to: string) => {
      await real.rename(from, to);
      steps.push(`rename ${from}`);
    },
  };
});

const folder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'vid-durable-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  steps.length = 0;
  return root;
};

test('a video that comes with a snapshot is flushed before it gets its name', async () => {
  const root = folder();
  await createDiskArtifacts(root).write('job_1', new Uint8Array([1]));
  const part = join(root, 'videos', 'job_1.mp4.part');
  expect(steps).toEqual([`flush ${part}`, `rename ${part}`]);
});

test('keeping a video flushes it, renames it, and flushes the folder', async () => {
  const root = folder();
  const artifacts = createDiskArtifacts(root);
  const scratch = await artifacts.begin('job_1', 1);
  writeFileSync(scratch.outputPath, 'video');
  await artifacts.keep(scratch);
  const names = process.platform === 'win32' ? [] : [`flush ${join(root, 'videos')}`];
  expect(steps).toEqual([`flush ${scratch.outputPath}`, `rename ${scratch.outputPath}`, ...names]);
});

test('videos that are kept together share the flush of their folder, which begins after each has its name', async () => {
  const root = folder();
  const artifacts = createDiskArtifacts(root);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const scratches = await Promise.all(names.map((name) => artifacts.begin(`job_${name}`, 1)));
  for (const { outputPath } of scratches) writeFileSync(outputPath, 'video');
  await Promise.all(
    scratches.map(async (scratch) => {
      await artifacts.keep(scratch);
      steps.push(`kept ${scratch.outputPath}`);
    }),
  );
  if (process.platform === 'win32') return;
  const flushes = steps.flatMap((step, at) => (step === `flush ${join(root, 'videos')}` ? [at] : []));
  expect(flushes.length).toBeLessThan(names.length);
  for (const { outputPath } of scratches) {
    const kept = steps.indexOf(`kept ${outputPath}`);
    expect(flushes.some((at) => at > steps.indexOf(`rename ${outputPath}`) && at < kept)).toBe(true);
  }
});

test('what is no name of a video is never a path', async () => {
  const artifacts = createDiskArtifacts();
  onTestFinished(() => artifacts.close());
  expect(await artifacts.size('../../outside')).toBeUndefined();
  await expect(artifacts.read('../outside')).rejects.toThrow('is no name of a video');
  await expect(artifacts.write('a/b', new Uint8Array())).rejects.toThrow('is no name of a video');
});
