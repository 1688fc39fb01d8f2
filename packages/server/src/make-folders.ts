import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a folder with those above it, and gives the first that it made. One level at a time: below a folder that takes none,
 * such as /proc, Node 20 would try for ever. What stands before `..` is made too, as the way leads through it.
 */
export const makeFolders = (path: string, mode?: number): string | undefined => {
  const missing: string[] = [];
  let at = path;
  while (statSync(at, { throwIfNoEntry: false }) === undefined && dirname(at) !== at) {
    missing.unshift(at);
    at = dirname(at);
  }
  if (missing.length === 0 && isFolder(at)) return undefined;
  for (const folder of missing.length === 0 ? [at] : missing)
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      // Somebody was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(folder)) throw error;
    }
  return missing[0];
};
