import { FileJournal, type RenderJournal } from '@vid/sdk/journal';
import type { Io } from './io';
import { journalPath } from './journal-path';
import type { Settings } from './settings';
import { withSettled } from './settled-journal';
import { readSettled } from './settled-renders';

/** Opens a journal of renders; what was spoilt in its file is told, and lines that this program keeps beside are not. */
export const openJournal = ({ note }: Pick<Io, 'note'>, path: string): FileJournal =>
  new FileJournal({
    path,
    onSkipped({ line, reason }) {
      if (reason === 'rotated') note(`warning: ${path} was replaced while it was in use.`);
      else if (reason !== 'foreign') note(`warning: ${path}:${line} is ${reason} and was skipped.`);
    },
  });

/** The same with the jobs that were named with `vid job settle`; without a path, that of this machine's renders. */
export const openSettledJournal = (io: Pick<Io, 'note'>, settings: Settings, path?: string): RenderJournal => {
  const own = journalPath(settings);
  return withSettled(openJournal(io, path ?? own), () => readSettled(own));
};
