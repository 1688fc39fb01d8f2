/** The music that `--music` or `VID_MUSIC` names. */
import { namedFile } from './named-file';

const NEXT = 'Name a WAV, MP3, M4A, OGG or FLAC file with --music.';

export const musicFile = (flag: string | undefined): string | undefined => {
  const file = flag ?? process.env['VID_MUSIC']?.trim();
  return file === undefined || file === '' ? undefined : namedFile(file, 'music', NEXT);
};
