/** The recording that `--voice-file` names. */
import { namedFile } from './named-file';

const NEXT = 'Name a sound file with --voice-file in which the lines of the film are said, one after the other.';

export const recordingFile = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : namedFile(file, 'recording', NEXT);
