import { closeSync, openSync, statSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { systemAdvice, wordsOfCode } from '../system-error';
import { partName } from './part-name';

/** What keeps a folder from being written into: the system's code, and what that means. */
interface Refusal {
  readonly code: string;
  readonly words: string;
}

const OWN: Readonly<Record<string, string>> = { ENOENT: 'it does not exist', ENOTDIR: 'it is no folder' };

const refusal = (code: string): Refusal => {
  const words = wordsOfCode(code);
  return { code, words: OWN[code] ?? (words === undefined ? code : `${words}, ${code}`) };
};

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

/** The same as a sentence without its end, which is followed by what to do: `otherwise` says what helps as well. */
export const folderProblem = (
  folder: string,
  otherwise: string,
): { readonly why: string; readonly next: string } | undefined => {
  const refused = folderRefusal(folder);
  if (refused === undefined) return undefined;
  const { code, words } = refused;
  const next = systemAdvice({ code }, folder, otherwise);
  if (code === 'ENOENT') return { why: `the folder ${folder} does not exist`, next };
  return {
    why: code === 'ENOTDIR' ? `${folder} is no folder` : `the folder ${folder} is not writable (${words})`,
    next,
  };
};
