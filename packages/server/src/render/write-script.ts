/** Writes what a film shows when beside its video. */
import { writeFile } from 'node:fs/promises';
import type { FilmScript } from '../ports/renderer';
import { besideVideo } from '../ports/side-files';

export const writeScript = (videoPath: string, script: FilmScript): Promise<void> =>
  writeFile(besideVideo(videoPath, 'script'), `${JSON.stringify(script)}\n`);
