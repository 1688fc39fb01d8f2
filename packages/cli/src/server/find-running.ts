/** The server of a data folder, whoever asks for it. */
import type { RunFile, Standing } from '@vid/server/running';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { loadRunning } from '../load-server';

/** What a folder's run file says, and whether its process lives. */
export interface FoundServer {
  readonly server: RunFile;
  readonly standing: Standing;
}

/** Tells an error of the server's that says that it can't be told whether one runs; any other stays what it is. */
export const unknownServer = (folder: string, error: unknown): Error =>
  error instanceof Error && error.name === 'UnknownServerError'
    ? new CliError(EXIT.unexpected, `It can't be told whether a server runs in ${folder}. ${error.message}`, {
        next: 'Ask again in a moment: a server that runs writes server.json anew. Else make the folder readable, or look for the process vid-server yourself.',
        cause: error,
      })
    : (error as Error);

/** Undefined where none runs and none has left its file. Fails where that can't be told. */
export const findRunning = async (folder: string): Promise<FoundServer | undefined> => {
  const { findServer, standingOf } = await loadRunning();
  try {
    const server = findServer(folder);
    return server === undefined ? undefined : { server, standing: await standingOf(server) };
  } catch (error) {
    throw unknownServer(folder, error);
  }
};
