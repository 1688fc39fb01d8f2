/** Where a batch keeps what it has done, and its videos. */
import { rmdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { makeFolders } from '../make-folders';
import { folderProblem } from '../output/folder-problem';

/** Beside the file, so that it is found again from anywhere; that of stdin is in the working folder. */
export const journalOf = (file: string, given: string | undefined): string => {
  const journal = resolve(given ?? `${file === '-' ? 'stdin' : file}.journal`);
  if (file === '-' || journal !== resolve(file)) return journal;
  throw new CliError(EXIT.usage, 'The journal and the requests are the same file.', {
    next: 'Leave --journal out, or name another file.',
  });
};

/** Makes sure, before anything is sent, that results can be kept; gives what takes a folder away that stayed empty. */
export const prepareFolders = (journal: string, outputDir: string | undefined): (() => void) => {
  let made: string | undefined;
  if (statSync(journal, { throwIfNoEntry: false })?.isFile() === false)
    throw new CliError(EXIT.usage, `--journal ${journal} is no file.`, {
      next: 'Name a file that does not exist yet, or the journal of an earlier run. Nothing was sent.',
    });
  for (const [flag, folder] of [
    ['--journal', dirname(journal)],
    ['--output-dir', outputDir],
  ] as const) {
    if (folder === undefined) continue;
    try {
      const first = makeFolders(folder);
      if (folder === outputDir && first !== undefined) made = folder;
    } catch (cause) {
      throw new CliError(EXIT.usage, `${flag}: the folder ${folder} can't be made: ${(cause as Error).message}.`, {
        next: 'Name a folder that you may write to. Nothing was sent.',
        cause,
      });
    }
    const problem = folderProblem(folder);
    if (problem !== undefined)
      throw new CliError(EXIT.usage, `${flag} ${folder} can't be written: ${problem}.`, {
        next: 'Name a folder that you may write to. Nothing was sent.',
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
