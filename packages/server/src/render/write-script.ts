/** Writes what a film shows when beside its video. */
import { writeFile } from 'node:fs/promises';
import { besideVideo } from '../ports/side-files';
import type { FilmScript } from '../ports/renderer';

export const writeScript = (videoPath: string, script: FilmScript): Promise<void> =>
  writeFile(besideVideo(videoPath, 'script'), `${JSON.stringify(script)}\n`);
