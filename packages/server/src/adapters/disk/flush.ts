/** Waits until something is on the disk, so that it outlives a loss of power. */
import { fsync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';

const syncByNumber = promisify(fsync);

/**
 * Flushes what is open. Yarn without node_modules puts file handles of its own in the place of Node's, which can't flush; the
 * number of the file can be flushed all the same.
 */
export const flushOpen = (file: FileHandle): Promise<void> =>
  process.versions['pnp'] === undefined ? file.sync() : syncByNumber(file.fd);

/** Makes sure that a file's bytes are on the disk before it gets its name. */
export const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await flushOpen(file);
  } finally {
    await file.close();
  }
};

/** Makes sure that the names in a folder are on the disk, where the system lets a folder be flushed. */
export const flushFolder = async (path: string): Promise<void> => {
  // Windows opens no folders, and keeps names by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await flushOpen(folder);
  } finally {
    await folder.close();
  }
};
