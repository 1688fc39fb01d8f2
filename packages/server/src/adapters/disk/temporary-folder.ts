/**
 * The system's folder for temporary files, in which a server without a folder of its own keeps videos and media. A folder
 * there bears the name of its process, so that what a killed one left is removed by the next.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderFailure } from '../../ports/renderer';
import { removeTree } from '../../remove-tree';
import { processLives } from '../running/process-lives';

const problemOf = (error: unknown): string =>
  `The folder for temporary files, ${tmpdir()}, can't be used (${(error as NodeJS.ErrnoException).code ?? String(error)}); set TMPDIR (TEMP on Windows) to one that can be written.`;

/** What is wrong with it, and what to do; undefined when nothing is. */
export const temporaryFolderProblem = (): string | undefined => {
  try {
    accessSync(tmpdir(), constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
};

/** Another machine's processes have numbers of their own; it may share the folder. */
const host = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** Removes the folders of processes that are gone. What can't be removed is another user's, and stays. */
const removeDeadFolders = async (base: string): Promise<void> => {
  const own = host();
  const names = await readdir(base).catch(() => []);
  for (const name of names) {
    const [, machine, pid] = /^vid-work\.([0-9a-f]{8})\.(\d+)\.\w{6}$/.exec(name) ?? [];
    if (machine === own && !processLives(Number(pid))) await removeTree(join(base, name)).catch(() => undefined);
  }
};

/** Makes a folder of this process's own in one that others use, too. */
export const makeProcessFolder = async (base: string): Promise<string> => {
  await removeDeadFolders(base);
  return mkdtemp(join(base, `vid-work.${host()}.${process.pid}.`));
};

/** Makes a folder of its own in the system's. */
export const makeTemporaryFolder = (): Promise<string> =>
  makeProcessFolder(tmpdir()).catch((error: unknown) => {
    throw new RenderFailure('part-missing', problemOf(error), { cause: error });
  });
