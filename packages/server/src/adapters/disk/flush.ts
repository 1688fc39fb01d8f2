/** Waits until something is on the disk, so that it outlives a loss of power. */
import { open } from 'node:fs/promises';

/** Makes sure that a file's bytes are on the disk before it gets its name. */
export const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await file.sync();
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
    await folder.sync();
  } finally {
    await folder.close();
  }
};
