/** Folders and files whose content is acted on: nobody but their owner may have put anything there. */
import { lstatSync } from 'node:fs';
import { makeFolders } from './make-folders';

/** Whether it is this user's alone and no link. Windows has no such modes: its folders of a user are closed by themselves. */
export const isOwn = (path: string, kind: 'folder' | 'file'): boolean => {
  const stats = lstatSync(path);
  if (!(kind === 'folder' ? stats.isDirectory() : stats.isFile())) return false;
  const uid = process.getuid?.();
  return uid === undefined || (stats.uid === uid && (stats.mode & 0o077) === 0);
};

/** Makes the folder where there is none. Throws for one that others may write to or read. */
export const openOwnFolder = (path: string): void => {
  makeFolders(path, 0o700);
  if (!isOwn(path, 'folder')) throw new Error(`${path} is not a folder of yours alone (owner and mode 0700)`);
};
