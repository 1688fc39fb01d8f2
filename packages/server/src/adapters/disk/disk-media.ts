/**
 * Kept media as files: a folder a job, beside the videos. Without a root they are in a temporary folder, which is made
 * when it is first needed and removed at the end.
 */
import { access, mkdir, open, readdir, readFile, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel } from '../../in-parallel';
import { isKeptName, type KeptMedia } from '../../ports/kept-media';
import { removeTree } from '../../remove-tree';
import { renameWhenFree } from '../../rename-when-free';
import { FILE_MODE, FOLDER_MODE } from '../private-files/private-files';
import { flushFolder, flushOpen } from './flush';
import { makeTemporaryFolder } from './temporary-folder';

const FOLDER = 'media';
/** In a folder that processes share, files that are younger may be of a request that another process is about to accept. */
const SETTLED_MS = 60 * 60 * 1000;
const LOOKS_AT_ONCE = 16;
const isJobId = (name: string): boolean => /^[\w-]+$/.test(name);

let written = 0;

/** Writes a file that is on the disk when this resolves. It appears whole: another process may read it under its name. */
const writeFlushed = async (path: string, bytes: Uint8Array, flushes: boolean): Promise<void> => {
  written += 1;
  const beside = `${path}.${process.pid}-${written}.part`;
  const file = await open(beside, 'w', FILE_MODE);
  try {
    await file.writeFile(bytes);
    if (flushes) await flushOpen(file);
  } finally {
    await file.close();
  }
  await renameWhenFree(beside, path);
};

/** Mostly there is none, which an attempt to remove an empty one tells in a single call. */
const removeFolder = async (path: string): Promise<void> => {
  try {
    await rmdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') await removeTree(path);
  }
};

/** `shared`: other processes keep and remove files there, too, so that what is there has to be asked for each time. */
export const createDiskMedia = (root?: string, { shared = false } = {}): KeptMedia => {
  const flushes = root !== undefined;
  let base: Promise<string> | undefined;
  let known: Promise<Set<string>> | undefined;

  const folder = (): Promise<string> =>
    (base ??= (root === undefined ? makeTemporaryFolder() : Promise.resolve(join(root, FOLDER))).catch(
      (error: unknown) => {
        base = undefined;
        throw error;
      },
    ));
  /** The jobs that have a folder. Most have none, and asking the disk about each would cost every render. */
  const look = async (): Promise<Set<string>> => {
    const names = root === undefined ? [] : await readdir(join(root, FOLDER)).catch(() => []);
    return new Set(names.filter(isJobId));
  };
  const jobs = (): Promise<Set<string>> => (shared ? look() : (known ??= look()));
  const isSettled = async (jobId: string): Promise<boolean> => {
    if (!shared) return true;
    const found = await stat(await folderOf(jobId)).catch(() => undefined);
    return found !== undefined && Date.now() - found.mtimeMs > SETTLED_MS;
  };
  const folderOf = async (jobId: string): Promise<string> => {
    if (!isJobId(jobId)) throw new Error(`${JSON.stringify(jobId)} is no id of a job.`);
    return join(await folder(), jobId);
  };
  const pathOf = async (jobId: string, name: string): Promise<string | undefined> =>
    isKeptName(name) && isJobId(jobId) && (shared || (await jobs()).has(jobId))
      ? join(await folderOf(jobId), name)
      : undefined;

  return {
    keep: async (jobId, files) => {
      const path = await folderOf(jobId);
      if (!shared) (await jobs()).add(jobId);
      await mkdir(path, { recursive: true, mode: FOLDER_MODE });
      for (const [name, bytes] of files) {
        if (!isKeptName(name)) throw new Error(`${JSON.stringify(name)} is no name of kept media.`);
        await writeFlushed(join(path, name), bytes, flushes);
      }
      if (!flushes) return;
      for (const changed of [path, dirname(path), dirname(dirname(path))]) await flushFolder(changed);
    },
    find: async (jobId, name) => {
      const path = await pathOf(jobId, name);
      return path === undefined
        ? undefined
        : access(path).then(
            () => path,
            () => undefined,
          );
    },
    read: async (jobId, name) => {
      const path = await pathOf(jobId, name);
      return path === undefined ? undefined : readFile(path).catch(() => undefined);
    },
    remove: async (jobId) => {
      if (!shared && !(await jobs()).has(jobId)) return;
      await removeFolder(await folderOf(jobId));
      if (!shared) (await jobs()).delete(jobId);
    },
    jobs: async () => {
      const all = [...(await jobs())];
      const settled = await inParallel(all, LOOKS_AT_ONCE, isSettled);
      return all.filter((_, index) => settled[index]);
    },
    close: async () => {
      if (root === undefined && base !== undefined) await removeTree(await base);
    },
  };
};
