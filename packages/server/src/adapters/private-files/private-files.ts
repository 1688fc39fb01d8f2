/**
 * Files and folders that are their owner's alone, from the moment they are there. Modes are given at creation, never
 * narrowed afterwards, so that there is no moment in which somebody else could open one.
 */
import { chmodSync, closeSync, constants, fchmodSync, fstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { makeFolders } from '../../make-folders';

export const FILE_MODE = 0o600;
export const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/** Windows has no such modes: there, what a user's folder holds is that user's. */
const hasModes = process.platform !== 'win32';

const isOpen = (path: string): boolean => hasModes && (statSync(path).mode & OTHERS) !== 0;

/**
 * Makes a file that is not there yet, and narrows one that an earlier version left open to others. A device or a pipe that its
 * name leads to is everybody's, and stays so.
 */
export const claimFile = (path: string): void => {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, FILE_MODE);
  try {
    const stats = fstatSync(file);
    if (hasModes && stats.isFile() && (stats.mode & OTHERS) !== 0) fchmodSync(file, FILE_MODE);
  } finally {
    closeSync(file);
  }
};

/**
 * Makes a folder with those above it. One that is there already is narrowed when it is empty or holds `mark`, which says
 * that it is this program's; any other folder is left as it is, and `open` tells that others may look into it.
 */
export const claimFolder = (path: string, mark: string): { readonly open: boolean } => {
  makeFolders(path, FOLDER_MODE);
  if (!isOpen(path)) return { open: false };
  const names = readdirSync(path);
  if (names.length > 0 && !names.includes(mark)) return { open: true };
  try {
    chmodSync(path, FOLDER_MODE);
    return { open: false };
  } catch {
    // Somebody else's, such as a volume that was mounted: what it holds is private all the same.
    return { open: true };
  }
};
