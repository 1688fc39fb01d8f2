/** The recording that `--voice-file` names. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Its absolute path; refuses what is no file before anything is drawn. */
export const recordingFile = (file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  const path = resolve(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === true) return path;
  const why = stats === undefined ? 'is not there' : stats.isDirectory() ? 'is a folder' : 'is no file';
  throw new CliError(EXIT.usage, `The recording ${path} ${why}.`, {
    next: 'Name a sound file with --voice-file in which the lines of the film are said, one after the other.',
  });
};
