/** The server of a data folder, as somebody outside finds it. */
import { databaseInUse } from '../sqlite/database-in-use';
import { type RunFile, readRunFile, UnknownServerError } from './run-file';

/**
 * What the run file says; undefined where no server runs, as far as anybody has written it down.
 *
 * @throws {UnknownServerError} it can't be told whether one runs
 */
export const findServer = (folder: string): RunFile | undefined => {
  const server = readRunFile(folder);
  if (server === undefined && databaseInUse(folder))
    throw new UnknownServerError(
      `A process uses the database in ${folder}, but server.json, which would name it, is not there or is no such file.`,
    );
  return server;
};
