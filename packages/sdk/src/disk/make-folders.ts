import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory();

/** Whether nothing is there; what can't be looked at is somebody else's to tell. */
const isMissing = (path: string): Promise<boolean> =>
  stat(path).then(
    () => false,
    (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT',
  );

/**
 * Makes a folder with those above it, and gives the first that it made. One level at a time: below a folder that takes none,
 * such as /proc, Node 20 would try for ever. What stands before `..` is made too, as the way leads through it.
 * One that is there is left alone: Windows refuses to make a drive's root.
 */
export const makeFolders = async (path: string, mode?: number): Promise<string | undefined> => {
  const missing: string[] = [];
  let at = path;
  while ((await isMissing(at)) && dirname(at) !== at) {
    missing.unshift(at);
    at = dirname(at);
  }
  if (missing.length === 0 && (await isFolder(at).catch(() => false))) return undefined;
  for (const folder of missing.length === 0 ? [at] : missing)
    try {
      await mkdir(folder, { mode });
    } catch (error) {
      // Somebody was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !(await isFolder(folder).catch(() => false)))
        throw error;
    }
  return missing[0];
};
