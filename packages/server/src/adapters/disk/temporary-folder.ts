/** The system's folder for temporary files, in which a server without a folder of its own keeps videos and media. */
import { accessSync, constants } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderFailure } from '../../ports/renderer';

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

/** Makes a folder of its own there. */
export const makeTemporaryFolder = (): Promise<string> =>
  mkdtemp(join(tmpdir(), 'vid-')).catch((error: unknown) => {
    throw new RenderFailure('part-missing', problemOf(error), { cause: error });
  });
