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

const flushNames = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await flushOpen(folder);
  } finally {
    await folder.close();
  }
};

interface Flushes {
  now: Promise<void>;
  next?: Promise<void> | undefined;
}
const flushes = new Map<string, Flushes>();

/**
 * Makes sure that the names in a folder are on the disk, where the system lets a folder be flushed. Whoever asks while it is
 * flushed shares the flush after that one.
 */
export const flushFolder = (path: string): Promise<void> => {
  // Windows opens no folders, and keeps names by itself.
  if (process.platform === 'win32') return Promise.resolve();
  const known = flushes.get(path);
  if (known?.next !== undefined) return known.next;
  const begin = async (): Promise<void> => {
    await known?.now.catch(() => undefined);
    const own: Flushes = { now: flushNames(path) };
    flushes.set(path, own);
    await own.now.finally(() => {
      if (flushes.get(path) === own && own.next === undefined) flushes.delete(path);
    });
  };
  const flushed = begin();
  if (known !== undefined) known.next = flushed;
  return flushed;
};
