import { FileJournal, type RenderJournal } from '@vid/sdk/journal';
import type { Io } from './io';
import { journalPath } from './journal-path';
import { ELSEWHERE } from './journal-problem';
import type { Settings } from './settings';
import { withSettled } from './settled-journal';
import { readSettled } from './settled-renders';
import { tellingWhere } from './telling-where';

/**
 * Opens a journal of renders; what was spoilt in its file is told, and lines that this program keeps beside are not. Its
 * errors say where it is, and what to do; `otherwise` says what helps as well.
 */
export const openJournal = ({ note }: Pick<Io, 'note'>, path: string, otherwise: string = ELSEWHERE): RenderJournal =>
  tellingWhere(
    new FileJournal({
      path,
      onSkipped({ line, reason }) {
        if (reason === 'rotated') note(`warning: ${path} was replaced while it was in use.`);
        else if (reason !== 'foreign') note(`warning: ${path}:${line} is ${reason} and was skipped.`);
      },
    }),
    otherwise,
  );

/** The same with the jobs that were named with `vid job settle`; that of this machine's renders, or one of a batch. */
export const openSettledJournal = (
  io: Pick<Io, 'note'>,
  settings: Settings,
  batch?: { readonly path: string; readonly otherwise: string },
): RenderJournal => {
  const own = journalPath(settings);
  return withSettled(openJournal(io, batch?.path ?? own, batch?.otherwise), () => readSettled(own));
};
