/** Where a batch keeps what it has done, and its videos. */
import { rmdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { makeFolders } from '../make-folders';
import { folderProblem } from '../output/folder-problem';
import { systemAdvice, systemWords } from '../system-error';
import { batchJournalProblem, JOURNAL_ELSEWHERE } from './batch-journal-problem';

/** Beside the file, so that it is found again from anywhere; that of stdin is in the working folder. */
export const journalOf = (file: string, given: string | undefined): string => {
  const journal = resolve(given ?? `${file === '-' ? 'stdin' : file}.journal`);
  if (file === '-' || journal !== resolve(file)) return journal;
  throw new CliError(EXIT.usage, 'The journal and the requests are the same file.', {
    next: 'Leave --journal out, or name another file.',
  });
};

/** Whether something that is no file is there. */
const isOther = (journal: string): boolean => {
  try {
    return statSync(journal, { throwIfNoEntry: false })?.isFile() === false;
  } catch (cause) {
    // What is wrong with its folder is told with that.
    if ((cause as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw batchJournalProblem(journal, 'read', cause);
  }
};

/** Makes sure, before anything is sent, that results can be kept; gives what takes a folder away that stayed empty. */
export const prepareFolders = (journal: string, outputDir: string | undefined): (() => void) => {
  let made: string | undefined;
  if (isOther(journal))
    throw new CliError(EXIT.usage, `--journal ${journal} is no file.`, {
      next: 'Name a file that does not exist yet, or the journal of an earlier run. Nothing was sent.',
    });
  for (const { what, folder, otherwise } of [
    { what: `The journal ${journal}`, folder: dirname(journal), otherwise: JOURNAL_ELSEWHERE },
    { what: `--output-dir ${outputDir}`, folder: outputDir, otherwise: 'name a folder that you may write to' },
  ]) {
    if (folder === undefined) continue;
    try {
      const first = makeFolders(folder);
      if (folder === outputDir && first !== undefined) made = folder;
    } catch (cause) {
      const why =
        folder === outputDir ? systemWords(cause) : `the folder ${folder} can't be made: ${systemWords(cause)}`;
      throw new CliError(EXIT.usage, `${what} can't be written: ${why}.`, {
        next: `${systemAdvice(cause, folder, otherwise)} Nothing was sent.`,
        cause,
      });
    }
    const problem = folderProblem(folder, otherwise);
    if (problem !== undefined)
      throw new CliError(EXIT.usage, `${what} can't be written: ${problem.why}.`, {
        next: `${problem.next} Nothing was sent.`,
      });
  }
  return () => {
    try {
      if (made !== undefined) rmdirSync(made);
    } catch {
      // Videos lie in it.
    }
  };
};
