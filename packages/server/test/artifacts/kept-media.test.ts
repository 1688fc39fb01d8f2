/** Files that requests brought: on the disk before anything counts on them, their owner's alone, and gone with their job. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDiskMedia } from '../../src/adapters/disk/disk-media';

const flushed = vi.hoisted((): string[] => []);
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  return {
    ...real,
    open: async (path: string, flags: string, mode?: number) => {
      const file = await real.open(path, flags, mode);
      const sync = file.sync.bind(file);
      file.sync = async () => {
        await sync();
        flushed.push(path);
      };
      return file;
    },
  };
});

const onWindows = process.platform === 'win32';
const BYTES = new Uint8Array([1, 2, 3]);
const NAME = createHash('sha256').update(BYTES).digest('hex');
const FILES = new Map([[NAME, BYTES]]);

const newRoot = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'vid-kept-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
};

test('are flushed with their names before they are kept', async () => {
  const root = newRoot();
  flushed.splice(0);
  await createDiskMedia(root).keep('job_1', FILES);
  const folder = join(root, 'media', 'job_1');
  const names = flushed.map((path) => path.replace(/\.\d+-\d+\.part$/, ''));
  expect(names).toEqual([join(folder, NAME), ...(onWindows ? [] : [folder, join(root, 'media'), root])]);
  expect(readdirSync(folder)).toEqual([NAME]);
  if (onWindows) return;
  for (const path of [dirname(folder), folder]) expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, NAME)).mode & 0o777).toBe(0o600);
});

test('are found by the next process, and removed with their job', async () => {
  const root = newRoot();
  await createDiskMedia(root).keep('job_1', FILES);
  const media = createDiskMedia(root);
  expect(await media.jobs()).toEqual(['job_1']);
  expect(await media.find('job_1', NAME)).toBe(join(root, 'media', 'job_1', NAME));
  expect(await media.read('job_1', NAME)).toEqual(Buffer.from(BYTES));
  expect(await media.find('job_2', NAME)).toBeUndefined();
  await media.remove('job_2');
  await media.remove('job_1');
  expect([await media.find('job_1', NAME), await media.read('job_1', NAME)]).toEqual([undefined, undefined]);
  expect([await media.jobs(), readdirSync(join(root, 'media'))]).toEqual([[], []]);
  await media.close();
});

test('are in a folder of their own when nothing is to outlive the server', async () => {
  const media = createDiskMedia();
  expect(await media.jobs()).toEqual([]);
  await media.keep('job_1', FILES);
  const path = (await media.find('job_1', NAME)) ?? '';
  expect(existsSync(path)).toBe(true);
  await media.close();
  expect(existsSync(dirname(dirname(path)))).toBe(false);
});

test('have names that are never paths', async () => {
  const media = createDiskMedia(newRoot());
  await media.keep('job_1', FILES);
  expect(await media.find('job_1', '../job_1')).toBeUndefined();
  expect(await media.read('job_1', `../job_1/${NAME}`)).toBeUndefined();
  await expect(media.keep('job_1', new Map([['../x', BYTES]]))).rejects.toThrow('is no name of kept media');
  await expect(media.keep('../x', FILES)).rejects.toThrow('is no id of a job');
});
