/**
 * Gives a part the name that it was written for. What is mounted there by itself, such as the one file of a container that its
 * host keeps, can't be replaced: its content is written over, and comes back where that fails.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renameWhenFree } from '../rename-when-free';
import { partName } from './part-name';

/** What the system says of a name that is a mount. Windows says one of them of a file that somebody has open. */
const isMount = (error: unknown): boolean =>
  process.platform !== 'win32' && ['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '');

const writeOver = (part: string, path: string): void => {
  const kept = join(dirname(path), partName());
  try {
    copyFileSync(path, kept);
    try {
      copyFileSync(part, path);
    } catch (error) {
      copyFileSync(kept, path);
      throw error;
    }
  } finally {
    rmSync(kept, { force: true });
  }
};

export const putInPlace = (part: string, path: string, rename: typeof renameWhenFree = renameWhenFree): void => {
  try {
    rename(part, path);
  } catch (error) {
    if (!isMount(error)) throw error;
    writeOver(part, path);
  }
};
