/** The music that `--music` or `VID_MUSIC` names. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Its absolute path; refuses what is no file before anything is drawn. */
export const musicFile = (flag: string | undefined): string | undefined => {
  const file = flag ?? process.env['VID_MUSIC']?.trim();
  if (file === undefined || file === '') return undefined;
  const path = resolve(file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === true) return path;
  const why = stats === undefined ? 'is not there' : stats.isDirectory() ? 'is a folder' : 'is no file';
  throw new CliError(EXIT.usage, `The music ${path} ${why}.`, {
    next: 'Name a WAV, MP3, M4A, OGG or FLAC file with --music.',
  });
};
