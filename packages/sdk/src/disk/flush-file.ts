/**
 * Waits until what was written to an open file, or the names in an open folder, are on the disk. Yarn without node_modules puts
 * file handles of its own in the place of Node's, which can't flush; the number of the file can be flushed all the same.
 */
import { fdatasync, fsync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';

const byNumber = { sync: promisify(fsync), datasync: promisify(fdatasync) };

const flush = (file: FileHandle, how: keyof typeof byNumber): Promise<void> =>
  process.versions['pnp'] === undefined ? file[how]() : byNumber[how](file.fd);

/** Flushes a file or a folder with all that is known of it. */
export const flushFile = (file: FileHandle): Promise<void> => flush(file, 'sync');

/** Flushes what is needed to read a file's bytes again. */
export const flushData = (file: FileHandle): Promise<void> => flush(file, 'datasync');
