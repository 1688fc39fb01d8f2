import { FileJournal } from '@vid/sdk/journal';
import type { Io } from './io';

/** Opens a journal of renders; what was spoilt in its file is told, and lines that this program keeps beside are not. */
export const openJournal = ({ note }: Pick<Io, 'note'>, path: string): FileJournal =>
  new FileJournal({
    path,
    onSkipped({ line, reason }) {
      if (reason === 'rotated') note(`warning: ${path} was replaced while it was in use.`);
      else if (reason !== 'foreign') note(`warning: ${path}:${line} is ${reason} and was skipped.`);
    },
  });
