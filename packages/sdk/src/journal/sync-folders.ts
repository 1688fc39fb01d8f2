import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { flushFile } from '../disk/flush-file';

/** What systems say that open or flush no folders. */
const UNABLE: readonly unknown[] = ['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM'];

const syncFolder = async (path: string): Promise<void> => {
  try {
    const folder = await open(path, 'r');
    await flushFile(folder).finally(() => folder.close());
  } catch (error) {
    if (!UNABLE.includes((error as NodeJS.ErrnoException).code)) throw error;
  }
};

/**
 * Flushes the folder of a new file, and the folders above it up to that of `firstMade`, the first one that was made for
 * it: only then does a power cut not take the name away. Where folders can't be flushed, as on Windows, nothing is done.
 */
export const syncFolders = async (path: string, firstMade: string | undefined): Promise<void> => {
  const last = dirname(resolve(firstMade ?? path));
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === last || folder === dirname(folder)) return;
  }
};
