/** A random key in a file of its own. */

import { randomBytes } from 'node:crypto';
import { closeSync, constants, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { claimFile, FILE_MODE } from './private-files';

const flushFolder = (path: string): void => {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The key of a file; undefined when it is not there or holds none. */
export const readKeyFile = (path: string, bytes: number): Uint8Array | undefined => {
  const text = read(path) ?? '';
  if (!/^[0-9a-f]+$/.test(text) || text.length !== 2 * bytes) return undefined;
  claimFile(path);
  return Buffer.from(text, 'hex');
};

/** Writes a new key; it is on the disk before anything uses it. */
export const writeKeyFile = (path: string, bytes: number): Uint8Array => {
  const key = randomBytes(bytes);
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC, FILE_MODE);
  try {
    writeSync(file, `${key.toString('hex')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  flushFolder(dirname(path));
  return key;
};
