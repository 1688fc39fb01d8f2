/** Loads the reference server, which is an optional part of the installation, when a command needs it. */
import type * as Server from '@vid/server';
import type * as Catalog from '@vid/server/catalog';
import type * as Installation from '@vid/server/installation';
import type * as ServerProgram from '@vid/server/program';
import type * as Running from '@vid/server/running';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

const absent = (cause: unknown): CliError =>
  new CliError(EXIT.unexpected, 'This needs @vid/server, which is not installed.', {
    next: 'Install it with `npm install @vid/server`.',
    cause,
  });

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes('@vid/server');

/** The server as a library. */
export const loadServer = async (): Promise<typeof Server> => {
  try {
    return await import('@vid/server');
  } catch (error) {
    throw isAbsent(error) ? absent(error) : error;
  }
};

/** What films can be made of. */
export const loadCatalog = async (): Promise<typeof Catalog> => {
  try {
    return await import('@vid/server/catalog');
  } catch (error) {
    throw isAbsent(error) ? absent(error) : error;
  }
};

/** The server's own command line. */
export const loadServerProgram = async (): Promise<typeof ServerProgram> => {
  try {
    return await import('@vid/server/program');
  } catch (error) {
    throw isAbsent(error) ? absent(error) : error;
  }
};

/** What finds and ends the server of a data folder. */
export const loadRunning = async (): Promise<typeof Running> => {
  try {
    return await import('@vid/server/running');
  } catch (error) {
    throw isAbsent(error) ? absent(error) : error;
  }
};

/** What looks at an installation, if the server is installed. */
export const loadInstallation = async (): Promise<typeof Installation | undefined> => {
  try {
    return await import('@vid/server/installation');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
};
