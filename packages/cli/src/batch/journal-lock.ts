/** Keeps two runs off the same journal. Money does not hang on it: the journal itself gives a key to one process only. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { takeLock } from '../file-lock';
import { isSystemError } from '../system-error';
import { batchJournalProblem } from './batch-journal-problem';

/** Takes the lock of a journal, or refuses at once; the returned function gives it back. */
export const lockJournal = async (journal: string): Promise<() => void> => {
  const path = `${journal}.lock`;
  return takeLock(path, {
    patienceMs: 0,
    onTaken: ({ pid, host }) => {
      const who = pid === undefined ? '' : ` (process ${pid} on ${host})`;
      return new CliError(EXIT.usage, `Another run${who} works with ${journal}.`, {
        next: `Wait for it to end, or name another journal with --journal. If no such run exists, remove ${path}.`,
      });
    },
  }).catch((error: unknown) => {
    throw isSystemError(error) ? batchJournalProblem(journal, 'written', error) : error;
  });
};
