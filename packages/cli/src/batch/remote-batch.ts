/** A batch that the service renders. */
import { resolve } from 'node:path';
import { journalPath } from '../journal-path';
import type { Session } from '../session';
import { readSettled } from '../settled-renders';
import type { BatchFlags } from './batch-flags';
import { journalOf, prepareFolders } from './batch-folders';
import { BatchJournal, batchScope } from './batch-journal';
import { JOURNAL_ELSEWHERE } from './batch-journal-problem';
import { recordBatchRun } from './batch-runs';
import { driveBatch } from './drive-batch';
import { lockJournal } from './journal-lock';
import { readLines } from './read-lines';

/** Pays for what was never accepted, and picks up what was. */
export const remoteBatch = async (session: Session, file: string, flags: BatchFlags): Promise<void> => {
  const { io, settings } = session;
  const { makeClient } = await import('../connect');
  const { openJournal, openSettledJournal } = await import('../open-journal');
  const early = await session.client();
  const lines = await readLines(session, file, early, false);
  const path = journalOf(file, flags.journal);
  const tidy = prepareFolders(path, flags.outputDir);
  const { user_id: userId } = await early.account.retrieve();
  const release = await lockJournal(path);
  try {
    const own = journalPath(settings);
    const mirror = openJournal(io, own);
    const scope = batchScope(settings.baseUrl?.value ?? '', userId);
    const renders = openSettledJournal(io, settings, { path, otherwise: JOURNAL_ELSEWHERE });
    const journal = await BatchJournal.open({ path, scope, renders, mirror, settled: readSettled(own) });
    recordBatchRun(own, {
      batch: journal.id,
      file: file === '-' ? file : resolve(file),
      journal: flags.journal === undefined && file !== '-' ? undefined : path,
      outputDir: flags.outputDir === undefined ? undefined : resolve(flags.outputDir),
    });
    await driveBatch(session, makeClient(settings, journal, scope), { lines, journal, flags });
  } finally {
    release();
    tidy();
  }
};
