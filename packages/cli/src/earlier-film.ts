/** The kind of file that a film may replace without a word: an earlier film, by the journal of renders or by its own mark. */
import { realpathSync } from 'node:fs';
import { readSeenJobs } from './job-ends';
import { journalPath } from './journal-path';
import { listLocalRenders } from './local-renders';
import { type FileKind, VIDEO } from './output/file-kind';
import { isOwnFilm } from './output/is-own-film';
import type { Settings } from './settings';

/** Files are there behind links; one that is gone is nobody's. */
const realOf = (file: string): string | undefined => {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
};

const isRecorded = (journal: string, path: string): boolean =>
  [...readSeenJobs(journal).values(), ...listLocalRenders(journal)].some(
    ({ file }) => typeof file === 'string' && realOf(file) === path,
  );

export const earlierFilm = (settings: Settings): FileKind => ({
  ...VIDEO,
  isOwn: (path) => isOwnFilm(path) || isRecorded(journalPath(settings), path),
});
