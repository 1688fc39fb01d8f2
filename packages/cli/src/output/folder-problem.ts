import { closeSync, openSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { partName } from './part-name';

/** What keeps a folder from being written into: the system's code, and what that means. */
interface Refusal {
  readonly code: string;
  readonly words: string;
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is no folder',
  ENOSPC: 'its disk is full, ENOSPC',
  EDQUOT: "this user's share of its disk is used up, EDQUOT",
  EROFS: 'its file system is read-only, EROFS',
};

const refusal = (code: string): Refusal => ({ code, words: WORDS[code] ?? code });

/** Writes a few bytes: a disk that is full still takes a file without any. */
const tryFile = (path: string): void => {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, 'vid');
  } finally {
    closeSync(file);
    unlinkSync(path);
  }
};

/** Why nothing can be written into a folder; undefined when something can. What tries it is gone again at once. */
export const folderRefusal = (folder: string): Refusal | undefined => {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) return refusal('ENOENT');
    if (!stats.isDirectory()) return refusal('ENOTDIR');
    tryFile(join(folder, partName()));
    return undefined;
  } catch (error) {
    return refusal((error as NodeJS.ErrnoException).code ?? String(error));
  }
};

/** The same as a sentence without its end. */
export const folderProblem = (folder: string): string | undefined => {
  const { code, words } = folderRefusal(folder) ?? {};
  if (code === undefined) return undefined;
  if (code === 'ENOENT') return `the folder ${folder} does not exist`;
  return code === 'ENOTDIR' ? `${folder} is no folder` : `the folder ${folder} is not writable (${words})`;
};

/** Whether a text tells of a disk that takes no more. */
export const isDiskFull = (text: string): boolean => /\b(ENOSPC|EDQUOT)\b/.test(text);
