/** A batch that this machine renders. */
import { startLocalService } from '../local-service';
import type { Session } from '../session';
import type { BatchFlags } from './batch-flags';
import { journalOf, prepareFolders } from './batch-folders';
import { BatchJournal } from './batch-journal';
import { JOURNAL_ELSEWHERE } from './batch-journal-problem';
import { driveBatch } from './drive-batch';
import { lockJournal } from './journal-lock';
import { readLines } from './read-lines';

/** Needs no key and no service; what lines lack is assumed, and told once. */
export const localBatch = async (session: Session, file: string, flags: BatchFlags): Promise<void> => {
  const told = new Set<string>();
  const onAssumed = (note: string): void => {
    if (!told.has(note)) session.io.note(`note: ${note}`);
    told.add(note);
  };
  const service = await startLocalService({ ...flags, onAssumed });
  try {
    const lines = await readLines(session, file, service.client, true);
    const path = journalOf(file, flags.journal);
    const tidy = prepareFolders(path, flags.outputDir ?? '.');
    const release = await lockJournal(path);
    try {
      const { openJournal } = await import('../open-journal');
      const renders = openJournal(session.io, path, JOURNAL_ELSEWHERE);
      const journal = await BatchJournal.open({ path, scope: 'local', renders });
      await driveBatch(session, service.client, { lines, journal, flags, service });
    } finally {
      release();
      tidy();
    }
  } finally {
    await service.close();
  }
};
